/** SQL is written in stores and in the engine, nowhere else. */
import { resolve } from "./resolve.mjs";
import { importsOf } from "./syntax.mjs";
import { isCode, isTest } from "./tree.mjs";

const SQL = "api/src/db/sql.ts";
const MAY = /^api\/(src\/(.*\/)?store\.ts$|src\/(db|record|session|files|jobs|search)\/|seeds\/)/;

/** @type {import("./tree.mjs").Rule} */
export const queryLayer = {
  name: "query-layer",
  check: (tree) =>
    tree.files
      .filter(({ path }) => isCode(path) && !isTest(path) && !MAY.test(path))
      .flatMap((file) =>
        importsOf(file).flatMap(({ source, line }) => {
          const target = resolve(tree, file.path, source);
          if (!("file" in target) || target.file !== SQL) return [];
          return [
            { path: file.path, line, message: "SQL belongs into a store.ts (or the engine's own rooms)" },
          ];
        }),
      ),
};
