// Keeps the page itself, never what is played: the hall is always asked for that.
const KEPT = [/* FILES */];
const NAME = "bannerhall-" + KEPT.join().length + "-" + KEPT.map((path) => path.slice(-12, -4)).join("");

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(KEPT)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  } else if (KEPT.includes(url.pathname)) {
    event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request)));
  }
});
