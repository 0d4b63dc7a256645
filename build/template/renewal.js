// The page kept on the device, and what becomes of it when there is a newer one.

let registration;

/** Keep the page on the device, or look for a newer one than the one kept. */
export async function keep() {
  registration = await navigator.serviceWorker?.register("worker.js");
}

/** Tell whether a newer version has come, and waits. */
export function newer() {
  return Boolean(registration?.waiting && navigator.serviceWorker.controller);
}

/** Load the page again with the newer version, if there is one. */
export function renew() {
  if (!newer()) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  registration.waiting.postMessage("begin");
}

/** Return what stands behind the # of the address, which is a wish that comes true once. */
export function wish() {
  const wished = location.hash.slice(1);
  history.replaceState(null, "", location.pathname + location.search);
  return wished;
}

/** Ask the browser not to throw away what is stored when a disk becomes full. */
export function cherish() {
  navigator.storage?.persist?.().catch(console.warn);
}
