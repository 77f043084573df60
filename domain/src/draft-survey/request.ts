// Decides the shape of a question about a ship's draft survey. Metres, tonnes, tonnes per cubic metre and, for
// the keel alone, millimetres. Signs: a mark forward of its reference and a centre of flotation aft of midships
// are positive.

import { z } from "zod";
import { LCF_REFERENCES, LCF_SCALE } from "../hydrostatics/table.ts";
import { choiceInput, figureInput, figuresInput, listInput } from "../kernel/figure.ts";

/** Sixteen metres in a table that ends at fifteen is told by the table; 160 is told here. */
export const DRAFT_BOUNDS = { scale: 4, max: "40" } as const;

/** The saltiest harbour and the warmest river lie well within; a lost decimal point does not. */
export const DENSITY_BOUNDS = { scale: 6, min: "0.95", max: "1.1" } as const;

const draft = figureInput(DRAFT_BOUNDS);
const density = figureInput(DENSITY_BOUNDS);
const WEIGHT = { scale: 6, max: "2000000" } as const;
const weight = figureInput(WEIGHT);
const signedDistance = figureInput({ scale: 4, min: "-100", max: "100" });
const keel = figureInput({ scale: 2, min: "-200", max: "200" });

const atMarks = <T extends z.ZodType>(value: T) => z.strictObject({ fwd: value, mid: value, aft: value });

const tableRow = z.strictObject({
  draft: figureInput({ ...DRAFT_BOUNDS, positive: true }),
  displacement: figureInput({ scale: 6, max: "2000000", positive: true }),
  tpc: figureInput({ scale: 6, max: "1000", positive: true }),
  lcf: figureInput({ scale: LCF_SCALE, min: "-600", max: "600" }),
  mtc: figureInput({ scale: 6, max: "100000", positive: true }),
});

/** What ships usually carry besides cargo; a survey may name anything else. */
export const USUAL_DEDUCTIBLES = [
  "ballast",
  "fresh_water",
  "fuel_oil",
  "diesel",
  "lub_oil",
  "bilge",
  "others",
] as const;

export const OPERATIONS = ["loading", "discharging"] as const;
export const SURVEY_KINDS = ["initial", "intermediate", "final"] as const;
export const HYDROMETERS = ["draft_survey", "load_line"] as const;
export type Hydrometer = (typeof HYDROMETERS)[number];
export const ROUNDINGS = ["step", "none"] as const;
export type Rounding = (typeof ROUNDINGS)[number];

const ship = z.strictObject({
  lbp: figureInput({ scale: 4, min: "10", max: "600" }),
  breadth: figureInput({ scale: 4, min: "2", max: "100" }),
  light_ship: figureInput({ scale: 6, max: "500000", positive: true }),
  table_density: density,
  marks: atMarks(signedDistance),
  /** Only where the table is for the moulded draft and the marks are read to the underside of the keel. */
  keel_mm: atMarks(keel.nullish()).nullish(),
  lcf_from: choiceInput(LCF_REFERENCES).nullish(),
  table: listInput(tableRow, 2000, 2),
  /** What only the alerts ask for. */
  declared_constant: weight.nullish(),
  summer_draft: draft.nullish(),
  summer_deadweight: weight.nullish(),
  fwa_mm: figureInput({ scale: 2, max: "2000" }).nullish(),
  /** The trims, by the stern positive, that the ship's tank tables cover. */
  tank_trim: z.strictObject({ from: signedDistance, to: signedDistance }).nullish(),
});

const survey = z.strictObject({
  kind: choiceInput(SURVEY_KINDS),
  readings: z.strictObject({ fp: draft, fs: draft, mp: draft, ms: draft, ap: draft, as: draft }),
  density,
  /** What the density was read with: a load-line hydrometer shows another density than weight in air. */
  hydrometer: choiceInput(HYDROMETERS).nullish(),
  apply_list: z.boolean().nullish(),
  /** Everything aboard that is not cargo, by name: a tank that was not sounded is left out, never zero. */
  deductibles: figuresInput(WEIGHT),
  swell_m: figureInput({ scale: 2, max: "30" }).nullish(),
});

export const evaluateInput = z.strictObject({
  ship,
  operation: choiceInput(OPERATIONS),
  surveys: listInput(survey, 50, 1),
  rounding: choiceInput(ROUNDINGS).nullish(),
});

export type EvaluateRequest = z.infer<typeof evaluateInput>;
export type ShipInput = EvaluateRequest["ship"];
export type SurveyInput = EvaluateRequest["surveys"][number];
export type Operation = EvaluateRequest["operation"];
