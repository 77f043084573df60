/**
 * The questions anybody with a session may ask the classifier: nothing is written, and the records that hold
 * classifications ask the same functions.
 */
import { defineAction } from "../kernel/contract.ts";
import { compositeOutput } from "./composite.ts";
import { discountInput, discountOutput } from "./discount.ts";
import { classificationOutput } from "./evaluate.ts";
import { compositeInput, evaluateInput } from "./request.ts";

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
} as const;
