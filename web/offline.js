// Keeps the page for visits without a network. `web/build` puts in the version and the list of files.
//
// All files of a version come from one cache, so that they fit together. A new version is fetched while the old one is used. It takes its place once no tab shows
// the old one any more, or when the player wants it.

const VERSION = "";
const FILES = [];

// A page in another folder of the same server has caches of its own.
const SCOPE = registration.scope;
const OURS = `page of ${new URL(SCOPE).pathname} `;
const CACHE = OURS + VERSION;

addEventListener("install", (event) => {
  // What the page has just fetched is only fetched again if the server says that it has changed.
  const requests = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

addEventListener("message", ({ data }) => data === "take over" && skipWaiting());

// Version 1.0 did not name the folder. The page itself stands under the address of its folder.
async function is_old(name) {
  if (name.startsWith("page-")) return (await (await caches.open(name)).match(SCOPE)) !== undefined;
  return name.startsWith(OURS) && name !== CACHE;
}

async function clear_away() {
  for (const name of await caches.keys()) if (await is_old(name)) await caches.delete(name);
}

addEventListener("activate", (event) => event.waitUntil(clear_away()));

async function found(request) {
  const asked = request.url.split(/[?#]/)[0] === `${SCOPE}index.html` ? SCOPE : request;
  const cache = await caches.open(CACHE);
  return (await cache.match(asked, { ignoreSearch: true })) ?? fetch(request);
}

// Whoever is called comes to the page that is open.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(clients.matchAll({ type: "window", includeUncontrolled: true }).then(([page]) => page?.focus()));
});

addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(found(event.request));
});
