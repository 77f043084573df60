/**
 * What a calculator owes the reader, by the domain's own lists: a code without a word in some language does not compile.
 * A reason, an alert or an observation is a whole sentence; `{parameter}`, `{value}`, `{limit}` and `{unit}` are
 * filled in by whoever shows it.
 */
import type { BargeRequest } from "#draft-survey/barge";
import type { DENSITY_RULES, DENSITY_STEPS, DensityRequest } from "#draft-survey/density";
import type { SURVEY_RULES, SurveyLine } from "#draft-survey/lines.data";
import type {
  HYDROMETERS,
  OPERATIONS,
  ROUNDINGS,
  ShipInput,
  SURVEY_KINDS,
  SurveyInput,
  USUAL_DEDUCTIBLES,
} from "#draft-survey/request";
import type {
  BARGE_RULES,
  BARGE_STEPS,
  CARGO_STEPS,
  OPERATION_ALERTS,
  SURVEY_ALERTS,
} from "#draft-survey/results";
import type { TANK_ROUNDINGS, TANK_RULES, TANK_STEPS, TANK_TABLES, TankRequest } from "#draft-survey/tank";
import type {
  WATER_ALLOWANCE_RULES,
  WATER_ALLOWANCE_STEPS,
  WaterAllowanceRequest,
} from "#draft-survey/water-allowance";
import type { BARGE_MEASURES, BargeFormula, LCF_REFERENCES } from "#hydrostatics/table";
import type { Labels, Named, Of } from "#kernel/words";

interface DraftSurveyWords {
  readonly lines: Named<SurveyLine>;
  /** Sentences. */
  readonly alerts: Of<typeof SURVEY_ALERTS> & Of<typeof OPERATION_ALERTS>;
  readonly kinds: Of<typeof SURVEY_KINDS>;
  readonly operations: Of<typeof OPERATIONS>;
  readonly lcfReferences: Of<typeof LCF_REFERENCES>;
  readonly roundings: Of<typeof ROUNDINGS>;
  readonly hydrometers: Of<typeof HYDROMETERS>;
  readonly deductibles: Of<typeof USUAL_DEDUCTIBLES>;
  readonly readings: Named<keyof SurveyInput["readings"]>;
  readonly marks: Named<"fwd" | "mid" | "aft">;
  readonly bargeFormulas: Named<BargeFormula>;
  readonly bargeMeasures: Of<typeof BARGE_MEASURES>;
  readonly tankTables: Of<typeof TANK_TABLES>;
  readonly tankRoundings: Of<typeof TANK_ROUNDINGS>;
}

export interface CalculatorWords {
  readonly draftSurvey: DraftSurveyWords;
  /** The lines of an explanation. */
  readonly steps: {
    readonly draftSurvey: Of<typeof CARGO_STEPS>;
    readonly density: Of<typeof DENSITY_STEPS>;
    readonly barge: Of<typeof BARGE_STEPS>;
    readonly tank: Of<typeof TANK_STEPS>;
    readonly waterAllowance: Of<typeof WATER_ALLOWANCE_STEPS>;
  };
  /** What asks for a line. */
  readonly rules: Named<
    | (typeof SURVEY_RULES)[number]
    | (typeof DENSITY_RULES)[number]
    | (typeof BARGE_RULES)[number]
    | (typeof TANK_RULES)[number]
    | (typeof WATER_ALLOWANCE_RULES)[number]
  >;
  /** The fields of the requests, for forms and for the issues that name them. */
  readonly fields: {
    readonly ship: Labels<ShipInput>;
    readonly tableRow: Labels<ShipInput["table"][number]>;
    readonly survey: Labels<SurveyInput>;
    readonly density: Labels<DensityRequest>;
    readonly barge: Labels<BargeRequest> & Named<"weight">;
    readonly tank: Labels<TankRequest> & Named<"volume">;
    readonly waterAllowance: Labels<WaterAllowanceRequest>;
  };
}
