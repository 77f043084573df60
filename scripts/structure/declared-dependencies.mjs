/**
 * npm lets a package import what another one declared; we do not: each list can then be read on its own. Nor does a
 * list keep what nothing imports, which somebody would still have to update.
 */

import { builtinModules } from "node:module";
import { packageName, packageOf } from "./resolve.mjs";
import { importsOf } from "./syntax.mjs";
import { isCode, isTest } from "./tree.mjs";

/** Imported by no line of ours, but asked for by a dependency that is. @type {Record<string, string>} */
const ASKED_FOR_BY = {
  recharts: "@mantine/charts",
  "@tiptap/pm": "@tiptap/react",
  // Its files are read by name.
  "@fontsource/dejavu-sans": "pdfmake",
  "@tiptap/extension-link": "@mantine/tiptap",
};

/** @type {import("./tree.mjs").Rule} */
export const declaredDependencies = {
  name: "declared-dependencies",
  check(tree) {
    /** Each missing one once per package, at the first file that needs it. @type {Map<string, import("./tree.mjs").Finding>} */
    const missing = new Map();
    /** By package, what its files import. @type {Map<string, Set<string>>} */
    const imported = new Map();
    for (const file of tree.files.filter(({ path }) => isCode(path))) {
      const folder = packageOf(file.path) ?? "";
      // Tools of the tests are declared once, for the whole house.
      const declared = isTest(file.path)
        ? [...namesIn(tree, folder), ...namesIn(tree, "")]
        : namesIn(tree, folder);
      for (const { source, line } of importsOf(file)) {
        const name = packageName(source);
        imported.set(folder, (imported.get(folder) ?? new Set()).add(name));
        if (/^[.#]|^(node|virtual):/.test(source) || builtinModules.includes(name)) continue;
        if (declared.includes(name) || name === `@plimsoll/${folder}`) continue;
        const where = folder === "" ? "package.json" : `${folder}/package.json`;
        const message = `${name} is not declared in ${where}`;
        if (!missing.has(message)) missing.set(message, { path: file.path, line, message });
      }
    }
    return [...missing.values(), ...unused(tree, imported)];
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

/**
 * Tools of the whole house are called, not imported, and types are found by their name.
 *
 * @param {import("./tree.mjs").Tree} tree
 * @param {Map<string, Set<string>>} imported
 */
function unused(tree, imported) {
  return [...tree.manifests.keys()]
    .filter((folder) => folder !== "")
    .flatMap((folder) => {
      const used = imported.get(folder) ?? new Set();
      return namesIn(tree, folder)
        .filter(
          (name) => !name.startsWith("@types/") && !used.has(name) && !used.has(ASKED_FOR_BY[name] ?? ""),
        )
        .map((name) => ({
          path: `${folder}/package.json`,
          line: 1,
          message: `${name} is imported nowhere in ${folder}`,
        }));
    });
}
