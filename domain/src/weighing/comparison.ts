// Decides whether two measurements of one cargo agree: draft survey against scale, or against the bill of lading.
// The difference is survey − base and its percentage is of the base, which is always named because the other
// percentage is another figure. Tonnes and percent; half a percent unless the contract says otherwise.

import { z } from "zod";
import { type Calculated, calculated, calculator, type Step } from "../kernel/calculated.ts";
import { absolute, compare, multiply, subtract } from "../kernel/decimal.ts";
import { choiceInput, figureInput, PERCENT } from "../kernel/figure.ts";
import { fractionOf, percentOf, roundFraction } from "../kernel/fraction.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { TONNES } from "./units.ts";

export const COMPARISON_BASES = ["scale", "bill_of_lading"] as const;
export type ComparisonBase = (typeof COMPARISON_BASES)[number];

/** The accuracy that draft surveys are commonly granted, and from which a bill of lading is claused. */
export const USUAL_TOLERANCE_PCT = "0.5";

export const comparisonInput = z.strictObject({
  survey: figureInput(TONNES),
  base: choiceInput(COMPARISON_BASES),
  base_weight: figureInput({ ...TONNES, positive: true }),
  tolerance_pct: figureInput(PERCENT).nullish(),
});
export type ComparisonRequest = z.infer<typeof comparisonInput>;

export const COMPARISON_ACTIONS = ["occurrence", "letter_of_protest", "clause_suggested"] as const;
export type ComparisonAction = (typeof COMPARISON_ACTIONS)[number];

export const COMPARISON_STEPS = ["difference", "difference_pct", "tolerance"] as const;
export const COMPARISON_RULES = [
  "survey_less_base",
  "share_of_base",
  "contract_tolerance",
  "usual_tolerance",
] as const;
export type ComparisonStep = Step<(typeof COMPARISON_STEPS)[number], (typeof COMPARISON_RULES)[number]>;

export const comparisonOutput = objectOutput({
  base: z.enum(COMPARISON_BASES),
  difference: decimalOutput,
  difference_pct: decimalOutput,
  tolerance_pct: decimalOutput,
  within: z.boolean(),
  /** What follows from a difference beyond the tolerance. */
  actions: listOutput(z.enum(COMPARISON_ACTIONS)),
  steps: listOutput(stepOutput(COMPARISON_STEPS, COMPARISON_RULES)),
});
export type Comparison = z.infer<typeof comparisonOutput>;

const WEIGHT_DECIMALS = 3;
const PERCENT_DECIMALS = 4;

export function compareWeightsRequest(request: ComparisonRequest): Calculated<Comparison> {
  const { survey, base, base_weight: weight } = request;
  const tolerance = request.tolerance_pct ?? USUAL_TOLERANCE_PCT;
  const exact = subtract(survey, weight);
  // Multiplied out, so that a difference of exactly the tolerance is within it whatever the quotient rounds to.
  const isWithin = compare(multiply(absolute(exact), "100"), multiply(tolerance, weight)) <= 0;
  const difference = roundFraction(fractionOf(exact), WEIGHT_DECIMALS, "half_up");
  const percent = roundFraction(percentOf(exact, weight), PERCENT_DECIMALS, "half_up");
  return calculated({
    base,
    difference,
    difference_pct: percent,
    tolerance_pct: tolerance,
    within: isWithin,
    actions: isWithin ? [] : COMPARISON_ACTIONS,
    steps: [
      {
        name: "difference",
        value: difference,
        unit: "t",
        formula: `${survey} − ${weight}`,
        rule: "survey_less_base",
      },
      {
        name: "difference_pct",
        value: percent,
        unit: "%",
        formula: `${exact} ÷ ${weight} × 100`,
        rule: "share_of_base",
      },
      {
        name: "tolerance",
        value: tolerance,
        unit: "%",
        rule: request.tolerance_pct ? "contract_tolerance" : "usual_tolerance",
      },
    ],
  });
}

export const compareWeights = calculator(comparisonInput, compareWeightsRequest);
