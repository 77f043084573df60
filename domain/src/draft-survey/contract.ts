/** The questions anybody with a session may ask about what floats: nothing is written. */
import { defineAction } from "../kernel/contract.ts";
import { bargeInput, convoyInput, convoyOutput } from "./barge.ts";
import { densityInput, densityOutput } from "./density.ts";
import { evaluateInput } from "./request.ts";
import { bargeSurveyOutput, draftSurveyOutput } from "./results.ts";
import { tankInput, tankListInput, tankListOutput, tankOutput } from "./tank.ts";
import { waterAllowanceInput, waterAllowanceOutput } from "./water-allowance.ts";

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
  convoy: defineAction({
    ...question,
    type: "convoy_total",
    about: "What a convoy carries, from the weights of its barges.",
    input: convoyInput,
    output: convoyOutput,
  }),
  density: defineAction({
    ...question,
    type: "water_density",
    about: "The density of the water, from the readings of a hydrometer.",
    input: densityInput,
    output: densityOutput,
  }),
  tankList: defineAction({
    ...question,
    type: "tank_list",
    about: "The weights of several tanks and their total.",
    input: tankListInput,
    output: tankListOutput,
  }),
  waterAllowance: defineAction({
    ...question,
    type: "water_allowance",
    about: "How much deeper a ship may lie in water that is less salt than the sea.",
    input: waterAllowanceInput,
    output: waterAllowanceOutput,
  }),
} as const;
