// Lets the page rest. eframe asks the browser for every frame and looks whether there is anything to paint, which costs a few percent of a core. While nothing
// moves and nobody does anything, it looks less often.

// How often it looks then at least, in milliseconds, and how long a page is awake after somebody has done something. A pause that is shorter is none.
const LOOKS = 250;
const AWAKE = 500;
const SHORT = 50;
const WAKERS = [
  "pointerdown", "pointermove", "pointerup", "mousemove", "touchstart", "touchmove", "touchend", "touchcancel", "wheel", "click", "keydown", "keyup", "input", "compositionend",
  "paste", "copy", "cut", "dragover", "drop", "focusin", "blur", "focus", "resize", "visibilitychange", "awake",
];

const ask = globalThis.requestAnimationFrame?.bind(globalThis);
const cancel = globalThis.cancelAnimationFrame?.bind(globalThis);
// When something is to be painted, and until when the page is awake anyway.
let due = 0;
let awake = 0;
// What waits for a frame, by numbers that the browser doesn't use, and the browser's own numbers for what it has been asked since.
const waiting = new Map();
const asked = new Map();
let last = 0;
let timer = 0;

// Notes in how many seconds something is to be painted.
export function note_next(seconds) {
  due = performance.now() + 1000 * seconds;
}

function look() {
  timer = 0;
  for (const [number, paint] of waiting) {
    const frame = (time) => {
      asked.delete(number);
      paint(time);
    };
    asked.set(number, ask(frame));
  }
  waiting.clear();
}

function forget(number) {
  if (waiting.delete(number)) return;
  cancel(asked.get(number) ?? number);
  asked.delete(number);
}

function wake() {
  awake = performance.now() + AWAKE;
  if (timer === 0) return;
  clearTimeout(timer);
  look();
}

// A worker of the page paints nothing.
if (globalThis.document) {
  globalThis.requestAnimationFrame = (paint) => {
    const now = performance.now();
    if (due < now + SHORT || awake > now) return ask(paint);
    last -= 1;
    waiting.set(last, paint);
    timer ||= setTimeout(look, Math.min(due - now, LOOKS));
    return last;
  };
  globalThis.cancelAnimationFrame = forget;
  for (const type of WAKERS) addEventListener(type, wake, { capture: true, passive: true });
}
