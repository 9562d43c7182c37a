// Keeps the page for visits without a network. `web/build` puts in the version and the list of files.
//
// All files of a version come from one cache, so that they fit together. A new version is fetched while the old one is used, and takes its place once no
// tab shows the old one any more.

const CACHE = "page-VERSION";
const FILES = [];

addEventListener("install", (event) => {
  const requests = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("page-") && name !== CACHE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const found = caches.open(CACHE).then((cache) => cache.match(event.request, { ignoreSearch: true }));
  event.respondWith(found.then((response) => response ?? fetch(event.request)));
});
