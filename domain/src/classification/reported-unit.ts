// Decides what a result says that a laboratory reports in another unit than we keep it in: parts per million of
// phosphorus, degrees Fahrenheit of a flash point. Exact, because a limit is judged on it; what no cargo has is refused
// in the unit it was typed in.

import { compare, type DecimalText } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import {
  compareFractions,
  type Fraction,
  fractionOf,
  multiplyFractions,
  roundFraction,
  subtractFractions,
} from "../kernel/fraction.ts";
import { ANALYSES, mostOf } from "./analyses.data.ts";
import type { AnalysisName } from "./codes.ts";

interface Conversion {
  /** What stands for nothing in our unit: 32 °F are 0 °C. */
  readonly less: DecimalText;
  readonly times: DecimalText;
  readonly over: DecimalText;
}

const share = (over: DecimalText): Conversion => ({ less: "0", times: "1", over });
const ITSELF = share("1");

/** By our own unit, the others in which the same is reported. */
const CONVERSIONS = {
  "%": { "%": ITSELF, ppm: share("10000"), "mg/kg": share("10000") },
  "°C": { "°C": ITSELF, "°F": { less: "32", times: "5", over: "9" } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Conversion>>>>;

export const REPORTED_UNITS = ["%", "ppm", "mg/kg", "°C", "°F"] as const;
export type ReportedUnit = (typeof REPORTED_UNITS)[number];

const unitOf = (name: AnalysisName) => ANALYSES.find((row) => row.name === name)?.unit ?? "";

function conversionsOf(name: AnalysisName): Readonly<Partial<Record<ReportedUnit, Conversion>>> {
  const unit = unitOf(name);
  return unit === "%" || unit === "°C" ? CONVERSIONS[unit] : {};
}

/** The units in which an analysis may be reported, our own first; none where there is only one. */
export function unitsOf(name: AnalysisName): readonly ReportedUnit[] {
  return Object.keys(conversionsOf(name)) as ReportedUnit[];
}

/** The most that any cargo has, as it reads in a unit. */
function mostIn(name: AnalysisName, { less, times, over }: Conversion): DecimalText {
  const most = multiplyFractions(fractionOf(mostOf(name)), fractionOf(over, times));
  return roundFraction(subtractFractions(most, fractionOf(`-${less}`)), 0, "down");
}

/** The largest figure that is believable in any unit: a door before the one of the unit. */
export function mostReported(name: AnalysisName): DecimalText {
  const all = Object.values(conversionsOf(name)).map((one) => mostIn(name, one));
  return all.reduce((most, one) => (compare(one, most) > 0 ? one : most), mostOf(name));
}

export interface Reported {
  readonly value: Fraction;
  /** The way to our own unit, where there was one. */
  readonly formula: string | null;
}

/** The result in our own unit, or why it cannot be one. */
export function readReported(
  name: AnalysisName,
  value: DecimalText,
  unit: ReportedUnit | null | undefined,
  field: { readonly value: string; readonly unit: string },
): Reported | Issue {
  const conversions = conversionsOf(name);
  const conversion = typeof unit === "string" ? conversions[unit] : ITSELF;
  if (conversion === undefined) return issue("not_a_choice", field.unit);
  const { less, times, over } = conversion;
  const found = multiplyFractions(
    subtractFractions(fractionOf(value), fractionOf(less)),
    fractionOf(times, over),
  );
  if (compareFractions(found, fractionOf(mostOf(name))) > 0)
    return issue("above_maximum", field.value, {
      max: conversion === ITSELF ? mostOf(name) : mostIn(name, conversion),
    });
  if (conversion === ITSELF) return { value: found, formula: null };
  const scaled = less === "0" ? value : `(${value} − ${less})`;
  return { value: found, formula: `${scaled}${times === "1" ? "" : ` × ${times}`} ÷ ${over}` };
}
