// Plays in the page with Firefox, which is asked in the words of WebDriver BiDi. Usage: xvfb-run -a node --experimental-websocket web/firefox.mjs FOLDER
//
// Without a screen, Firefox has no WebGL.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { serve, silence } from "./browser.mjs";
import { HOW, at_rest, game, keys, nodes, play, play_until, settled, until, watch_writes } from "./player.mjs";

// What Firefox needs to know before it starts: it draws WebGL without a graphics card, asks nobody anything, and shows no pages of its own.
const PREFERENCES = {
  "webgl.force-enabled": true,
  "browser.shell.checkDefaultBrowser": false,
  "browser.aboutwelcome.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.enabled": false,
  "dom.disable_open_during_load": false,
  "intl.accept_languages": "en-US",
};

const profile = mkdtempSync(join(tmpdir(), "firefox-"));
writeFileSync(join(profile, "user.js"), Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join(""));
const firefox = spawn(process.env.FIREFOX ?? "firefox-esr", ["--no-remote", "--remote-debugging-port", "0", "--profile", profile], { stdio: ["ignore", "ignore", "pipe"] });
process.on("exit", () => {
  firefox.kill("SIGKILL");
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

// Where it listens, it says on its standard error.
const place = await new Promise((found, refuse) => {
  let told = "";
  firefox.stderr.on("data", (text) => {
    told += text;
    const where = told.match(/WebDriver BiDi listening on (ws:\S+)/);
    if (where) found(where[1]);
  });
  firefox.once("exit", () => refuse(new Error(`Firefox has ended: ${told}`)));
});

const socket = new WebSocket(`${place}/session`);
await new Promise((opened, refuse) => Object.assign(socket, { onopen: opened, onerror: refuse }));
const waiting = new Map();
const faults = [];
let asked = 0;

socket.onmessage = ({ data }) => {
  const { type, id, result, message, method, params } = JSON.parse(data);
  if (type === "event" && method === "log.entryAdded" && ["error", "warn"].includes(params.level)) faults.push(params.text);
  const { answer, refuse } = waiting.get(id) ?? {};
  waiting.delete(id);
  if (type === "success") answer?.(result);
  if (type === "error") refuse?.(new Error(message));
};

function ask(method, params) {
  asked += 1;
  socket.send(JSON.stringify({ id: asked, method, params }));
  return new Promise((answer, refuse) => waiting.set(asked, { answer, refuse }));
}

// The keys that are no letters, as WebDriver names them.
const KEYS = { Enter: "\uE007", Tab: "\uE004", Escape: "\uE00C", Space: " ", Control: "\uE009" };

// A tab, with as much of what Playwright calls a page as is needed to play.
class Tab {
  static async open(address) {
    const { context } = await ask("browsingContext.create", { type: "tab" });
    const tab = new Tab(context);
    await ask("browsingContext.setViewport", { context, viewport: { width: 960, height: 720 } });
    await tab.go(address);
    return tab;
  }

  constructor(context) {
    this.context = context;
    this.keyboard = { press: (all) => this.press(all) };
    this.mouse = { click: (x, y) => this.click(x, y) };
  }

  async go(address) {
    await ask("browsingContext.navigate", { context: this.context, url: address, wait: "complete" });
    await this.begins();
  }

  // Waits until the table is shown.
  begins() {
    return until(this, "the page does not open", () => this.evaluate(() => document.getElementById("note")?.hidden).catch(() => false));
  }

  async evaluate(what, given) {
    const expression = `(async () => JSON.stringify((await (${what})(${JSON.stringify(given)})) ?? null))()`;
    const { type, result, exceptionDetails } = await ask("script.evaluate", { expression, target: { context: this.context }, awaitPromise: true, userActivation: false });
    if (type === "exception") throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  }

  press(all) {
    const names = all.split("+").map((key) => KEYS[key] ?? key);
    const down = names.map((value) => ({ type: "keyDown", value }));
    const up = names.toReversed().map((value) => ({ type: "keyUp", value }));
    return ask("input.performActions", { context: this.context, actions: [{ type: "key", id: "keys", actions: [...down, ...up] }] });
  }

  click(x, y) {
    const actions = [{ type: "pointerMove", x: Math.round(x), y: Math.round(y) }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    return ask("input.performActions", { context: this.context, actions: [{ type: "pointer", id: "mouse", actions }] });
  }

  waitForTimeout(ms) {
    return new Promise((done) => setTimeout(done, ms));
  }

  async opens_anew(act) {
    await this.evaluate(() => void (globalThis.is_old = true));
    await act();
    await until(this, "the page is not opened anew", () => this.evaluate(() => !globalThis.is_old && document.getElementById("note")?.hidden).catch(() => false));
  }

  bars() {
    return this.evaluate(() => document.getElementById("bars").textContent);
  }

  press_bar() {
    return this.evaluate(() => document.querySelector("#bars button").click());
  }

  close() {
    return ask("browsingContext.close", { context: this.context });
  }
}

let held = 0;
function holds(what) {
  held += 1;
  console.log(`ok ${held} - Firefox: ${what}`);
}

const sent = new Map();
const server = await serve(process.argv[2], (path, is_sent) => sent.set(path, (sent.get(path) ?? 0) + is_sent));
const address = `http://127.0.0.1:${server.address().port}/`;
const { capabilities } = await ask("session.new", { capabilities: {} });
console.log(`Firefox ${capabilities.browserVersion}`);
await ask("session.subscribe", { events: ["log.entryAdded"] });
await ask("script.addPreloadScript", { functionDeclaration: String(watch_writes) });

let tab = await Tab.open(address);
await keys(tab, "Enter");
await until(tab, "the first game is not kept", () => game(tab));
let kept = await play(tab, await settled(tab));
holds("a game begins by keyboard, and every play is kept");
// Firefox finds them as it tells them to assistive technology.
for (const { name, role } of (await nodes(tab)).filter(({ role }) => role === "button")) {
  const locator = { type: "accessibility", value: { name, role } };
  const { nodes: told } = await ask("browsingContext.locateNodes", { context: tab.context, locator });
  assert.ok(told.length > 0, `${name} is not told`);
}
holds("every bone and every button is told to a screen reader by its name");
await tab.evaluate(() => navigator.serviceWorker.ready.then(() => null));
assert.deepEqual([...sent].filter(([, times]) => times > 1), []);
holds("a first visit fetches every file once");
await tab.opens_anew(() => ask("browsingContext.reload", { context: tab.context, wait: "complete" }));
assert.equal(await settled(tab), kept);
kept = await play(tab, kept);
holds("a page that is opened anew goes on where it was");

const second = await Tab.open(address);
assert.match(await second.bars(), /open in another tab.*Play here/);
await second.opens_anew(() => second.press_bar());
assert.equal(await settled(second), kept);
kept = await play(second, kept);
await until(tab, "the first tab does not say that it has lost the game", async () => /Play here/.test(await tab.bars()));
await ask("browsingContext.activate", { context: tab.context });
await tab.opens_anew(() => second.close());
assert.equal(await settled(tab), kept);
holds("a second tab takes the game over when the player wants it, and the first once the other is closed");

await tab.evaluate(() => void (performance.now = () => 60_000));
await tab.opens_anew(() => tab.evaluate(() => document.getElementById("table").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext()));
assert.equal(await settled(tab), kept);
holds("a page whose picture is lost is opened anew, with the game as it was");

await keys(tab, ",");
const settings = async () => (await nodes(tab)).some((node) => node.name === "Settings");
await until(tab, "the settings do not open", settings);
await ask("browsingContext.traverseHistory", { context: tab.context, delta: -1 });
await until(tab, "a step back does not close the window", async () => !(await settings()));
holds("a step back closes the window above the table");

console.log(`a game is played by mouse in ${await play_until(tab, HOW.mouse, /^(New game|Same deals|New hand)/)} turns`);
holds("a hand is played to its end by mouse");
await at_rest(tab);
await silence(server);
// Firefox also says this of a page that is opened anew while its service worker still answers. The steps above show that the page came.
assert.deepEqual(
  faults.filter((fault) => !fault.includes("A ServiceWorker intercepted the request and encountered an unexpected error")),
  [],
);
holds("the browser has nothing to complain about");
console.log(`\n${held} passed, 0 failed`);
process.exit(0);
