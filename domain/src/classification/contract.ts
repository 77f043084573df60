/**
 * The questions anybody with a session may ask the classifier: nothing is written, and the records that hold
 * classifications ask the same functions.
 */
import { defineAction } from "../kernel/contract.ts";
import { compositeOutput } from "./composite.ts";
import { discountInput, discountOutput } from "./discount.ts";
import { classificationOutput } from "./evaluate.ts";
import {
  grainCompositeInput,
  grainCompositeOutput,
  oilCompositeInput,
  oilCompositeOutput,
} from "./lot-composite.ts";
import { oilInput, oilOutput } from "./oil.ts";
import { grainInput, grainOutput } from "./parameter-set.ts";
import { compositeInput, evaluateInput } from "./request.ts";
import { samplingInput, samplingOutput } from "./sampling.ts";
import { thirdAnalysisInput, thirdAnalysisOutput } from "./third-analysis.ts";

const question = { service: "classification", access: "signed-in", effect: "read" } as const;

export const classificationContracts = {
  evaluate: defineAction({
    ...question,
    type: "default",
    action: "evaluate",
    about: "The grade of a sample by a standard, and its verdict by a contract.",
    input: evaluateInput,
    output: classificationOutput,
  }),
  composite: defineAction({
    ...question,
    type: "default",
    action: "composite",
    about: "One result for a lot from the results of its units.",
    input: compositeInput,
    output: compositeOutput,
  }),
  discount: defineAction({
    ...question,
    type: "discount",
    action: "evaluate",
    about: "What a contract takes off the weight of a lot for moisture, foreign matter, storage and defects.",
    input: discountInput,
    output: discountOutput,
  }),
  grain: defineAction({
    ...question,
    type: "grain",
    action: "evaluate",
    about: "An indicative grade of wheat or rice, by parameters that are not verified yet.",
    input: grainInput,
    output: grainOutput,
  }),
  oil: defineAction({
    ...question,
    type: "oil",
    action: "evaluate",
    about: "Whether a crude degummed soybean oil keeps the usual terms of its contract form.",
    input: oilInput,
    output: oilOutput,
  }),
  grainComposite: defineAction({
    ...question,
    type: "grain",
    action: "composite",
    about:
      "An indicative grade of a whole cargo of wheat or rice from its holds or sublots, weighted by tonnes.",
    input: grainCompositeInput,
    output: grainCompositeOutput,
  }),
  oilComposite: defineAction({
    ...question,
    type: "oil",
    action: "composite",
    about: "The verdict on a whole cargo of oil from its tanks, weighted by tonnes where there is a mean.",
    input: oilCompositeInput,
    output: oilCompositeOutput,
  }),
  sampling: defineAction({
    ...question,
    type: "sampling",
    action: "evaluate",
    about: "How many points, increments or bags have to be drawn of a lot.",
    input: samplingInput,
    output: samplingOutput,
  }),
  thirdAnalysis: defineAction({
    ...question,
    type: "third_analysis",
    action: "evaluate",
    about: "Which result stands where those of seller and buyer differ.",
    input: thirdAnalysisInput,
    output: thirdAnalysisOutput,
  }),
} as const;
