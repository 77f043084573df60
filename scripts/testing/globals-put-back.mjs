/**
 * Runs with every test file: one that leaves a pretended clock or network behind fails itself, instead of whatever happens
 * to be tested after it in the same process.
 */
import { afterAll, expect, vi } from "vitest";
import { changedSince, globalsNow, putBack } from "./globals.mjs";

const KEPT = Symbol.for("plimsoll.globals");
/** Read once in a process, before its first file. */
const worker = /** @type {{ [KEPT]?: import("./globals.mjs").Globals }} */ (
  /** @type {unknown} */ (globalThis)
);
worker[KEPT] ??= globalsNow();
const before = worker[KEPT];

afterAll(() => {
  // What is watched is put back before the next test, which may be another file's.
  vi.restoreAllMocks();
  const changed = changedSince(before);
  putBack(before);
  expect(changed, "globals that this file left changed").toEqual([]);
});
