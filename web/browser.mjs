// A server for the page and a headless Chromium to open it in.

import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";

import { chromium } from "playwright-core";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json" };

// Gives out folders of static files by the paths that they are under, as any server would: what a browser has already is not sent again. `hears` is told of each
// file that is asked for, and whether it was sent. If there is `packed`, it is sent in brotli, as that returns it.
export function serve(folders, hears = () => {}, packed) {
  const places = Object.entries(typeof folders === "string" ? { "/": folders } : folders);
  const server = createServer((request, answer) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const name = path.endsWith("/") ? `${path}index.html` : path;
    const [under, folder] = places.find(([under]) => name.startsWith(under)) ?? ["/", "/nowhere"];
    try {
      const bytes = readFileSync(join(folder, name.slice(under.length)));
      const etag = `"${createHash("sha256").update(bytes).digest("hex")}"`;
      const is_known = request.headers["if-none-match"] === etag;
      hears(path, !is_known);
      const type = TYPES[extname(name)] ?? "application/octet-stream";
      const encoding = packed && { "content-encoding": "br" };
      answer.writeHead(is_known ? 304 : 200, { "content-type": type, etag, ...encoding }).end(is_known ? undefined : (packed?.(bytes) ?? bytes));
    } catch {
      answer.writeHead(404).end();
    }
  });
  return new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(server)));
}

// Ends a server, whoever still listens.
export function silence(server) {
  return new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
}

const FLAGS = ["--no-sandbox", "--enable-unsafe-swiftshader", "--use-angle=swiftshader", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const profiles = [];

// A browser with nothing in its storage.
export async function browser(options = {}) {
  profiles.push(mkdtempSync(join(tmpdir(), "page-")));
  // Without the flag, the browser would give the page a canvas of the size that density 1 has.
  const args = [...FLAGS, `--force-device-scale-factor=${options.deviceScaleFactor ?? 1}`];
  const settings = { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args, headless: true, viewport: { width: 960, height: 720 }, locale: "en-US", ...options };
  const opened = await chromium.launchPersistentContext(profiles.at(-1), settings);
  // Playwright has just said what it does at the end: it ends the browsers. So this comes after it.
  process.off("exit", tidy_up);
  process.on("exit", tidy_up);
  return opened;
}

// Deletes what the browsers have kept, also when the program ends by an error.
function tidy_up() {
  for (const profile of profiles) rmSync(profile, { recursive: true, force: true, maxRetries: 9, retryDelay: 50 });
}
