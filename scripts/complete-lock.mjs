/** `node scripts/complete-lock.mjs`: after `npm install` on a registry that lacks programs of other platforms. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { completed, missingPlatforms } from "./prepare/lock.mjs";
import { ROOT } from "./prepare/root.mjs";

const file = join(ROOT, "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
const names = Object.keys(missingPlatforms(lock));
if (names.length > 0) writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`);
console.log(`${names.length} packages of other platforms added to package-lock.json`);
