// The glass in front of the table: no gesture of the browser's own, focus, notches, sound.

const NOT_OURS = ["contextmenu", "dblclick", "gesturestart", "selectstart"];

const OPAQUE = 0xff000000;

let brush;

export const canvas = document.getElementById("canvas");

/** Keep zoom, selection and menus away, and the keyboard with the game. */
export function guard() {
  for (const gesture of NOT_OURS) {
    canvas.addEventListener(gesture, (event) => event.preventDefault());
  }
  canvas.addEventListener("pointerdown", () => {
    window.focus();
    canvas.focus({ preventScroll: true });
  });
  // SDL takes every key it hears; reload, full screen and the rest stay with the browser.
  for (const press of ["keydown", "keyup"]) {
    window.addEventListener(press, leaveToTheBrowser, { capture: true });
  }
}

function leaveToTheBrowser(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key)) {
    event.stopImmediatePropagation();
  }
}

/** Return what notches and bars take of each edge, in CSS pixels: top, right, bottom, left. */
export function insets() {
  const style = getComputedStyle(document.getElementById("safe-area"));
  return [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(parseFloat);
}

let emscripten;

/** Take what SDL and the game paint and play with. */
export function connect(pyodide) {
  emscripten = pyodide._module;
  pyodide.canvas.setCanvas2D(canvas);
  unlockSound();
}

/** Copy a part of the screen, which lies in memory at `address`, to the glass. */
export function show(address, width, height, left, top, right, bottom) {
  const { buffer } = emscripten.HEAPU8;
  const pixels = new Uint32Array(buffer, address, width * height);
  for (let row = top; row < bottom; row++) {
    for (let at = row * width + left; at < row * width + right; at++) pixels[at] |= OPAQUE;
  }
  const bytes = new Uint8ClampedArray(buffer, address, 4 * width * height);
  const image = new ImageData(bytes, width, height);
  brush ??= canvas.getContext("2d");
  brush.putImageData(image, 0, 0, left, top, right - left, bottom - top);
}

/** Tell the state of SDL's sound, once there is any. */
export function sound() {
  return emscripten?.SDL2?.audioContext?.state ?? "none";
}

/** Wake SDL's sound at a person's touch, and again whenever a phone has put it to sleep. */
function unlockSound() {
  const resume = () => emscripten.SDL2?.audioContext?.resume();
  for (const sign of ["pointerup", "keydown", "visibilitychange"]) {
    document.addEventListener(sign, resume);
  }
}
