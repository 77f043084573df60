/**
 * Where the prepared databases of the tests are kept: making them takes longer than most files that are tested with
 * them. The name holds what they are made from, and the hour, since the demo company is as of now; days begin on the hour.
 */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../prepare/root.mjs";
import { sourceMark } from "../prepare/source-mark.mjs";

const CACHE = join(ROOT, "node_modules", ".cache", "plimsoll", "images");
const SOURCES = [
  "package-lock.json",
  "api/migrations",
  "api/seeds",
  "api/src",
  "api/test/database-image.ts",
  "api/test/fixtures",
  "domain/src",
];
/** Longer than any run takes that may still use them. */
const KEPT_MS = 3 * 3_600_000;

/** The place for images made now: a folder once they have been. */
export function imagesOfNow(now = new Date()) {
  return join(CACHE, `${now.toISOString().slice(0, 13)}-${sourceMark(SOURCES).slice(0, 24)}`);
}

export function forgetOldImages(now = new Date()) {
  if (!existsSync(CACHE)) return;
  for (const name of readdirSync(CACHE))
    if (isOld(name, now)) rmSync(join(CACHE, name), { recursive: true, force: true });
}

/**
 * @param {string} name of a folder of images
 * @param {Date} now
 */
export function isOld(name, now) {
  return !(now.getTime() - Date.parse(`${name.slice(0, 13)}:00:00Z`) < KEPT_MS);
}
