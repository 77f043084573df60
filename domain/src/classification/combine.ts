// Decides how results of several units that are no percentages of the classification become one: analyses by
// their own kind of mean, strip tests by "any positive is positive". What has no mean is said to have none,
// and the worst unit is named instead. Weights are tonnes; a unit without a result is left out and said so.

import { z } from "zod";
import {
  add,
  compare,
  type DecimalText,
  multiply,
  roundTo,
  subtract,
  sum,
  withScale,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import {
  divideFractions,
  type Fraction,
  fractionOf,
  roundFraction,
  sumFractions,
  weightedMean,
} from "../kernel/fraction.ts";
import { decimalOutput, namedOutput, objectOutput } from "../kernel/output.ts";
import {
  ANALYSES,
  type AnalysisRow,
  COMBINATIONS,
  LIQUEFACTION_OFFSET,
  QUICK_TEST_NAMES,
  type QuickTest,
} from "./analyses.data.ts";
import { ANALYSIS_NAMES, type AnalysisName } from "./codes.ts";
import { type AnalysisValue, DETECTION_POLICIES, QUICK_RESULTS, type QuickResult } from "./request.ts";

export type DetectionPolicy = (typeof DETECTION_POLICIES)[number];

export const coverageOutput = objectOutput({
  tonnage: decimalOutput,
  of: decimalOutput,
});
export type Coverage = z.infer<typeof coverageOutput>;

export const combinedAnalysisOutput = objectOutput({
  value: decimalOutput.nullable(),
  unit: z.string(),
  rule: z.enum(COMBINATIONS),
  coverage: coverageOutput,
  /** The highest single result, where a mean alone would hide it. */
  maximum: decimalOutput.exactOptional(),
  /** The worst single result, where there is no mean. */
  worst: objectOutput({ name: z.string(), value: decimalOutput }).exactOptional(),
  /** How results below the detection limit were counted, where there were any. */
  below_detection: z.enum(DETECTION_POLICIES).exactOptional(),
});
export type CombinedAnalysis = z.infer<typeof combinedAnalysisOutput>;

interface AnalysedUnit {
  readonly name: string;
  readonly tonnage: DecimalText;
  readonly analyses?: Readonly<Record<string, AnalysisValue | null | undefined>> | null;
}

interface Entry {
  readonly name: string;
  readonly tonnage: DecimalText;
  readonly value: DecimalText;
  readonly isBelow: boolean;
}

export const tonnageText = (tonnes: DecimalText) => withScale(tonnes, 3);

/** A falling number at or below 50 s has no liquefaction number, so it cannot be averaged; "less than" has none. */
export function checkAnalyses(units: readonly AnalysedUnit[]): Issue[] {
  return units.flatMap((unit, index) => {
    const value = unit.analyses?.falling_number;
    const field = `units.${index}.analyses.falling_number`;
    if (value === undefined || value === null) return [];
    if (typeof value !== "string") return [issue("not_a_number", field)];
    if (compare(value, LIQUEFACTION_OFFSET) > 0) return [];
    return [issue("below_minimum", field, { min: add(LIQUEFACTION_OFFSET, "1") })];
  });
}

function counted(value: AnalysisValue, policy: DetectionPolicy): DecimalText {
  if (typeof value === "string") return value;
  if (policy === "zero") return "0";
  return policy === "limit" ? value.below : multiply(value.below, "0.5");
}

const weighed = (entries: readonly Entry[]) =>
  entries.map((entry) => ({ weight: fractionOf(entry.tonnage), value: fractionOf(entry.value) }));

/** The mean of liquefaction numbers LN = 6000 / (FN − 50), turned back: the harmonic mean over FN − 50. */
export function meanFallingNumber(
  entries: readonly { tonnage: DecimalText; value: DecimalText }[],
): Fraction {
  const tonnes = fractionOf(sum(entries.map((entry) => entry.tonnage)));
  const liquefied = sumFractions(
    entries.map((entry) => fractionOf(entry.tonnage, subtract(entry.value, LIQUEFACTION_OFFSET))),
  );
  return sumFractions([divideFractions(tonnes, liquefied), fractionOf(LIQUEFACTION_OFFSET)]);
}

function worstOf(row: AnalysisRow, entries: readonly Entry[]): Entry | undefined {
  if (row.worst === undefined) return undefined;
  const sign = row.worst === "highest" ? 1 : -1;
  return entries.reduce((found, entry) => (compare(entry.value, found.value) === sign ? entry : found));
}

function meanOf(row: AnalysisRow, entries: readonly Entry[]): DecimalText | null {
  if (row.combine === "not_averageable") return null;
  const mean = row.combine === "liquefaction" ? meanFallingNumber(entries) : weightedMean(weighed(entries));
  return roundFraction(mean, row.decimals, "half_up");
}

export const combinedAnalysesOutput = namedOutput(ANALYSIS_NAMES, combinedAnalysisOutput);
export type CombinedAnalyses = z.infer<typeof combinedAnalysesOutput>;

export function combineAnalyses(units: readonly AnalysedUnit[], policy: DetectionPolicy): CombinedAnalyses {
  const of = tonnageText(sum(units.map((unit) => unit.tonnage)));
  const combined: Partial<Record<AnalysisName, CombinedAnalysis>> = {};
  for (const row of ANALYSES) {
    const entries = units.flatMap((unit): Entry[] => {
      const value = unit.analyses?.[row.name];
      if (value === undefined || value === null) return [];
      const isBelow = typeof value !== "string";
      return [{ name: unit.name, tonnage: unit.tonnage, value: counted(value, policy), isBelow }];
    });
    if (entries.length === 0) continue;
    const worst = row.combine === "not_averageable" ? worstOf(row, entries) : undefined;
    const highest = entries.reduce(
      (found, entry) => (compare(entry.value, found.value) > 0 ? entry : found),
      entries[0] as Entry,
    );
    combined[row.name] = {
      value: meanOf(row, entries),
      unit: row.unit,
      rule: row.combine,
      coverage: { tonnage: tonnageText(sum(entries.map((entry) => entry.tonnage))), of },
      ...(row.combine === "mean_and_maximum"
        ? { maximum: roundFraction(fractionOf(highest.value), row.decimals, "half_up") }
        : {}),
      ...(worst === undefined ? {} : { worst: { name: worst.name, value: worst.value } }),
      ...(entries.some((entry) => entry.isBelow) ? { below_detection: policy } : {}),
    };
  }
  return combined;
}

export const combinedTestOutput = objectOutput({
  result: z.enum(QUICK_RESULTS),
  /** How many units gave a readable result, of how many. */
  tested: z.number(),
  of: z.number(),
});
export type CombinedTest = z.infer<typeof combinedTestOutput>;

/** Not tested is not negative, and an invalid strip is not tested. */
export function combineTests(
  units: readonly { readonly tests: Readonly<Partial<Record<QuickTest, QuickResult>>> }[],
): Partial<Record<QuickTest, CombinedTest>> {
  const names = QUICK_TEST_NAMES.filter((name) => units.some((unit) => unit.tests[name] !== undefined));
  const combined: Partial<Record<QuickTest, CombinedTest>> = {};
  for (const name of names) {
    const results = units.map((unit) => unit.tests[name] ?? "not_tested");
    const tested = results.filter((result) => result === "positive" || result === "negative").length;
    const found = results.includes("positive") ? "positive" : "negative";
    combined[name] = { result: tested === 0 ? "not_tested" : found, tested, of: results.length };
  }
  return combined;
}

/**
 * Three analyses of which the first two disagree: the mean of the two closest stands, and of two equally
 * close pairs the middle result does.
 */
export function twoClosestAverage(
  results: readonly [DecimalText, DecimalText, DecimalText],
  places: number,
): DecimalText {
  const [low, middle, high] = [...results].sort(compare) as [DecimalText, DecimalText, DecimalText];
  const order = compare(subtract(middle, low), subtract(high, middle));
  if (order === 0) return roundTo(middle, places);
  return roundTo(multiply(add(middle, order < 0 ? low : high), "0.5"), places);
}
