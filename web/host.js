// What the program asks of the browser in words of its own: languages, workers, the time zone, and files that come and go.

// Returns languages, as their tags and the contents of their files in turn: all of them, or those that the browser's own languages name.
export async function languages(tags, all) {
  const wanted = tags.filter((tag) => all || navigator.languages.some((name) => name.slice(0, 2) === tag));
  const found = wanted.map(async (tag) => {
    const content = await fetched(`lang/${tag}.ftl`);
    return content ? [tag, content] : [];
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
      globalThis.dispatchEvent(new Event("awake"));
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

// Offers a text to other programs, where they are reached so: on telephones and tablets.
export function share(text) {
  if (matchMedia("(pointer: coarse)").matches) navigator.share?.({ text }).catch(() => {});
}

// Where a link behind this opens the program.
export function own_address() {
  return `${location.origin}${location.pathname}#`;
}

export function clipboard() {
  return navigator.clipboard?.readText?.() ?? Promise.reject();
}

// Whether what points here first of all is a finger.
export const has_fingers = () => matchMedia("(pointer: coarse)").matches;
