/**
 * A feature never imports a sibling feature: what both need lies in the domain, and what joins them lies above.
 * Rooms that serve every feature know none of them.
 */
import { resolve } from "./resolve.mjs";
import { importsOf } from "./syntax.mjs";
import { isCode, isTest } from "./tree.mjs";

/** Rooms of the api that serve every feature; any other folder is a feature. */
const API_ROOMS = new Set(
  "adapters commands db files http jobs notices numbering record reference rpc search session status threads".split(
    " ",
  ),
);

/** As in the domain, what comes later in the story may lean on what came before it, never the other way round. */
const API_STORY = [
  "people",
  "commercial",
  "work-order",
  "operation",
  "certificate",
  "sync",
  "billing",
  "report",
];

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
          const from = featureOf(file.path);
          if (to === undefined || isAbove(file.path) || from === to || leansOn(from, to)) return [];
          return [{ path: file.path, line, message: `only the list above the features may import ${to}` }];
        }),
      ),
};

/**
 * @param {string | undefined} from
 * @param {string} to
 */
function leansOn(from, to) {
  const place = (/** @type {string} */ feature) => API_STORY.findIndex((one) => `api/${one}` === feature);
  return from !== undefined && place(to) !== -1 && place(to) < place(from);
}

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
