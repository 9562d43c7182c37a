// Notes what a program that `wasm-split` has prepared does on first visits: by mouse, keys, finger and screen reader. Usage: node web/first.mjs FOLDER NOTES
//
// The notes of the page and its workers are written to files whose names begin with NOTES.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";

import { browser, forget, serve, silence } from "./browser.mjs";
import { HOW, PATIENCE, game, keys, look_away, nodes, play, turn, until } from "./player.mjs";

const [folder, notes] = process.argv.slice(2);

// What the program of a page or a worker has done. It writes its notes into memory that is nobody's yet.
async function noted() {
  const program = await (await import(new URL("game.js", location.origin))).default();
  const [pages, page] = [16, 65_536];
  const at = program.memory.grow(pages) * page;
  const length = program.__write_profile(at, pages * page);
  return [...new Uint8Array(program.memory.buffer, at, length)];
}

async function by_keys(page) {
  for (let kept = await game(page), plays = 0; plays < 3; plays++) kept = await play(page, kept);
}

// Plays by pressing things.
function by(press) {
  return async (page) => {
    for (let turns = 0, idle = 0; turns < 8; ) {
      const done = await turn(page, press);
      [turns, idle] = done ? [turns + 1, 0] : [turns, idle + 1];
      assert.ok(idle < 300, "no turn comes");
      if (!done) await page.waitForTimeout(80);
    }
  };
}

async function visit(name, plays, options) {
  const context = await browser(options);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => document.getElementById("note").hidden, null, { timeout: PATIENCE });
  // The program greets whom it does not know.
  await keys(page, "Enter");
  await until(page, "there is no bone", async () => (await nodes(page)).some((node) => /in your hand/.test(node.name)));
  await until(page, "the game is not kept", () => game(page));
  await plays(page);
  await look_away(page);
  for (const [at, place] of [page, ...page.workers()].entries()) {
    writeFileSync(`${notes}.${name}.${at}`, Uint8Array.from(await place.evaluate(noted)));
  }
  await context.close();
}

const server = await serve(folder);
const address = `http://127.0.0.1:${server.address().port}/`;
await visit("mouse", by(HOW.mouse));
await visit("keys", by_keys);
await visit("finger", by(HOW.finger), { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
await visit("reader", by(HOW.reader));
await silence(server);
forget();
