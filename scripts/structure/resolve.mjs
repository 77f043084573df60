/** Where an import leads: to a file of ours, to a package, or to what Node and the bundler make themselves. */
import { builtinModules } from "node:module";
import { posix } from "node:path";

/** @typedef {import("./tree.mjs").Tree} Tree */
/** @typedef {{ file: string } | { package: string } | { builtin: true }} Target */

const PACKAGES = ["domain", "api", "web", "e2e", "bench"];

/**
 * The workspace that a path lies in; undefined for the checkout's own files.
 * @param {string} path
 */
export function packageOf(path) {
  return PACKAGES.find((name) => path.startsWith(`${name}/`));
}

/**
 * @param {Tree} tree
 * @param {string} from path of the importing file
 * @param {string} written
 * @returns {Target}
 */
export function resolve(tree, from, written) {
  const source = written.replace(/\?.*$/, "");
  if (source.startsWith(".")) return { file: existing(tree, posix.join(posix.dirname(from), source)) };
  if (source.startsWith("#")) return { file: existing(tree, `${packageOf(from)}/src/${source.slice(1)}`) };
  const own = /^@plimsoll\/([^/]+)(?:\/(.+))?$/.exec(source);
  if (own) return { file: existing(tree, `${own[1]}/src/${own[2] ?? "index"}`) };
  if (/^(node|virtual):/.test(source) || builtinModules.includes(source)) return { builtin: true };
  return { package: packageName(source) };
}

/**
 * `@scope/name/inner` belongs to `@scope/name`.
 * @param {string} source
 */
export function packageName(source) {
  return source.split("/", source.startsWith("@") ? 2 : 1).join("/");
}

/**
 * @param {Tree} tree
 * @param {string} path
 */
function existing(tree, path) {
  return [path, `${path}.ts`, `${path}.tsx`, `${path}.mjs`].find((one) => tree.paths.has(one)) ?? path;
}
