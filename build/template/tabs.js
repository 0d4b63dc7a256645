// Two tabs share one match: whichever was touched last plays on, and the other one says so.

import { showElsewhere } from "./curtain.js";

const MATCH = "corazones.match";

let left = false;

/** Tell whether the match has gone on in another tab. */
export function elsewhere() {
  return left;
}

/** Follow what other tabs do with the match: it goes on from there when loaded again. */
export function follow() {
  addEventListener("storage", ({ key }) => {
    if (key !== MATCH || left) return;
    left = true;
    showElsewhere();
  });
}
