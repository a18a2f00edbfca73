// Keeps one version of the program whole, so that it opens without a network. Another version is loaded beside it and
// takes its place when no page of the old one is open any more: two are never mixed.
const VERSION = "@VERSION@";
const FILES = [
  `${VERSION}/boot.js`, `${VERSION}/page.css`, `${VERSION}/mahj-tutor.js`, `${VERSION}/mahj-tutor_bg.wasm`,
];
const OF_EVERY_VERSION = ["./", "icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest"];
const CACHE = `mahj-tutor ${VERSION}`;

addEventListener("install", (event) => {
  // What the page has just loaded is not loaded again; what could be another version's is.
  const files = [
    ...FILES.map((file) => new Request(file, { cache: "force-cache" })),
    ...OF_EVERY_VERSION.map((file) => new Request(file, { cache: "reload" })),
  ];
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("mahj-tutor ") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(event.request.mode === "navigate" ? "./" : event.request, { ignoreSearch: true });
    return kept ?? fetch(event.request);
  })());
});
