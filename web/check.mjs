// Plays in the page as a visitor would, in a headless Chromium, and measures it. Usage: node web/check.mjs FOLDER [PICTURES]
//
// It prints every step that holds, and fails at the first that does not. What the program keeps is read where it keeps it, in the browser's storage.

import assert from "node:assert/strict";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { browser, serve, silence } from "./browser.mjs";
import { habits } from "./habits.mjs";
import { hand } from "./hand.mjs";
import { HOW, PATIENCE, at_rest, files, game, keys, look_away, move_fingers, nodes, play, play_until, put, settled, turn, until, watch_writes } from "./player.mjs";

const folder = process.argv[2];
const pictures = process.argv[3];

let held = 0;
function holds(what) {
  held += 1;
  console.log(`ok ${held} - ${what}`);
}

// Notes how loud the loudest sample is that the page gives to the browser, and until when there is something to hear.
function listen() {
  const { start } = AudioBufferSourceNode.prototype;
  globalThis.loudest = 0;
  AudioBufferSourceNode.prototype.start = function (when) {
    globalThis.heard = { context: this.context, until: when + this.buffer.duration };
    for (const sample of this.buffer.getChannelData(0)) globalThis.loudest = Math.max(globalThis.loudest, Math.abs(sample));
    start.call(this, when);
  };
}

// Notes what is asked of workers, and how many frames the page has until it is answered and how long the page works for each.
function count() {
  Object.assign(globalThis, { frames: 0, asked: [], thoughts: [], painted: [] });
  const { requestAnimationFrame } = globalThis;
  let thinks = false;
  globalThis.requestAnimationFrame = (paint) =>
    requestAnimationFrame((time) => {
      const start = performance.now();
      paint(time);
      if (thinks) globalThis.painted.push(performance.now() - start);
    });
  const next = () => requestAnimationFrame(() => next(globalThis.frames++));
  next();
  globalThis.Worker = class extends Worker {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", () => {
        thinks = false;
        if (this.since) globalThis.thoughts.push({ frames: globalThis.frames - this.since.frames, ms: performance.now() - this.since.ms });
      });
    }

    postMessage(message) {
      if (/^(Ask|Do)\b/.test(message)) {
        thinks = true;
        this.since = { frames: globalThis.frames, ms: performance.now() };
        globalThis.asked.push(message.replace(/^Do\(/, "").match(/^\w+/)[0]);
      }
      super.postMessage(message);
    }
  };
}

// Lets the storage be full when the check wants it. A browser whose disk is full notices it at some time or other.
function fill() {
  const { put } = IDBObjectStore.prototype;
  globalThis.turned_away = 0;
  IDBObjectStore.prototype.put = function (...all) {
    if (!globalThis.is_full) return put.apply(this, all);
    globalThis.turned_away += 1;
    throw new DOMException("there is no room", "QuotaExceededError");
  };
}

// What the browser says about how eframe paints, which is not ours.
const KNOWN = /GPU stall due to ReadPixels|Multiple readback operations using getImageData/;

// Opens the page and waits until it has begun. Whatever the console says is a fault. The scripts run before the page's own. A page that is alone may find that
// the tab before it still has the storage, and is opened anew once it has not.
async function open(context, faults, { at = address, scripts = [], alone = true } = {}) {
  const page = await context.newPage();
  for (const script of [listen, count, fill, watch_writes, ...scripts]) await page.addInitScript(script);
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && !KNOWN.test(message.text()) && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  const start = Date.now();
  await page.goto(at);
  const has_begun = (alone) => document.getElementById("note")?.hidden && !(alone && document.getElementById("bars").childElementCount > 0);
  await until(page, "the page does not open", () => page.evaluate(has_begun, alone).catch(() => false));
  return [page, Date.now() - start];
}

// Waits until the canvas shows more than a few colors. Without WebGL it would stay blank, and nothing else here would notice.
async function shown(page) {
  await until(page, "the canvas is blank", async () => (await colors(page)) > 50);
}

// What a screen reader finds, as one text.
const said = (page) => page.evaluate(() => document.getElementById("reader").textContent);

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

// Waits until what is kept of the game satisfies a test, and returns it.
function kept_until(page, test, what) {
  return until(page, what, async () => {
    const text = await game(page);
    return test(text) && (text || "none");
  });
}

// Opens the page for a new player with such settings, at a new table.
async function seated(context, faults, settings, ...scripts) {
  const [first] = await open(context, faults);
  // The quick game changes no setting. The log is opened and closed, so that there is a file of them.
  await keys(first, "Enter", "l", "l");
  await until(first, "the settings are not kept", async () => Object.keys(await files(first)).some((name) => name.endsWith("settings.ron")) && game(first));
  await first.close();
  // A place of the same server without the program.
  const [aside, changed] = [await context.newPage(), {}];
  await aside.goto(`${address}icon.svg`);
  for (const [name, text] of Object.entries(await files(aside))) {
    if (/game\.ron(\.bak)?$/.test(name)) changed[name] = null;
    if (!name.endsWith("settings.ron")) continue;
    // Without its first line, a file needs no checksum.
    changed[name] = text.slice(text.indexOf("\n") + 1);
    for (const [what, value] of Object.entries({ reduce_motion: true, pace: 0, lots_by_hand: false, ...settings })) {
      const there = new RegExp(`^( *${what}: ).*,$`, "m");
      assert.match(changed[name], there);
      changed[name] = changed[name].replace(there, `$1${value},`);
    }
  }
  await put(aside, changed);
  const [page] = await open(context, faults, { scripts });
  await aside.close();
  await shown(page);
  return page;
}

// Presses keys that save something, and returns the text of the file.
async function saved(page, key) {
  const download = page.waitForEvent("download", { timeout: PATIENCE });
  await keys(page, key);
  return readFileSync(await (await download).path(), "utf8");
}

// Presses keys that open a file, and gives this one.
async function opened(page, key, name, text) {
  const chooser = page.waitForEvent("filechooser", { timeout: PATIENCE });
  await keys(page, key);
  await (await chooser).setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
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
  const sum = (names, size) => names.reduce((sum, name) => sum + size(name), 0);
  const now = { program_bytes: sum(all.filter((name) => name.endsWith(".wasm")), (name) => statSync(join(folder, name)).size) };
  // Icons and the worker are fetched when the game can already be played.
  now.first_visit_in_brotli = sum(["game_bg.wasm", ...all.filter((name) => /\.(html|css|js)$/.test(name))], compressed);
  const agreed = JSON.parse(readFileSync(new URL("sizes.json", import.meta.url)));
  for (const [what, size] of Object.entries(now)) {
    console.log(`${what} ${size}, agreed to ${agreed[what]}`);
    assert.ok(size <= 1.05 * agreed[what], `${what} has grown from ${agreed[what]} to ${size}`);
  }
}

// What the page says while it should be silent.
const faults = [];
const server = await serve(folder);
const address = `http://127.0.0.1:${server.address().port}/`;

// A build for trying out is larger.
if (process.env.PAGE_PROFILE) {
  console.log(`this page was built with the profile ${process.env.PAGE_PROFILE}, so its size means nothing`);
} else {
  measured();
  holds("the page is no larger than what was agreed to");
}

let context = await browser();
const reader = await context.newPage();
let [page, took] = await open(context, faults);
await shown(page);
holds(`the page opens and shows something after ${took} ms`);
await picture(page, "first");

await keys(page, "Enter");
let kept = await kept_until(page, (text) => text !== "", "the first game is not kept");
kept = await play(page, kept);
await look_away(page);
for (let bones = 0; bones < 2; bones++) kept = await play(page, kept);
await picture(page, "played");
holds("a game begins by keyboard, and every play is kept");
assert.ok((await page.evaluate(() => globalThis.loudest)) > 0.01);
holds("the bones are heard");
// He makes a play without a choice without thinking.
const asks = async () => (await page.evaluate(() => globalThis.asked)).includes("Ask");
for (let plays = 0; plays < 8 && !(await asks()); plays++) kept = await play(page, kept);
assert.ok(await asks());
holds("Nestor thinks in a worker");

await kill(page);
[page] = await open(context, faults);
assert.equal(await settled(page), kept);
kept = await play(page, kept);
holds("a tab that is killed in mid-game finds the game again and goes on with it");

await page.evaluate(() => (globalThis.is_full = true));
await keys(page, "Control+z");
await until(page, "nothing goes to the full storage", () => page.evaluate(() => globalThis.turned_away > 0));
await at_rest(page);
assert.equal(await game(page), kept);
await picture(page, "full");
await page.evaluate(() => (globalThis.is_full = false));
await kept_until(page, (text) => text !== kept, "the storage has room again, and nothing is kept");
await keys(page, "Escape");
kept = await settled(page);
holds("a storage that was full gets everything once it has room");

// Every record that goes into the file of all data is there letter by letter. The moves of another machine's file come into the storage so; whose games they
// are is said there now.
const records = (all) => Object.entries(all).filter(([name]) => /\/games\/[^/]+\.domino$/.test(name)).map(([, text]) => text);
await keys(page, "Shift+K");
await at_rest(page);
// It asks first, unless the game is practice already.
if ((await nodes(page)).some((node) => node.name === "Add to the list")) await keys(page, "Shift+Tab", "Enter");
await until(page, "the game is not added", async () => records(await files(page)).length === 1);
const everything = await saved(page, "x");
await until(page, "nothing is said about the file", async () => /was written|saved/i.test(await said(page)));
await keys(page, "Enter");
assert.ok(records(await files(page)).every((text) => everything.includes(text)));
const brought = readFileSync(new URL("../tests/data/everything.dominoes", import.meta.url), "utf8");
await opened(page, "i", "everything.dominoes", brought);
await until(page, "the games of the file do not come", async () => records(await files(page)).length >= 3);
const moves = (text) => [...text.matchAll(/moves: "[^"]+"/g)].map(([moves]) => moves);
const is_over = (text) => /result: "(won|lost)"/.test(text);
const theirs = records(await files(page)).filter((text) => is_over(text) && moves(text).every((moves) => brought.includes(moves)));
assert.equal(theirs.length, 2);
const desktop = theirs.find((text) => /result: "won"/.test(text));
await until(page, "nothing is said about the game at the table", async () => /stays at the table/.test(await said(page)));
await picture(page, "added");
await keys(page, "Enter");
kept = await settled(page);
holds("all data is saved as one file, and another machine's file is added, move by move");

const signatures = await page.evaluate(async () => (await import("./game.js")).signatures());
const expected = readFileSync(new URL("../docs/console.md", import.meta.url), "utf8").match(/^(signature|nestor) [0-9a-f]{16}/gm);
// The first line covers the same tables as the page's first signature, the last one Nestor.
assert.deepEqual(signatures.split(" "), [expected.at(0), expected.at(-1)].map((line) => line.split(" ")[1]));
holds("the engine and Nestor do the same as on a desktop");

const memory = await page.evaluate(async () => (await (await import("./game.js")).default()).memory.buffer.byteLength);
console.log(`memory of the program ${Math.round(memory / 1e6)} MB`);
assert.ok(memory < 200e6);

// A tab may be killed at any moment. The next one finds the game whole and no older than it was.
const kills = Number(process.env.KILLS ?? 50);
await page.setViewportSize({ width: 480, height: 530 });
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

const over = /^(New game|Same deals)/;

// By mouse against Brutal, who thinks while the page is painted.
const clicking = await browser({ viewport: { width: 640, height: 560 } });
page = await seated(clicking, faults, { rules: '"all-fives 2 target=30"', level: '"brutal"' });
console.log(`a game of All Fives is played by mouse in ${await play_until(page, HOW.mouse, over)} turns`);
await picture(page, "over");
const thoughts = await page.evaluate(() => globalThis.thoughts);
const [frames, passed] = ["frames", "ms"].map((what) => thoughts.reduce((sum, thought) => sum + thought[what], 0));
// How many that is depends on the machine, which paints without a graphics card. Nothing would be painted if Nestor thought on the page's own thread.
const painted = (await page.evaluate(() => globalThis.painted)).sort((one, other) => one - other);
const [half, most] = [0.5, 0.99].map((share) => painted[Math.floor(share * painted.length)]?.toFixed(1));
console.log(`while Brutal thought for ${Math.round(passed)} ms, the page had ${frames} frames; it painted ${painted.length}, half of them in ${half} ms and 99 of 100 in ${most} ms`);
assert.ok(thoughts.length > 0);
holds("a game against Brutal is played to its end by mouse, and he thinks in a worker");

// A finished game is judged by itself, and a review of it finds everything known.
const judged = async () => Object.keys(await files(page)).some((name) => name.includes("/judged/"));
await until(page, "the game is not judged", judged);
assert.ok((await page.evaluate(() => globalThis.asked)).includes("Judge"));
holds("a finished game is judged in a worker");
// The result of the game lies above the table.
await keys(page, "Escape");
await opened(page, "Shift+O", "game.domino", desktop);
await until(page, "the game is not shown", async () => (await nodes(page)).some((node) => /^Hand \d+, move/.test(node.name)));
await keys(page, "j");
await until(page, "the luck is not told", async () => /Luck: (about|on|against)/.test(await said(page)));
assert.ok((await page.evaluate(() => globalThis.asked)).includes("Luck"));
await picture(page, "review");
holds("a record of a desktop is opened and reviewed, and its luck is measured in a worker");
await clicking.close();

// By finger on a telephone, with a partner.
const phone = await browser({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
page = await seated(phone, faults, { rules: '"muggins 4 target=50 partners=on"' });
await picture(page, "phone");
const small = (await nodes(page)).filter((node) => node.role === "button" && /in your hand/.test(node.name) && (node.width < 44 || node.height < 44));
assert.deepEqual(small, []);
// The table follows one finger, and grows between two.
for (let turns = 0; turns < 2; ) turns += (await turn(page, HOW.finger)) ? 1 : 0;
await settled(page);
const before = (await nodes(page)).find((node) => /, played by|, in the middle/.test(node.name));
const lying = async () => (await nodes(page)).find((node) => node.id === before.id);
// A large hand leaves little room, so the fingers are put down close below the line.
const y = before.y + before.height + 30;
await move_fingers(page, [[{ x: 140, y }, { x: 100, y }], [{ x: 220, y }, { x: 300, y }]]);
const larger = await until(page, "two fingers do not make the table larger", async () => {
  const now = await lying();
  return now.width > 1.3 * before.width && now;
});
await move_fingers(page, [[{ x: 180, y }, { x: 180, y: y - 80 }]]);
await until(page, "one finger does not move the table", async () => (await lying()).y < larger.y - 40);
await picture(page, "phone-moved");
for (const _ of "two") await page.touchscreen.tap(180, y);
holds("the table is moved by one finger and made larger by two");
console.log(`a game with a partner is played by finger in ${await play_until(page, HOW.finger, over)} turns`);
await picture(page, "phone-over");
holds("a game with a partner is played to its end by finger at 360 by 640, and every bone is large enough for it");
await phone.close();

// Hands of ten with ten numbers, in two rows.
const ten = await browser({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
page = await seated(ten, faults, { rules: '"cuban 4 target=20"' });
const bones = (await nodes(page)).filter((node) => node.role === "button" && /in your hand/.test(node.name));
assert.deepEqual([bones.length, new Set(bones.map(({ y }) => Math.round(y))).size], [10, 2]);
assert.deepEqual(bones.filter(({ width, height }) => width < 44 || height < 44), []);
await picture(page, "phone-ten");
console.log(`a game with a double nine is played by finger in ${await play_until(page, HOW.finger, over)} turns`);
holds("hands of ten bones are played by finger at 360 by 640, and every bone is large enough for it");
await ten.close();

// By what a screen reader finds, without workers.
const listening = await browser();
page = await seated(listening, faults, { rules: '"all-fives 2 target=20"' }, () => delete globalThis.Worker);
console.log(`a game is played by a screen reader's actions in ${await play_until(page, HOW.reader, over)} turns`);
holds("a game is played to its end by what a screen reader is given, in a browser without workers");
await listening.close();

// A visit in Russian, and one in English. Only what the page itself fetches counts: all files are fetched for visits without a network. The letters take their
// time, so that words before them would be seen.
const note_start = () => addEventListener("started", () => (globalThis.started_at = performance.now()));
for (const [locale, times] of [["ru-RU", 1], ["en-US", 0]]) {
  const visit = await browser({ locale });
  await visit.route("**/cyrillic.ttf", (route) => setTimeout(() => route.continue(), 2000));
  [page] = await open(visit, faults, { scripts: [note_start] });
  await shown(page);
  const early = await page.evaluate(() => performance.getEntriesByType("resource").find(({ name, responseEnd }) => name.endsWith("/cyrillic.ttf") && responseEnd > globalThis.started_at));
  assert.equal(early, undefined, "the first words come before their letters");
  // All that the page itself fetches comes before what is kept for visits without a network.
  await page.evaluate(() => navigator.serviceWorker.ready);
  assert.equal(await page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/cyrillic.ttf")).length), times, locale);
  await picture(page, `letters-${locale}`);
  await visit.close();
}
holds("the letters of Cyrillic script come once where they are needed, with the first words, and nowhere else");

// A browser that gives no storage.
const closed = await browser();
const refuse = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException("no storage here", "SecurityError");
  };
};
[page] = await open(closed, faults, { scripts: [refuse] });
await shown(page);
await until(page, "nothing is said about the storage", async () => (await said(page)).includes("no storage here"));
await picture(page, "refused");
holds("a browser that gives no storage says so, and the table is there");
await closed.close();

await habits({ address, folder, faults, open, shown, holds, picture });
await hand({ browser, address, faults, open, holds });

await silence(server);
[page] = await open(context, faults);
assert.equal(await settled(page), kept);
await play(page, kept);
holds("without a network the game goes on where it was");

assert.deepEqual(faults, []);
holds("the browser has nothing to complain about");
await context.close();
console.log(`\n${held} passed, 0 failed`);
