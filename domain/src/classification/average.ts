// Decides the mean of what several units measured, each weighted by its tonnes: from unrounded values, and printed with
// what every unit really measured, so that it comes out by hand.

import {
  compare,
  type DecimalText,
  isZero,
  max,
  min,
  type RoundingMode,
  roundTo,
  sum,
} from "../kernel/decimal.ts";
import {
  type Fraction,
  fractionOf,
  HUNDRED,
  multiplyFractions,
  roundFraction,
  subtractFractions,
  sumFractions,
  weightedMean,
  ZERO,
} from "../kernel/fraction.ts";
import type { Parameter } from "./codes.ts";
import type { ClassificationTerms, QuickResults } from "./evaluate.ts";
import type { ClassificationStep } from "./figures.ts";
import type { Grade } from "./grade.ts";
import type { Measured } from "./measure.ts";
import type { UnitRequest, Weighting } from "./request.ts";
import { type Standard, shareKeysOf } from "./standard.ts";

/** Of a mean among the steps, before it is rounded once. */
const MEAN_DECIMALS = 4;
const MOST_DECIMALS = 20;

export interface Unit {
  readonly request: UnitRequest;
  readonly measured: Measured | null;
  readonly grade: Grade | null;
  readonly tests: QuickResults;
}

export interface Averaged {
  readonly measured: Measured;
  /** Tonnes behind each percentage. */
  readonly tonnes: ReadonlyMap<Parameter, DecimalText>;
}

const exactOf = (unit: Unit, key: Parameter): Fraction | undefined => unit.grade?.figures.exact.get(key);
const printedOf = (unit: Unit, key: Parameter): string | undefined => unit.grade?.figures.printed.get(key);

interface Weight {
  readonly weight: Fraction;
  readonly printed: string;
}

const plainWeight = ({ request: { tonnage } }: Unit): Weight => ({
  weight: fractionOf(tonnage),
  printed: tonnage,
});

/** What was sieved off is no longer there to be defective: t × (100 − foreign − …) / 100. */
function cleanWeight(standard: Standard, unit: Unit): Weight {
  const sieved = standard.lines.filter((line) =>
    line.weights.some((part) => standard.cleanSample.without.includes(part.field)),
  );
  const lost = sumFractions(sieved.map((line) => exactOf(unit, line.key) ?? ZERO));
  const terms = sieved.flatMap((line) => printedOf(unit, line.key) ?? []);
  return {
    // A weight may be a hundred times itself: only the shares count.
    weight: multiplyFractions(fractionOf(unit.request.tonnage), subtractFractions(HUNDRED, lost)),
    printed: `${unit.request.tonnage} × (${["100", ...terms].join(" − ")})`,
  };
}

const isFigure = (printed: string) => /^\d+(\.\d+)?$/.test(printed);

/** The mean with what each unit really measured: (t × (g × 100 ÷ g) + …) ÷ (t + …). */
export function printedMean(entries: readonly { readonly printed: string; readonly of: string }[]): string {
  const products = entries.map(({ printed, of }) => `${printed} × ${isFigure(of) ? of : `(${of})`}`);
  return `(${products.join(" + ")}) ÷ (${entries.map(({ printed }) => printed).join(" + ")})`;
}

export function averageOf(
  { standard, rounding }: ClassificationTerms,
  units: readonly Unit[],
  weighting: Weighting,
): Averaged {
  const cleanKeys = new Set(standard.lines.filter((line) => line.base === "clean").map((line) => line.key));
  for (const total of standard.totals) cleanKeys.add(total.key);
  const tonnes = new Map<Parameter, DecimalText>();
  const printed = new Map<Parameter, string>();
  const mean = (key: Parameter): Fraction | undefined => {
    const having = units.flatMap((unit) => {
      const value = exactOf(unit, key);
      return value === undefined ? [] : [{ unit, value }];
    });
    if (having.length === 0) return undefined;
    tonnes.set(key, sum(having.map(({ unit }) => unit.request.tonnage)));
    const isClean = weighting === "clean_tonnage" && cleanKeys.has(key);
    const entries = having.map(({ unit, value }) => ({
      ...(isClean ? cleanWeight(standard, unit) : plainWeight(unit)),
      value,
      of: printedOf(unit, key) ?? "0",
    }));
    printed.set(key, printedMean(entries));
    return weightedMean(entries);
  };

  const exact = new Map<Parameter, Fraction>();
  for (const key of [
    ...standard.lines.map((line) => line.key),
    ...shareKeysOf(standard),
    "moisture" as const,
  ]) {
    const value = mean(key);
    if (value !== undefined) exact.set(key, value);
  }
  const totals = new Map<Parameter, Fraction>();
  for (const total of standard.totals) {
    const value = mean(total.key);
    const [first = "0", ...others] = total.parts.map((part) => tonnes.get(part) ?? "0");
    const ofParts = min(first, ...others);
    // From its averaged parts, so that it is their sum on paper and rests on what the least known of them rests on; from
    // the units' own totals where those are known of more.
    if (compare(tonnes.get(total.key) ?? "0", ofParts) <= 0 && !isZero(ofParts))
      tonnes.set(total.key, ofParts);
    else if (value !== undefined) totals.set(total.key, value);
  }
  const steps = [...exact, ...totals].map(
    ([name, value]): ClassificationStep => ({
      name,
      value: meanText(value, standard.decimals, rounding.mode),
      unit: "%",
      formula: printed.get(name) ?? "0",
      rule: weighting === "clean_tonnage" && cleanKeys.has(name) ? "clean_tonnage_mean" : "tonnage_mean",
    }),
  );
  return { tonnes, measured: { ...joined(units), exact, totals, steps } };
}

/** What holds for the whole because it holds for one. */
function joined(
  units: readonly Unit[],
): Pick<Measured, "missing" | "isReported" | "flags" | "toxicSeedsPerKg" | "observations" | "formulas"> {
  const measured = units.map((unit) => unit.measured).filter((one) => one !== null);
  const [count, ...counts] = measured.map((one) => one.toxicSeedsPerKg).filter((one) => one !== null);
  return {
    missing: [],
    // A mean has no weights of its own: what no unit knows is absent, what some know is a matter of coverage.
    isReported: true,
    flags: new Set(units.flatMap((unit) => [...(unit.measured?.flags ?? []), ...(unit.request.flags ?? [])])),
    toxicSeedsPerKg: count === undefined ? null : max(count, ...counts),
    observations: [],
    formulas: new Map(),
  };
}

/** Four decimals, and more where rounding those once more would not give what is published. */
export function meanText(value: Fraction, places: number, mode: RoundingMode): DecimalText {
  const published = roundFraction(value, places, mode);
  const from = MEAN_DECIMALS;
  const all = Array.from({ length: MOST_DECIMALS - from }, (_, more) =>
    roundFraction(value, from + more, "half_up"),
  );
  return (
    all.find((text) => roundTo(text, places, mode) === published) ??
    roundFraction(value, MOST_DECIMALS, "half_up")
  );
}
