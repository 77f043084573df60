/** The syntax tree of a file, the nodes in it, and the imports it makes. */
import { parseAst } from "vitest/node";
import { isCode } from "./tree.mjs";

/** @typedef {import("./tree.mjs").SourceFile} SourceFile */
/** @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node */

/**
 * @typedef {object} Import
 * @property {string} source as written
 * @property {number} line
 * @property {boolean} typeOnly gone at run time
 * @property {boolean} dynamic made when the code gets there, not at start
 */

/** @type {WeakMap<SourceFile, { nodes: Node[], imports: Import[] }>} */
const parsed = new WeakMap();

/** @param {SourceFile} file */
function read(file) {
  const known = parsed.get(file);
  if (known) return known;
  /** @type {Node[]} */
  const nodes = [];
  if (isCode(file.path)) collect(parse(file), nodes);
  const made = { nodes, imports: nodes.flatMap((node) => importOf(file, node) ?? []) };
  parsed.set(file, made);
  return made;
}

/**
 * @param {SourceFile} file
 * @returns {Node}
 */
function parse({ path, text }) {
  try {
    const lang = path.endsWith(".tsx") ? "tsx" : path.endsWith(".ts") ? "ts" : "js";
    return /** @type {any} */ (parseAst(text, { lang }));
  } catch (problem) {
    throw new Error(
      `${path} could not be read as code: ${problem instanceof Error ? problem.message : problem}`,
    );
  }
}

/**
 * @param {unknown} value
 * @param {Node[]} nodes
 */
function collect(value, nodes) {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, nodes);
  } else if (typeof value === "object" && value !== null && "type" in value) {
    nodes.push(/** @type {Node} */ (value));
    for (const inner of Object.values(value)) if (typeof inner === "object") collect(inner, nodes);
  }
}

/**
 * @param {SourceFile} file
 * @param {Node} node
 * @returns {Import | undefined}
 */
function importOf(file, node) {
  const statement = /^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type);
  const dynamic = node.type === "ImportExpression";
  if (!(statement || dynamic) || typeof node.source?.value !== "string") return undefined;
  const specifiers = node.specifiers ?? [];
  const typeOnly =
    node.importKind === "type" ||
    node.exportKind === "type" ||
    (specifiers.length > 0 && specifiers.every((/** @type {Node} */ one) => isTypeSpecifier(one)));
  return { source: node.source.value, line: lineAt(file.text, node.start), typeOnly, dynamic };
}

/** @param {Node} specifier */
function isTypeSpecifier(specifier) {
  return specifier.importKind === "type" || specifier.exportKind === "type";
}

/** @param {SourceFile} file */
export function nodesOf(file) {
  return read(file).nodes;
}

/** @param {SourceFile} file */
export function importsOf(file) {
  return read(file).imports;
}

/**
 * @param {string} text
 * @param {number} offset
 */
export function lineAt(text, offset) {
  return text.slice(0, offset).split("\n").length;
}

/**
 * Whether a node reads `object.property`, also through `globalThis` and `window`.
 * @param {Node} node
 * @param {string} object
 * @param {string} property
 */
export function isMember(node, object, property) {
  if (node.type !== "MemberExpression" || node.property?.name !== property) return false;
  return node.object?.name === object || node.object?.property?.name === object;
}
