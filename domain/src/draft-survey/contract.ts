/** The question anybody with a session may ask about a draft survey: nothing is written. */
import { defineAction } from "../kernel/contract.ts";
import { evaluateInput } from "./request.ts";

export const draftSurveyContracts = {
  evaluate: defineAction({
    service: "service",
    type: "draft_survey",
    action: "evaluate",
    access: "signed-in",
    effect: "read",
    input: evaluateInput,
  }),
} as const;
