/** Quantities and money are decimals: rounding and reading numbers happens in one file of the kernel. */
import { lineAt, nodesOf } from "./syntax.mjs";
import { isTest } from "./tree.mjs";

const HOME = "domain/src/kernel/decimal.ts";
const INEXACT = new Set(["toFixed", "toPrecision", "parseFloat"]);

/** @type {import("./tree.mjs").Rule} */
export const exactNumbers = {
  name: "exact-numbers",
  check: (tree) =>
    tree.files
      .filter(({ path }) => /^(domain|api|web)\/(src|seeds)\//.test(path) && path !== HOME && !isTest(path))
      .flatMap((file) =>
        nodesOf(file)
          .filter((node) => node.type === "CallExpression" && isInexact(node.callee))
          .map((node) => ({
            path: file.path,
            line: lineAt(file.text, node.start),
            message: `${file.text.slice(node.callee.start, node.callee.end)}: use the decimals of the kernel`,
          })),
      ),
};

/** @param {import("./syntax.mjs").Node} callee */
function isInexact(callee) {
  const name = callee.property?.name ?? callee.name;
  return INEXACT.has(name) || (name === "round" && callee.object?.name === "Math");
}
