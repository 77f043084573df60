/**
 * The weight of the cargo by the drafts of its carrier: initial, as many between as somebody wants, final. What was read
 * is kept in the words of the calculator, and beside it what the calculator answered.
 */
import { z } from "zod";
import {
  DENSITY_BOUNDS,
  DRAFT_BOUNDS,
  HYDROMETERS,
  OPERATIONS,
  ROUNDINGS,
  SURVEY_KINDS,
} from "#draft-survey/request";
import { choice } from "#kernel/field/choice";
import { finding, refined } from "#kernel/field/issues";
import { weight } from "#kernel/field/number";
import { file, files } from "#kernel/field/relation";
import { structure } from "#kernel/field/structure";
import { longText, text } from "#kernel/field/text";
import { instant } from "#kernel/field/time";
import { choiceInput, figureInput, figuresInput, listInput } from "#kernel/figure";
import { defineRecord } from "#kernel/record";
import type { OperationPage } from "../operation-page.ts";
import { surveyComparisonOutput, surveyResultsOutput } from "../survey-facts.ts";
import { fieldRecord, ofOperation } from "./fields.ts";

/** Where drafts are read: forward, midships and aft, at port and at starboard. */
export const READINGS = ["fp", "fs", "mp", "ms", "ap", "as"] as const;
export type Reading = (typeof READINGS)[number];

const MOST_SURVEYS = 50;
/** More tanks than any ship has. */
const MOST_DEDUCTIBLES = 200;

const draft = figureInput(DRAFT_BOUNDS);
const deductibles = refined(figuresInput({ scale: 6, max: "2000000" }), (weights) =>
  Object.keys(weights).length > MOST_DEDUCTIBLES
    ? finding("too_many_entries", { max: MOST_DEDUCTIBLES })
    : undefined,
);

/** As the calculators of ships and of barges take it, each of which then asks for what it needs. */
const survey = z.strictObject({
  kind: choiceInput(SURVEY_KINDS),
  readings: z.strictObject({
    fp: draft,
    fs: draft,
    mp: draft.nullish(),
    ms: draft.nullish(),
    ap: draft,
    as: draft,
  }),
  density: figureInput(DENSITY_BOUNDS).nullish(),
  hydrometer: choiceInput(HYDROMETERS).nullish(),
  apply_list: z.boolean().nullish(),
  deductibles: deductibles.nullish(),
  swell_m: figureInput({ scale: 2, max: "30" }).nullish(),
});

/** How the weight of a tank came about, survey by survey: its sounding where one was taken, its volume, its liquid. */
const tank = z.strictObject({
  survey: z
    .number()
    .int()
    .min(0)
    .max(MOST_SURVEYS - 1),
  tank: z.string().min(1).max(30),
  sounding: figureInput({ scale: 4, max: "60" }).nullish(),
  volume: figureInput({ scale: 6, max: "1000000" }),
  density: figureInput({ scale: 6, min: "0.5", max: "2" }),
});
const MOST_TANKS = 1000;
const TANK_EXAMPLE = [{ survey: 0, tank: "WBT 1P", sounding: "2.14", volume: "416.753", density: "1.024" }];

const tonnes = { unit: "t", positive: true, max: "2000000" } as const;

const EXAMPLE = [
  {
    kind: "initial",
    readings: { fp: "4.85", fs: "4.87", mp: "5.93", ms: "5.95", ap: "7.01", as: "7.03" },
    density: "1.0215",
    deductibles: { ballast: "20488.1" },
  },
] as const;

const signature = { section: "signatures" } as const;
const SIGNATURE_STATES = ["none", "valid", "earlier_version"] as const;
const markPhotos = files({ accept: ["image/*"], section: "photos" });

export const draftSurvey = defineRecord({
  ...fieldRecord,
  key: "draft_survey",
  title: "code",
  fields: {
    ...ofOperation,
    /** That of the operation, of which there is one survey. */
    code: text({ required: true, systemManaged: true, max: 60, list: true }),
    cargo_operation: choice(OPERATIONS, { required: true, default: "loading", list: true, filter: true }),
    rounding: choice(ROUNDINGS, { default: "step", help: true }),
    surveys: structure(listInput(survey, MOST_SURVEYS, 1), { required: true, example: EXAMPLE }),
    tanks: structure(listInput(tank, MOST_TANKS), { example: TANK_EXAMPLE }),
    /** What the ship says its constant is: ours is held against it. */
    declared_constant: weight({ ...tonnes, positive: false, min: "0", help: true }),
    bill_of_lading: weight({ ...tonnes, list: true }),
    remarks: longText({ max: 10_000 }),
    cargo: weight({ unit: "t", systemManaged: true, list: true, section: "results" }),
    constant: weight({ unit: "t", systemManaged: true, list: true, section: "results" }),
    results: structure(surveyResultsOutput, { systemManaged: true, section: "results" }),
    comparison: structure(surveyComparisonOutput, { systemManaged: true, section: "results" }),
    photos_fp: markPhotos,
    photos_fs: markPhotos,
    photos_mp: markPhotos,
    photos_ms: markPhotos,
    photos_ap: markPhotos,
    photos_as: markPhotos,
    surveyor_signature: file({ accept: ["image/*"], ...signature }),
    surveyor_name: text({ max: 120, ...signature }),
    surveyor_signed_at: instant(signature),
    /** Digest of what stood on the page when it was signed, and whether that still stands there. */
    surveyor_signed_content: text({ max: 64, systemManaged: true, ...signature }),
    surveyor_signature_state: choice(SIGNATURE_STATES, {
      systemManaged: true,
      default: "none",
      ...signature,
    }),
    officer_signature: file({ accept: ["image/*"], ...signature }),
    officer_name: text({ max: 120, ...signature }),
    officer_signed_at: instant(signature),
    officer_signed_content: text({ max: 64, systemManaged: true, ...signature }),
    officer_signature_state: choice(SIGNATURE_STATES, { systemManaged: true, default: "none", ...signature }),
  },
});

/** Who signs a survey: the one who read, and the ship's own who saw it. */
export const SIGNERS = ["surveyor", "officer"] as const;
export type Signer = (typeof SIGNERS)[number];

/** What a signature is given for: everything that was read and said, and nothing about the signatures. */
export const SIGNED_FIELDS = [
  "cargo_operation",
  "rounding",
  "surveys",
  "tanks",
  "declared_constant",
  "bill_of_lading",
  "remarks",
] as const;

export const draftSurveyPage: OperationPage = {
  key: "draft_survey",
  segment: "draft",
  icon: "waves",
  words: "draftSurvey",
  carriers: ["ship", "barge"],
  opens: "started",
  services: ["DRAFT-SURVEY"],
  progress: (rows) => ({ done: rows.some(isComplete) ? 1 : 0, of: 1 }),
};

/** With a first and a last survey there is a cargo. */
function isComplete({ surveys, cargo }: Readonly<Record<string, unknown>>): boolean {
  const kinds = Array.isArray(surveys) ? surveys.map(({ kind }) => kind) : [];
  return typeof cargo === "string" && kinds.includes("initial") && kinds.includes("final");
}
