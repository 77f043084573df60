/**
 * Where the prepared databases of the tests are kept: making them takes longer than most files that are tested with
 * them. The name holds what they are made from, and the minute, since the demo company is as of now.
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

/** Still as of now, for the tests: the parts of a run that made its own use the same, whichever hour strikes between them. */
const USED_MS = 3_600_000;
/** Hours from UTC wherever the demo company works, in summer and in winter. */
const ZONES = [-5, -4, -3, 0, 1, 2];

/** The place for images made now: a folder once they have been. */
export function imagesOfNow(now = new Date()) {
  const mark = sourceMark(SOURCES).slice(0, 24);
  const kept = existsSync(CACHE) ? readdirSync(CACHE) : [];
  return join(CACHE, usedAgain(kept, mark, now) ?? `${minuteOf(now)}-${mark}`);
}

/**
 * The newest of these that can stand for one made now.
 * @param {readonly string[]} names of folders of images
 * @param {string} mark of what they are made from
 * @param {Date} now
 */
export function usedAgain(names, mark, now) {
  return names
    .filter((name) => name.endsWith(`Z-${mark}`))
    .filter((name) => {
      const made = madeAt(name);
      return (
        now.getTime() - made < USED_MS &&
        ZONES.every((hours) => dayAt(made, hours) === dayAt(now.getTime(), hours))
      );
    })
    .sort()
    .at(-1);
}

/** @param {Date} now */
const minuteOf = (now) => `${now.toISOString().slice(0, 16).replace(":", "-")}Z`;

/** @param {string} name */
const madeAt = (name) => Date.parse(`${name.slice(0, 13)}:${name.slice(14, 16)}:00Z`);

/**
 * @param {number} time
 * @param {number} hours from UTC
 */
const dayAt = (time, hours) => new Date(time + hours * 3_600_000).toISOString().slice(0, 10);

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
  return !(now.getTime() - madeAt(name) < KEPT_MS);
}
