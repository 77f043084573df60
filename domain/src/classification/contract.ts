/**
 * The questions anybody with a session may ask the classifier: nothing is written, and the records that hold
 * classifications ask the same functions.
 */
import { defineAction } from "../kernel/contract.ts";
import { compositeInput, evaluateInput } from "./request.ts";

const question = {
  service: "classification",
  type: "default",
  access: "signed-in",
  effect: "read",
} as const;

export const classificationContracts = {
  evaluate: defineAction({ ...question, action: "evaluate", input: evaluateInput }),
  composite: defineAction({ ...question, action: "composite", input: compositeInput }),
} as const;
