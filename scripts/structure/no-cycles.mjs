/** No file needs, by way of others, itself. Imports of types alone and imports made later do not count. */
import { resolve } from "./resolve.mjs";
import { importsOf } from "./syntax.mjs";
import { isCode } from "./tree.mjs";

/** @type {import("./tree.mjs").Rule} */
export const noCycles = {
  name: "no-cycles",
  check(tree) {
    const byPath = new Map(tree.files.filter(({ path }) => isCode(path)).map((file) => [file.path, file]));
    const done = new Set();
    /** @type {import("./tree.mjs").Finding[]} */
    const found = [];
    const walk = (/** @type {string} */ path, /** @type {string[]} */ trail) => {
      const at = trail.indexOf(path);
      if (at !== -1) {
        found.push({ path, line: 1, message: `imports itself: ${[...trail.slice(at), path].join(" → ")}` });
        return;
      }
      const file = byPath.get(path);
      if (!file || done.has(path)) return;
      for (const { source, typeOnly, dynamic } of importsOf(file)) {
        const target = resolve(tree, path, source);
        if ("file" in target && !typeOnly && !dynamic) walk(target.file, [...trail, path]);
      }
      done.add(path);
    };
    for (const path of byPath.keys()) walk(path, []);
    return found;
  },
};
