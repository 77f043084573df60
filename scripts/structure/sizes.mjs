/** Files under 400 lines, functions of at most 80. Tables, texts, tests and migrations are as long as they are. */
import { lineAt, nodesOf } from "./syntax.mjs";
import { isCode, isTest } from "./tree.mjs";

export const LONGEST_FILE = 400;
export const LONGEST_FUNCTION = 80;

const EXEMPT = [
  /\.data\.ts$/,
  /^domain\/src\/routes\//,
  /^domain\/src\/[^/]+\/words\//,
  /\/texts\//,
  /^api\/migrations\//,
];
const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** @type {import("./tree.mjs").Rule} */
export const sizes = {
  name: "sizes",
  check: (tree) =>
    tree.files
      .filter(({ path }) => isMeasured(path))
      .flatMap((file) => [...fileSize(file), ...functionSizes(file)]),
};

/** @param {string} path */
function isMeasured(path) {
  return (isCode(path) || path.endsWith(".css")) && !isTest(path) && !EXEMPT.some((one) => one.test(path));
}

/** @param {import("./tree.mjs").SourceFile} file */
function fileSize({ path, text }) {
  const lines = lineAt(text.trimEnd(), text.length);
  return lines < LONGEST_FILE
    ? []
    : [{ path, line: 1, message: `${lines} lines: a file stays under ${LONGEST_FILE}` }];
}

/** @param {import("./tree.mjs").SourceFile} file */
function functionSizes(file) {
  return nodesOf(file)
    .filter((node) => FUNCTIONS.has(node.type))
    .flatMap((node) => {
      const first = lineAt(file.text, node.start);
      const lines = lineAt(file.text, node.end) - first + 1;
      if (lines <= LONGEST_FUNCTION) return [];
      return [
        {
          path: file.path,
          line: first,
          message: `${lines} lines: a function has at most ${LONGEST_FUNCTION}`,
        },
      ];
    });
}
