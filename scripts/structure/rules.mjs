/** Every house rule. Each has a test beside it that shows it fail. */
import { colours } from "./colours.mjs";
import { declaredDependencies } from "./declared-dependencies.mjs";
import { domainOrder } from "./domain-order.mjs";
import { exactNumbers } from "./exact-numbers.mjs";
import { featureWalls } from "./feature-walls.mjs";
import { machinePaths } from "./machine-paths.mjs";
import { mergedStyles } from "./merged-styles.mjs";
import { namedExports } from "./named-exports.mjs";
import { names } from "./names.mjs";
import { nearImports } from "./near-imports.mjs";
import { noCycles } from "./no-cycles.mjs";
import { oneFetch } from "./one-fetch.mjs";
import { packageWalls } from "./package-walls.mjs";
import { pureDomain } from "./pure-domain.mjs";
import { queryLayer } from "./query-layer.mjs";
import { sharedModules } from "./shared-modules.mjs";
import { sizes } from "./sizes.mjs";
import { wordsInPlace } from "./words-in-place.mjs";

/** @type {readonly import("./tree.mjs").Rule[]} */
export const RULES = [
  packageWalls,
  domainOrder,
  featureWalls,
  queryLayer,
  oneFetch,
  nearImports,
  declaredDependencies,
  noCycles,
  sizes,
  names,
  namedExports,
  colours,
  mergedStyles,
  machinePaths,
  pureDomain,
  exactNumbers,
  wordsInPlace,
  sharedModules,
];
