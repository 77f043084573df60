/** The pure functions of the product, asked over the wire: nothing is loaded and nothing is written. */
import { compositeRequest } from "@plimsoll/domain/classification/composite";
import type { classificationContracts } from "@plimsoll/domain/classification/contract";
import { evaluateRequest } from "@plimsoll/domain/classification/evaluate";
import type { draftSurveyContracts } from "@plimsoll/domain/draft-survey/contract";
import { evaluateRequest as evaluateDraftSurvey } from "@plimsoll/domain/draft-survey/evaluate";
import type { identifierContracts } from "@plimsoll/domain/identifier/contract";
import { validateIdentifier } from "@plimsoll/domain/identifier/validate";
import type { Calculated } from "@plimsoll/domain/kernel/calculated";
import type { z } from "zod";
import type { Call } from "#rpc/call";
import { Failure } from "#rpc/failure";

type InputOf<C extends { input: z.ZodType }> = z.infer<C["input"]>;

export const classificationHandlers = {
  evaluate: (_call: Call, input: InputOf<(typeof classificationContracts)["evaluate"]>) =>
    answer(evaluateRequest(input)),
  composite: (_call: Call, input: InputOf<(typeof classificationContracts)["composite"]>) =>
    answer(compositeRequest(input)),
};

export const draftSurveyHandlers = {
  evaluate: (_call: Call, input: InputOf<(typeof draftSurveyContracts)["evaluate"]>) =>
    answer(evaluateDraftSurvey(input)),
};

export const identifierHandlers = {
  validate: (_call: Call, input: InputOf<(typeof identifierContracts)["validate"]>) =>
    validateIdentifier(input.kind, input.value),
};

function answer<T>(calculated: Calculated<T>): T {
  if (!calculated.ok) throw new Failure(calculated.issues);
  return calculated.result;
}
