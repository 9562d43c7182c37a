// Measures first visits over a slow network: how much is fetched, when the table is shown, and when the first play is made. Usage: node web/visit.mjs FOLDER
//
// The network has 1.6 Mbit/s, and every file comes in brotli.

import { brotliCompressSync } from "node:zlib";

import { browser, serve, silence } from "./browser.mjs";
import { at_rest, game, keys, until, watch_writes } from "./player.mjs";

const BYTES_A_SECOND = 1_600_000 / 8;
const VISITS = [{ deviceScaleFactor: 1 }, { deviceScaleFactor: 2 }, { deviceScaleFactor: 3 }, { deviceScaleFactor: 1, locale: "de-DE" }];

const known = new Map();
let sent = 0;

function packed(bytes) {
  const text = bytes.toString("latin1");
  if (!known.has(text)) known.set(text, brotliCompressSync(bytes));
  sent += known.get(text).length;
  return known.get(text);
}

const server = await serve(process.argv[2], () => {}, packed);
const address = `http://127.0.0.1:${server.address().port}/`;
// The files are compressed before anything is measured.
for (const name of ["", "game_bg.wasm", "game.js"]) await (await fetch(`${address}${name}`)).arrayBuffer();
for (const options of VISITS) {
  const context = await browser({ viewport: { width: 412, height: 732 }, serviceWorkers: "block", ...options });
  const page = await context.newPage();
  await page.addInitScript(watch_writes);
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: BYTES_A_SECOND, uploadThroughput: BYTES_A_SECOND });
  sent = 0;
  const start = Date.now();
  const passed = () => ((Date.now() - start) / 1000).toFixed(1);
  await page.goto(address, { waitUntil: "commit" });
  await until(page, "the page does not open", () => page.evaluate(() => document.getElementById("note")?.hidden));
  const [shown, fetched] = [passed(), sent];
  await keys(page, "Enter");
  await until(page, "the first game is not kept", () => game(page));
  const before = await game(page);
  await until(page, "the first play is not made", async () => {
    await keys(page, "Tab", "Enter", "Enter");
    await at_rest(page);
    return (await game(page)) !== before;
  });
  console.log(`density ${options.deviceScaleFactor}, ${options.locale ?? "en-US"}: ${fetched} bytes until the table is shown after ${shown} s, the first play is made after ${passed()} s`);
  await context.close();
}
await silence(server);
