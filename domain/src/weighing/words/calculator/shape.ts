/**
 * What a calculator owes the reader, by the domain's own lists: a code without a word in some language does not compile.
 * A reason, an alert or an observation is a whole sentence; `{parameter}`, `{value}`, `{limit}` and `{unit}` are
 * filled in by whoever shows it.
 */

import type { Labels, Named, Of } from "#kernel/words";
import type { BAG_RULES, BAG_STEPS, BagsRequest } from "#weighing/bags";
import type {
  COMPARISON_ACTIONS,
  COMPARISON_BASES,
  COMPARISON_RULES,
  COMPARISON_STEPS,
  ComparisonRequest,
} from "#weighing/comparison";
import type { DUMP_RULES, DUMP_STEPS, DumpsRequest } from "#weighing/dumps";
import type { COUNTER_UNITS, PERIOD_RULES, PERIOD_STEPS, PeriodsRequest } from "#weighing/periods";
import type {
  LOSS_CHARGES,
  TRUCK_DIRECTIONS,
  TRUCK_RULES,
  TRUCK_STEPS,
  TruckTicketRequest,
} from "#weighing/truck-ticket";
import type { CONVERSION_RULES, CONVERSION_STEPS, WeightUnit } from "#weighing/units";

interface WeighingWords {
  readonly units: Named<WeightUnit>;
  readonly counterUnits: Of<typeof COUNTER_UNITS>;
  readonly comparisonBases: Of<typeof COMPARISON_BASES>;
  /** What follows from a difference beyond the tolerance: sentences. */
  readonly comparisonActions: Of<typeof COMPARISON_ACTIONS>;
  readonly lossCharges: Of<typeof LOSS_CHARGES>;
  readonly truckDirections: Of<typeof TRUCK_DIRECTIONS>;
}

export interface CalculatorWords {
  readonly weighing: WeighingWords;
  /** The lines of an explanation. */
  readonly steps: {
    readonly conversion: Of<typeof CONVERSION_STEPS>;
    readonly dumps: Of<typeof DUMP_STEPS>;
    readonly periods: Of<typeof PERIOD_STEPS>;
    readonly comparison: Of<typeof COMPARISON_STEPS>;
    readonly truck: Of<typeof TRUCK_STEPS>;
    readonly bags: Of<typeof BAG_STEPS>;
  };
  /** What asks for a line. */
  readonly rules: Named<
    | (typeof CONVERSION_RULES)[number]
    | (typeof DUMP_RULES)[number]
    | (typeof PERIOD_RULES)[number]
    | (typeof COMPARISON_RULES)[number]
    | (typeof TRUCK_RULES)[number]
    | (typeof BAG_RULES)[number]
  >;
  /** The fields of the requests, for forms and for the issues that name them. */
  readonly fields: {
    readonly dump: Labels<DumpsRequest["dumps"][number]>;
    readonly periods: Labels<PeriodsRequest>;
    readonly period: Labels<PeriodsRequest["periods"][number]>;
    readonly comparison: Labels<ComparisonRequest>;
    readonly truck: Labels<TruckTicketRequest>;
    readonly bags: Labels<BagsRequest>;
  };
}
