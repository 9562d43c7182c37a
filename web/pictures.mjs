// Takes pictures of the page at the sizes of telephones, tablets and desktops, in several languages, to be looked at. Usage: node web/pictures.mjs FOLDER PICTURES [WORD]
//
// A word selects the pictures whose size and language contain it, such as 768x1024 or ru-RU.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { browser, serve, silence } from "./browser.mjs";
import { at_rest, game, keys, nodes, until, watch_writes } from "./player.mjs";

const [TELEPHONE, TABLET, DESKTOP] = [{ hasTouch: true, isMobile: true, deviceScaleFactor: 2 }, { hasTouch: true, isMobile: true }, {}];
const SIZES = [[360, 640, TELEPHONE], [640, 360, TELEPHONE], [844, 390, TELEPHONE], [768, 1024, TABLET], [1024, 768, TABLET], [1280, 800, DESKTOP]];
const LANGUAGES = ["en-US", "de-DE", "fr-FR", "ru-RU"];

const [folder, pictures, word = ""] = process.argv.slice(2);
mkdirSync(pictures, { recursive: true });
const server = await serve(folder);

// Presses what has one of these names.
async function press(page, ...names) {
  const node = (await nodes(page)).find((node) => node.role === "button" && names.includes(node.name));
  if (node) await page.evaluate((id) => document.getElementById(id).click(), node.id);
  await at_rest(page);
}

// Everything that is shown, in the order in which it can be reached, with what leads to it.
const SCENES = {
  welcome: () => {},
  table: async (page) => {
    await keys(page, "Enter");
    await until(page, "the first game is not kept", () => game(page));
    await at_rest(page);
  },
  menu: (page) => press(page, "Game", "Spiel", "Jeu", "Игра"),
  game: async (page) => keys(page, "Escape", "Shift+N"),
  settings: (page) => keys(page, "Escape", ","),
  colors: (page) => keys(page, "Escape", "Shift+L"),
  log: (page) => keys(page, "Escape", "l"),
  course: (page) => keys(page, "l", "c"),
  exercise: (page) => keys(page, "Escape", "Shift+E"),
  today: (page) => keys(page, "Escape", "d"),
  help: (page) => keys(page, "Escape", "Escape", "?"),
  review: (page) => keys(page, "Escape", "j"),
};

for (const [width, height, device] of SIZES) {
  for (const locale of LANGUAGES.filter((locale) => `${width}x${height} ${locale}`.includes(word))) {
    const context = await browser({ viewport: { width, height }, locale, ...device, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.addInitScript(watch_writes);
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await until(page, "the page does not open", () => page.evaluate(() => document.getElementById("note").hidden));
    for (const [name, lead] of Object.entries(SCENES)) {
      await lead(page);
      await at_rest(page);
      writeFileSync(join(pictures, `${width}x${height}-${locale.slice(0, 2)}-${name}.png`), await page.screenshot());
    }
    await context.close();
  }
  console.log(`${width} by ${height}`);
}
await silence(server);
