/** Files and folders are kebab-case, and no folder is a drawer for what has no name. */
import { posix } from "node:path";

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const CUSTOM = /^(\..+|README\.md|CONTRIBUTING\.md|LICENSE|NOTICE|Dockerfile)$/;
/** Named after tables, which are written with underscores. */
const AFTER_TABLES = /^api\/(migrations|seeds)\/.*[^/]+\.(sql|csv|json)$/;
const DRAWERS = new Set(["utils", "util", "helpers", "helper", "common", "lib", "misc"]);

/** @type {import("./tree.mjs").Rule} */
export const names = {
  name: "names",
  check: (tree) =>
    tree.files.flatMap(({ path }) => {
      const folders = path.split("/").slice(0, -1);
      const name = posix.basename(path);
      const drawer = folders.find((folder) => DRAWERS.has(folder));
      const crooked = [...(AFTER_TABLES.test(path) ? [] : [name]), ...folders].find(
        (one) => !KEBAB.test(one) && !CUSTOM.test(one),
      );
      return [
        ...(drawer
          ? [{ path, line: 1, message: `a folder called ${drawer} says nothing: name what is in it` }]
          : []),
        ...(crooked ? [{ path, line: 1, message: `${crooked} is not kebab-case` }] : []),
      ];
    }),
};
