// Plays in the page as a visitor would, in a headless Chromium, and measures it. Usage: node web/check.mjs FOLDER [PICTURES]
//
// It prints every step that holds, and fails at the first that does not. What the program keeps is read where it keeps it, in the browser's storage.

import assert from "node:assert/strict";
import { readFileSync, readdirSync, statSync, writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { chromium } from "playwright-core";

const folder = process.argv[2];
const pictures = process.argv[3];
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json" };

// How long anything may take that is waited for. A busy machine is slow.
const PATIENCE = 120_000;

let held = 0;
function holds(what) {
  held += 1;
  console.log(`ok ${held} - ${what}`);
}

// A server for static files, as any server would give them out.
function serve() {
  const server = createServer((request, answer) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    try {
      const bytes = readFileSync(file);
      answer.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(bytes);
    } catch {
      answer.writeHead(404).end();
    }
  });
  return new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(server)));
}

const FLAGS = ["--no-sandbox", "--enable-unsafe-swiftshader", "--use-angle=swiftshader", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const profile = mkdtempSync(join(tmpdir(), "page-"));

function browser(options = {}) {
  const settings = { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS, headless: true, viewport: { width: 960, height: 720 }, locale: "en-US", ...options };
  return chromium.launchPersistentContext(profile, settings);
}

// Notes how loud the loudest sample is that the page gives to the browser.
function listen() {
  const { start } = AudioBufferSourceNode.prototype;
  globalThis.loudest = 0;
  AudioBufferSourceNode.prototype.start = function (when) {
    for (const sample of this.buffer.getChannelData(0)) globalThis.loudest = Math.max(globalThis.loudest, Math.abs(sample));
    start.call(this, when);
  };
}

// Opens the page and waits until it has begun. Whatever the console says is a fault.
async function open(context, faults) {
  const page = await context.newPage();
  await page.addInitScript(listen);
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && !/GPU stall due to ReadPixels/.test(message.text()) && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  const start = Date.now();
  await page.goto(address);
  await page.waitForFunction(() => document.getElementById("note").hidden, null, { timeout: PATIENCE });
  await shown(page);
  return [page, Date.now() - start];
}

// Waits until the canvas shows more than a few colors. Without WebGL it would stay blank, and nothing else here would notice.
async function shown(page) {
  for (let tries = 0; tries < 100; tries++) {
    if ((await colors(page)) > 50) return;
    await page.waitForTimeout(100);
  }
  assert.fail("the canvas is blank");
}

// How many colors the page shows.
async function colors(page) {
  const picture = (await page.screenshot()).toString("base64");
  return reader.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(bitmap, 0, 0);
    const pixels = new Uint32Array(pen.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
    return new Set(pixels).size;
  }, picture);
}

async function picture(page, name) {
  if (pictures) writeFileSync(join(pictures, `${name}.png`), await page.screenshot());
}

// The files that the program keeps, by their names.
function files(page) {
  return page.evaluate(
    () =>
      new Promise((answer, refuse) => {
        const asked = indexedDB.open("electrum-dominoes");
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
  );
}

// The text of the game at the table.
async function game(page) {
  const all = await files(page);
  const name = Object.keys(all).find((name) => name.endsWith("/game.ron"));
  return name ? all[name] : "";
}

// Waits until what is kept of the game satisfies a test.
async function until(page, test, what) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const text = await game(page);
    if (test(text)) return text;
    await page.waitForTimeout(200);
  }
  assert.fail(`${what}: ${await game(page)}`);
}

// Gives every key to the page in a frame of its own, as a person would.
async function keys(page, ...all) {
  for (const key of all) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  }
}

// Plays by keyboard until the kept game differs from `before`: a bone of the hand if one fits, or else what the one button says.
async function play(page, before) {
  for (let tries = 0; tries < 40; tries++) {
    await keys(page, "Tab", "Enter", "Enter");
    await page.waitForTimeout(200);
    if ((await game(page)) !== before) return settled(page);
    await keys(page, "Escape", "Space");
    await page.waitForTimeout(200);
    if ((await game(page)) !== before) return settled(page);
  }
  assert.fail("no key changes the game");
}

// Waits until the others have played, and returns the kept game.
async function settled(page) {
  let before = "";
  for (let calm = 0; calm < 8; calm++) {
    const now = await game(page);
    if (now !== before) calm = 0;
    before = now;
    await page.waitForTimeout(250);
  }
  return before;
}

// Presses what a screen reader finds under such a name, one after the other, until the kept game differs. Returns whether it does.
async function told(page, name, before, patience, then = async () => false) {
  const nodes = await page.evaluate((source) => {
    const all = [...document.querySelectorAll("#reader [role=button]:not([aria-disabled])")];
    return all.filter((node) => new RegExp(source).test(node.getAttribute("aria-label") ?? "")).map((node) => node.id);
  }, name.source);
  for (const node of nodes) {
    await page.evaluate((id) => document.getElementById(id)?.click(), node);
    for (let tries = 0; tries < patience; tries++) {
      await page.waitForTimeout(200);
      if ((await game(page)) !== before) return true;
    }
    if (await then()) return true;
  }
  return false;
}

// Plays a hand to its end with nothing but what a screen reader is given.
async function heard(page) {
  for (let plays = 0; plays < 60; plays++) {
    const before = await settled(page);
    const names = await page.evaluate(() => [...document.querySelectorAll("#reader [role]")].map((node) => node.getAttribute("aria-label")));
    if (names.some((name) => /^New hand/.test(name))) return plays;
    const plain = (await told(page, /in your hand, (?!fits nowhere)/, before, 3, () => told(page, /\bend\b/, before, 10))) || (await told(page, /^(Draw|Pass|OK)/, before, 25));
    assert.ok(plain, `nothing that is told can be played: ${names.join("; ")}`);
  }
  assert.fail("the hand does not end");
}

// Saves everything of the player, and returns the text of the file.
async function saved(page) {
  const download = page.waitForEvent("download", { timeout: PATIENCE });
  await keys(page, "Control+Shift+S");
  const text = readFileSync(await (await download).path(), "utf8");
  await page.waitForTimeout(500);
  await keys(page, "Enter");
  return text;
}

async function kill(page) {
  const crashed = new Promise((done) => page.once("crash", done));
  const session = await page.context().newCDPSession(page);
  session.send("Page.crash").catch(() => {});
  await crashed;
  await page.close();
}

function compressed(name) {
  const bytes = readFileSync(join(folder, name));
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;
}

// Compares the sizes with those that were agreed to.
function measured() {
  const all = readdirSync(folder, { recursive: true }).filter((name) => statSync(join(folder, name)).isFile());
  const program = compressed("game_bg.wasm");
  // Icons and the worker are fetched when the game can already be played.
  const others = all.filter((name) => /\.(html|css|js)$/.test(name)).reduce((sum, name) => sum + compressed(name), 0);
  const now = { program_bytes: statSync(join(folder, "game_bg.wasm")).size, first_visit_in_brotli: program + others };
  const agreed = JSON.parse(readFileSync(new URL("sizes.json", import.meta.url)));
  for (const [what, size] of Object.entries(now)) {
    console.log(`${what} ${size}, agreed to ${agreed[what]}`);
    assert.ok(size <= 1.05 * agreed[what], `${what} has grown from ${agreed[what]} to ${size}`);
  }
}

// What the page says while it should be silent.
const faults = [];
const server = await serve();
const address = `http://127.0.0.1:${server.address().port}/`;

measured();
holds("the page is no larger than what was agreed to");

let context = await browser();
let reader = await context.newPage();
let [page, took] = await open(context, faults);
holds(`the page opens and shows something after ${took} ms`);
await picture(page, "first");

await keys(page, "Enter");
let kept = await until(page, (text) => text !== "", "the first game is not kept");
for (let bones = 0; bones < 3; bones++) kept = await play(page, kept);
await picture(page, "played");
holds("a game begins by keyboard, and every play is kept");
assert.ok((await page.evaluate(() => globalThis.loudest)) > 0.01);
holds("the bones are heard");

const { width, height } = page.viewportSize();
await page.setViewportSize({ width: 360, height: 640 });
await page.waitForTimeout(500);
await shown(page);
await picture(page, "phone");
await page.setViewportSize({ width, height });
holds("it is shown at 360 by 640");

await kill(page);
[page] = await open(context, faults);
assert.equal(await settled(page), kept);
kept = await play(page, kept);
holds("a tab that is killed in mid-game finds the game again and goes on with it");

const [second] = await open(context, faults);
await keys(second, "Tab", "Enter", "Enter", "Escape", "Space", "Space");
await second.waitForTimeout(1000);
assert.equal(await game(page), kept);
await picture(second, "second-tab");
await second.close();
holds("a second tab keeps nothing");

const session = await context.newCDPSession(page);
await session.send("Storage.overrideQuotaForOrigin", { origin: address, quotaSize: 1 });
// The browser may notice only after a while.
let refused = false;
for (let tries = 0; tries < 5 && !refused; tries++) {
  await keys(page, tries % 2 ? "Control+y" : "Control+z");
  await page.waitForTimeout(2000);
  const now = await game(page);
  refused = now === kept;
  kept = now;
}
await picture(page, "full");
await session.send("Storage.overrideQuotaForOrigin", { origin: address });
await until(page, (text) => text !== kept, "the storage has room again, and nothing is kept");
kept = await settled(page);
assert.ok(refused, "the storage was never full");
holds("a storage that was full gets everything once it has room");

// Every record that goes into the file of all data is there letter by letter, and every record of another machine's file comes into the storage so.
await keys(page, "Control+k");
const everything = await saved(page);
const records = (all) => Object.entries(all).filter(([name]) => /\/games\/[^/]+\.domino$/.test(name)).map(([, text]) => text);
await page.waitForTimeout(1000);
assert.ok(records(await files(page)).length === 1 && records(await files(page)).every((text) => everything.includes(text)));
const brought = readFileSync(new URL("../tests/data/everything.dominoes", import.meta.url), "utf8");
const chooser = page.waitForEvent("filechooser", { timeout: PATIENCE });
await keys(page, "Control+Shift+O");
await (await chooser).setFiles({ name: "everything.dominoes", mimeType: "text/plain", buffer: Buffer.from(brought) });
for (let tries = 0; records(await files(page)).length < 3; tries++) {
  assert.ok(tries < 100, "the games of the file do not come");
  await page.waitForTimeout(200);
}
assert.equal(records(await files(page)).filter((text) => brought.includes(text)).length, 2);
await picture(page, "added");
await keys(page, "Enter");
kept = await settled(page);
holds("all data is saved as one file, and another machine's file is added, the same to the byte");

const signatures = await page.evaluate(async () => (await import("./game.js")).signatures());
const expected = readFileSync(new URL("../docs/console.md", import.meta.url), "utf8").match(/^(signature|nestor) [0-9a-f]{16}/gm);
// The first line covers the same tables as the page's first signature, the last one Nestor.
assert.deepEqual(signatures.split(" "), [expected.at(0), expected.at(-1)].map((line) => line.split(" ")[1]));
holds("the engine and Nestor do the same as on a desktop");

const memory = await page.evaluate(async () => (await (await import("./game.js")).default()).memory.buffer.byteLength);
console.log(`memory of the program ${Math.round(memory / 1e6)} MB`);
assert.ok(memory < 200e6);

const plays = await heard(page);
await picture(page, "heard");
holds(`a hand of ${plays} turns is played by what a screen reader is given`);

// A tab may be killed at any moment. The next one finds the game whole and no older than it was.
const kills = Number(process.env.KILLS ?? 50);
for (let times = 0, changes = 0; times < kills; times++) {
  await keys(page, "Tab", "Enter", "Enter", "Escape", "Space");
  await page.waitForTimeout((times * 37) % 300);
  await kill(page);
  [page] = await open(context, faults);
  assert.deepEqual(Object.keys(await files(page)).filter((name) => name.includes("damaged")), []);
  const now = Number((await game(page)).match(/changes: (\d+)/)[1]);
  assert.ok(now >= changes, `the game has gone back from ${changes} to ${now}`);
  changes = now;
}
holds(`a tab that is killed ${kills} times in mid-game always finds the game`);
kept = await settled(page);

await page.evaluate(() => navigator.serviceWorker.ready);
await page.close();
await new Promise((closed) => {
  server.close(closed);
  server.closeAllConnections();
});
[page] = await open(context, faults);
assert.equal(await settled(page), kept);
await play(page, kept);
holds("without a network the game goes on where it was");

assert.deepEqual(faults, []);
holds("the browser has nothing to complain about");
await context.close();
rmSync(profile, { recursive: true, force: true });
console.log(`\n${held} passed, 0 failed`);
