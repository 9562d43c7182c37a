// Plays an evening of games at one table of `nestor table`, over a line that breaks every fifteen seconds: two windows by keys, a page by mouse, and a telephone by
// finger. Now and then the telephone's page is opened anew, and a window is killed and started again. Nobody says a word or does anything but play.
//
// Usage: node web/evening.mjs PROGRAMS PAGE [GAMES [MINUTES]], with the folder of both programs and that of the page. It needs Xvfb, openbox and xdotool. Pictures
// of what everybody sees at the end are kept in the folder that PICTURES names.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { BONE, HOW, at_rest, ends_of, found, keys, nodes, opened, press, until } from "./player.mjs";

const [programs, folder, wanted = "10", minutes = "60"] = process.argv.slice(2);
const data = mkdtempSync(join(tmpdir(), "evening-"));
const told = { games: 0, hands: 0, plays: 0, cuts: 0, reloads: 0, kills: 0 };
const started = Date.now();
const say = (what) => console.log(`${((Date.now() - started) / 60_000).toFixed(1)} min: ${what} (${JSON.stringify(told)})`);
const pause = (milliseconds) => new Promise((on) => setTimeout(on, milliseconds));
const running = new Set();

// Starts a program that ends with this one.
function run(program, words, options) {
  const process = spawn(program, words, options);
  running.add(process);
  process.on("exit", () => running.delete(process));
  return process;
}

// Runs a program, and returns what its output says first in this form.
async function first(process, form, stream) {
  for await (const line of createInterface({ input: process[stream] })) {
    const said = line.match(form)?.[1];
    if (said) return said;
  }
  assert.fail("a program has ended that should run");
}

// Passes connections on to a port, and breaks all of them at once when told to.
async function bad_line(port) {
  const open = new Set();
  const line = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    open.add(near).add(far);
    for (const [one, other] of [[near, far], [far, near]]) {
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => (open.delete(one), other.destroy()));
    }
  });
  await new Promise((ready) => line.listen(0, "127.0.0.1", ready));
  const cut = () => {
    for (const socket of open) socket.destroy();
    told.cuts++;
  };
  return { port: line.address().port, cut };
}

// A window of the program on a screen without a monitor.
class Window {
  constructor(display, name, left) {
    Object.assign(this, { name, left, environment: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: "1", WAYLAND_DISPLAY: "" } });
  }

  async start(...words) {
    this.process = run(join(programs, "electrum-dominoes"), ["--data-dir", join(data, this.name), ...words], { env: this.environment, stdio: "inherit" });
    for (let tries = 0; !this.id; tries++) {
      assert.ok(tries < 200, `the window of ${this.name} does not open`);
      await pause(100);
      this.id = this.xdotool("search", "--onlyvisible", "--pid", `${this.process.pid}`).trim().split("\n").at(-1);
    }
    this.xdotool("windowsize", this.id, "960", "720", "windowmove", this.id, `${this.left}`, "0");
  }

  xdotool(...words) {
    try {
      return execFileSync("xdotool", words, { env: this.environment, stdio: ["ignore", "pipe", "ignore"], timeout: 10_000 }).toString();
    } catch {
      return "";
    }
  }

  keys(...all) {
    assert.equal(this.process.exitCode, null, `the program of ${this.name} has ended`);
    this.xdotool("windowactivate", "--sync", this.id, "key", "--delay", "60", ...all);
  }

  // Plays by keys: a click on the cloth, and Tab goes to what can be done.
  act() {
    this.xdotool("mousemove", `${this.left + 330}`, "330", "click", "1");
    this.keys("Tab", "Return", "Return");
  }

  async kill() {
    this.process.kill("SIGKILL");
    await new Promise((ended) => this.process.once("exit", ended));
    this.id = undefined;
  }
}

// What a page can do at once: play a bone, draw, pass, or go on after a hand or a game. Returns the name of what it pressed.
async function act(page, how) {
  const all = (await nodes(page)).filter((node) => node.role === "button" && !node.off);
  const next = all.find((node) => /^(New hand|New game)$/.test(node.name)) ?? all.find((node) => BONE.test(node.name)) ?? all.find((node) => /^(Draw|Pass|OK)/.test(node.name));
  if (!next) return null;
  await how(page, next);
  await at_rest(page);
  if (BONE.test(next.name)) {
    // Where a line has many ends, each has a number and what it shows.
    const halves = next.name.split(",")[0].replace("double ", "").split(" ");
    const fits = (name) => ends_of(next).test(name) || halves.includes(name.match(/^end \d+, .*, shows (\w+)/)?.[1]);
    const place = (await nodes(page)).find((node) => node.role === "button" && !node.off && fits(node.name));
    if (place) await how(page, place), await at_rest(page);
  }
  return next.name;
}

// What somebody at the table must never read.
const FAULT = /don’t trust|an illegal move|no table with this code/i;

async function evening() {
  const screen = run("Xvfb", ["-noreset", "-displayfd", "3", "-screen", "0", "1960x760x24"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const display = `:${await first({ out: screen.stdio[3] }, /(\d+)/, "out")}`;
  run("openbox", [], { env: { ...process.env, DISPLAY: display }, stdio: "ignore" });
  const server = run(join(programs, "nestor"), ["table", "--listen", "127.0.0.1:0", "--page", folder, "--data", join(data, "tables")], { stdio: ["ignore", "pipe", "inherit"] });
  const port = Number(await first(server, / listening on \S+:(\d+)/, "stdout"));
  const line = await bad_line(port);

  const ana = await opened(`http://127.0.0.1:${line.port}/`, {});
  await keys(ana, "Enter");
  await at_rest(ana);
  await keys(ana, "Shift+J");
  await press(ana, HOW.mouse, /^Your name$/, "textbox");
  await ana.keyboard.type("Ana");
  await press(ana, HOW.mouse, /^Invite…$/, "button");
  for (const name of [/^Five-Up: /, /^Players: 4$/, /^Points to win: 50$/]) await press(ana, HOW.reader, name);
  // A friend has the second seat already.
  for (const name of ["Ajax", "Helen"]) {
    await press(ana, HOW.reader, new RegExp(`^${name}: `));
    await press(ana, HOW.reader, new RegExp(`^${name}’s seat: A friend online$`));
  }
  await press(ana, HOW.mouse, /^Invite$/, "button");
  const invitation = await until(ana, "there is no invitation", () => found(ana, /https?:\S+#/));
  const link = invitation.name.match(/https?:\S+/)[0];

  const ben = await opened(link, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await press(ben, HOW.finger, /^Your name$/, "textbox");
  await ben.keyboard.type("Ben");
  await press(ben, HOW.finger, /^Sit down$/, "button");
  const windows = ["Cleo", "Dora"].map((name, at) => new Window(display, name, 980 * at));
  for (const window of windows) {
    await window.start(link);
    await pause(4000);
    window.keys("ctrl+a", ...window.name);
    await pause(500);
    window.keys("Return");
    await pause(3000);
  }
  const pages = [
    [ana, HOW.mouse],
    [ben, HOW.finger],
  ];
  const sits = async (page) => (await found(page, /^Give up my seat$/, "button")) && (await found(page, /in your hand/));
  try {
    for (const [page] of pages) await until(page, "the game does not begin", () => sits(page));
  } finally {
    await pictures(pages, windows, "begin");
  }
  say("all four sit");
  await play(pages, windows, line, link);
}

// Keeps pictures of what everybody sees.
async function pictures(pages, windows, name) {
  const folder = process.env.PICTURES;
  if (!folder) return;
  for (const [at, [page]] of pages.entries()) await page.screenshot({ path: join(folder, `${name}-page-${at}.png`) }).catch(() => {});
  try {
    execFileSync("import", ["-window", "root", join(folder, `${name}-windows.png`)], { env: windows[0].environment });
  } catch {
    console.log("without ImageMagick there are no pictures of the windows");
  }
}

async function play(pages, windows, line, link) {
  const end = started + Number(minutes) * 60_000;
  let [cut, stood, last, is_playing] = [Date.now(), Date.now(), "", false];
  for (let round = 1; told.games < Number(wanted) && Date.now() < end; round++) {
    if (Date.now() > cut + 15_000) {
      line.cut();
      cut = Date.now();
    }
    for (const [page, how] of pages) {
      const pressed = await act(page, how);
      if (pressed) told.plays++;
      if (page !== pages[0][0] || !pressed) continue;
      // Whoever agrees to the next hand or game may have to do so again after a line has broken.
      const [is_hand, is_game] = [/^New hand/, /^New game/].map((name) => name.test(pressed));
      if (is_playing && (is_hand || is_game)) told.hands++;
      if (is_playing && is_game) {
        told.games++;
        say("a game is over");
        await pictures(pages, windows, `game-${told.games}`);
      }
      is_playing = !is_hand && !is_game && (is_playing || !/^OK/.test(pressed));
    }
    for (const window of windows) window.act();
    const seen = await nodes(pages[0][0]);
    const fault = (await Promise.all(pages.map(([page]) => nodes(page)))).flat().find((node) => FAULT.test(node.name));
    assert.ok(!fault, `somebody reads: ${fault?.name}`);
    const now = seen.map((node) => node.name).join(";");
    if (now !== last) [last, stood] = [now, Date.now()];
    if (Date.now() > stood + 90_000) {
      await pictures(pages, windows, "stuck");
      assert.fail(`nothing happens: ${now}`);
    }
    if (round % 60 === 30) {
      told.reloads++;
      await pages[1][0].reload({ waitUntil: "commit" }).catch(() => {});
      await until(pages[1][0], "the page does not open again", () => pages[1][0].evaluate(() => document.getElementById("note")?.hidden).catch(() => false));
    }
    if (round % 90 === 45) {
      told.kills++;
      const window = windows[told.kills % windows.length];
      await window.kill();
      await window.start(link);
      await pause(1500);
    }
  }
  await pictures(pages, windows, "end");
  assert.ok(told.games >= Number(wanted), `only ${told.games} games`);
}

try {
  await evening();
} finally {
  for (const process of running) process.kill("SIGKILL");
  rmSync(data, { recursive: true, force: true });
}
process.exit();
