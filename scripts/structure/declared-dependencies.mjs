/** npm lets a package import what another one declared; we do not: each list can then be read on its own. */

import { builtinModules } from "node:module";
import { packageName, packageOf } from "./resolve.mjs";
import { importsOf } from "./syntax.mjs";
import { isCode, isTest } from "./tree.mjs";

/** @type {import("./tree.mjs").Rule} */
export const declaredDependencies = {
  name: "declared-dependencies",
  check(tree) {
    /** Each missing one once per package, at the first file that needs it. @type {Map<string, import("./tree.mjs").Finding>} */
    const missing = new Map();
    for (const file of tree.files.filter(({ path }) => isCode(path))) {
      const folder = packageOf(file.path) ?? "";
      // Tools of the tests are declared once, for the whole house.
      const declared = isTest(file.path)
        ? [...namesIn(tree, folder), ...namesIn(tree, "")]
        : namesIn(tree, folder);
      for (const { source, line } of importsOf(file)) {
        const name = packageName(source);
        if (/^[.#]|^(node|virtual):/.test(source) || builtinModules.includes(name)) continue;
        if (declared.includes(name) || name === `@plimsoll/${folder}`) continue;
        const where = folder === "" ? "package.json" : `${folder}/package.json`;
        const message = `${name} is not declared in ${where}`;
        if (!missing.has(message)) missing.set(message, { path: file.path, line, message });
      }
    }
    return [...missing.values()];
  },
};

/**
 * @param {import("./tree.mjs").Tree} tree
 * @param {string} folder
 */
function namesIn(tree, folder) {
  const { dependencies = {}, devDependencies = {} } = tree.manifests.get(folder) ?? {};
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
}
