// What the program asks of the browser in words of its own: the storage, and files that come and go.

const NAME = "electrum-dominoes";
const FILES = "files";

let database = null;

// Claims the storage for this tab alone, for as long as the tab lives. A tab that was closed or killed a moment ago may still have it.
export async function claim() {
  if (!navigator.locks) return true;
  for (let tries = 0; tries < 15; tries++) {
    const held = await new Promise((answer, refuse) => {
      const hold = (lock) => {
        answer(lock !== null);
        // The lock is held until this promise ends, which it never does.
        return lock && new Promise(() => {});
      };
      navigator.locks.request(NAME, { ifAvailable: true }, hold).catch(refuse);
    });
    if (held) return true;
    await new Promise((go) => setTimeout(go, 40));
  }
  return false;
}

function connected() {
  if (database) return Promise.resolve(database);
  return new Promise((answer, refuse) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(FILES);
    asked.onerror = () => refuse(asked.error);
    asked.onsuccess = () => {
      database = asked.result;
      const lose = () => {
        database?.close();
        database = null;
      };
      database.onclose = lose;
      database.onversionchange = lose;
      answer(database);
    };
  });
}

// Returns all files, as names and contents in turn.
export async function kept() {
  const files = (await connected()).transaction(FILES).objectStore(FILES);
  const names = files.getAllKeys();
  const contents = files.getAll();
  await ended(files.transaction);
  return names.result.flatMap((name, at) => [name, contents.result[at]]);
}

// Replaces files, all of them or none. A file without content is deleted. It returns once they are on the disk.
export async function keep(names, contents) {
  const options = { durability: "strict" };
  try {
    const files = (await connected()).transaction(FILES, "readwrite", options).objectStore(FILES);
    names.forEach((name, at) => (contents[at] ? files.put(contents[at], name) : files.delete(name)));
    await ended(files.transaction);
  } catch (error) {
    // The next try connects anew.
    database?.close();
    database = null;
    throw error;
  }
}

function ended(transaction) {
  return new Promise((answer, refuse) => {
    transaction.oncomplete = () => answer();
    transaction.onabort = () => refuse(transaction.error ?? new Error("the browser stopped writing"));
  });
}

// Returns the languages beside English, as the names of their files and contents in turn: all of them, or those that the browser's own languages name.
export async function languages(all) {
  const tags = ["de", "es", "fr", "pt", "ru"].filter((tag) => all || navigator.languages.some((name) => name.slice(0, 2) === tag));
  const found = tags.map(async (tag) => {
    const name = `lang/${tag}.ftl`;
    const content = await fetched(name);
    return content ? [name, content] : [];
  });
  return (await Promise.all(found)).flat();
}

// Returns a font with the letters of Cyrillic script, if it can be had.
export const cyrillic = () => fetched("cyrillic.ttf");

async function fetched(name) {
  const answer = await fetch(new URL(name, document.baseURI)).catch(() => null);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}

// A worker with the same program. It calls `wake` when it has said something or failed.
export class Helper {
  constructor(program, wake) {
    this.said = [];
    this.failed = false;
    this.worker = new Worker(new URL("worker.js", document.baseURI), { type: "module" });
    this.worker.onmessage = ({ data }) => {
      this.said.push(data);
      wake();
    };
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.failed = true;
      wake();
    };
    this.worker.postMessage(program);
  }

  tell(text) {
    this.worker.postMessage(text);
  }

  next() {
    return this.said.shift();
  }

  has_failed() {
    return this.failed;
  }

  end() {
    this.worker.terminate();
  }
}

let zone = {};

// The browser's time zone. Every frame asks for it, and finding it out takes milliseconds, so that is done once a minute.
export function time_zone() {
  const minute = Math.floor(Date.now() / 60_000);
  if (zone.minute !== minute) zone = { minute, rule: rule_of_this_year() };
  return zone.rule;
}

// The time zone as POSIX writes one that has the rule of this year for ever, such as <std>-1:0<dst>-2:0,M3.5.0/2:0,M10.5.0/3:0.
function rule_of_this_year() {
  const year = new Date().getFullYear();
  const offset = (time) => -new Date(time).getTimezoneOffset();
  const clock = (minutes) => `${minutes < 0 ? "-" : ""}${Math.floor(Math.abs(minutes) / 60)}:${Math.abs(minutes) % 60}`;
  const start = Date.UTC(year, 0, 1);
  const hour = 3_600_000;
  const changes = [];
  for (let time = start; time < start + 366 * 24 * hour; time += hour / 2) {
    if (offset(time) !== offset(time - hour / 2)) changes.push(time);
  }
  if (changes.length !== 2) return `<std>${clock(-offset(start))}`;
  changes.sort((one, other) => offset(other) - offset(one));
  const [summer, winter] = changes.map((time) => {
    // What the clocks show when they are changed. A rule names the week of the month, and 5 for the last one.
    const shown = new Date(time + 60_000 * offset(time - hour));
    const day = shown.getUTCDate();
    const is_last = new Date(Date.UTC(year, shown.getUTCMonth(), day + 7)).getUTCMonth() !== shown.getUTCMonth();
    return `M${shown.getUTCMonth() + 1}.${is_last ? 5 : Math.ceil(day / 7)}.${shown.getUTCDay()}/${clock(60 * shown.getUTCHours() + shown.getUTCMinutes())}`;
  });
  return `<std>${clock(-offset(changes[1]))}<dst>${clock(-offset(changes[0]))},${summer},${winter}`;
}

// Asks the browser not to throw the files away when it needs room.
export function persist() {
  navigator.storage?.persist?.().catch(() => {});
}

export function later(seconds) {
  return new Promise((go) => setTimeout(go, 1000 * seconds));
}

// Lets the player choose a file. Returns its name and its content, or nothing.
export function pick(endings) {
  return new Promise((answer) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = endings;
    input.onchange = async () => {
      const file = input.files[0];
      answer(file ? [file.name, new Uint8Array(await file.arrayBuffer())] : []);
    };
    input.oncancel = () => answer([]);
    input.click();
  });
}

// Gives the player a file.
export function hand_out(name, bytes) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// Says on the page that the program has ended, and why.
export function say_the_end(why) {
  console.error(why);
  globalThis.dispatchEvent(new CustomEvent("ended", { detail: why }));
}

// Says that the table is shown.
export function say_the_start() {
  globalThis.dispatchEvent(new CustomEvent("started"));
}

export function show_title(title) {
  document.title = title;
}

export function is_full() {
  return document.fullscreenElement !== null;
}

export function make_full(fills) {
  (fills ? document.documentElement.requestFullscreen?.() : document.exitFullscreen?.())?.catch(() => {});
}

export function clipboard() {
  return navigator.clipboard?.readText?.() ?? Promise.reject();
}

// How many samples a second are asked for, how many at once, and how far ahead of what is heard, in seconds. A frame of the page may take that long.
const RATE = 48_000;
const BLOCK = 1024;
const AHEAD = 0.08;

// A loudspeaker that asks `fill` for samples until it was silent for a second. A page makes no sound before the first key or click.
export class Loudspeaker {
  constructor(fill) {
    this.fill = fill;
    this.context = null;
    this.timer = 0;
    this.until = 0;
    this.silent = 0;
  }

  rate() {
    return RATE;
  }

  // Returns whether the browser plays sounds now.
  wake() {
    if (!this.context) {
      if (!(navigator.userActivation?.hasBeenActive ?? true)) return false;
      this.context = new AudioContext({ sampleRate: RATE });
    }
    this.context.resume().catch(() => {});
    this.silent = 0;
    this.timer ||= setInterval(() => this.pour(), 20);
    this.pour();
    return true;
  }

  pour() {
    const now = this.context.currentTime;
    this.until = Math.max(this.until, now);
    while (this.until < now + AHEAD) {
      const block = this.context.createBuffer(2, BLOCK, RATE);
      this.silent = this.fill(block.getChannelData(0), block.getChannelData(1)) ? 0 : this.silent + block.duration;
      const source = this.context.createBufferSource();
      source.buffer = block;
      source.connect(this.context.destination);
      source.start(this.until);
      this.until += block.duration;
    }
    if (this.silent > 1) {
      clearInterval(this.timer);
      this.timer = 0;
      this.context.suspend().catch(() => {});
    }
  }
}

// Whether what points here first of all is a finger.
export const has_fingers = () => matchMedia("(pointer: coarse)").matches;
