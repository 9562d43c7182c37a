// Plays in the page: by keys, by mouse, by finger, or by what a screen reader finds. Where things are on the canvas is read from the accessibility tree.

import assert from "node:assert/strict";

import { browser } from "./browser.mjs";

// How long anything may take that is waited for. A busy machine is slow.
export const PATIENCE = 120_000;

// Where a page at the top of its server keeps its files.
const STORAGE = "electrum-dominoes";

// The files that the program keeps, by their names.
export function files(page, storage = STORAGE) {
  return page.evaluate(
    (storage) =>
      new Promise((answer, refuse) => {
        const asked = indexedDB.open(storage);
        asked.onerror = () => refuse(asked.error);
        asked.onsuccess = () => {
          const files = asked.result.transaction("files").objectStore("files");
          const [names, contents] = [files.getAllKeys(), files.getAll()];
          files.transaction.oncomplete = () => {
            asked.result.close();
            answer(Object.fromEntries(names.result.map((name, at) => [name, new TextDecoder().decode(contents.result[at])])));
          };
        };
      }),
    storage,
  );
}

// Changes the files while no program runs on the page. `null` deletes one.
export function put(page, changed, storage = STORAGE) {
  return page.evaluate(
    ({ changed, storage }) =>
      new Promise((answer, refuse) => {
        const asked = indexedDB.open(storage, 1);
        asked.onupgradeneeded = () => asked.result.createObjectStore("files");
        asked.onerror = () => refuse(asked.error);
        asked.onsuccess = () => {
          const files = asked.result.transaction("files", "readwrite").objectStore("files");
          for (const [name, text] of Object.entries(changed)) text === null ? files.delete(name) : files.put(new TextEncoder().encode(text), name);
          files.transaction.oncomplete = () => {
            asked.result.close();
            answer();
          };
        };
      }),
    { changed, storage },
  );
}

// The text of the game at the table, without how long it was played, which a slow machine notes at any moment.
export async function game(page, storage) {
  const all = await files(page, storage);
  const name = Object.keys(all).find((name) => name.endsWith("game.ron"));
  return name ? all[name].replace(/Sum: \w+|played: \d+/g, "") : "";
}

// Notes what is being written into the storage. It runs before the page's own scripts.
export function watch_writes() {
  globalThis.writing = 0;
  // The page itself asks for fewer frames while it rests.
  globalThis.next_frame = requestAnimationFrame.bind(globalThis);
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (stores, mode, ...how) {
    const begun = transaction.call(this, stores, mode, ...how);
    if (mode !== "readwrite") return begun;
    globalThis.writing += 1;
    for (const end of ["complete", "abort"]) begun.addEventListener(end, () => (globalThis.writing -= 1));
    return begun;
  };
}

const two_frames = () => new Promise((next) => globalThis.next_frame(() => globalThis.next_frame(next)));

// Waits until the page has painted what was done, and has written what changed.
export async function at_rest(page) {
  await page.evaluate(async () => {
    for (let calm = 0; calm < 4; calm++) {
      await new Promise((next) => globalThis.next_frame(next));
      if (globalThis.writing > 0) calm = 0;
    }
  });
  await still_runs(page);
}

// Fails if the page says that the program has ended.
async function still_runs(page) {
  // While the page is opened anew, nothing can be asked.
  const end = await page.evaluate(() => document.querySelector("#note.ended")?.textContent).catch(() => "");
  assert.equal(end ?? "", "", "the program has ended");
}

// Waits until something holds, and returns it.
export async function until(page, what, test) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await test();
    if (found) return found;
    await still_runs(page);
    if (Date.now() > end) assert.fail(`${what}: ${(await nodes(page)).map((node) => node.name).join("; ")}`);
    await page.waitForTimeout(60);
  }
}

// What a screen reader finds, as names and places on the screen.
export function nodes(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("#reader [role]")].map((node) => {
      const at = node.getBoundingClientRect();
      const off = node.getAttribute("aria-disabled") !== null;
      return { id: node.id, role: node.getAttribute("role"), name: node.getAttribute("aria-label") ?? "", off, x: at.x, y: at.y, width: at.width, height: at.height };
    }),
  );
}

// The ways to press something.
export const HOW = {
  mouse: (page, node) => page.mouse.click(node.x + node.width / 2, node.y + node.height / 2),
  finger: (page, node) => page.touchscreen.tap(node.x + node.width / 2, node.y + node.height / 2),
  reader: (page, node) => page.evaluate((id) => document.getElementById(id)?.click(), node.id),
};

// A page of its own, once it shows the game.
export async function opened(address, options) {
  const context = await browser({ serviceWorkers: "block", ...options });
  const page = await context.newPage();
  await page.addInitScript(watch_writes);
  await page.goto(address, { waitUntil: "commit" });
  await until(page, "the page does not open", () => page.evaluate(() => document.getElementById("note")?.hidden));
  return page;
}

// What has this name and can be pressed.
export const found = async (page, name, role) => (await nodes(page)).find((node) => (!role || node.role === role) && name.test(node.name) && !node.off);

// Presses what has this name, once it is there.
export async function press(page, how, name, role) {
  const node = await until(page, `there is no ${name}`, () => found(page, name, role));
  await how(page, node);
  await at_rest(page);
}

// Moves fingers from where they are put down to where they are lifted.
export async function move_fingers(page, fingers) {
  const session = await page.context().newCDPSession(page);
  const points = (way) => fingers.map(([from, to], id) => ({ id, x: from.x + way * (to.x - from.x), y: from.y + way * (to.y - from.y) }));
  for (let step = 0; step <= 8; step++) {
    await session.send("Input.dispatchTouchEvent", { type: step ? "touchMove" : "touchStart", touchPoints: points(step / 8) });
    await page.evaluate(two_frames);
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

export const BONE = /in your hand, (?!fits nowhere)/;
const BUTTON = /^(Draw|Pass|OK|New hand|Turn|Take)/;

// The names of the ends that a bone fits, by its own name. Every open end can be pressed, and an end that the bone does not fit says so.
export const ends_of = (bone) => new RegExp(`^(${(bone.name.split(", fits ")[1] ?? "no").replaceAll(/, | and /g, "|")}) end\\b`);

const can_be_pressed = (node) => node.role === "button" && !node.off;

// Makes one play or presses the one button, in whatever way. Returns the name of what was pressed last, or nothing if there is no turn.
export async function turn(page, press) {
  const before = await game(page);
  // Presses something, and gives the table some frames to do what comes of it.
  const brings = async (node, what) => {
    await press(page, node);
    for (let tries = 0; tries < 15; tries++) {
      await at_rest(page);
      const found = await what();
      if (found) return found;
    }
    return null;
  };
  const changed = async () => (await game(page)) !== before;
  const all = (await nodes(page)).filter(can_be_pressed);
  const bone = all.find((node) => BONE.test(node.name));
  if (bone) {
    // A bone that fits in one place is played at once. Otherwise its places are shown.
    const place = async () => (await nodes(page)).find((node) => can_be_pressed(node) && ends_of(bone).test(node.name));
    const found = await brings(bone, async () => ((await changed()) ? bone : place()));
    if (!found || found === bone) return found && bone.name;
    return (await brings(found, changed)) ? found.name : null;
  }
  const button = all.find((node) => BUTTON.test(node.name));
  return button && (await brings(button, changed)) ? button.name : null;
}

// Plays until something that a screen reader finds has such a name. Returns the number of turns.
export async function play_until(page, press, name) {
  const is_there = async () => (await nodes(page)).some((node) => name.test(node.name));
  let turns = 0;
  for (; !(await is_there()); turns++) {
    await until(page, "no turn comes", async () => (await turn(page, press)) || is_there());
  }
  return turns;
}

// Gives every key to the page in a frame of its own, as a person would.
export async function keys(page, ...all) {
  for (const key of all) {
    await page.keyboard.press(key);
    await page.evaluate(two_frames);
  }
}

// Plays by keyboard until the kept game differs from `before`: a bone of the hand if one fits, or else what the one button says.
export async function play(page, before) {
  await until(page, "no key changes the game", async () => {
    for (const all of [["Tab", "Enter", "Enter"], ["Escape", "Space"]]) {
      await keys(page, ...all);
      await at_rest(page);
      if ((await game(page)) !== before) return true;
    }
    return false;
  });
  return settled(page);
}

// Waits until the others have played, and returns the kept game.
export async function settled(page) {
  await until(page, "the turn does not come", async () => (await nodes(page)).some((node) => can_be_pressed(node) && (BONE.test(node.name) || BUTTON.test(node.name))));
  await at_rest(page);
  return game(page);
}

// Looks at another tab for a moment, and comes back.
export function look_away(page) {
  return page.evaluate(async () => {
    const show = (state) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
      Object.defineProperty(document, "hidden", { configurable: true, value: state === "hidden" });
      document.activeElement?.dispatchEvent(new Event(state === "hidden" ? "blur" : "focus"));
      document.dispatchEvent(new Event("visibilitychange"));
      dispatchEvent(new Event(state === "hidden" ? "pagehide" : "pageshow"));
    };
    show("hidden");
    await new Promise((done) => setTimeout(done, 300));
    show("visible");
    await new Promise((done) => globalThis.next_frame(() => globalThis.next_frame(done)));
  });
}
