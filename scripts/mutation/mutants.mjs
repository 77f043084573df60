/**
 * What could be wrong with a rule: every comparison one step looser or stricter, every sign and every operation of
 * the arithmetic the other way round, every rounding cut off, every figure of a table one step up and one down.
 */
import { parseAst } from "vitest/node";

/** @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node */
/**
 * @typedef {object} Mutant
 * @property {string} file
 * @property {number} line
 * @property {"comparison" | "arithmetic" | "decimal" | "rounding" | "cell"} kind
 * @property {string} before the line as it is
 * @property {string} after the line as it would be
 * @property {string} text the whole file as it would be
 */

/** @type {Readonly<Record<string, string>>} */
const COMPARISONS = { "<": "<=", "<=": "<", ">": ">=", ">=": ">", "===": "!==", "!==": "===" };
/** @type {Readonly<Record<string, string>>} */
const SIGNS = { "+": "-", "-": "+", "*": "/", "/": "*" };

const PLACES = '20, "half_up"';
/**
 * The opposite of each function on decimals, with what has to be imported for it.
 * @type {Readonly<Record<string, { call: (parameters: string[]) => string, from?: string, arity?: number }>>}
 */
const OPPOSITES = {
  add: { call: (p) => `$decimal.subtract(${p.join(", ")})`, from: "decimal", arity: 2 },
  subtract: { call: (p) => `$decimal.add(${p.join(", ")})`, from: "decimal", arity: 2 },
  multiply: { call: (p) => `$decimal.divide(${p.join(", ")}, ${PLACES})`, from: "decimal", arity: 2 },
  divide: { call: (p) => `$decimal.multiply(${p.slice(0, 2).join(", ")})`, from: "decimal", arity: 4 },
  max: { call: (p) => `$decimal.min(${p.join(", ")})`, from: "decimal" },
  min: { call: (p) => `$decimal.max(${p.join(", ")})`, from: "decimal" },
  addFractions: { call: (p) => `$fraction.subtractFractions(${p.join(", ")})`, from: "fraction", arity: 2 },
  subtractFractions: { call: (p) => `$fraction.addFractions(${p.join(", ")})`, from: "fraction", arity: 2 },
  multiplyFractions: {
    call: (p) => `$fraction.divideFractions(${p.join(", ")})`,
    from: "fraction",
    arity: 2,
  },
  divideFractions: {
    call: (p) => `$fraction.multiplyFractions(${p.join(", ")})`,
    from: "fraction",
    arity: 2,
  },
  percentOf: { call: (p) => `$fraction.percentOf(${p.toReversed().join(", ")})`, from: "fraction", arity: 2 },
  minus: { call: (p) => `plus(${p.join(", ")})`, arity: 2 },
};

const ROUNDINGS = new Set(["half_up", "up"]);
const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** @param {unknown} value @param {Node[]} nodes @param {Node | null} parent */
function collect(value, nodes, parent = null) {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, nodes, parent);
    return;
  }
  if (typeof value !== "object" || value === null || !("type" in value)) return;
  const node = /** @type {Node} */ (value);
  node.parent = parent;
  nodes.push(node);
  for (const [name, inner] of Object.entries(node)) {
    if (name !== "parent" && typeof inner === "object") collect(inner, nodes, node);
  }
}

/** The figure one unit of its last digit higher or lower. @param {string} text @param {1 | -1} step */
export function stepped(text, step) {
  const scale = text.includes(".") ? text.length - text.indexOf(".") - 1 : 0;
  const units = BigInt(text.replace(".", "")) + BigInt(step);
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
  const whole = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return units < 0n ? `-${whole}` : whole;
}

/** @param {string} text @param {1 | -1} step */
function nextDay(text, step) {
  return new Date(Date.parse(`${text}T00:00:00Z`) + step * 86_400_000).toISOString().slice(0, 10);
}

/** @param {Node} node */
const isType = (node) =>
  /^TS/.test(node.type) && node.type !== "TSAsExpression" && node.type !== "TSSatisfiesExpression";

/** Names, paths and types are no figures. @param {Node} node */
function isFigure(node) {
  const { parent } = node;
  if (parent === null) return false;
  if (parent.type === "Property" && parent.key === node) return false;
  if (/^(Import|Export)/.test(parent.type) || isType(parent)) return false;
  return true;
}

/** A constant of the file itself: `const LIMIT = "0.5"`. @param {Node} node */
function isConstant(node) {
  const { parent } = node;
  if (parent?.type !== "VariableDeclarator" || parent.init !== node) return false;
  const outer = parent.parent?.parent;
  return outer?.type === "Program" || outer?.type === "ExportNamedDeclaration";
}

/** @param {Node} node */
const isText = (node) =>
  node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string");

/**
 * @param {string} file
 * @param {string} text
 * @returns {Mutant[]}
 */
export function mutantsOf(file, text) {
  /** @type {Node[]} */
  const nodes = [];
  collect(parseAst(text, { lang: "ts" }), nodes);
  const isData = file.endsWith(".data.ts");
  return nodes.flatMap((node) => [
    ...operators(file, text, node),
    ...calls(file, text, node),
    ...roundings(file, text, node),
    ...(isData || isConstant(node) ? cells(file, text, node) : []),
  ]);
}

/**
 * @param {string} file
 * @param {string} text
 * @param {Mutant["kind"]} kind
 * @param {number} start
 * @param {number} end
 * @param {string} by
 * @param {string} [head] what the new text needs above everything else
 * @returns {Mutant}
 */
function mutant(file, text, kind, start, end, by, head = "") {
  const changed = text.slice(0, start) + by + text.slice(end);
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const until = text.indexOf("\n", end);
  const tail = until === -1 ? text.length : until;
  const line = text.slice(0, start).split("\n").length;
  const before = text.slice(from, tail);
  const after = changed.slice(from, tail - (end - start) + by.length);
  const flat = (/** @type {string} */ lines) => lines.replace(/\s+/g, " ").trim();
  return { file, line, kind, before: flat(before), after: flat(after), text: head + changed };
}

/** @param {string} file @param {string} text @param {Node} node @returns {Mutant[]} */
function operators(file, text, node) {
  if (node.type !== "BinaryExpression") return [];
  const comparison = COMPARISONS[node.operator];
  const sign = SIGNS[node.operator];
  if (comparison === undefined && (sign === undefined || isText(node.left) || isText(node.right))) return [];
  const gap = text.slice(node.left.end, node.right.start);
  const at = node.left.end + gap.indexOf(node.operator);
  const kind = comparison === undefined ? "arithmetic" : "comparison";
  return [mutant(file, text, kind, at, at + node.operator.length, comparison ?? sign ?? "")];
}

/** @param {string} file @param {string} text @param {Node} node @returns {Mutant[]} */
function calls(file, text, node) {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return [];
  const opposite = Object.hasOwn(OPPOSITES, node.callee.name) ? OPPOSITES[node.callee.name] : undefined;
  const parameters = node.arguments;
  if (opposite === undefined || (opposite.arity !== undefined && parameters.length !== opposite.arity))
    return [];
  const written = parameters.map((/** @type {Node} */ one) => text.slice(one.start, one.end));
  const head =
    opposite.from === undefined
      ? ""
      : `import * as $${opposite.from} from "../kernel/${opposite.from}.ts";\n`;
  return [mutant(file, text, "decimal", node.start, node.end, opposite.call(written), head)];
}

/** @param {string} file @param {string} text @param {Node} node @returns {Mutant[]} */
function roundings(file, text, node) {
  if (node.type !== "Literal" || !ROUNDINGS.has(node.value)) return [];
  if (node.parent?.type !== "CallExpression") return [];
  return [mutant(file, text, "rounding", node.start, node.end, '"down"')];
}

/** @param {string} file @param {string} text @param {Node} node @returns {Mutant[]} */
function cells(file, text, node) {
  if (node.type !== "Literal" || !isFigure(node)) return [];
  const { value } = node;
  /** @type {((step: 1 | -1) => string) | undefined} */
  let by;
  if (typeof value === "number") by = (step) => String(value + step);
  else if (typeof value === "string" && DATE.test(value)) by = (step) => JSON.stringify(nextDay(value, step));
  else if (typeof value === "string" && DECIMAL.test(value))
    by = (step) => JSON.stringify(stepped(value, step));
  if (by === undefined) return [];
  const change = by;
  return /** @type {const} */ ([1, -1]).map((step) =>
    mutant(file, text, "cell", node.start, node.end, change(step)),
  );
}
