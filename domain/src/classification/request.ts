// Decides the shape of a question to the classifier. Numbers are decimal texts in grams, percent or tonnes; a
// weight that is absent or null was not taken, which is never the same as zero.

import { z } from "zod";
import { isCalendarDate } from "../kernel/dates.ts";
import type { DecimalText } from "../kernel/decimal.ts";
import { refined } from "../kernel/field/issues.ts";
import {
  choiceInput,
  eachNamedInput,
  figureInput,
  judgeFigure,
  listInput,
  namedInput,
  PERCENT,
} from "../kernel/figure.ts";
import { objectOutput } from "../kernel/output.ts";
import { mostOf, QUICK_TEST_NAMES } from "./analyses.data.ts";
import { ANALYSIS_NAMES, type AnalysisName, DECLARED_GROUPS, FLAGS } from "./codes.ts";
import { PRODUCTS } from "./standard.ts";

/** A work sample is some hundred grams; a hundred kilograms is a mistyped figure. */
const grams = figureInput({ scale: 4, max: "100000" });
const weighing = figureInput({ scale: 4, max: "100000", positive: true });
const percent = figureInput(PERCENT);
const tonnage = figureInput({ scale: 6, max: "10000000", positive: true });

export const ROUNDING_MODES = ["half_up", "half_even"] as const;
export const TOTAL_POLICIES = ["sum_of_rounded", "rounded_sum"] as const;

export const roundingOutput = objectOutput({ mode: z.enum(ROUNDING_MODES), totals: z.enum(TOTAL_POLICIES) });
export type Rounding = z.infer<typeof roundingOutput>;

const rounding = z.strictObject({
  mode: choiceInput(ROUNDING_MODES).nullish(),
  totals: choiceInput(TOTAL_POLICIES).nullish(),
});

const flags = listInput(choiceInput(FLAGS), 50);

export const sampleInput = z.strictObject({
  work_sample_g: weighing.nullish(),
  foreign_matter_g: grams.nullish(),
  clean_sample_g: weighing.nullish(),
  retained_5mm_g: weighing.nullish(),
  broken_g: grams.nullish(),
  sound_pieces_g: grams.nullish(),
  defects_g: z.record(z.string(), grams.nullish()).nullish(),
  defect_free_g: grams.nullish(),
  other_colours_g: grams.nullish(),
  kernel_g: z.record(z.string(), grams.nullish()).nullish(),
  colour_g: z.record(z.string(), grams.nullish()).nullish(),
  moisture_pct: percent.nullish(),
  toxic_seeds_per_kg: figureInput({ scale: 2, max: "100000" }).nullish(),
  flags: flags.nullish(),
});

export const percentagesInput = z.record(z.string(), percent.nullish());

export const LIMIT_KINDS = ["max", "min", "basis_max", "basis_min", "nil"] as const;

const limit = z.strictObject({
  parameter: z.string().min(1).max(60),
  kind: choiceInput(LIMIT_KINDS),
  value: figureInput({ scale: 6, max: "1000000" }).nullish(),
});

export const contractTermsInput = z.strictObject({
  name: z.string().max(100).nullish(),
  /** Code of one of our templates; limits given beside it take the place of its own. */
  template: z.string().max(60).nullish(),
  decimals: z.number().int().min(0).max(6).nullish(),
  limits: listInput(limit, 100).nullish(),
});

export const QUICK_RESULTS = ["positive", "negative", "not_tested", "invalid"] as const;
export type QuickResult = (typeof QUICK_RESULTS)[number];

const quickTests = namedInput(QUICK_TEST_NAMES, choiceInput(QUICK_RESULTS).nullish());

/** A figure, or "less than what the method can see". */
export type AnalysisValue = DecimalText | { readonly below: DecimalText };

function analysisOf(name: AnalysisName): z.ZodType<AnalysisValue> {
  const bounds = { scale: 6, max: mostOf(name) };
  return refined(z.unknown(), (value) => {
    if (typeof value !== "object" || value === null) return judgeFigure(value, bounds);
    const { below, ...others } = value as { below?: unknown };
    return Object.keys(others).length > 0 ? "invalid" : judgeFigure(below, bounds);
  }).meta({
    description: `a decimal as text, at most ${bounds.max}, or {below} of one`,
  }) as z.ZodType<AnalysisValue>;
}

export const analysesInput = eachNamedInput(ANALYSIS_NAMES, (name) => analysisOf(name).nullish());

const question = {
  product: choiceInput(PRODUCTS),
  standard: z.string().max(60).nullish(),
  group: choiceInput(DECLARED_GROUPS).nullish(),
  /** The day of the classification, where the version of the standard shall follow from it. */
  date: refined(z.string(), (value) => (isCalendarDate(value) ? undefined : "invalid_date")).nullish(),
  rounding: rounding.nullish(),
  contract: contractTermsInput.nullish(),
};

const measurement = {
  sample: sampleInput.nullish(),
  /** For laboratories that report percentages and no weights. */
  percentages: percentagesInput.nullish(),
  analyses: analysesInput.nullish(),
  quick_tests: quickTests.nullish(),
};

export const evaluateInput = z.strictObject({ ...question, ...measurement });

export const WEIGHTINGS = ["tonnage", "clean_tonnage"] as const;
export type Weighting = (typeof WEIGHTINGS)[number];
export const DETECTION_POLICIES = ["zero", "half", "limit"] as const;

export const MAX_UNITS = 200;

export const compositeInput = z.strictObject({
  ...question,
  units: listInput(
    z.strictObject({
      name: z.string().min(1).max(100),
      tonnage,
      ...measurement,
      /** For units reported in percentages; a sample carries its own. */
      flags: flags.nullish(),
    }),
    MAX_UNITS,
    1,
  ),
  /** Share of the tonnage that must have been measured before there is a type; all of it unless told. */
  minimum_coverage_pct: percent.nullish(),
  weighting: choiceInput(WEIGHTINGS).nullish(),
  below_detection: choiceInput(DETECTION_POLICIES).nullish(),
});

export type EvaluateRequest = z.infer<typeof evaluateInput>;
export type CompositeRequest = z.infer<typeof compositeInput>;
export type UnitRequest = CompositeRequest["units"][number];
export type Sample = z.infer<typeof sampleInput>;
export type ContractTerms = z.infer<typeof contractTermsInput>;
export type LimitKind = (typeof LIMIT_KINDS)[number];
