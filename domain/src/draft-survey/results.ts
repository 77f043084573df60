/**
 * What the surveys of ships and barges answer, apart from the arithmetic: whoever keeps an answer needs to know its shape
 * without carrying what worked it out.
 */
import { z } from "zod";
import { BARGE_FORMULA_NAMES } from "../hydrostatics/table.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { SURVEY_LINES, SURVEY_RULES, type SurveyLine } from "./lines.data.ts";
import { ROUNDINGS, SURVEY_KINDS } from "./request.ts";

export const SURVEY_ALERTS = [
  "list_letter_of_protest",
  "list_beyond_tank_tables",
  "trim_beyond_tank_tables",
  "swell_over_limit",
  "quarter_mean_over_summer_draft",
  "summer_draft_not_checked",
  "deadweight_over_summer",
] as const;

export const OPERATION_ALERTS = [
  "constant_negative",
  "constant_far_from_declared",
  "deductible_not_in_every_survey",
  "density_changed",
  "cargo_negative",
  "parcels_not_cargo",
] as const;

/** Every line of the form under its name, beside what is not a figure. */
const figure = decimalOutput.nullable();
const lines = Object.fromEntries(SURVEY_LINES.map((name) => [name, figure])) as Record<
  SurveyLine,
  typeof figure
>;

export const surveyResultOutput = objectOutput({
  ...lines,
  kind: z.enum(SURVEY_KINDS),
  alerts: listOutput(z.enum(SURVEY_ALERTS)),
  steps: listOutput(stepOutput(SURVEY_LINES, SURVEY_RULES)),
});

export const CARGO_STEPS = ["constant", "cargo"] as const;

export const draftSurveyOutput = objectOutput({
  /** In the order in which they were given. */
  surveys: listOutput(surveyResultOutput),
  /** What the ship weighs beyond its light ship and what was sounded; null without a survey of the light ship. */
  constant: decimalOutput.nullable(),
  /** Null until there are two surveys. */
  cargo: decimalOutput.nullable(),
  /** From each survey to the next in time, without sign. */
  parcels: listOutput(decimalOutput),
  alerts: listOutput(z.enum([...SURVEY_ALERTS, ...OPERATION_ALERTS])),
  rounding: z.enum(ROUNDINGS),
  steps: listOutput(stepOutput(CARGO_STEPS, SURVEY_RULES)),
});
export type DraftSurvey = z.infer<typeof draftSurveyOutput>;

export const BARGE_STEPS = [
  "mean",
  "draft",
  "table_weight",
  "weight",
  "deductibles",
  "net",
  "cargo",
  "convoy",
] as const;
export const BARGE_RULES = ["barge_formula", "barge_gauging_table", "barge_difference"] as const;

export const bargeWeightOutput = objectOutput({
  mean: decimalOutput,
  draft: decimalOutput,
  table_weight: decimalOutput,
  weight: decimalOutput,
  deductibles: decimalOutput,
  net: decimalOutput,
  steps: listOutput(stepOutput(BARGE_STEPS, BARGE_RULES)),
});

export const bargeSurveyOutput = objectOutput({
  formula: z.enum(BARGE_FORMULA_NAMES),
  empty: bargeWeightOutput,
  loaded: bargeWeightOutput,
  cargo: decimalOutput,
  steps: listOutput(stepOutput(BARGE_STEPS, BARGE_RULES)),
});
export type BargeSurvey = z.infer<typeof bargeSurveyOutput>;
