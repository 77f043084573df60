/** The questions anybody with a session may ask about what floats: nothing is written. */
import { defineAction } from "../kernel/contract.ts";
import { bargeInput, bargeSurveyOutput } from "./barge.ts";
import { draftSurveyOutput } from "./evaluate.ts";
import { evaluateInput } from "./request.ts";
import { tankInput, tankOutput } from "./tank.ts";

const question = { service: "service", action: "evaluate", access: "signed-in", effect: "read" } as const;

export const draftSurveyContracts = {
  evaluate: defineAction({
    ...question,
    type: "draft_survey",
    about: "The weight of a cargo from the drafts of a ship before and after.",
    input: evaluateInput,
    output: draftSurveyOutput,
  }),
  barge: defineAction({
    ...question,
    type: "barge_survey",
    about: "The weight of a cargo from the drafts or freeboards of a barge.",
    input: bargeInput,
    output: bargeSurveyOutput,
  }),
  tank: defineAction({
    ...question,
    type: "tank",
    about: "The volume and weight in a tank from its sounding.",
    input: tankInput,
    output: tankOutput,
  }),
} as const;
