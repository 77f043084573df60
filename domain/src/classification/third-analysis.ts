// Decides which result stands where the certificates of seller and buyer differ: within the tolerance of the contract
// the seller's; beyond it a third analysis is made and the mean of the two closest stands, of two equally close pairs
// the middle result. In the unit of the parameter, which is the same for all three.

import { z } from "zod";
import { type Calculated, calculated, calculator, type Step } from "../kernel/calculated.ts";
import { absolute, compare, type DecimalText, roundTo, subtract } from "../kernel/decimal.ts";
import { figureInput } from "../kernel/figure.ts";
import { signed } from "../kernel/formula.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { twoClosestAverage } from "./combine.ts";

const result = figureInput({ scale: 6, max: "1000000" });

export const thirdAnalysisInput = z.strictObject({
  seller: result,
  buyer: result,
  /** By how much they may differ and the seller's stands. */
  tolerance: result,
  third: result.nullish(),
  /** Of the result that stands; two unless told. */
  decimals: z.number().int().min(0).max(6).nullish(),
});
export type ThirdAnalysisRequest = z.infer<typeof thirdAnalysisInput>;

export const THIRD_ANALYSIS_OUTCOMES = ["seller_stands", "third_needed", "two_closest", "middle"] as const;
export const THIRD_ANALYSIS_STEPS = ["difference", "gap_low", "gap_high", "standing"] as const;
export const THIRD_ANALYSIS_RULES = ["certificates_differ", "two_closest_stand"] as const;
export type ThirdAnalysisStep = Step<
  (typeof THIRD_ANALYSIS_STEPS)[number],
  (typeof THIRD_ANALYSIS_RULES)[number]
>;

export const thirdAnalysisOutput = objectOutput({
  outcome: z.enum(THIRD_ANALYSIS_OUTCOMES),
  difference: decimalOutput,
  /** The result that stands; null until there is a third analysis. */
  value: decimalOutput.nullable(),
  steps: listOutput(stepOutput(THIRD_ANALYSIS_STEPS, THIRD_ANALYSIS_RULES)),
});
export type ThirdAnalysis = z.infer<typeof thirdAnalysisOutput>;

const USUAL_DECIMALS = 2;

export function settleAnalysesRequest(request: ThirdAnalysisRequest): Calculated<ThirdAnalysis> {
  const { seller, buyer, tolerance, third } = request;
  const places = request.decimals ?? USUAL_DECIMALS;
  const difference = absolute(subtract(seller, buyer));
  const differ: ThirdAnalysisStep = {
    name: "difference",
    value: difference,
    formula: `|${seller} − ${signed(buyer)}|`,
    rule: "certificates_differ",
  };
  const standing = (
    value: DecimalText,
    formula: string,
    rule: ThirdAnalysisStep["rule"],
  ): ThirdAnalysisStep => ({
    name: "standing",
    value,
    formula,
    rule,
  });
  if (compare(difference, tolerance) <= 0) {
    const value = roundTo(seller, places);
    const steps = [differ, standing(value, seller, "certificates_differ")];
    return calculated({ outcome: "seller_stands", difference, value, steps });
  }
  if (typeof third !== "string")
    return calculated({ outcome: "third_needed", difference, value: null, steps: [differ] });
  const [low, middle, high] = [seller, buyer, third].sort(compare) as [DecimalText, DecimalText, DecimalText];
  const [below, above] = [subtract(middle, low), subtract(high, middle)];
  const order = compare(below, above);
  const pair = order < 0 ? low : high;
  const value = twoClosestAverage([seller, buyer, third], places);
  const rule = "two_closest_stand";
  return calculated({
    outcome: order === 0 ? "middle" : "two_closest",
    difference,
    value,
    steps: [
      differ,
      { name: "gap_low", value: below, formula: `${middle} − ${low}`, rule },
      { name: "gap_high", value: above, formula: `${high} − ${middle}`, rule },
      standing(value, order === 0 ? middle : `(${middle} + ${pair}) ÷ 2`, rule),
    ],
  });
}

export const settleAnalyses = calculator(thirdAnalysisInput, settleAnalysesRequest);
