/**
 * Decides whether figures in a row behave as they always did. A chart of individual values (Shewhart): the centre is their
 * mean, one sigma is the mean moving range divided by 1.128, and the limits lie three sigma away. Out of pattern is what the
 * four Western Electric rules find: one point beyond three sigma, two of three beyond two on one side, four of five beyond one,
 * eight on one side of the centre. Of places, whose order means nothing, the first rule alone is asked.
 */
import {
  absolute,
  add,
  compare,
  type DecimalText,
  divideOrNull,
  isZero,
  max,
  multiply,
  negate,
  roundTo,
  subtract,
  sum,
  withScale,
} from "#kernel/decimal";

export const CHART_RULES = ["beyond_limits", "two_of_three", "four_of_five", "eight_on_one_side"] as const;
export type ChartRule = (typeof CHART_RULES)[number];

/** The constant of the moving range of two (d2). */
const D2 = "1.128";
const WORKED = 6;
const SHOWN = 3;
/** Fewer say nothing of what is usual. */
export const LEAST_POINTS = 5;

export interface Finding {
  readonly rule: ChartRule;
  /** The point at which it showed, counted from 0. */
  readonly at: number;
}

export interface ControlChart {
  readonly center: DecimalText;
  readonly upper: DecimalText;
  /** Never below zero: nothing weighs less than nothing. */
  readonly lower: DecimalText;
  readonly findings: readonly Finding[];
}

const mean = (values: readonly DecimalText[]) =>
  divideOrNull(sum(values), String(values.length), WORKED, "half_up") ?? "0";

/** Nothing where there are too few points to say what is usual. */
export function controlChart(values: readonly DecimalText[], isOrdered: boolean): ControlChart | undefined {
  if (values.length < LEAST_POINTS) return undefined;
  const center = mean(values);
  const ranges = values.slice(1).map((value, at) => absolute(subtract(value, values[at] ?? value)));
  const sigma = divideOrNull(mean(ranges), D2, WORKED, "half_up") ?? "0";
  const shown = (value: DecimalText) => withScale(roundTo(value, SHOWN), SHOWN);
  const distance = multiply(sigma, "3");
  return {
    center: shown(center),
    upper: shown(add(center, distance)),
    lower: shown(max("0", subtract(center, distance))),
    findings: isZero(sigma) ? [] : findingsOf(values, center, sigma, isOrdered),
  };
}

function findingsOf(
  values: readonly DecimalText[],
  center: DecimalText,
  sigma: DecimalText,
  isOrdered: boolean,
): Finding[] {
  /** Whether a point lies more than so many sigma off, on this side. */
  const isBeyond = (at: number, sigmas: string, side: 1 | -1) => {
    const off = subtract(values[at] ?? center, center);
    const distance = multiply(sigma, sigmas);
    return side === 1 ? compare(off, distance) > 0 : compare(negate(off), distance) > 0;
  };
  const countBeyond = (until: number, length: number, sigmas: string, side: 1 | -1) =>
    Array.from({ length }, (_, back) => until - back).filter((at) => at >= 0 && isBeyond(at, sigmas, side))
      .length;
  const found: Finding[] = [];
  for (const at of values.keys()) {
    for (const side of [1, -1] as const) {
      if (isBeyond(at, "3", side)) found.push({ rule: "beyond_limits", at });
      if (!isOrdered || !isBeyond(at, "0", side)) continue;
      if (isBeyond(at, "2", side) && countBeyond(at, 3, "2", side) >= 2)
        found.push({ rule: "two_of_three", at });
      if (isBeyond(at, "1", side) && countBeyond(at, 5, "1", side) >= 4)
        found.push({ rule: "four_of_five", at });
      if (at >= 7 && countBeyond(at, 8, "0", side) === 8) found.push({ rule: "eight_on_one_side", at });
    }
  }
  return found;
}
