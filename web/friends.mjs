// Sits down at one table of `nestor table`, which also gives out the page: one by mouse, and one by finger on a telephone that has opened the link.
//
// Usage: node web/friends.mjs NESTOR FOLDER, with the console tool and the folder of the page. With a third argument it keeps pictures in that folder.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { BONE, HOW, PATIENCE, at_rest, ends_of, found, keys, nodes, opened, press, until } from "./player.mjs";

const [nestor, folder, pictures] = process.argv.slice(2);
const data = mkdtempSync(join(tmpdir(), "tables-"));

// Starts the server, and returns it with its address.
async function start(listen) {
  const server = spawn(nestor, ["table", "--listen", listen, "--page", folder, "--data", data], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: server.stdout })) {
    const address = line.match(/ listening on (\S+)/)?.[1];
    if (address) return { server, address };
  }
  assert.fail("the server does not start");
}

async function picture(page, name) {
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`) });
}

const can = (page, name) => found(page, name, "button");
const read = (page) => page.evaluate(() => document.getElementById("reader").textContent + document.getElementById("reader").innerHTML);

// Whoever can do something does it, until the hand is over for both.
async function hand(players) {
  const end = Date.now() + 5 * PATIENCE;
  for (let moves = 0; ; ) {
    const over = await Promise.all(players.map(([page]) => can(page, /^(New hand|New game|OK)/)));
    if (over.every(Boolean)) return assert.ok(moves > 4, `only ${moves} moves`);
    assert.ok(Date.now() < end, `the hand does not end: ${await read(players[0][0])}`);
    for (const [page, how] of players) {
      const bone = await can(page, BONE);
      const next = bone ?? (await can(page, /^(Draw|Pass)/));
      if (!next) continue;
      await how(page, next);
      await at_rest(page);
      const place = bone && (await can(page, ends_of(bone)));
      if (place) {
        await how(page, place);
        await at_rest(page);
      }
      moves++;
    }
    await players[0][0].waitForTimeout(100);
  }
}

const { server, address } = await start("127.0.0.1:0");
try {
  const ana = await opened(`http://${address}/`, {});
  await keys(ana, "Enter");
  await at_rest(ana);
  await keys(ana, "Shift+J");
  await press(ana, HOW.mouse, /^Your name$/, "textbox");
  await ana.keyboard.type("Ana");
  await picture(ana, "friends");
  await press(ana, HOW.mouse, /^Invite…$/, "button");
  await picture(ana, "invite");
  await press(ana, HOW.mouse, /^Invite$/, "button");
  const told = await until(ana, "there is no invitation", () => found(ana, /https?:\S+#/));
  const link = told.name.match(/https?:\S+/)[0];
  await picture(ana, "invitation");

  const ben = await opened(link, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await press(ben, HOW.finger, /^Your name$/, "textbox");
  await ben.keyboard.type("Ben");
  await picture(ben, "link");
  await press(ben, HOW.finger, /^Sit down$/, "button");
  const both = [
    [ana, HOW.mouse],
    [ben, HOW.finger],
  ];
  for (const [page] of both) await until(page, "the game does not begin", () => found(page, BONE).then((bone) => bone ?? found(page, /in your hand/)));
  await picture(ana, "play");
  await picture(ben, "play-telephone");
  // The address keeps the table: whoever opens the page anew is at it, without a question.
  const code = link.split("#")[1];
  for (const [page] of both) assert.equal(await page.evaluate(() => location.hash), `#${code}`);
  await ben.reload({ waitUntil: "commit" });
  await until(ben, "a page that is opened anew does not come back to its table", () => found(ben, BONE).then((bone) => bone ?? found(ben, /in your hand/)));
  assert.equal(await ben.evaluate(() => location.hash), `#${code}`);
  await picture(ben, "again");
  assert.ok(await found(ben, /^Say…$/, "button"), "it shows another table");
  await hand(both);
  await picture(ana, "hand");
  console.log("two pages sit down at one table by its link, one of them by finger, come back after a reload, and play a hand");
} finally {
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
process.exit();
