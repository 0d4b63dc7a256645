// The glass in front of the table: no gesture of the browser's own, focus, notches, sound.

const NOT_OURS = ["contextmenu", "dblclick", "gesturestart", "selectstart"];

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

/** Wake SDL's sound at a person's touch, and again whenever a phone has put it to sleep. */
export function unlockSound(pyodide) {
  const resume = () => pyodide._module.SDL2?.audioContext?.resume();
  for (const sign of ["pointerup", "keydown", "visibilitychange"]) {
    document.addEventListener(sign, resume);
  }
}
