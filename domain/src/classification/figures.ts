// Decides the published percentages: each line rounded once to the decimals of the standard, and the totals.
// The regulations say to add the percentages and are silent on rounding, so the policy is ours and travels
// with the result: half away from zero, and totals as the sum of the printed lines, so that a reader who adds
// them up finds the same figure. The other policy rounds the exact sum instead.

import type { z } from "zod";
import { canonical, type DecimalText, roundTo, sum } from "../kernel/decimal.ts";
import { PERCENT } from "../kernel/figure.ts";
import { type Fraction, fractionOf, roundFraction, sumFractions } from "../kernel/fraction.ts";
import { decimalOutput, namedOutput, stepOutput } from "../kernel/output.ts";
import { ANALYSIS_NAMES, CLASSIFICATION_RULES, DECISIONS, PARAMETER_NAMES, type Parameter } from "./codes.ts";
import type { Measured } from "./measure.ts";
import type { Rounding } from "./request.ts";
import { type Standard, shareKeysOf, type Total } from "./standard.ts";

/** Moisture is no defect: it is printed as meters show it, and a mean of it with two decimals. */
export const MOISTURE_DECIMALS = 2;

export const percentagesOutput = namedOutput(PARAMETER_NAMES, decimalOutput.nullable());
export type Percentages = z.infer<typeof percentagesOutput>;

export const classificationStepOutput = stepOutput(
  [...new Set([...PARAMETER_NAMES, ...ANALYSIS_NAMES, ...DECISIONS])],
  CLASSIFICATION_RULES,
);
export type ClassificationStep = z.infer<typeof classificationStepOutput>;

export interface Figures {
  /** As printed; null where not measured. */
  readonly percentages: Percentages;
  /** Unrounded, totals included. */
  readonly exact: ReadonlyMap<Parameter, Fraction>;
  /** The same as arithmetic, or as the figure that was reported. */
  readonly printed: ReadonlyMap<Parameter, string>;
  readonly steps: readonly ClassificationStep[];
}

export function figuresOf(standard: Standard, measured: Measured, rounding: Rounding): Figures {
  const published = new Map<Parameter, DecimalText>();
  const exact = new Map(measured.exact);
  const printed = new Map(
    [...exact].map(([key, value]) => [key, measured.formulas.get(key) ?? figureText(value)]),
  );
  const rounded = rounding.mode === "half_even" ? ({ rounding: "half_even" } as const) : {};
  const steps: ClassificationStep[] = [];
  const publish = (key: Parameter, value: Fraction, article: string) => {
    const text = roundFraction(value, standard.decimals, rounding.mode);
    published.set(key, text);
    const formula = measured.formulas.get(key);
    steps.push({
      name: key,
      value: text,
      unit: "%",
      ...(formula === undefined ? {} : { formula }),
      ...rounded,
      rule: standard.code,
      article,
    });
  };

  for (const line of standard.lines) {
    const value = exact.get(line.key);
    if (value !== undefined) publish(line.key, value, line.article);
  }
  for (const total of standard.totals) {
    const found = totalOf(total, measured, exact, published);
    if (found === undefined) continue;
    exact.set(total.key, found.exact);
    const parts = found.parts.map((part) => printed.get(part) ?? "0");
    printed.set(total.key, parts.join(" + ") || figureText(found.exact));
    const isAdded = found.lines.length > 0 && rounding.totals === "sum_of_rounded";
    const amount = isAdded ? sumFractions(found.lines.map((line) => fractionOf(line))) : found.exact;
    const text = roundFraction(amount, standard.decimals, rounding.mode);
    published.set(total.key, text);
    steps.push({
      name: total.key,
      value: text,
      unit: "%",
      ...(found.lines.length > 0 ? { formula: isAdded ? found.lines.join(" + ") : parts.join(" + ") } : {}),
      ...rounded,
      rule: standard.code,
      article: total.article,
    });
  }
  for (const key of shareKeysOf(standard)) {
    const value = exact.get(key);
    const isGroup = standard.group?.keys.some((one) => one === key) === true;
    const rule = isGroup && standard.group !== null ? standard.group : standard.class;
    if (value !== undefined) publish(key, value, rule.article);
  }
  const percentages: Partial<Record<Parameter, DecimalText | null>> = {};
  for (const key of [...standard.lines, ...standard.totals]
    .map((row) => row.key)
    .concat(shareKeysOf(standard)))
    percentages[key] = published.get(key) ?? null;
  const moisture = exact.get("moisture");
  percentages.moisture = moisture === undefined ? null : moistureText(moisture);
  return { percentages, exact, printed, steps };
}

/** A percentage that was reported has as many decimals as a percentage may have. */
const figureText = (value: Fraction) => canonical(roundFraction(value, PERCENT.scale, "half_up"));

/** As it was read where it was read; a mean over units ends after two decimals. */
function moistureText(moisture: Fraction): DecimalText {
  return canonical(roundFraction(moisture, MOISTURE_DECIMALS, "half_up"));
}

interface FoundTotal {
  readonly exact: Fraction;
  /** The printed lines it is the sum of; none when it was reported as such. */
  readonly lines: readonly DecimalText[];
  readonly parts: readonly Parameter[];
}

function totalOf(
  total: Total,
  measured: Measured,
  exact: ReadonlyMap<Parameter, Fraction>,
  published: ReadonlyMap<Parameter, DecimalText>,
): FoundTotal | undefined {
  const reported = measured.totals.get(total.key);
  if (reported !== undefined) return { exact: reported, lines: [], parts: [] };
  for (const parts of [total.parts, total.subtotals ?? []]) {
    const values = parts.map((part) => exact.get(part)).filter((value) => value !== undefined);
    if (parts.length === 0 || values.length < parts.length) continue;
    return { exact: sumFractions(values), lines: parts.map((part) => published.get(part) ?? "0"), parts };
  }
  return undefined;
}

/** What is certainly reached: the total itself, or the sum of those of its parts that are known. */
export function knownPart(standard: Standard, key: Parameter, percentages: Percentages): DecimalText | null {
  const whole = percentages[key];
  if (whole !== null && whole !== undefined) return whole;
  const parts = standard.totals.find((total) => total.key === key)?.parts ?? [];
  const known = parts.map((part) => percentages[part]).filter((value) => typeof value === "string");
  if (known.length === 0) return null;
  return roundTo(sum(known), standard.decimals);
}
