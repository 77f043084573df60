/** A relative import stays within its folder or the one above; farther rooms are named from the root (`#room/file`). */
import { importsOf } from "./syntax.mjs";
import { isCode } from "./tree.mjs";

/** @type {import("./tree.mjs").Rule} */
export const nearImports = {
  name: "near-imports",
  check: (tree) =>
    tree.files
      .filter(({ path }) => isCode(path))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ source }) => source.includes("../../"))
          .map(({ source, line }) => ({
            path: file.path,
            line,
            message: `${source} reaches too far: use #… instead`,
          })),
      ),
};
