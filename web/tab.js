// What the tab offers beside the table, in bars above it: to play here, a new version, and to leave. Also the keys and the history of the tab, and a picture that
// the browser has lost.

const canvas = globalThis.document?.getElementById("table");
const bars = globalThis.document?.getElementById("bars");
// The words of the bars in the player's language, by their ids.
let words = {};
// The bars that are shown, by their names.
const shown = new Map();

const tell = (what, detail) => dispatchEvent(new CustomEvent(what, { detail }));

// What each bar says, what its button says if it has one, and what that does.
const BARS = {
  taken: { text: "page-taken", button: "page-play-here", act: () => tell("open anew", true) },
  version: { text: "page-version", button: "page-reload", act: use_the_version },
  picture: { text: "page-picture", button: "page-reload", act: () => tell("open anew", false) },
  leaving: { text: "page-leaving" },
};

// Takes the words of the player's language, as ids and words in turn.
export function name_bars(all) {
  words = {};
  for (let at = 0; at < all.length; at += 2) words[all[at]] = all[at + 1];
  for (const [name, bar] of shown) fill(name, bar);
}

function fill(name, bar) {
  const { text, button } = BARS[name];
  bar.querySelector("span").textContent = words[text] ?? "";
  if (button) bar.querySelector("button").textContent = words[button] ?? "";
}

function show(name) {
  if (shown.has(name)) return;
  const { button, act } = BARS[name];
  const bar = document.createElement("p");
  bar.setAttribute("role", "status");
  bar.append(document.createElement("span"));
  if (button) bar.append(Object.assign(document.createElement("button"), { onclick: act, ariaKeyShortcuts: "Control+Enter", title: "Ctrl+Enter" }));
  shown.set(name, bar);
  bars.append(bar);
  fill(name, bar);
  make_room();
}

function hide(name) {
  shown.get(name)?.remove();
  shown.delete(name);
  make_room();
}

// The table begins below the bars.
function make_room() {
  document.documentElement.style.setProperty("--bars", `${bars.offsetHeight}px`);
}

let next_version = null;

function use_the_version() {
  next_version.postMessage("take over");
}

// Offers the version that this service worker has fetched.
function offer_version(worker) {
  next_version = worker;
  show("version");
}

async function keep_the_page() {
  const all = navigator.serviceWorker;
  // A browser that keeps no page for later still plays it now.
  const registration = await all?.register("offline.js").catch(() => null);
  if (!registration) return;
  // The first version that is kept is the one that is shown.
  const has_come = (worker) => worker?.state === "installed" && all.controller && offer_version(worker);
  has_come(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => has_come(worker));
  });
  all.addEventListener("controllerchange", () => tell("open anew", false));
  // A page that stays open for days hears of new versions too.
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < 3_600_000) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

// A browser may take the picture away, on a telephone for example while another program needs the memory. Nothing can be painted then, so the page is opened
// anew, with the game as it was. If that happens as soon as it is open, the player decides.
let lost = false;

function lose_the_picture() {
  lost = true;
  show("picture");
  if (performance.now() > 10_000) reload_when_seen();
}

function reload_when_seen() {
  if (lost && !document.hidden) tell("open anew", false);
}

// Whether there is something above the table that a step back closes.
let is_something_open = false;

export function note_open(is_open) {
  is_something_open = is_open;
}

// A step back closes what is open above the table. If nothing is, the page says that the next one leaves. For that it has entries of its own in the history, of
// which a browser counts only those that follow something the player has done. So there are two: one for a window and one for the question.
const MOST_GUARDS = 2;
const guards_here = () => globalThis.history?.state?.guards ?? 0;
let guards = guards_here();

function guard(event) {
  // Alt and an arrow are a step back themselves.
  if (!event.isTrusted || event.altKey || ["Alt", "Control", "Meta", "Shift"].includes(event.key)) return;
  hide("leaving");
  if (guards >= MOST_GUARDS) return;
  // Only the newest entry names the table, so that a step back never leads to one that was left.
  history.replaceState(history.state, "", bare());
  history.pushState({ guards: ++guards }, "", bare() + seat);
}

// The address keeps the table at which the player sits, so that a page that is opened anew comes back to it.
let seat = "";
const bare = () => location.pathname + location.search;

export function note_seat(code) {
  seat = code && `#${code}`;
  if (location.hash !== seat) history.replaceState(history.state, "", bare() + seat);
}

function step_back() {
  const before = guards;
  guards = guards_here();
  // A link that is followed is a step ahead.
  if (guards >= before || (location.hash && location.hash !== seat)) return;
  note_seat(seat.slice(1));
  if (is_something_open) return press_escape();
  if (shown.has("leaving")) return history.go(-1 - guards);
  show("leaving");
}

function press_escape() {
  for (const type of ["keydown", "keyup"]) canvas.dispatchEvent(new KeyboardEvent(type, { key: "Escape", code: "Escape" }));
}

// The keys with Ctrl or Alt and the function keys that the program uses, such as Ctrl+Shift+S. The browser does nothing else with them.
let kept_keys = new Set();

export function keep_keys(all) {
  kept_keys = new Set(all);
}

const NAMES = { ",": "Comma" };

function keep_key(event) {
  const key = NAMES[event.key] ?? (event.key.length === 1 ? event.key.toUpperCase() : event.key);
  const held = [(event.ctrlKey || event.metaKey) && "Ctrl", event.altKey && "Alt", event.shiftKey && "Shift"].filter(Boolean);
  const name = [...held, key].join("+");
  if (name === "Ctrl+Enter") bars.querySelector("button")?.click();
  if (kept_keys.has(name)) event.preventDefault();
}

// On some telephones the keyboard lies over the page instead of making it smaller.
function make_room_for_keyboard() {
  const { height, scale } = visualViewport;
  document.documentElement.style.setProperty("--height", scale === 1 ? `${height}px` : "100%");
}

// The browser's offer to install the page, if it makes one.
let installer = null;

export const can_install = () => installer !== null;

export function install() {
  installer?.prompt().catch(() => {});
  installer = null;
}

// Whether the browser could tell its user something while the tab is out of sight, but was not asked yet.
export const can_ask_to_call = () => globalThis.Notification?.permission === "default";

export function ask_to_call() {
  globalThis.Notification?.requestPermission().catch(() => {});
}

// Calls a user who looks at something else, and puts a mark on the page's icon where there is one. Telephones leave this to the service worker alone, which also brings the page to the front. What was called for is seen
// once the page is.
export async function call(text) {
  if (!document.hidden) return;
  navigator.setAppBadge?.().catch(() => {});
  if (globalThis.Notification?.permission !== "granted") return;
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => null);
  if (registration?.active) await registration.showNotification(text, { tag: "call" });
  else new Notification(text, { tag: "call" });
}

async function put_calls_away() {
  if (document.hidden) return;
  navigator.clearAppBadge?.().catch(() => {});
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => null);
  for (const call of (await registration?.getNotifications({ tag: "call" })) ?? []) call.close();
}

// What the browser's user prefers: less motion, more contrast, and dark or light colors.
export function preferences() {
  const wants = (what) => matchMedia(`(${what})`).matches;
  return [
    wants("prefers-reduced-motion: reduce"),
    wants("prefers-contrast: more") || wants("forced-colors: active"),
    wants("prefers-color-scheme: dark"),
    wants("prefers-color-scheme: light"),
  ];
}

// Calls `take` with every link and every file that the page is given from now on. A link is what stands behind the `#` of an address.
export function take_openings(take) {
  const follow = () => {
    const link = location.hash.slice(1);
    if (!link) return;
    // Whoever opens the page anew does not want to follow it again.
    history.replaceState(history.state, "", location.pathname + location.search);
    take(`dominoes:${link}`, undefined);
  };
  let opened = location.href;
  follow();
  addEventListener("hashchange", follow);
  globalThis.launchQueue?.setConsumer(async ({ files, targetURL }) => {
    // A shortcut brings an installed page that is open to the front, without going anywhere in it. The first launch is the one that opened the page.
    const { href, hash } = new URL(targetURL ?? "", location.href);
    if (href !== opened && hash.length > 1) take(`dominoes:${hash.slice(1)}`, undefined);
    opened = undefined;
    for (const handle of files ?? []) {
      const file = await handle.getFile();
      take(file.name, new Uint8Array(await file.arrayBuffer()));
    }
  });
}

// A worker of the page has no tab.
if (canvas) {
  addEventListener("offer", ({ detail }) => show(detail));
  addEventListener("started", keep_the_page);
  canvas.addEventListener("webglcontextlost", lose_the_picture);
  document.addEventListener("visibilitychange", reload_when_seen);
  document.addEventListener("visibilitychange", put_calls_away);
  put_calls_away();
  for (const type of ["pointerup", "keydown"]) document.addEventListener(type, guard, { capture: true });
  addEventListener("popstate", step_back);
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installer = event;
  });
  addEventListener("appinstalled", () => (installer = null));
  document.addEventListener("keydown", keep_key, { capture: true });
  visualViewport?.addEventListener("resize", make_room_for_keyboard);
  new ResizeObserver(make_room).observe(bars);
}
