/**
 * What a survey by draft leans on and what is kept of it, as it travels: the carrier out of the register, the answer of
 * the calculator, the cargo beside other weights of it. Metres and tonnes.
 */
import { z } from "zod";
import {
  type BargeSurvey,
  bargeSurveyOutput,
  type DraftSurvey,
  draftSurveyOutput,
} from "../draft-survey/results.ts";
import { BARGE_FORMULA_NAMES, BARGE_MEASURES, LCF_REFERENCES } from "../hydrostatics/table.ts";
import { decimalOutput, listOutput, objectOutput } from "../kernel/output.ts";

const figure = decimalOutput.nullable();

/** What the register of ships knows that a survey needs. */
export const surveyedShipOutput = objectOutput({
  lbp: figure,
  beam: figure,
  light_ship: figure,
  summer_draft: figure,
  dwt: figure,
  table_density: figure,
  lcf_from: z.enum(LCF_REFERENCES),
  mark_fwd: figure,
  mark_mid: figure,
  mark_aft: figure,
  keel_fwd: figure,
  keel_mid: figure,
  keel_aft: figure,
  hydrostatics: listOutput(
    objectOutput({
      draft: decimalOutput,
      displacement: decimalOutput,
      tpc: decimalOutput,
      lcf: decimalOutput,
      mtc: decimalOutput,
    }),
  ),
});
export type SurveyedShip = z.infer<typeof surveyedShipOutput>;

/** A tank of the ship with its table, as soundings are read by it. */
export const shipTankOutput = objectOutput({
  tank: z.string(),
  content: z.string(),
  table: objectOutput({
    kind: z.literal("volume_by_trim"),
    trims: listOutput(decimalOutput),
    rows: listOutput(objectOutput({ sounding: decimalOutput, volumes: listOutput(decimalOutput) })),
  }),
});

/** The same of a barge. */
export const surveyedBargeOutput = objectOutput({
  mode: z.enum(BARGE_FORMULA_NAMES),
  measured: z.enum(BARGE_MEASURES),
  depth: figure,
  table_density: figure,
  gauging: listOutput(objectOutput({ draft: decimalOutput, weight: decimalOutput })),
});
export type SurveyedBarge = z.infer<typeof surveyedBargeOutput>;

export const surveyResultsOutput = z.union([draftSurveyOutput, bargeSurveyOutput]);
export type SurveyResults = DraftSurvey | BargeSurvey;

export const isOfShip = (results: SurveyResults): results is DraftSurvey => "surveys" in results;

const against = objectOutput({
  weight: decimalOutput,
  /** Draft less the other. */
  difference: decimalOutput,
  /** Of the other. */
  difference_pct: decimalOutput,
  tolerance_pct: decimalOutput,
  within: z.boolean(),
});

/** The cargo by draft beside what the scale and the bill of lading say of it. */
export const surveyComparisonOutput = objectOutput({
  draft: decimalOutput,
  scale: against.nullable(),
  bill_of_lading: against.nullable(),
});
export type SurveyComparison = z.infer<typeof surveyComparisonOutput>;
