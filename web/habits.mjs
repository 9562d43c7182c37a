// What the page does with the habits of browsers and of their users: several tabs, a step back, keys, new versions, lost pictures, and what they prefer.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { browser, serve, silence } from "./browser.mjs";
import { at_rest, files, game, keys, nodes, play, put, settled, until } from "./player.mjs";

const OLDEST = "electrum-dominoes";

// The number of the deal at the table.
const deal = (text) => text.match(/ number: (\d+)/)?.[1];

// The text of the bars above the table.
const bars = (page) => page.evaluate(() => document.getElementById("bars").textContent);

// Waits until the page has been opened anew and shows the table.
async function opens_anew(page, act) {
  await page.evaluate(() => (globalThis.is_old = true));
  await act();
  await until(page, "the page is not opened anew", () =>
    // While it is opened anew, nothing can be asked.
    page.evaluate(() => !globalThis.is_old && document.getElementById("note")?.hidden).catch(() => false),
  );
}

const press_bar = (page) => page.click("#bars button");

// Whether the program keeps a key from the browser.
function keeps(page, key, held = {}) {
  return page.evaluate(([key, held]) => !document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held })), [key, held]);
}

async function begin(page) {
  await keys(page, "Enter");
  await until(page, "the first game is not kept", () => game(page));
  return settled(page);
}

async function tabs({ open, faults, holds, picture }) {
  const context = await browser();
  const [first] = await open(context, faults);
  let kept = await play(first, await begin(first));
  const [second] = await open(context, faults, { alone: false });
  assert.match(await bars(second), /open in another tab.*Play here/);
  await keys(second, "Tab", "Enter", "Enter", "Escape", "Space", "Space");
  await at_rest(second);
  assert.equal(await game(first), kept);
  await picture(second, "second-tab");
  holds("a second tab keeps nothing, and says so as long as it is open");

  await opens_anew(second, () => press_bar(second));
  assert.equal(await bars(second), "");
  assert.equal(await settled(second), kept);
  await until(first, "the first tab does not say that it has lost the game", async () => /Play here/.test(await bars(first)));
  kept = await play(second, kept);
  await keys(first, "Tab", "Enter", "Enter", "Escape", "Space", "Space");
  await at_rest(first);
  assert.equal(await game(second), kept);
  holds("it takes the game over when the player wants it, and the first tab keeps nothing from then on");

  await opens_anew(first, () => second.close());
  assert.equal(await bars(first), "");
  assert.equal(await settled(first), kept);
  await play(first, kept);
  holds("the first tab takes the game over by itself once the other is closed");
  await context.close();
}

async function lost_pictures({ open, faults, holds }) {
  const context = await browser();
  const [page] = await open(context, faults);
  let kept = await play(page, await begin(page));
  const lose = () => page.evaluate(() => document.getElementById("table").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
  await page.evaluate(() => (performance.now = () => 60_000));
  await opens_anew(page, lose);
  assert.equal(await settled(page), kept);
  kept = await play(page, kept);
  holds("a page whose picture is lost is opened anew, with the game as it was");

  await page.evaluate(() => (performance.now = () => 1000));
  await lose();
  await until(page, "nothing is said about the picture", async () => /lost its graphics.*Reload/.test(await bars(page)));
  await opens_anew(page, () => press_bar(page));
  assert.equal(await settled(page), kept);
  holds("if that happens as soon as it is open, the player decides when");
  await context.close();
}

async function history({ open, faults, holds }) {
  const context = await browser();
  const [table] = await open(context, faults);
  await begin(table);
  const shows = (name) => async () => (await nodes(table)).some((node) => node.name === name);
  await keys(table, ",");
  await until(table, "the settings do not open", shows("Settings"));
  await table.goBack();
  await until(table, "a step back does not close the window", async () => !(await shows("Settings")()));
  assert.equal(await bars(table), "");
  await table.goBack();
  await until(table, "the page does not say that the next step leaves", async () => /once more to leave/.test(await bars(table)));
  await keys(table, "Escape");
  assert.equal(await bars(table), "");
  holds("a step back closes the window above the table, and then says that the next one leaves");
  await context.close();
}

async function browser_keys({ open, faults, holds }) {
  const context = await browser();
  const [page] = await open(context, faults);
  await begin(page);
  for (const [key, held] of [["z", { ctrlKey: true }], ["Z", { ctrlKey: true, shiftKey: true }], ["F2", {}], ["F4", {}], ["F8", {}]]) {
    assert.ok(await keeps(page, key, held), `the browser gets ${key} too`);
    await at_rest(page);
    await keys(page, "Escape");
  }
  for (const [key, held] of [["r", { ctrlKey: true }], ["n", { ctrlKey: true }], ["d", { ctrlKey: true }], ["g", { ctrlKey: true }], ["F1", {}], ["F3", {}], ["F5", {}], ["0", { ctrlKey: true }], ["w", { ctrlKey: true }], ["F12", {}], ["i", { ctrlKey: true, shiftKey: true }], ["c", { ctrlKey: true }]]) {
    assert.ok(!(await keeps(page, key, held)), `the browser does not get ${key}`);
  }
  holds("the browser gets only the keys that the program does not use");
  await context.close();
}

async function preferences({ open, faults, holds }) {
  for (const [options, expected] of [[{ reducedMotion: "reduce", colorScheme: "dark" }, [true, 1]], [{ contrast: "more" }, [false, 2]], [{ forcedColors: "active" }, [false, 2]], [{}, [false, 0]]]) {
    const context = await browser(options);
    const [page] = await open(context, faults);
    await begin(page);
    // The log is opened and closed, so that there is a file of the settings.
    await keys(page, "l", "l");
    const settings = await until(page, "the settings are not kept", async () => Object.entries(await files(page)).find(([name]) => name.endsWith("settings.ron"))?.[1]);
    assert.deepEqual([/reduce_motion: true/.test(settings), Number(settings.match(/ theme: (\d)/)?.[1] ?? 0)], expected, JSON.stringify(options));
    await context.close();
  }
  holds("motion, contrast and colors begin as the browser's user prefers them");
}

async function links({ address, open, faults, holds }) {
  const context = await browser();
  // What an installed page is launched with.
  const launched = () => Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer: (take) => (globalThis.launch = take) } });
  const [page] = await open(context, faults, { at: `${address}#all-fives/4711`, scripts: [launched] });
  const launch = (at) => page.evaluate((targetURL) => globalThis.launch({ files: [], targetURL }), `${address}${at}`);
  let kept = await until(page, "the game of the link is not begun", () => game(page));
  assert.match(kept, /all-fives/);
  assert.equal(await page.evaluate(() => location.hash), "");
  kept = await play(page, await settled(page));
  await launch("#all-fives/4711");
  assert.equal(await settled(page), kept, "the launch that opened the page is followed once more");
  await opens_anew(page, () => page.reload());
  assert.equal(await settled(page), kept, "the link is followed once more");
  await page.evaluate(() => (location.hash = "#muggins/12"));
  await until(page, "a link is not followed while the page is open", async () => /"muggins/.test(await game(page)));
  await launch("#draw/7");
  await until(page, "a shortcut is not followed while the page is open", async () => /"draw/.test(await game(page)));
  holds("a link or a shortcut is followed once, when the page opens and while it is open");
  await context.close();
}

// What a page with nothing unsaved lets go at once, and what it asks about.
async function unsaved({ open, faults, holds }) {
  const context = await browser();
  const [page] = await open(context, faults);
  await begin(page);
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked += 1;
    dialog.dismiss();
  });
  await page.evaluate(() => (globalThis.is_full = true));
  await keys(page, "l", "l");
  await until(page, "nothing goes to the full storage", () => page.evaluate(() => globalThis.turned_away > 0));
  await page.close({ runBeforeUnload: true });
  await until(page, "the page is left without a question", () => asked > 0);
  assert.ok(!page.isClosed());
  const [other] = await open(context, faults, { alone: false });
  other.on("dialog", () => (asked += 1));
  const closed = new Promise((done) => other.once("close", done));
  await other.close({ runBeforeUnload: true });
  await closed;
  assert.equal(asked, 1);
  holds("the page asks before it is left only if something is not saved");
  await context.close();
}

// Two pages under one address, as a server with several folders has them.
async function folders({ folder, open, faults, holds }) {
  const sent = new Map();
  const server = await serve({ "/one/": folder, "/two/": folder }, (path, is_sent) => sent.set(path, (sent.get(path) ?? 0) + is_sent));
  const address = `http://127.0.0.1:${server.address().port}`;
  const context = await browser();
  const [one] = await open(context, faults, { at: `${address}/one/` });
  await one.evaluate(() => navigator.serviceWorker.ready);
  const twice = [...sent].filter(([, times]) => times > 1);
  assert.deepEqual(twice, []);
  holds("a first visit fetches every file once, with what is kept for visits without a network");

  await keys(one, "Enter");
  const kept = await until(one, "the first game is not kept", () => game(one, `${OLDEST} /one/`));
  const [two] = await open(context, faults, { at: `${address}/two/` });
  assert.equal(await bars(two), "");
  assert.notEqual(deal(await game(two, `${OLDEST} /two/`)), deal(kept));
  await two.evaluate(() => navigator.serviceWorker.ready);
  await until(two, "the other page's files are deleted", async () => (await two.evaluate(() => caches.keys())).length === 2);
  const before = await files(one, `${OLDEST} /one/`);
  assert.equal(deal(await game(one, `${OLDEST} /one/`)), deal(kept));
  holds("two folders of a server leave each other's games and files alone");
  await context.close();

  // In version 1.0 the storage of every page had the same name.
  const later = await browser();
  const aside = await later.newPage();
  await aside.goto(`${address}/one/icon.svg`);
  await put(aside, before);
  await aside.evaluate(async () => {
    await navigator.serviceWorker.register("/one/offline.js");
    await navigator.serviceWorker.ready.catch(() => {});
  });
  const [heir] = await open(later, faults, { at: `${address}/one/` });
  await until(heir, "the game of version 1.0 is not found", async () => (await nodes(heir)).some((node) => /in your hand/.test(node.name)));
  assert.equal(deal(await game(heir, `${OLDEST} /one/`)), deal(kept));
  holds("a folder whose page was used with version 1.0 finds what was kept there");
  await later.close();
  await silence(server);
}

async function versions({ folder, open, faults, holds }) {
  const copy = mkdtempSync(join(tmpdir(), "page-"));
  cpSync(folder, copy, { recursive: true });
  const server = await serve(copy);
  const address = `http://127.0.0.1:${server.address().port}/`;
  const context = await browser();
  let [page] = await open(context, faults, { at: address });
  const kept = await play(page, await begin(page));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.close();
  [page] = await open(context, faults, { at: address });
  const worker = join(copy, "offline.js");
  writeFileSync(worker, readFileSync(worker, "utf8").replace(/VERSION = ".*"/, 'VERSION = "later"'));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration()).update()));
  await until(page, "the new version is not offered", async () => /A new version.*Reload/.test(await bars(page)));
  await opens_anew(page, () => press_bar(page));
  await until(page, "the old version is not deleted", async () => (await page.evaluate(() => caches.keys())).join() === "page of / later");
  assert.equal(await settled(page), kept);
  holds("a new version is offered, and takes over with the game as it was");
  await context.close();
  await silence(server);
  rmSync(copy, { recursive: true });
}

async function installing({ open, faults, holds }) {
  const context = await browser();
  const [page] = await open(context, faults);
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  for (const icon of manifest.icons) assert.ok(await page.evaluate(async (src) => (await fetch(src)).ok, icon.src), icon.src);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== "in-incognito"), []);
  holds("the browser can install the page");
  await context.close();
}

// What is heard does not stop when the page stands still for a moment.
async function sound({ open, faults, holds }) {
  const context = await browser();
  const [page] = await open(context, faults);
  const before = await begin(page);
  // As soon as there is something to hear, the page stands still.
  await page.evaluate(() => {
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when) {
      start.call(this, when);
      if (globalThis.stands_still) return;
      globalThis.stands_still = true;
      setTimeout(() => {
        for (const began = performance.now(); performance.now() - began < 300; );
        globalThis.ahead = globalThis.heard.until - this.context.currentTime;
      }, 50);
    };
  });
  await play(page, before);
  const ahead = await until(page, "nothing is heard", () => page.evaluate(() => globalThis.ahead));
  assert.ok(ahead > 0, `the sound stopped ${-ahead} s ago`);
  holds("the sound goes on while the page stands still");
  await context.close();
}

async function screens({ open, shown, faults, holds, picture }) {
  for (const [deviceScaleFactor, locale] of [[2, "de-DE"], [3, "ru-RU"], [2.625, "fr-FR"], [1.25, "pt-BR"]]) {
    const context = await browser({ deviceScaleFactor, locale, viewport: { width: 360, height: 640 } });
    const [page] = await open(context, faults);
    await shown(page);
    const width = await page.evaluate(() => document.getElementById("table").width);
    assert.equal(width, Math.round(360 * deviceScaleFactor), `the canvas is too coarse at density ${deviceScaleFactor}`);
    const fetched = await page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".wasm")).length);
    assert.equal(fetched, 1, "the program is fetched more than once");
    assert.ok(await page.evaluate(() => document.querySelector("#note progress").position === 1), "the page does not show how far the program is");
    await picture(page, `density-${deviceScaleFactor}`);
    await context.close();
  }
  holds("the page opens at every density and in other languages, and fetches the program once");
}

export async function habits(tools) {
  const all = { tabs, lost_pictures, history, browser_keys, preferences, links, unsaved, folders, versions, installing, sound, screens };
  const wanted = process.env.HABITS?.split(",");
  for (const [name, check] of Object.entries(all)) if (!wanted || wanted.includes(name)) await check(tools);
}
