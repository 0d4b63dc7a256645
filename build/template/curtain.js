// What stands before the table until it is there, or instead of it when it cannot be.

import { language, words } from "./words.js";

const root = document.documentElement;
const element = (id) => document.getElementById(id);

/** A reason, in words.js, why there is no game to play. */
export class Failure extends Error {
  constructor(reason, cause) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Dress the page in the browser's language. */
export function raise() {
  root.lang = language;
  element("again").textContent = words.again;
  element("more").firstChild.textContent = words.details;
}

/** Show how much has come, from 0 to 1. */
export function showProgress(part) {
  const percent = Math.floor(100 * part);
  element("filled").style.width = `${percent}%`;
  element("bar").setAttribute("aria-valuenow", percent);
  element("status").textContent = part < 1 ? words.loading(percent) : words.starting;
}

/** Let the table be seen. */
export function open() {
  root.classList.add("playable");
}

/** Say why there is no game, and what to do about it. */
export function showFailure(error) {
  const { reason, details } = explain(error);
  element("reason").textContent = words[reason];
  element("details").textContent = details;
  element("more").classList.toggle("told", details !== "");
  root.classList.add("failed");
}

/** Say that the match goes on in another tab, and can be taken back from there. */
export function showElsewhere() {
  element("reason").textContent = words.elsewhere;
  element("again").textContent = words.here;
  root.classList.add("failed");
}

function explain(error) {
  const details = error.reason ? (error.cause?.message ?? "") : (error.message ?? String(error));
  const reason = /out of memory|allocate memory|MemoryError/i.test(details) ? "memory" : error.reason;
  return { reason: reason ?? "error", details };
}
