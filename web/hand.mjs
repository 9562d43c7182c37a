// What the page does in the hand: links, touches that the system takes, what does not answer, what is found by touching, and the edges of the screen.

import assert from "node:assert/strict";

import { BONE, HOW, at_rest, files, game, keys, nodes, play, settled, turn, until } from "./player.mjs";

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const WELCOME = "What would you like to do?";

const names = async (page) => (await nodes(page)).map(({ name }) => name);
const said = (page) => page.evaluate(() => document.getElementById("reader").textContent);
const noted = (page) => page.evaluate(() => document.querySelector("#note span").textContent);

async function begin(page) {
  await keys(page, "Enter");
  await until(page, "the first game is not kept", () => game(page));
  return settled(page);
}

async function links({ browser, address, open, faults, holds }) {
  for (const link of ["today", "all-fives/4711"]) {
    const context = await browser(PHONE);
    const [page] = await open(context, faults, { at: `${address}#${link}` });
    await at_rest(page);
    assert.ok(!(await said(page)).includes(WELCOME), `#${link} is behind the first question`);
    await context.close();
  }
  holds("a first visitor who comes by a link sees what it leads to");
}

// A touch that becomes a swipe to the home screen, for example.
async function taken({ browser, open, faults, holds }) {
  const context = await browser(PHONE);
  const [page] = await open(context, faults);
  const before = await begin(page);
  const bone = (await nodes(page)).find((node) => BONE.test(node.name));
  const session = await context.newCDPSession(page);
  const [from, to] = [{ x: bone.x + bone.width / 2, y: bone.y + bone.height / 2 }, { x: 180, y: 200 }];
  for (let step = 0; step <= 8; step++) {
    const at = { x: from.x + (step / 8) * (to.x - from.x), y: from.y + (step / 8) * (to.y - from.y) };
    await session.send("Input.dispatchTouchEvent", { type: step ? "touchMove" : "touchStart", touchPoints: [{ id: 1, ...at }] });
    await at_rest(page);
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
  await at_rest(page);
  await page.touchscreen.tap(180, 250);
  await at_rest(page);
  assert.equal(await game(page), before);
  const back = (await nodes(page)).find((node) => node.id === bone.id);
  assert.deepEqual([back.x, back.y], [bone.x, bone.y]);
  assert.ok(await until(page, "no turn comes after it", () => turn(page, HOW.finger)));
  holds("a bone whose touch the system takes goes back");
  await context.close();
}

// What does not answer is said, with what one can do.
async function silence({ browser, address, holds }) {
  const waits = async (what, find, ...before) => {
    const context = await browser(PHONE);
    const page = await context.newPage();
    for (const act of before) await act(page);
    // A file that never comes keeps the page loading.
    await page.goto(address, { waitUntil: "commit" });
    await until(page, `nothing is said: ${what}`, () => find(page).catch(() => false));
    await context.close();
  };
  const never = (name) => (page) => page.route(`**/${name}`, () => {});
  const is_seen = (page) => page.evaluate(() => getComputedStyle(document.getElementById("silence")).visibility === "visible");
  await waits("page.js", is_seen, never("page.js"));
  const program = async (page) => /isn't answering.*reload/.test(await noted(page));
  await waits("game.js", program, never("game.js"));
  await waits("the program", program, never("game_bg.wasm"));
  const storage = async (page) => /storage isn't answering/.test(await noted(page));
  await waits("the storage", storage, (page) => page.addInitScript(() => (IDBFactory.prototype.open = () => ({}))));
  holds("what does not answer is said after five seconds, with what one can do");
  const no_picture = async (page) => {
    const text = await page.evaluate(() => document.querySelector("#note.ended")?.textContent ?? "");
    assert.ok(!text.includes("JsValue"), text);
    return /WebGL/.test(text);
  };
  const refuse = () => (HTMLCanvasElement.prototype.getContext = () => null);
  // `until` would take the end of the program for a fault.
  const context = await browser(PHONE);
  const page = await context.newPage();
  await page.addInitScript(refuse);
  await page.goto(address);
  for (let tries = 0; !(await no_picture(page)); tries++) {
    assert.ok(tries < 600, "nothing is said about WebGL");
    await page.waitForTimeout(100);
  }
  await context.close();
  holds("without WebGL the page says so in words");
}

async function cleared({ browser, address, open, faults, holds }) {
  const context = await browser();
  const [page] = await open(context, faults);
  const kept = await play(page, await begin(page));
  await keys(page, "l", "l");
  await at_rest(page);
  const before = Object.keys(await files(page)).filter((name) => !name.endsWith(".bak"));
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(address).origin, storageTypes: "indexeddb" });
  await keys(page, "Tab", "Enter", "Enter", "Escape", "Space");
  // Whoever looks before the page has written would begin a storage of their own.
  const is_there = () => page.evaluate(async () => (await indexedDB.databases()).length > 0);
  await until(page, "nothing is kept any more", is_there);
  await at_rest(page);
  const all = async () => {
    const now = await files(page);
    return (await game(page)) !== kept && before.every((name) => name in now);
  };
  await until(page, "not all files are kept again", all);
  holds("a storage that is cleared while the page is open gets everything again");
  await context.close();
}

const CONTROLS = ["button", "checkbox", "switch", "radio", "tab", "slider", "spinbutton", "combobox", "textbox"].map((role) => `#reader [role=${role}]`).join();

// A screen reader on a telephone asks what is at a place of the screen.
async function found_by_touch({ browser, open, faults, holds }) {
  const context = await browser(PHONE);
  const [page] = await open(context, faults);
  await begin(page);
  // What the browser tells assistive technology about the place of each control that is shown.
  const session = await context.newCDPSession(page);
  await session.send("Accessibility.enable");
  const found = async () => {
    const places = await page.evaluate((controls) => {
      const centre = ({ x, y, width, height }) => ({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) });
      const all = [...document.querySelectorAll(controls)].map((node) => ({ id: node.id, name: node.getAttribute("aria-label") ?? "", ...centre(node.getBoundingClientRect()) }));
      return all.filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    }, CONTROLS);
    const told = [];
    for (const { x, y, name } of places) {
      const { backendNodeId } = await session.send("DOM.getNodeForLocation", { x, y });
      const { nodes } = await session.send("Accessibility.getPartialAXTree", { backendNodeId, fetchRelatives: false });
      const [{ role, name: spoken, ignored }] = nodes;
      told.push({ name, spoken: spoken?.value ?? "", role: role?.value ?? "", ignored });
    }
    return told;
  };
  const table = await found();
  assert.ok(table.filter(({ name }) => /in your hand/.test(name)).length > 4, JSON.stringify(table));
  assert.deepEqual(table.filter(({ name, spoken, ignored }) => !name || spoken !== name || ignored), []);
  holds("what is under a finger is found by touching, and told with its name");
  await keys(page, ",");
  await until(page, "the settings do not open", async () => (await names(page)).includes("Settings"));
  await at_rest(page);
  assert.deepEqual((await names(page)).filter((name) => /in your hand|played by/.test(name)), []);
  assert.deepEqual((await found()).filter(({ name, spoken }) => !name || spoken !== name), []);
  holds("behind an open window nothing is found, and every field has a name");
  await context.close();
}

async function edges({ browser, open, faults, holds }) {
  const context = await browser(PHONE);
  const [page] = await open(context, faults);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 40, bottom: 20, left: 10, right: 30 } });
  const place = () => page.evaluate(() => (({ x, y, width, height }) => [x, y, width, height])(document.getElementById("table").getBoundingClientRect()));
  await until(page, "the table lies under a notch", async () => String(await place()) === String([10, 40, 320, 580]));
  const reader = await page.evaluate(() => document.getElementById("reader").getBoundingClientRect().top);
  assert.equal(reader, 40);
  const manifest = await page.evaluate(async () => (await fetch("manifest.webmanifest")).json());
  assert.deepEqual(manifest.shortcuts.map(({ url }) => url), ["./", "./#today", "./#friends"]);
  const calls = await page.evaluate(async () => {
    const calls = [];
    navigator.setAppBadge = async () => calls.push("set");
    navigator.clearAppBadge = async () => calls.push("clear");
    const { name } = performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/tab.js"));
    const show = (hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    show(true);
    await (await import(name)).call("your turn");
    show(false);
    return calls;
  });
  assert.deepEqual(calls, ["set", "clear"]);
  holds("the table keeps clear of notches and bars, and the icon says that a turn waits");
  await context.close();
}

export async function hand(tools) {
  const all = { links, taken, silence, cleared, found_by_touch, edges };
  const wanted = process.env.HAND?.split(",");
  for (const [name, check] of Object.entries(all)) if (!wanted || wanted.includes(name)) await check(tools);
}
