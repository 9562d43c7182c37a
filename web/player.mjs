// Plays in the page: by keys, by mouse, by finger, or by what a screen reader finds. Where things are on the canvas is read from the accessibility tree.

import assert from "node:assert/strict";

// How long anything may take that is waited for. A busy machine is slow.
export const PATIENCE = 120_000;

// The files that the program keeps, by their names.
export function files(page) {
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

// Changes the files while no program runs on the page. `null` deletes one.
export function put(page, changed) {
  return page.evaluate(
    (changed) =>
      new Promise((answer, refuse) => {
        const asked = indexedDB.open("electrum-dominoes");
        asked.onerror = () => refuse(asked.error);
        asked.onsuccess = () => {
          const files = asked.result.transaction("files", "readwrite").objectStore("files");
          for (const [name, text] of Object.entries(changed)) text === null ? files.delete(name) : files.put(new TextEncoder().encode(text), name);
          files.transaction.oncomplete = () => {
            asked.result.close();
            answer();
          };
        };
      }),
    changed,
  );
}

// The text of the game at the table.
export async function game(page) {
  const all = await files(page);
  const name = Object.keys(all).find((name) => name.endsWith("game.ron"));
  return name ? all[name] : "";
}

// Waits until something holds, and returns it.
export async function until(page, what, test) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await test();
    if (found) return found;
    assert.ok(Date.now() < end, what);
    await page.waitForTimeout(60);
  }
}

// What a screen reader finds, as names and places on the screen.
export function nodes(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("#reader [role]")].map((node) => {
      const at = node.getBoundingClientRect();
      const off = node.getAttribute("aria-disabled") !== null;
      return { id: node.id, role: node.getAttribute("role"), name: node.getAttribute("aria-label") ?? "", off, x: at.x, y: at.y, width: at.width, height: at.height };
    }),
  );
}

// The ways to press something.
export const HOW = {
  mouse: (page, node) => page.mouse.click(node.x + node.width / 2, node.y + node.height / 2),
  finger: (page, node) => page.touchscreen.tap(node.x + node.width / 2, node.y + node.height / 2),
  reader: (page, node) => page.evaluate((id) => document.getElementById(id)?.click(), node.id),
};

// Moves fingers from where they are put down to where they are lifted.
export async function move_fingers(page, fingers) {
  const session = await page.context().newCDPSession(page);
  const points = (way) => fingers.map(([from, to], id) => ({ id, x: from.x + way * (to.x - from.x), y: from.y + way * (to.y - from.y) }));
  for (let step = 0; step <= 8; step++) {
    await session.send("Input.dispatchTouchEvent", { type: step ? "touchMove" : "touchStart", touchPoints: points(step / 8) });
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

const BONE = /in your hand, (?!fits nowhere)/;
const BUTTON = /^(Draw|Pass|OK|New hand|Turn|Take)/;

// Makes one play or presses the one button, in whatever way. Returns the name of what was pressed last, or nothing if there is no turn.
export async function turn(page, press) {
  const before = await game(page);
  const changed = async (tries) => {
    for (; tries > 0; tries--) {
      await page.waitForTimeout(60);
      if ((await game(page)) !== before) return true;
    }
    return false;
  };
  const all = (await nodes(page)).filter((node) => node.role === "button" && !node.off);
  const bone = all.find((node) => BONE.test(node.name));
  if (bone) {
    await press(page, bone);
    // A bone that fits in one place is played at once. Otherwise its places are shown.
    if (await changed(8)) return bone.name;
    const end = (await nodes(page)).find((node) => node.role === "button" && /\bend\b/.test(node.name));
    if (!end) return null;
    await press(page, end);
    return (await changed(30)) ? end.name : null;
  }
  const button = all.find((node) => BUTTON.test(node.name));
  if (!button) return null;
  await press(page, button);
  return (await changed(30)) ? button.name : null;
}

// Plays until something that a screen reader finds has such a name. Returns the number of turns.
export async function play_until(page, press, name) {
  for (let turns = 0, idle = 0; ; ) {
    const all = await nodes(page);
    if (all.some((node) => name.test(node.name))) return turns;
    const done = await turn(page, press);
    turns += done ? 1 : 0;
    idle = done ? 0 : idle + 1;
    assert.ok(idle < 120, `no turn comes: ${all.map((node) => node.name).join("; ")}`);
    if (!done) await page.waitForTimeout(80);
  }
}

// Gives every key to the page in a frame of its own, as a person would.
export async function keys(page, ...all) {
  for (const key of all) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  }
}

// Plays by keyboard until the kept game differs from `before`: a bone of the hand if one fits, or else what the one button says.
export async function play(page, before) {
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
export async function settled(page) {
  let before = "";
  for (let calm = 0; calm < 8; calm++) {
    const now = await game(page);
    if (now !== before) calm = 0;
    before = now;
    await page.waitForTimeout(250);
  }
  return before;
}

// Looks at another tab for a moment, and comes back.
export function look_away(page) {
  return page.evaluate(async () => {
    const show = (state) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
      Object.defineProperty(document, "hidden", { configurable: true, value: state === "hidden" });
      document.activeElement?.dispatchEvent(new Event(state === "hidden" ? "blur" : "focus"));
      document.dispatchEvent(new Event("visibilitychange"));
      dispatchEvent(new Event(state === "hidden" ? "pagehide" : "pageshow"));
    };
    show("hidden");
    await new Promise((done) => setTimeout(done, 300));
    show("visible");
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
