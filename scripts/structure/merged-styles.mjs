/** Style sheets that one file lays over one another share their names: a name that two have loses the style of one. */
import { dirname, join } from "node:path/posix";
import { lineAt } from "./syntax.mjs";

const SHEET = /from "(\.\/[\w-]+\.module\.css)"/g;
const NAME = /\.([a-z][A-Za-z]*)(?=[^{}]*\{)/g;

/** @type {import("./tree.mjs").Rule} */
export const mergedStyles = {
  name: "merged-styles",
  check: (tree) => {
    const texts = new Map(tree.files.map((file) => [file.path, file]));
    return tree.files
      .filter(({ path }) => /^web\/src\/.*\/classes\.ts$/.test(path))
      .flatMap(({ path, text }) => {
        /** @type {Map<string, string>} */
        const owner = new Map();
        const sheets = [...text.matchAll(SHEET)].map(([, sheet = ""]) => join(dirname(path), sheet));
        return sheets.flatMap((sheet) => {
          const file = texts.get(sheet);
          return [...(file?.text ?? "").matchAll(NAME)].flatMap((match) => {
            const name = match[1] ?? "";
            const other = owner.get(name) ?? sheet;
            owner.set(name, other);
            if (other === sheet) return [];
            const line = lineAt(file?.text ?? "", match.index);
            return [{ path: sheet, line, message: `.${name} is a name of ${other} too` }];
          });
        });
      });
  },
};
