// Every code that the classifier can answer with, in closed lists: data cannot use a code that is not here, and no
// language compiles without a word for it. What a code means stands in the words of the languages; where two
// products use one code for different things, the words are by product.

/** Percentages by weight, by product, in the order of the report. Totals and sorted piles among them. */
export const PARAMETERS = {
  soybean: [
    "foreign",
    "burned",
    "heat_damaged",
    "musty",
    "fermented",
    "germinated",
    "damaged",
    "bored",
    "immature",
    "shrivelled",
    "greenish",
    "broken",
    "heat_burned",
    "serious",
    "total_damaged",
    "other_colours",
    "moisture",
  ],
  maize: [
    "foreign",
    "broken",
    "heat_damaged",
    "shrivelled",
    "fermented",
    "germinated",
    "chalky",
    "musty",
    "insect_damaged",
    "sound_pieces",
    "total_damaged",
    "flint",
    "dent",
    "semi",
    "yellow",
    "white",
    "other",
    "moisture",
  ],
  wheat: [
    "test_weight",
    "foreign",
    "insect_damaged",
    "heat_musty",
    "shrivelled_broken",
    "small_grains",
    "total_defects",
    "moisture",
  ],
  rice: [
    "foreign",
    "musty_heat",
    "spotted",
    "chalky_green",
    "streaked",
    "yellow",
    "broken_total",
    "small_broken",
    "moisture",
  ],
} as const;

export type Parameter = (typeof PARAMETERS)[keyof typeof PARAMETERS][number];
export const PARAMETER_NAMES: readonly Parameter[] = [...new Set(Object.values(PARAMETERS).flat())];

/** What a laboratory may report beside the classification. */
export const ANALYSIS_NAMES = [
  "protein",
  "oil",
  "free_fatty_acids",
  "oil_moisture",
  "insoluble_impurities",
  "phosphorus",
  "unsaponifiable",
  "sediment",
  "test_weight",
  "falling_number",
  "lovibond_yellow",
  "lovibond_red",
  "flash_point",
  "iodine_value",
  "dough_strength",
  "dough_stability",
  "dough_ratio",
  "aflatoxin",
  "vomitoxin",
  "fumonisin",
  "zearalenone",
  "ochratoxin",
] as const;
export type AnalysisName = (typeof ANALYSIS_NAMES)[number];

/** What is seen or smelt and shows in no percentage. */
export const FLAGS = [
  "bad_conservation",
  "strange_odour",
  "insects_in_classified_product",
  "harmful_substances",
  "abnormal_lot",
  "live_insects",
  "toxic_seeds",
  "treated_seeds",
  "unknown_toxicity",
] as const;
export type Flag = (typeof FLAGS)[number];

/** What a reason may be about besides a parameter, an analysis or a flag. */
export const OTHER_SUBJECTS = ["toxic_seeds_per_kg", "work_sample_g"] as const;
export type Subject = Parameter | AnalysisName | Flag | (typeof OTHER_SUBJECTS)[number];
export const SUBJECTS: readonly Subject[] = [
  ...new Set([...PARAMETER_NAMES, ...ANALYSIS_NAMES, ...FLAGS, ...OTHER_SUBJECTS]),
];

export const OUTCOMES = [
  "typed",
  "out_of_type",
  "disqualified",
  "reprocess_first",
  "hold_live_insects",
  "incomplete",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const TYPES = ["type_1", "type_2", "type_3", "basic_standard"] as const;
export type TypeCode = (typeof TYPES)[number];
/** Rice has five. */
export const ALL_TYPES = [...TYPES, "type_4", "type_5"] as const;
export type AnyType = (typeof ALL_TYPES)[number];

/** Groups are declared by the interested party or found by sorting. */
export const DECLARED_GROUPS = ["I", "II"] as const;
export type DeclaredGroup = (typeof DECLARED_GROUPS)[number];
export const GROUPS = [...DECLARED_GROUPS, "flint", "dent", "semi", "mixed"] as const;
export type Group = (typeof GROUPS)[number];

export const CLASSES = {
  soybean: ["yellow", "mixed"],
  maize: ["yellow", "white", "other", "mixed"],
  wheat: ["improver", "bread", "domestic", "basic", "other_uses"],
  rice: ["long_fine", "long", "medium", "short", "mixed"],
} as const;
export type ClassName = (typeof CLASSES)["soybean" | "maize"][number];
export const CLASS_NAMES: readonly ClassName[] = [...new Set([...CLASSES.soybean, ...CLASSES.maize])];
export type WheatClassName = (typeof CLASSES)["wheat"][number];
export type RiceClassName = (typeof CLASSES)["rice"][number];

/** What a finding does to a lot. */
export const FLAG_EFFECTS = ["disqualified", "reprocess_first", "hold_live_insects", "undecided"] as const;
export type FlagEffect = (typeof FLAG_EFFECTS)[number];

export const REASON_CODES = [
  ...FLAG_EFFECTS,
  "disqualifying_limit",
  "over_limit",
  "decides_type",
  "not_measured",
  "coverage_below_minimum",
  "group_mixed",
  "class_mixed",
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** Why a lot is out of type. */
export const CAUSES = [
  "serious_defects",
  "foreign_matter",
  "light_defects",
  "cleanliness",
  "damage",
] as const;
export type Cause = (typeof CAUSES)[number];

/** What may or must be done with the lot, and what the report says beside the type. */
export const OBSERVATIONS = [
  "not_for_direct_human_food",
  "may_be_reprocessed",
  "saleable_if_identified",
  "may_be_split_or_recomposed",
  "not_saleable_as_is",
  "must_be_reprocessed",
  "sale_forbidden",
  "notify_authority",
  "fumigate_first",
  "may_be_redeclared_group_ii",
  "redeclaration_needs_authority",
  "moisture_not_measured",
  "moisture_above_recommended",
  "parts_of_total_not_reported",
  "sample_below_minimum",
  "weights_out_of_balance",
] as const;
export type Observation = (typeof OBSERVATIONS)[number];

/** Steps that are no parameter. */
export const DECISIONS = ["work_sample", "clean_sample", "group", "class", "type", "coverage"] as const;

export const STANDARD_CODES = ["br-in-11-2007", "br-in-60-2011"] as const;
export type StandardCode = (typeof STANDARD_CODES)[number];
export const PARAMETER_SET_CODES = ["br-in-38-2010", "br-in-6-2009", "anec-81"] as const;
export type ParameterSetCode = (typeof PARAMETER_SET_CODES)[number];

/** What asks for a step: a standard with its article, or a way of combining units. */
export const CLASSIFICATION_RULES = [
  ...STANDARD_CODES,
  ...PARAMETER_SET_CODES,
  "tonnage_mean",
  "clean_tonnage_mean",
  "minimum_coverage",
] as const;
export type ClassificationRule = (typeof CLASSIFICATION_RULES)[number];
