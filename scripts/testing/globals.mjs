/** What all files of a worker share and some tests replace: the clock, and the way out. */
const WATCHED = /** @type {const} */ ([
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
  "setImmediate",
  "Date",
  "fetch",
]);

/** @typedef {Readonly<Record<string, unknown>>} Globals */

/** @returns {Globals} */
export function globalsNow() {
  return Object.fromEntries(WATCHED.map((name) => [name, globalThis[name]]));
}

/**
 * The names of those that are not what they were.
 * @param {Globals} before
 */
export function changedSince(before) {
  return WATCHED.filter((name) => globalThis[name] !== before[name]);
}

/** @param {Globals} before */
export function putBack(before) {
  Object.assign(globalThis, before);
}
