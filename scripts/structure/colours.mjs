/** A colour is written once, in the theme; everything else uses its name, so that dark mode cannot be forgotten. */
import { lineAt, nodesOf } from "./syntax.mjs";
import { isCode, isTest } from "./tree.mjs";

const PALETTE = new Set(["web/src/theme.ts", "web/src/tokens.css"]);
const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgb|hsl)a?\(/gi;

/** @type {import("./tree.mjs").Rule} */
export const colours = {
  name: "colours",
  check: (tree) =>
    tree.files
      .filter(({ path }) => /^(web|domain)\/src\//.test(path) && !PALETTE.has(path) && !isTest(path))
      .flatMap((file) =>
        textsOf(file).flatMap(({ text, start }) =>
          [...text.matchAll(COLOUR)].map((match) => ({
            path: file.path,
            line: lineAt(file.text, start + match.index),
            message: `${match[0]} belongs into the theme`,
          })),
        ),
      ),
};

/**
 * The texts in code, and all of a style sheet but its comments.
 * @param {import("./tree.mjs").SourceFile} file
 */
function textsOf(file) {
  if (file.path.endsWith(".css")) {
    return [
      { text: file.text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " ")), start: 0 },
    ];
  }
  if (!isCode(file.path)) return [];
  const nodes = nodesOf(file);
  const imported = new Set(nodes.map((node) => node.source));
  return nodes.flatMap((node) => {
    if (imported.has(node)) return [];
    if (node.type === "TemplateElement") return [{ text: String(node.value.raw), start: node.start }];
    return node.type === "Literal" && typeof node.value === "string"
      ? [{ text: node.raw, start: node.start }]
      : [];
  });
}
