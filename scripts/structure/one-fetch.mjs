/** The web talks to the server in one place. */
import { lineAt, nodesOf } from "./syntax.mjs";
import { isTest } from "./tree.mjs";

const CONNECTIONS = new Set(["XMLHttpRequest", "EventSource", "WebSocket"]);

/** @type {import("./tree.mjs").Rule} */
export const oneFetch = {
  name: "one-fetch",
  check: (tree) =>
    tree.files
      .filter(({ path }) => path.startsWith("web/src/") && !path.startsWith("web/src/rpc/") && !isTest(path))
      .flatMap((file) =>
        nodesOf(file)
          .filter(connects)
          .map((node) => ({
            path: file.path,
            line: lineAt(file.text, node.start),
            message: "only web/src/rpc talks to the server",
          })),
      ),
};

/** @param {import("./syntax.mjs").Node} node */
function connects(node) {
  if (node.type === "NewExpression") return CONNECTIONS.has(node.callee?.name);
  return node.type === "CallExpression" && (node.callee?.name ?? node.callee?.property?.name) === "fetch";
}
