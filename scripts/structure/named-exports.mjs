/** One name per thing, the same wherever it is imported: no default exports, except where a tool asks for one. */
import { lineAt, nodesOf } from "./syntax.mjs";

/** @type {import("./tree.mjs").Rule} */
export const namedExports = {
  name: "named-exports",
  check: (tree) =>
    tree.files
      .filter(({ path }) => !/\.config\.ts$/.test(path))
      .flatMap((file) =>
        nodesOf(file)
          .filter(isDefaultExport)
          .map((node) => ({
            path: file.path,
            line: lineAt(file.text, node.start),
            message: "give it a name and export that",
          })),
      ),
};

/** @param {import("./syntax.mjs").Node} node */
function isDefaultExport(node) {
  return (
    node.type === "ExportDefaultDeclaration" ||
    (node.type === "ExportSpecifier" && (node.exported?.name ?? node.exported?.value) === "default")
  );
}
