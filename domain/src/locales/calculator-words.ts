/**
 * The words of the calculators, apart from those of the application: only the pages that show a calculation load
 * them. Every list is the domain's own, so that a code without a word in some language does not compile.
 *
 * `steps` name the lines of an explanation by calculator, `rules` what asks for a line. A reason, an alert or an
 * observation is a whole sentence; `{parameter}`, `{value}`, `{limit}` and `{unit}` are filled in by whoever shows it.
 */
import type {
  COMMODITIES,
  COMMODITY_RULES,
  COMMODITY_STEPS,
  CommodityPriceRequest,
  ParityRequest,
  QUOTE_UNITS,
} from "../billing/commodity-price.ts";
import type {
  EXCHANGE_DAYS,
  EXCHANGE_RULES,
  EXCHANGE_STEPS,
  ExchangeRequest,
  RATE_SIDES,
  RATE_SOURCES,
} from "../billing/exchange-rate.ts";
import type {
  MARGIN_MODES,
  SIMULATION_RULES,
  SIMULATION_STEPS,
  SimulationRequest,
} from "../billing/fob-simulator.ts";
import type { GROSS_UP_RULES, GROSS_UP_STEPS } from "../billing/gross-up.ts";
import type { OperationPriceRequest } from "../billing/operation-price.ts";
import type {
  LIMIT_SCOPES,
  LIMITS,
  PRICE_RULES,
  PRICE_STEPS,
  PriceLine,
  WEIGHT_SOURCES,
} from "../billing/price-line.ts";
import type {
  GrossUpRequest,
  INFORMATIVE_TAXES,
  TAX_REASONS,
  TAXES,
  WITHHOLDING_STEPS,
  WithholdingRequest,
} from "../billing/withholding.ts";
import type { TAX_RULES } from "../billing/withholding-rates.data.ts";
import type { COMBINATIONS, QuickTest, SOYBEAN_LOTS } from "../classification/analyses.data.ts";
import type {
  ALL_TYPES,
  ANALYSIS_NAMES,
  CAUSES,
  CLASSES,
  CLASSIFICATION_RULES,
  DECISIONS,
  FLAGS,
  GROUPS,
  OBSERVATIONS,
  OTHER_SUBJECTS,
  PARAMETERS,
  REASON_CODES,
} from "../classification/codes.ts";
import type { CONTRACT_VERDICTS, LINE_VERDICTS } from "../classification/contract-verdict.ts";
import type {
  DISCOUNT_METHODS,
  DISCOUNT_RULES,
  DISCOUNT_STEPS,
  DiscountRequest,
} from "../classification/discount.ts";
import type { OUTCOME_LABELS } from "../classification/labels.ts";
import type { COLOUR_CELLS } from "../classification/oil.ts";
import type {
  CompositeRequest,
  DETECTION_POLICIES,
  EvaluateRequest,
  LIMIT_KINDS,
  QUICK_RESULTS,
  ROUNDING_MODES,
  Sample,
  TOTAL_POLICIES,
  UnitRequest,
  WEIGHTINGS,
} from "../classification/request.ts";
import type { SAMPLING_PLACES, SAMPLING_STEPS, SamplingRequest } from "../classification/sampling.ts";
import type { OPERATION_ALERTS, SURVEY_ALERTS } from "../draft-survey/alerts.ts";
import type { BARGE_RULES, BARGE_STEPS, BargeRequest } from "../draft-survey/barge.ts";
import type { DENSITY_RULES, DENSITY_STEPS, DensityRequest } from "../draft-survey/density.ts";
import type { CARGO_STEPS } from "../draft-survey/evaluate.ts";
import type { SURVEY_RULES, SurveyLine } from "../draft-survey/lines.data.ts";
import type {
  HYDROMETERS,
  OPERATIONS,
  ROUNDINGS,
  ShipInput,
  SURVEY_KINDS,
  SurveyInput,
  USUAL_DEDUCTIBLES,
} from "../draft-survey/request.ts";
import type {
  TANK_ROUNDINGS,
  TANK_RULES,
  TANK_STEPS,
  TANK_TABLES,
  TankRequest,
} from "../draft-survey/tank.ts";
import type { BARGE_MEASURES, BargeFormula, LCF_REFERENCES } from "../hydrostatics/table.ts";
import type {
  IDENTIFIER_FAULTS,
  IDENTIFIER_PARTS,
  IDENTIFIER_RULES,
  IDENTIFIER_STEPS,
} from "../identifier/reading.ts";
import type { IdentifierKind } from "../identifier/validate.ts";
import type { STATION_KINDS } from "../identifier/vessel-number.ts";
import type { MOMENT_CODES, STOP_CODES } from "../operation/event-codes.data.ts";
import type { STATEMENT_RULES, STATEMENT_STEPS, StatementRequest } from "../operation/statement-of-facts.ts";
import type { PRICE_BASES, TIER_MODES } from "../register/price-basis.ts";
import type {
  COMPARISON_ACTIONS,
  COMPARISON_BASES,
  COMPARISON_RULES,
  COMPARISON_STEPS,
  ComparisonRequest,
} from "../weighing/comparison.ts";
import type { DUMP_RULES, DUMP_STEPS, DumpsRequest } from "../weighing/dumps.ts";
import type { COUNTER_UNITS, PERIOD_RULES, PERIOD_STEPS, PeriodsRequest } from "../weighing/periods.ts";
import type {
  LOSS_CHARGES,
  TRUCK_DIRECTIONS,
  TRUCK_RULES,
  TRUCK_STEPS,
  TruckTicketRequest,
} from "../weighing/truck-ticket.ts";
import type { CONVERSION_RULES, CONVERSION_STEPS, WeightUnit } from "../weighing/units.ts";

/** A word for every entry of a list. */
type Of<List extends readonly string[]> = Readonly<Record<List[number], string>>;
/** A label for every field of a request. */
type Labels<Request> = Readonly<Record<keyof Request & string, string>>;
type Named<Name extends string> = Readonly<Record<Name, string>>;

type Rule =
  | (typeof CLASSIFICATION_RULES)[number]
  | (typeof DISCOUNT_RULES)[number]
  | (typeof SURVEY_RULES)[number]
  | (typeof DENSITY_RULES)[number]
  | (typeof BARGE_RULES)[number]
  | (typeof TANK_RULES)[number]
  | (typeof CONVERSION_RULES)[number]
  | (typeof DUMP_RULES)[number]
  | (typeof PERIOD_RULES)[number]
  | (typeof COMPARISON_RULES)[number]
  | (typeof TRUCK_RULES)[number]
  | (typeof STATEMENT_RULES)[number]
  | (typeof PRICE_RULES)[number]
  | (typeof TAX_RULES)[number]
  | (typeof GROSS_UP_RULES)[number]
  | (typeof SIMULATION_RULES)[number]
  | (typeof COMMODITY_RULES)[number]
  | (typeof EXCHANGE_RULES)[number]
  | (typeof IDENTIFIER_RULES)[number];

interface ClassificationWords {
  readonly products: Named<"soybean" | "maize" | "wheat" | "rice" | "meal" | "oil">;
  readonly groups: Of<typeof GROUPS>;
  readonly classes: { readonly [P in keyof typeof CLASSES]: Of<(typeof CLASSES)[P]> };
  readonly outcomes: Of<typeof OUTCOME_LABELS>;
  readonly types: Of<typeof ALL_TYPES>;
  readonly parameters: { readonly [P in keyof typeof PARAMETERS]: Of<(typeof PARAMETERS)[P]> };
  readonly analyses: Of<typeof ANALYSIS_NAMES>;
  readonly flags: Of<typeof FLAGS>;
  readonly subjects: Of<typeof OTHER_SUBJECTS>;
  /** Sentences. */
  readonly reasons: Of<typeof REASON_CODES>;
  readonly causes: Of<typeof CAUSES>;
  /** Sentences. */
  readonly observations: Of<typeof OBSERVATIONS>;
  readonly verdicts: Of<typeof LINE_VERDICTS> & Of<typeof CONTRACT_VERDICTS>;
  readonly limitKinds: Of<typeof LIMIT_KINDS>;
  readonly quickTests: Named<QuickTest>;
  readonly quickResults: Of<typeof QUICK_RESULTS>;
  readonly soybeanLots: Of<typeof SOYBEAN_LOTS>;
  readonly combinations: Of<typeof COMBINATIONS>;
  readonly weightings: Of<typeof WEIGHTINGS>;
  readonly detectionPolicies: Of<typeof DETECTION_POLICIES>;
  readonly roundingModes: Of<typeof ROUNDING_MODES>;
  readonly totalPolicies: Of<typeof TOTAL_POLICIES>;
  readonly discountMethods: Of<typeof DISCOUNT_METHODS>;
  readonly colourCells: Of<typeof COLOUR_CELLS>;
  readonly samplingPlaces: Of<typeof SAMPLING_PLACES>;
  /** What is said beside every figure that no regulation was read for. */
  readonly unverified: string;
}

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

interface WeighingWords {
  readonly units: Named<WeightUnit>;
  readonly counterUnits: Of<typeof COUNTER_UNITS>;
  readonly comparisonBases: Of<typeof COMPARISON_BASES>;
  /** What follows from a difference beyond the tolerance: sentences. */
  readonly comparisonActions: Of<typeof COMPARISON_ACTIONS>;
  readonly lossCharges: Of<typeof LOSS_CHARGES>;
  readonly truckDirections: Of<typeof TRUCK_DIRECTIONS>;
}

interface OperationWords {
  readonly moments: Of<typeof MOMENT_CODES>;
  readonly stops: Of<typeof STOP_CODES>;
}

interface BillingWords {
  readonly priceBases: Of<typeof PRICE_BASES>;
  readonly tierModes: Of<typeof TIER_MODES>;
  readonly limitScopes: Of<typeof LIMIT_SCOPES>;
  readonly limits: Of<typeof LIMITS>;
  readonly weightSources: Of<typeof WEIGHT_SOURCES>;
  readonly taxes: Of<typeof TAXES> & Of<typeof INFORMATIVE_TAXES>;
  readonly taxReasons: Of<typeof TAX_REASONS>;
  readonly marginModes: Of<typeof MARGIN_MODES>;
  readonly commodities: Of<typeof COMMODITIES>;
  readonly quoteUnits: Of<typeof QUOTE_UNITS>;
  readonly exchangeDays: Of<typeof EXCHANGE_DAYS>;
  readonly rateSides: Of<typeof RATE_SIDES>;
  readonly rateSources: Of<typeof RATE_SOURCES>;
}

interface IdentifierWords {
  readonly kinds: Named<IdentifierKind>;
  /** Sentences. */
  readonly faults: Of<typeof IDENTIFIER_FAULTS>;
  readonly parts: Of<typeof IDENTIFIER_PARTS>;
  readonly stations: Of<typeof STATION_KINDS>;
  /** Values of other parts that are codes of ours. */
  readonly values: Named<
    "numeric" | "alphanumeric" | "cnpj" | "cpf" | "municipal" | "national" | "old" | "mercosul"
  >;
}

/** The lines of an explanation. A step of the classification that is none of these is a parameter. */
interface StepWords {
  readonly classification: Of<typeof DECISIONS>;
  readonly discount: Of<typeof DISCOUNT_STEPS>;
  readonly sampling: Of<typeof SAMPLING_STEPS>;
  /** Beside the lines of each survey. */
  readonly draftSurvey: Of<typeof CARGO_STEPS>;
  readonly density: Of<typeof DENSITY_STEPS>;
  readonly barge: Of<typeof BARGE_STEPS>;
  readonly tank: Of<typeof TANK_STEPS>;
  readonly conversion: Of<typeof CONVERSION_STEPS>;
  readonly dumps: Of<typeof DUMP_STEPS>;
  readonly periods: Of<typeof PERIOD_STEPS>;
  readonly comparison: Of<typeof COMPARISON_STEPS>;
  readonly truck: Of<typeof TRUCK_STEPS>;
  readonly statement: Of<typeof STATEMENT_STEPS>;
  readonly price: Of<typeof PRICE_STEPS>;
  readonly withholding: Of<typeof WITHHOLDING_STEPS>;
  readonly grossUp: Of<typeof GROSS_UP_STEPS>;
  readonly simulation: Of<typeof SIMULATION_STEPS>;
  readonly commodity: Of<typeof COMMODITY_STEPS>;
  readonly exchange: Of<typeof EXCHANGE_STEPS>;
  readonly identifier: Of<typeof IDENTIFIER_STEPS>;
}

type Keys<T> = T extends unknown ? keyof T & string : never;

/** The fields of the requests, for forms and for the issues that name them. */
interface FieldWords {
  readonly classification: Labels<EvaluateRequest>;
  readonly sample: Labels<Sample>;
  readonly composite: Labels<Omit<CompositeRequest, keyof EvaluateRequest>>;
  readonly unit: Labels<Omit<UnitRequest, keyof EvaluateRequest>>;
  readonly discount: Labels<DiscountRequest> & Named<"tolerance" | "factor" | "method" | "up_to" | "loss">;
  readonly sampling: Named<Keys<SamplingRequest>>;
  readonly ship: Labels<ShipInput>;
  readonly tableRow: Labels<ShipInput["table"][number]>;
  readonly survey: Labels<SurveyInput>;
  readonly density: Labels<DensityRequest>;
  readonly barge: Labels<BargeRequest> & Named<"weight">;
  readonly tank: Labels<TankRequest> & Named<"volume">;
  readonly dump: Labels<DumpsRequest["dumps"][number]>;
  readonly periods: Labels<PeriodsRequest>;
  readonly period: Labels<PeriodsRequest["periods"][number]>;
  readonly comparison: Labels<ComparisonRequest>;
  readonly truck: Labels<TruckTicketRequest>;
  readonly statement: Labels<StatementRequest>;
  readonly stop: Labels<StatementRequest["stops"][number]>;
  readonly price: Labels<PriceLine> & Labels<OperationPriceRequest["charges"][number]> & Named<"from">;
  readonly withholding: Labels<WithholdingRequest> & Labels<GrossUpRequest>;
  readonly simulation: Labels<SimulationRequest> &
    Named<"name" | "quantity" | "unit_cost" | "tonnes" | "cost">;
  readonly commodity: Labels<CommodityPriceRequest>;
  readonly parity: Labels<ParityRequest>;
  readonly exchange: Labels<ExchangeRequest> & Named<"buy" | "sell">;
  readonly identifier: Named<"kind" | "value">;
}

export interface CalculatorWords {
  readonly classification: ClassificationWords;
  readonly draftSurvey: DraftSurveyWords;
  readonly weighing: WeighingWords;
  readonly operation: OperationWords;
  readonly billing: BillingWords;
  readonly identifier: IdentifierWords;
  readonly steps: StepWords;
  readonly rules: Named<Rule>;
  readonly fields: FieldWords;
}
