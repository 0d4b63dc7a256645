// What phones and computers can do beside showing a page, as far as this one can.

const root = document.documentElement;

/** Tell whether the game has the whole screen, or nothing where it can never have it. */
export function fullScreen() {
  return document.fullscreenEnabled ? document.fullscreenElement !== null : undefined;
}

export function fillScreen(on) {
  const done = on ? root.requestFullscreen({ navigationUI: "hide" }) : document.exitFullscreen();
  done.catch(console.warn); // somebody else's rules, such as those of a page around this one
}

/** Tell where a text can be handed to: the system's own sheet, the clipboard, or nowhere. */
export function sharing() {
  if (navigator.share) return "sheet";
  return navigator.clipboard ? "clipboard" : "";
}

export async function share(text) {
  try {
    if (navigator.share) await navigator.share({ text });
    else await navigator.clipboard.writeText(text);
  } catch (error) {
    if (error.name !== "AbortError") console.warn(error); // abort: a person changed their mind
  }
}

let awake = false;
let lock;
let asked = Promise.resolve();

/** Keep the screen lit from now on, or no longer; nothing happens where that cannot be. */
export function stayAwake(on) {
  awake = on;
  follow();
}

/** Do as is wanted, once what was asked before is answered: no lock may come unnoticed. */
function follow() {
  asked = asked.then(hold).catch(console.warn);
}

async function hold() {
  if (!awake) {
    await lock?.release();
    lock = undefined;
  } else if (!document.hidden && navigator.wakeLock && (lock?.released ?? true)) {
    lock = await navigator.wakeLock.request("screen");
  }
}

// The system takes the lock away from whoever is out of sight.
document.addEventListener("visibilitychange", follow);
