/** The files that the house rules look at, read once. */
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

/**
 * @typedef {object} SourceFile
 * @property {string} path relative to the checkout, with forward slashes
 * @property {string} text
 */

/**
 * @typedef {object} Manifest
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 */

/**
 * @typedef {object} Tree
 * @property {SourceFile[]} files
 * @property {Set<string>} paths
 * @property {Map<string, Manifest>} manifests by folder; the checkout's own is under ""
 */

/**
 * @typedef {object} Finding
 * @property {string} path
 * @property {number} line
 * @property {string} message
 */

/**
 * @typedef {object} Rule
 * @property {string} name
 * @property {(tree: Tree) => Finding[]} check
 */

/** What git does not keep. */
const LEFT_OUT = new Set([".git", "node_modules", "dist", "data", ".cache", "screenshots"]);
const READ = new Set(
  ".ts .tsx .mjs .js .json .md .css .html .sql .csv .yaml .yml .svg .sh .toml".split(" ").concat(""),
);

/** @param {string} root */
export function readTree(root) {
  /** @type {Record<string, string>} */
  const texts = {};
  const walk = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!LEFT_OUT.has(entry.name)) walk(path);
      } else if (entry.isFile() && path !== "package-lock.json") {
        texts[path] = READ.has(extname(entry.name)) ? readFileSync(join(root, path), "utf8") : "";
      }
    }
  };
  walk("");
  return treeOf(texts);
}

/**
 * @param {Record<string, string>} texts by path
 * @returns {Tree}
 */
export function treeOf(texts) {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const manifests = files
    .filter(({ path }) => path === "package.json" || /^[^/]+\/package\.json$/.test(path))
    .map(
      ({ path, text }) => /** @type {const} */ ([path.replace(/\/?package\.json$/, ""), JSON.parse(text)]),
    );
  return { files, paths: new Set(Object.keys(texts)), manifests: new Map(manifests) };
}

/** @param {string} path */
export function isTest(path) {
  return /\.test\.tsx?$/.test(path) || path.startsWith("api/test/") || path.startsWith("e2e/");
}

/** @param {string} path */
export function isCode(path) {
  return /\.(ts|tsx|mjs)$/.test(path);
}
