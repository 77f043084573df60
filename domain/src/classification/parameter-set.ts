// Decides an indicative grade of wheat and rice by a parameter set: limits are inclusive, the worst parameter
// decides, minimums compare the other way round. Percent by weight unless the parameter has its own unit. The
// answer always says that the set is unverified, and which figures it leaned on are.

import { compare, type DecimalText, multiply, roundTo } from "../kernel/decimal.ts";
import type { Reason } from "./grade.ts";
import { type ParameterRow, type ParameterSet, RICE_CLASSES, WHEAT_CLASSES } from "./parameter-sets.data.ts";

export type Values = Readonly<Record<string, DecimalText | null | undefined>>;

export interface ParameterGrade {
  readonly outcome: "typed" | "out_of_type" | "disqualified" | "incomplete";
  readonly type: string | null;
  readonly reasons: readonly Reason[];
  readonly missing: readonly string[];
  /** Parameters whose limits, in the rows that were applied, nobody has confirmed. */
  readonly unverified: readonly string[];
  readonly verified: boolean;
}

function isMet(set: ParameterSet, row: ParameterRow, parameter: string, value: DecimalText): boolean {
  const order = compare(value, row.limits[parameter] ?? "0");
  return set.minimums.includes(parameter) ? order >= 0 : order <= 0;
}

export function gradeParameters(set: ParameterSet, values: Values): ParameterGrade {
  const parameters = Object.keys(set.rows[0]?.limits ?? {});
  const out = set.rows.length;
  const missing: string[] = [];
  const ranked: { parameter: string; value: DecimalText; rank: number }[] = [];
  for (const parameter of parameters) {
    const given = values[parameter];
    if (typeof given !== "string") {
      missing.push(parameter);
      continue;
    }
    const value = roundTo(given, set.decimals);
    const found = set.rows.findIndex((row) => isMet(set, row, parameter, value));
    ranked.push({ parameter, value, rank: found === -1 ? out : found });
  }
  const disqualifying = ranked.flatMap(({ parameter, value }): Reason[] => {
    const limit = set.disqualifiers[parameter];
    if (limit === undefined || compare(value, limit) <= 0) return [];
    return [{ code: "disqualifying_limit", parameter, value, limit }];
  });
  const rank = ranked.reduce((worst, entry) => Math.max(worst, entry.rank), 0);
  const deciding = ranked.filter((entry) => rank > 0 && entry.rank === rank);
  const row = set.rows[rank];
  const isIncomplete = missing.length > 0 && disqualifying.length === 0;
  const placed = row === undefined ? "out_of_type" : "typed";
  const judged = isIncomplete ? "incomplete" : placed;
  const outcome = disqualifying.length > 0 ? "disqualified" : judged;
  return {
    outcome,
    type: outcome === "typed" ? (row?.type ?? null) : null,
    reasons: [
      ...disqualifying,
      ...missing.map((parameter) => ({ code: "not_measured", parameter, value: null, limit: null })),
      ...deciding
        .filter((entry) => !disqualifying.some((one) => one.parameter === entry.parameter))
        .map(({ parameter, value }) => ({
          code: rank === out ? "over_limit" : "decides_type",
          parameter,
          value,
          limit: set.rows[rank - 1]?.limits[parameter] ?? null,
        })),
    ],
    missing,
    unverified: [...new Set(set.rows.slice(0, rank + 1).flatMap((one) => one.unverified))],
    verified: set.verified,
  };
}

/** Falling number is always asked; strength or stability is enough except for the improver class. */
export function wheatClass(values: Values): { name: string | null; missing: readonly string[] } {
  const { dough_strength: strength, dough_stability: stability, falling_number: falling } = values;
  const missing = [
    ...(typeof falling === "string" ? [] : ["falling_number"]),
    ...(typeof strength === "string" || typeof stability === "string" ? [] : ["dough_strength"]),
  ];
  if (typeof falling !== "string" || missing.length > 0) return { name: null, missing };
  const reaches = (value: DecimalText | null | undefined, least: DecimalText) =>
    typeof value === "string" && compare(value, least) >= 0;
  const found = WHEAT_CLASSES.find((one) => {
    const isStrong = reaches(strength, one.strength);
    const isStable = reaches(stability, one.stability);
    const isDough = one.asksBoth ? isStrong && isStable : isStrong || isStable;
    return isDough && reaches(falling, one.fallingNumber);
  });
  return { name: found?.name ?? "other_uses", missing: [] };
}

/** The class of one whole polished grain by its length, width and thickness in millimetres. */
export function riceGrainClass(length: DecimalText, width: DecimalText, thickness: DecimalText): string {
  if (compare(length, RICE_CLASSES.longLength) < 0)
    return compare(length, RICE_CLASSES.mediumLength) < 0 ? "short" : "medium";
  const isThin = compare(thickness, RICE_CLASSES.fineThickness) <= 0;
  const isSlender = compare(length, multiply(width, RICE_CLASSES.fineRatio)) > 0;
  return isThin && isSlender ? "long_fine" : "long";
}

/** The class of the lot: the one that at least 80 % of the grains belong to, or mixed. */
export function riceClass(shares: Values): string | null {
  const given = Object.entries(shares).filter(
    (entry): entry is [string, DecimalText] => typeof entry[1] === "string",
  );
  if (given.length === 0) return null;
  const found = given.find(([, share]) => compare(share, RICE_CLASSES.share) >= 0);
  return found?.[0] ?? "mixed";
}
