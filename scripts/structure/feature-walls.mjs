/**
 * A feature never imports a sibling feature: what both need lies in the domain, and what joins them lies above.
 * Rooms that serve every feature know none of them.
 */
import { resolve } from "./resolve.mjs";
import { importsOf } from "./syntax.mjs";
import { isCode, isTest } from "./tree.mjs";

/** Rooms of the api that serve every feature; any other folder is a feature. */
const API_ROOMS = new Set(
  "adapters commands db files http jobs notices numbering record reference rpc search session".split(" "),
);

/** @type {import("./tree.mjs").Rule} */
export const featureWalls = {
  name: "feature-walls",
  check: (tree) =>
    tree.files
      .filter(({ path }) => isCode(path) && !isTest(path))
      .flatMap((file) =>
        importsOf(file).flatMap(({ source, line }) => {
          const target = resolve(tree, file.path, source);
          const to = "file" in target ? featureOf(target.file) : undefined;
          if (to === undefined || isAbove(file.path) || featureOf(file.path) === to) return [];
          return [{ path: file.path, line, message: `only the list above the features may import ${to}` }];
        }),
      ),
};

/** @param {string} path */
function featureOf(path) {
  const [pack, , room = "", feature = ""] = path.split("/");
  if (path.startsWith("api/src/"))
    return feature !== "" && !API_ROOMS.has(room) ? `${pack}/${room}` : undefined;
  return path.startsWith("web/src/features/") ? `${pack}/${feature}` : undefined;
}

/**
 * Where features are put together: files straight in `src`, commands, the shell of the web.
 * @param {string} path
 */
function isAbove(path) {
  return (
    /^(api|web)\/src\/[^/]+$/.test(path) || /^(api\/src\/commands|api\/seeds|web\/src\/app)\//.test(path)
  );
}
