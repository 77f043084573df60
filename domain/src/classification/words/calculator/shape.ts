/**
 * What a calculator owes the reader, by the domain's own lists: a code without a word in some language does not compile.
 * A reason, an alert or an observation is a whole sentence; `{parameter}`, `{value}`, `{limit}` and `{unit}` are
 * filled in by whoever shows it.
 */
import type { COMBINATIONS, QuickTest, SOYBEAN_LOTS } from "#classification/analyses.data";
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
} from "#classification/codes";
import type { CONTRACT_VERDICTS, LINE_VERDICTS } from "#classification/contract-verdict";
import type {
  DISCOUNT_METHODS,
  DISCOUNT_RULES,
  DISCOUNT_STEPS,
  DiscountRequest,
} from "#classification/discount";
import type { OUTCOME_LABELS } from "#classification/labels";
import type { COLOUR_CELLS, OilRequest } from "#classification/oil";
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
} from "#classification/request";
import type { SAMPLING_PLACES, SAMPLING_STEPS, SamplingRequest } from "#classification/sampling";
import type {
  THIRD_ANALYSIS_OUTCOMES,
  THIRD_ANALYSIS_RULES,
  THIRD_ANALYSIS_STEPS,
  ThirdAnalysisRequest,
} from "#classification/third-analysis";
import type { Labels, Named, Of } from "#kernel/words";

type Keys<T> = T extends unknown ? keyof T & string : never;

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
  /** Sentences. */
  readonly thirdAnalysisOutcomes: Of<typeof THIRD_ANALYSIS_OUTCOMES>;
  readonly samplingPlaces: Of<typeof SAMPLING_PLACES>;
  /** What is said beside every figure that no regulation was read for. */
  readonly unverified: string;
}

export interface CalculatorWords {
  readonly classification: ClassificationWords;
  /** The lines of an explanation; a step that is none of these is a parameter. */
  readonly steps: {
    readonly classification: Of<typeof DECISIONS>;
    readonly discount: Of<typeof DISCOUNT_STEPS>;
    readonly sampling: Of<typeof SAMPLING_STEPS>;
    readonly thirdAnalysis: Of<typeof THIRD_ANALYSIS_STEPS>;
  };
  /** What asks for a line. */
  readonly rules: Named<
    | (typeof CLASSIFICATION_RULES)[number]
    | (typeof DISCOUNT_RULES)[number]
    | (typeof THIRD_ANALYSIS_RULES)[number]
  >;
  /** The fields of the requests, for forms and for the issues that name them. */
  readonly fields: {
    readonly classification: Labels<EvaluateRequest>;
    readonly sample: Labels<Sample>;
    readonly composite: Labels<Omit<CompositeRequest, keyof EvaluateRequest>>;
    readonly unit: Labels<Omit<UnitRequest, keyof EvaluateRequest>>;
    readonly discount: Labels<DiscountRequest> &
      Named<"tolerance" | "factor" | "method" | "up_to" | "loss" | "bands" | "ratio">;
    readonly oil: Labels<OilRequest>;
    readonly thirdAnalysis: Labels<ThirdAnalysisRequest>;
    readonly sampling: Named<Keys<SamplingRequest>>;
  };
}
