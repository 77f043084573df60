/** A mark of what something was built from, so that it is built again only when that has changed. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.mjs";

/**
 * @param {readonly string[]} sources files and folders, relative to the checkout; tests do not count
 * @returns {string}
 */
export function sourceMark(sources) {
  const hash = createHash("sha256");
  for (const source of sources) addTo(hash, source);
  return hash.digest("hex");
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} path relative to the checkout
 */
function addTo(hash, path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addTo(hash, `${path}/${name}`);
  } else if (!path.includes(".test.")) {
    hash.update(path).update("\0").update(readFileSync(full)).update("\0");
  }
}
