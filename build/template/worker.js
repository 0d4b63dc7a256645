// Keeps a whole version of the page on the device, so that it opens without a network.
//
// A version is all or nothing: it counts once every file has come, and a newer one waits until the
// page says that a hand is over.

const { version, files, page } = FACTS;

const PREFIX = `corazones ${registration.scope} `; // other games may live on the same host
const NAME = PREFIX + version;

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
addEventListener("message", ({ data }) => data === "begin" && skipWaiting());

addEventListener("fetch", (event) => {
  const { request } = event;
  const own = request.url.startsWith(registration.scope);
  if (own && request.method === "GET") event.respondWith(answer(request));
});

async function install() {
  const cache = await caches.open(NAME);
  // What the browser has kept of this visit need not travel again: names tell contents.
  await cache.addAll(files);
  const response = await fetch("./", { cache: "no-cache" });
  const content = await response.clone().arrayBuffer();
  if (!response.ok || (await digest(content)) !== page) throw new Error("the page is changing");
  await cache.put("./", response);
}

async function digest(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const wanted = new URL(request.url);
  const main = ["", "index.html"].includes(wanted.pathname.split("/").pop());
  const kept = await cache.match(main ? "./" : request, { ignoreSearch: true, ignoreVary: true });
  return kept ?? fetch(request);
}
