/** The api and the web lean on the domain and never on each other; the domain leans on neither. */
import { packageOf, resolve } from "./resolve.mjs";
import { importsOf } from "./syntax.mjs";
import { isCode } from "./tree.mjs";

/** @type {Record<string, string[]>} */
const MAY_IMPORT = {
  domain: ["domain"],
  api: ["api", "domain"],
  web: ["web", "domain"],
  e2e: ["e2e", "domain"],
  // Measurements open parts of the server by themselves, and build it as it is built for production.
  bench: ["bench", "api", "domain", "scripts"],
};

/** @type {import("./tree.mjs").Rule} */
export const packageWalls = {
  name: "package-walls",
  check: (tree) =>
    tree.files
      .filter(({ path }) => isCode(path))
      .flatMap((file) => {
        const from = packageOf(file.path);
        if (from === undefined) return [];
        return importsOf(file).flatMap(({ source, line }) => {
          const target = resolve(tree, file.path, source);
          if (!("file" in target)) return [];
          const to = packageOf(target.file) ?? /^scripts(?=\/)/.exec(target.file)?.[0];
          if (to !== undefined && MAY_IMPORT[from]?.includes(to)) return [];
          return [
            { path: file.path, line, message: `${from} may not import ${source} (${to ?? "outside"})` },
          ];
        });
      }),
};
