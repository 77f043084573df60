// Decides whether two measurements of one cargo agree: draft survey against scale, or against the bill of lading.
// The difference is survey − base and its percentage is of the base, which is always named because the other
// percentage is another figure. Tonnes and percent; half a percent unless the contract says otherwise.

import { type Calculated, calculated, refused, type Step } from "../kernel/calculated.ts";
import {
  absolute,
  compare,
  type DecimalText,
  divide,
  multiply,
  roundTo,
  subtract,
} from "../kernel/decimal.ts";
import { checkFigure, PERCENT, TONNES } from "./figure.ts";

export const COMPARISON_BASES = ["scale", "bill_of_lading"] as const;
export type ComparisonBase = (typeof COMPARISON_BASES)[number];

/** The accuracy that draft surveys are commonly granted, and from which a bill of lading is claused. */
export const USUAL_TOLERANCE_PCT = "0.5";

export interface ComparisonRequest {
  readonly survey: DecimalText;
  readonly base: ComparisonBase;
  readonly base_weight: DecimalText;
  readonly tolerance_pct?: DecimalText | null;
}

export type ComparisonAction = "occurrence" | "letter_of_protest" | "clause_suggested";

export interface Comparison {
  readonly base: ComparisonBase;
  readonly difference: DecimalText;
  readonly difference_pct: DecimalText;
  readonly tolerance_pct: DecimalText;
  readonly within: boolean;
  /** What follows from a difference beyond the tolerance. */
  readonly actions: readonly ComparisonAction[];
  readonly steps: readonly Step[];
}

const WEIGHT_DECIMALS = 3;
const PERCENT_DECIMALS = 4;
const RULE = "contract tolerance";

export function compareWeights(request: ComparisonRequest): Calculated<Comparison> {
  const { survey, base, base_weight: weight } = request;
  const tolerance = request.tolerance_pct ?? USUAL_TOLERANCE_PCT;
  const issues = [
    ...checkFigure(survey, "survey", TONNES),
    ...checkFigure(weight, "base_weight", { ...TONNES, positive: true }),
    ...checkFigure(tolerance, "tolerance_pct", PERCENT),
  ];
  if (issues.length > 0) return refused(issues);
  const difference = subtract(survey, weight);
  // Multiplied out, so that a difference of exactly the tolerance is within it whatever the quotient rounds to.
  const isWithin = compare(multiply(absolute(difference), "100"), multiply(tolerance, weight)) <= 0;
  const percent = divide(multiply(difference, "100"), weight, PERCENT_DECIMALS, "half_up");
  const shown = {
    difference: roundTo(difference, WEIGHT_DECIMALS),
    difference_pct: roundTo(percent, PERCENT_DECIMALS),
  };
  return calculated({
    base,
    ...shown,
    tolerance_pct: tolerance,
    within: isWithin,
    actions: isWithin ? [] : ["occurrence", "letter_of_protest", "clause_suggested"],
    steps: [
      {
        name: "difference",
        value: shown.difference,
        unit: "t",
        formula: `${survey} − ${weight}`,
        rule: RULE,
      },
      {
        name: "difference_pct",
        value: shown.difference_pct,
        unit: "%",
        formula: `${shown.difference} ÷ ${weight} × 100`,
        rule: RULE,
      },
    ],
  });
}
