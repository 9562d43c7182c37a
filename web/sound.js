// The browser's loudspeaker. It plays blocks of samples on a thread of its own, each at its time.

// How many samples a second are asked for, how many at once, and how far ahead of what is heard, in seconds. The page may stand still for that long.
const RATE = 48_000;
const BLOCK = 1024;
const AHEAD = 0.5;
// A block that begins sooner than this can't be taken back any more.
const SOON = 0.005;

// A loudspeaker that asks `fill` for samples until it was silent for a second. A page makes no sound before the first key or click.
export class Loudspeaker {
  constructor(fill) {
    this.fill = fill;
    this.context = null;
    this.timer = 0;
    this.until = 0;
    this.silent = 0;
    // The blocks that have not been heard to their ends, each with the time at which it begins.
    this.blocks = [];
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
    this.timer ||= setInterval(() => this.pour(), 100);
    this.pour();
    return true;
  }

  // Takes back the blocks that nobody has begun to hear, because there is something new to hear. Returns how many there were.
  take_back() {
    let taken = 0;
    for (const now = this.context?.currentTime; this.blocks.at(-1)?.begins > now + SOON; taken++) {
      const { source, begins } = this.blocks.pop();
      source.disconnect();
      this.until = begins;
    }
    return taken;
  }

  pour() {
    const now = this.context.currentTime;
    this.blocks = this.blocks.filter(({ begins }) => begins + BLOCK / RATE > now);
    this.until = Math.max(this.until, now);
    while (this.until < now + AHEAD) {
      const block = this.context.createBuffer(2, BLOCK, RATE);
      this.silent = this.fill(block.getChannelData(0), block.getChannelData(1)) ? 0 : this.silent + block.duration;
      const source = this.context.createBufferSource();
      source.buffer = block;
      source.connect(this.context.destination);
      source.start(this.until);
      this.blocks.push({ source, begins: this.until });
      this.until += block.duration;
    }
    if (this.silent > 1) {
      clearInterval(this.timer);
      this.timer = 0;
      this.context.suspend().catch(() => {});
    }
  }
}
