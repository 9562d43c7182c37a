// A server for the page and a headless Chromium to open it in.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";

import { chromium } from "playwright-core";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json" };

// Gives out a folder of static files, as any server would. `hears` is told of each file that is asked for, and an answer waits for the promise that it returns.
export function serve(folder, hears = () => {}) {
  const server = createServer(async (request, answer) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    const name = path.endsWith("/") ? `${path}index.html` : path;
    await hears(name.slice(1));
    try {
      const bytes = readFileSync(join(folder, name));
      answer.writeHead(200, { "content-type": TYPES[extname(name)] ?? "application/octet-stream" }).end(bytes);
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
export function browser(options = {}) {
  profiles.push(mkdtempSync(join(tmpdir(), "page-")));
  const settings = { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS, headless: true, viewport: { width: 960, height: 720 }, locale: "en-US", ...options };
  return chromium.launchPersistentContext(profiles.at(-1), settings);
}

// Deletes what the browsers have kept.
export function forget() {
  for (const profile of profiles) rmSync(profile, { recursive: true, force: true });
}
