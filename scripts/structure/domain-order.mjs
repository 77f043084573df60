/**
 * Inside the domain a room imports only from rooms below its own: billing reads work orders, and work orders
 * never learn that billing exists.
 */
import { resolve } from "./resolve.mjs";
import { importsOf } from "./syntax.mjs";
import { isCode, isTest } from "./tree.mjs";

/** From the bottom up; rooms of one line never import one another. */
const ORDER = [
  ["kernel"],
  ["access", "geo", "hydrostatics", "identifier", "numbering"],
  ["country"],
  ["register", "session", "people", "file"],
  ["commercial"],
  ["work-order"],
  ["draft-survey", "weighing", "classification"],
  ["operation", "fob"],
  ["certificate"],
  ["billing"],
  ["report", "sync"],
  [
    "calculator-examples.data.ts",
    "calculator-more-examples.data.ts",
    "errors.ts",
    "records.ts",
    "contracts.ts",
    "calls.ts",
    "grantable.ts",
    "routes",
    "locales",
  ],
];
const TOP = ORDER.length - 1;

/** @type {import("./tree.mjs").Rule} */
export const domainOrder = {
  name: "domain-order",
  check: (tree) => tree.files.filter(({ path }) => isDomain(path)).flatMap((file) => checkFile(tree, file)),
};

/**
 * @param {import("./tree.mjs").Tree} tree
 * @param {import("./tree.mjs").SourceFile} file
 */
function checkFile(tree, file) {
  const from = roomOf(file.path);
  const height = heightOf(from);
  if (height === -1) {
    return [
      { path: file.path, line: 1, message: `the room ${from} has no place in the order of the domain` },
    ];
  }
  return importsOf(file).flatMap(({ source, line }) => {
    const target = resolve(tree, file.path, source);
    if (!("file" in target) || !target.file.startsWith("domain/src/")) return [];
    const to = roomOf(target.file);
    const isBelow = heightOf(to) < height || (height === TOP && heightOf(to) === TOP);
    if (to === from || isBelow) return [];
    return [{ path: file.path, line, message: `${from} may not import ${to}: it is not below it` }];
  });
}

/** @param {string} path */
function isDomain(path) {
  return path.startsWith("domain/src/") && isCode(path) && !isTest(path);
}

/** @param {string} path */
function roomOf(path) {
  return path.split("/")[2] ?? "";
}

/** @param {string} room */
function heightOf(room) {
  return ORDER.findIndex((line) => line.includes(room));
}
