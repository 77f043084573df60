/** A rule is a function of its arguments: the domain reads no clock, throws no dice and writes no log. */
import { isMember, lineAt, nodesOf } from "./syntax.mjs";
import { isTest } from "./tree.mjs";

/** @type {import("./tree.mjs").Rule} */
export const pureDomain = {
  name: "pure-domain",
  check: (tree) =>
    tree.files
      .filter(({ path }) => path.startsWith("domain/src/") && !isTest(path))
      .flatMap((file) =>
        nodesOf(file).flatMap((node) => {
          const what = impurity(node);
          if (what === undefined) return [];
          const message = `${what} does not belong into the domain: pass what it gives as an argument`;
          return [{ path: file.path, line: lineAt(file.text, node.start), message }];
        }),
      ),
};

/** @param {import("./syntax.mjs").Node} node */
function impurity(node) {
  if (isMember(node, "Date", "now")) return "Date.now";
  if (isMember(node, "Math", "random")) return "Math.random";
  if (node.type === "MemberExpression" && node.object?.name === "console") return "console";
  const bareDate = node.callee?.name === "Date" && node.arguments?.length === 0;
  return bareDate && /^(New|Call)Expression$/.test(node.type) ? "the present time" : undefined;
}
