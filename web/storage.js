// The browser's storage of files. One tab at a time may change them.

const OLDEST = "electrum-dominoes";
const FILES = "files";
// Which tab takes the storage over from the others when it opens.
const TAKES_OVER = `${OLDEST} takes over`;
// A page in another folder of the same server has files of its own. At the top they have the name that all pages used in version 1.0.
const FOLDER = globalThis.document ? new URL("./", document.baseURI).pathname : "/";
const NAME = FOLDER === "/" ? OLDEST : `${OLDEST} ${FOLDER}`;

let database = null;
// Whether the storage was there before.
let was_there = false;
// Another tab has taken the storage.
let is_lost = false;
// How many batches are on their way, and whether the last one failed.
let under_way = 0;
let has_failed = false;
let leaves = false;

const tell = (what, detail) => globalThis.dispatchEvent(new CustomEvent(what, { detail }));

function holding(options) {
  return new Promise((answer, refuse) => {
    const hold = (lock) => {
      answer(lock !== null);
      // The lock is held until this promise ends, which it never does.
      return lock && new Promise(() => {});
    };
    navigator.locks.request(NAME, options, hold).catch((error) => {
      if (error.name !== "AbortError") return refuse(error);
      is_lost = true;
      wait_for_the_turn();
    });
  });
}

function takes_over() {
  try {
    const takes = sessionStorage.getItem(TAKES_OVER) !== null;
    sessionStorage.removeItem(TAKES_OVER);
    return takes;
  } catch {
    return false;
  }
}

// After so many seconds, silence is a fault.
const PATIENCE = 5;

// Waits for an answer of the browser, and tells the page if it takes long.
async function answer_of(promise) {
  const timer = setTimeout(() => tell("silent"), 1000 * PATIENCE);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    tell("heard");
  }
}

// Claims the storage for this tab alone, for as long as the tab lives. A tab that was closed or killed a moment ago may still have it.
export const claim = () => answer_of(claimed());

async function claimed() {
  if (!navigator.locks) return true;
  if (takes_over()) return holding({ steal: true });
  for (let tries = 0; tries < 15; tries++) {
    if (await holding({ ifAvailable: true })) return true;
    await later(0.04);
  }
  wait_for_the_turn();
  return false;
}

// Offers to play here, and does so once no other tab has the storage. Whoever looks at another tab does not need it here.
async function wait_for_the_turn() {
  tell("offer", "taken");
  for (let has_come = false; !has_come; ) {
    if (document.hidden) await new Promise((shown) => document.addEventListener("visibilitychange", shown, { once: true }));
    await navigator.locks.request(NAME, () => (has_come = !document.hidden));
  }
  open_anew(true);
}

// Opens the page anew, once everything is kept that can be.
async function open_anew(takes_over) {
  // A disk that doesn't answer is not waited for.
  for (let tries = 0; under_way > 0 && tries < 200; tries++) await later(0.02);
  try {
    if (takes_over) sessionStorage.setItem(TAKES_OVER, "");
  } catch {
    // The page then claims the storage like any other.
  }
  leaves = true;
  location.reload();
}

// The page itself asks for this. A worker has neither tabs nor a storage.
if (globalThis.document) {
  addEventListener("open anew", ({ detail }) => open_anew(detail));
  addEventListener("beforeunload", (event) => {
    if (!leaves && !is_lost && (under_way > 0 || has_failed)) event.preventDefault();
  });
}

function opened(name, version, grow) {
  return new Promise((answer, refuse) => {
    const asked = indexedDB.open(name, version);
    asked.onupgradeneeded = () => grow(asked);
    asked.onerror = () => refuse(asked.error);
    asked.onsuccess = () => answer(asked.result);
  });
}

async function connected() {
  if (database) return database;
  const inherited = NAME === OLDEST || was_there ? [] : await files_of_the_oldest();
  let is_new = false;
  database = await opened(NAME, 1, (asked) => {
    is_new = true;
    const files = asked.result.createObjectStore(FILES);
    for (const [name, content] of inherited) files.put(content, name);
  });
  const lose = () => {
    database?.close();
    database = null;
  };
  database.onclose = lose;
  database.onversionchange = lose;
  // Whoever clears the storage while the game is open has lost more than what changes next.
  if (is_new && was_there) throw new DOMException("", "Cleared");
  was_there = true;
  return database;
}

// In version 1.0 all pages of a server had one storage. A page that was used then has a service worker from that time, and begins with what is there.
async function files_of_the_oldest() {
  const known = await indexedDB.databases?.().catch(() => null);
  if (known?.some(({ name }) => name === NAME)) return [];
  const before = await navigator.serviceWorker?.getRegistration?.().catch(() => null);
  if (!before || new URL(before.scope).pathname !== FOLDER) return [];
  try {
    const oldest = await opened(OLDEST, 1, (asked) => asked.transaction.abort());
    const found = await all_of(oldest);
    oldest.close();
    return found;
  } catch {
    return [];
  }
}

async function all_of(database) {
  const files = database.transaction(FILES).objectStore(FILES);
  const names = files.getAllKeys();
  const contents = files.getAll();
  await ended(files.transaction);
  return names.result.map((name, at) => [name, contents.result[at]]);
}

// Returns all files, as names and contents in turn.
export async function kept() {
  return (await answer_of(connected().then(all_of))).flat();
}

// Replaces files, all of them or none. A file without content is deleted. It returns once they are on the disk.
export async function keep(names, contents) {
  if (is_lost) throw new DOMException("", "Taken");
  const options = { durability: "strict" };
  under_way += 1;
  try {
    const files = (await connected()).transaction(FILES, "readwrite", options).objectStore(FILES);
    names.forEach((name, at) => (contents[at] ? files.put(contents[at], name) : files.delete(name)));
    await Promise.race([ended(files.transaction), later(PATIENCE).then(() => Promise.reject(new DOMException("", "Silent")))]);
    has_failed = false;
  } catch (error) {
    // The next try connects anew, unless that has just been done.
    if (error.name !== "Cleared") {
      database?.close();
      database = null;
    }
    has_failed = true;
    throw error;
  } finally {
    under_way -= 1;
  }
}

function ended(transaction) {
  return new Promise((answer, refuse) => {
    transaction.oncomplete = () => answer();
    transaction.onabort = () => refuse(transaction.error ?? new Error("the browser stopped writing"));
  });
}

// Asks the browser not to throw the files away when it needs room.
export function persist() {
  navigator.storage?.persist?.().catch(() => {});
}

export function later(seconds) {
  return new Promise((go) => setTimeout(go, 1000 * seconds));
}
