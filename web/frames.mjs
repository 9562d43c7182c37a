// Measures how many frames a second the page has at a game that is painted anew in each of them. Usage: node web/frames.mjs FOLDER
//
// Software has to draw them where there is no graphics card, and is slow. So the page is measured once more while nothing that it gives to WebGL is drawn, and
// both times again while a worker keeps another core busy, as Nestor does.

import { browser, serve, silence } from "./browser.mjs";
import { keys, watch_writes } from "./player.mjs";

const SECONDS = 5;

// Lets the page draw nothing while it is blind.
function blindfold() {
  const all = WebGL2RenderingContext.prototype;
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(all))) {
    if (typeof value !== "function" || /^(get|create)/.test(name)) continue;
    all[name] = function (...given) {
      if (!globalThis.is_blind) return value.apply(this, given);
    };
  }
}

// Moves the pointer in every frame, and returns how many frames there were and how long the page worked for each.
async function measure({ seconds, is_blind, is_busy }) {
  const worker = is_busy && new Worker(URL.createObjectURL(new Blob(["postMessage(0); for (;;);"])));
  if (worker) await new Promise((begun) => (worker.onmessage = begun));
  const { requestAnimationFrame } = globalThis;
  const [start, worked] = [performance.now(), []];
  let frames = 0;
  globalThis.is_blind = is_blind;
  globalThis.requestAnimationFrame = (paint) =>
    requestAnimationFrame((time) => {
      const began = performance.now();
      paint(time);
      worked.push(performance.now() - began);
    });
  return new Promise((done) => {
    const next = () => {
      frames += 1;
      document.dispatchEvent(new MouseEvent("mousemove", { clientX: 100 + (frames % 50), clientY: 100 }));
      const passed = performance.now() - start;
      if (passed < 1000 * seconds) return requestAnimationFrame(next);
      if (worker) worker.terminate();
      globalThis.requestAnimationFrame = requestAnimationFrame;
      done({ a_second: (1000 * frames) / passed, worked: worked.sort((one, other) => one - other) });
    };
    requestAnimationFrame(next);
  });
}

const server = await serve(process.argv[2]);
for (const viewport of [{ width: 960, height: 720 }, { width: 360, height: 640 }]) {
  // The page itself would refuse a worker that is no file of its own.
  const context = await browser({ viewport, bypassCSP: true });
  const page = await context.newPage();
  for (const script of [blindfold, watch_writes]) await page.addInitScript(script);
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForFunction(() => document.getElementById("note").hidden);
  await keys(page, "Enter");
  await page.waitForTimeout(3000);
  for (const is_blind of [false, true]) {
    for (const is_busy of [false, true]) {
      const { a_second, worked } = await page.evaluate(measure, { seconds: SECONDS, is_blind, is_busy });
      const [half, most] = [0.5, 0.99].map((share) => worked[Math.floor(share * worked.length)].toFixed(1));
      const how = `${is_blind ? "nothing drawn" : "drawn"}, ${is_busy ? "with a busy worker" : "alone"}`;
      console.log(`${viewport.width}x${viewport.height}, ${how}: ${a_second.toFixed(1)} frames a second, the page worked ${half} ms for half of them and ${most} ms for 99 of 100`);
    }
  }
  await context.close();
}
await silence(server);
