// What a laboratory may report beside the classification, in which unit, and how the results of several holds
// or barges become one. Mass fractions average by tonnage; a falling number averages through its liquefaction
// number; a colour, a flash point or a dough curve does not average at all and asks for a physical composite.

import type { DecimalText } from "../kernel/decimal.ts";
import type { AnalysisName } from "./codes.ts";

export const COMBINATIONS = [
  /** Linear in mass: the tonnage-weighted mean is exact. */
  "mean",
  /** The mean is close, not exact, and is printed as such. */
  "approximate_mean",
  /** Through 6000 / (FN - 50), which does average. */
  "liquefaction",
  /** Mean and maximum are both stated. */
  "mean_and_maximum",
  /** No mean exists; the worst unit is shown. */
  "not_averageable",
] as const;
export type Combination = (typeof COMBINATIONS)[number];

export interface AnalysisRow {
  readonly name: AnalysisName;
  readonly unit: string;
  readonly decimals: number;
  readonly combine: Combination;
  /** A limit of safety, kept or broken before anything is rounded: 120.6 °C is below 121 °C. */
  readonly judged?: "unrounded";
  /** More than any cargo has, where the unit alone does not say it. */
  readonly most?: DecimalText;
  /** Which end is the worse one, where the worst is shown. */
  readonly worst?: "lowest" | "highest";
}

/** More than any cargo has: what lies above was meant in another unit, or mistyped. */
const MOST_IN_UNIT: Readonly<Record<string, DecimalText>> = {
  "%": "100",
  "kg/hl": "120",
  s: "1500",
  Y: "100",
  R: "50",
  "°C": "400",
  "g/100 g": "250",
  "10⁻⁴ J": "2000",
  min: "120",
  "P/L": "50",
  "µg/kg": "1000000",
};

export function mostOf(name: AnalysisName): DecimalText {
  const row = ANALYSES.find((one) => one.name === name);
  return row?.most ?? MOST_IN_UNIT[row?.unit ?? ""] ?? "1000000";
}

export const ANALYSES: readonly AnalysisRow[] = [
  { name: "protein", unit: "%", decimals: 2, combine: "mean" },
  { name: "oil", unit: "%", decimals: 2, combine: "mean" },
  { name: "free_fatty_acids", unit: "%", decimals: 2, combine: "mean" },
  { name: "oil_moisture", unit: "%", decimals: 2, combine: "mean" },
  { name: "insoluble_impurities", unit: "%", decimals: 2, combine: "mean" },
  // A crude oil has some hundredths of a percent: what lies above one was meant in parts per million.
  { name: "phosphorus", unit: "%", decimals: 4, combine: "mean", most: "1" },
  { name: "unsaponifiable", unit: "%", decimals: 2, combine: "mean" },
  { name: "sediment", unit: "%", decimals: 2, combine: "mean" },
  { name: "test_weight", unit: "kg/hl", decimals: 2, combine: "approximate_mean" },
  { name: "falling_number", unit: "s", decimals: 0, combine: "liquefaction" },
  { name: "lovibond_yellow", unit: "Y", decimals: 1, combine: "not_averageable", worst: "highest" },
  { name: "lovibond_red", unit: "R", decimals: 1, combine: "not_averageable", worst: "highest" },
  {
    name: "flash_point",
    unit: "°C",
    decimals: 0,
    combine: "not_averageable",
    worst: "lowest",
    judged: "unrounded",
  },
  { name: "iodine_value", unit: "g/100 g", decimals: 1, combine: "not_averageable" },
  { name: "dough_strength", unit: "10⁻⁴ J", decimals: 0, combine: "not_averageable", worst: "lowest" },
  { name: "dough_stability", unit: "min", decimals: 1, combine: "not_averageable", worst: "lowest" },
  { name: "dough_ratio", unit: "P/L", decimals: 2, combine: "not_averageable" },
  { name: "aflatoxin", unit: "µg/kg", decimals: 1, combine: "mean_and_maximum" },
  { name: "vomitoxin", unit: "µg/kg", decimals: 0, combine: "mean_and_maximum" },
  { name: "fumonisin", unit: "µg/kg", decimals: 0, combine: "mean_and_maximum" },
  { name: "zearalenone", unit: "µg/kg", decimals: 1, combine: "mean_and_maximum" },
  { name: "ochratoxin", unit: "µg/kg", decimals: 1, combine: "mean_and_maximum" },
];

/** What a laboratory says of a grain beside its defects. Contracts name the first ones; poisons are a matter of maize. */
export const GRAIN_ANALYSES = {
  soybean: ["test_weight", "falling_number", "protein", "oil"],
  maize: [
    "test_weight",
    "falling_number",
    "protein",
    "aflatoxin",
    "vomitoxin",
    "fumonisin",
    "zearalenone",
    "ochratoxin",
  ],
} as const satisfies Readonly<Record<string, readonly AnalysisName[]>>;

/** Seconds below which a falling number FN has no liquefaction number 6000 / (FN − 50). */
export const LIQUEFACTION_OFFSET = "50";

/**
 * Strip tests. A trait test (intacta) is about royalties and says nothing about identity: a lot may be
 * negative in it and still be genetically modified.
 */
export const QUICK_TESTS = {
  soybean: ["intacta", "gmo_free"],
  maize: ["aflatoxin_strip", "gmo_free"],
  wheat: ["vomitoxin_strip"],
} as const;

export type QuickTest = (typeof QUICK_TESTS)[keyof typeof QUICK_TESTS][number];
export const QUICK_TEST_NAMES: readonly QuickTest[] = [...new Set(Object.values(QUICK_TESTS).flat())];

/**
 * What a lot of soybeans is declared as towards the owner of the trait: the first two are settled by declaration and
 * need no strip, the next two follow from it.
 */
export const SOYBEAN_LOTS = [
  "participant",
  "declared_intacta",
  "intacta_positive",
  "intacta_negative",
  "conventional",
  "not_defined",
] as const;
export type SoybeanLot = (typeof SOYBEAN_LOTS)[number];

/** Legal maximum of aflatoxins B1+B2+G1+G2 in Brazil, µg/kg, from secondary sources: confirm before printing. */
export const AFLATOXIN_LIMITS = [
  { use: "food", limit: "20", source: "RDC 274/2002; today RDC 722/2022 with IN 160/2022", verified: false },
  { use: "feed", limit: "50", source: "Portaria MA 7/1988", verified: false },
] as const;
