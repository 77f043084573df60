// Decides an indicative grade of wheat and rice by a parameter set: limits are inclusive, the worst parameter
// decides, minimums compare the other way round. Percent by weight unless the parameter has its own unit. The
// answer always says that the set is unverified, and which figures it leaned on are.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused } from "../kernel/calculated.ts";
import { canonical, compare, type DecimalText, multiply, roundTo, subtract } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { figureInput, namedInput, PERCENT } from "../kernel/figure.ts";
import { listOutput, objectOutput } from "../kernel/output.ts";
import {
  ALL_TYPES,
  CLASSES,
  OBSERVATIONS,
  type Observation,
  PARAMETER_NAMES,
  PARAMETER_SET_CODES,
  PARAMETERS,
  type Parameter,
  type RiceClassName,
  SUBJECTS,
  type WheatClassName,
} from "./codes.ts";
import { type ClassificationStep, classificationStepOutput } from "./figures.ts";
import { type Reason, reasonOutput } from "./grade.ts";
import {
  type ParameterRow,
  type ParameterSet,
  RICE_CLASSES,
  RICE_TYPES,
  WHEAT_CLASSES,
  WHEAT_TYPES,
} from "./parameter-sets.data.ts";

export type Values<Name extends string = Parameter> = Readonly<
  Partial<Record<Name, DecimalText | null | undefined>>
>;

const parameterGradeOutput = objectOutput({
  outcome: z.enum(["typed", "out_of_type", "disqualified", "incomplete"]),
  type: z.enum(ALL_TYPES).nullable(),
  reasons: listOutput(reasonOutput),
  missing: listOutput(z.enum(SUBJECTS)),
  /** Parameters whose limits, in the rows that were applied, nobody has confirmed. */
  unverified: listOutput(z.enum(PARAMETER_NAMES)),
  verified: z.boolean(),
  steps: listOutput(classificationStepOutput),
});
export type ParameterGrade = z.infer<typeof parameterGradeOutput>;

function isMet(set: ParameterSet, row: ParameterRow, parameter: Parameter, value: DecimalText): boolean {
  const order = compare(value, row.limits[parameter] ?? "0");
  return set.minimums.includes(parameter) ? order >= 0 : order <= 0;
}

interface Ranked {
  readonly parameter: Parameter;
  readonly value: DecimalText;
  /** Row of the table that it reaches; the number of rows when it reaches none. */
  readonly rank: number;
}

/** What each limit says, and what there is no value for. */
function rankValues(set: ParameterSet, values: Values): { ranked: Ranked[]; missing: Parameter[] } {
  const missing: Parameter[] = [];
  const ranked: Ranked[] = [];
  for (const parameter of Object.keys(set.rows[0]?.limits ?? {}) as Parameter[]) {
    const given = values[parameter];
    if (typeof given !== "string") {
      missing.push(parameter);
      continue;
    }
    const value = roundTo(given, set.decimals);
    const found = set.rows.findIndex((row) => isMet(set, row, parameter, value));
    ranked.push({ parameter, value, rank: found === -1 ? set.rows.length : found });
  }
  return { ranked, missing };
}

export function gradeParameters(set: ParameterSet, values: Values): ParameterGrade {
  const out = set.rows.length;
  const { ranked, missing } = rankValues(set, values);
  const disqualifying = ranked.flatMap(({ parameter, value }): Reason[] => {
    const limit = set.disqualifiers[parameter];
    if (limit === undefined || compare(value, limit) <= 0) return [];
    return [{ code: "disqualifying_limit", parameter, value, limit }];
  });
  const rank = ranked.reduce((worst, entry) => Math.max(worst, entry.rank), 0);
  const deciding = ranked.filter((entry) => rank > 0 && entry.rank === rank);
  const row = set.rows[rank];
  const isIncomplete = missing.length > 0 && disqualifying.length === 0;
  const placed = row === undefined ? "out_of_type" : "typed";
  const judged = isIncomplete ? "incomplete" : placed;
  const outcome = disqualifying.length > 0 ? "disqualified" : judged;
  const type = outcome === "typed" ? (row?.type ?? null) : null;
  return {
    outcome,
    type,
    reasons: [
      ...disqualifying,
      ...missing.map((parameter): Reason => ({ code: "not_measured", parameter, value: null, limit: null })),
      ...deciding
        .filter((entry) => !disqualifying.some((one) => one.parameter === entry.parameter))
        .map(
          ({ parameter, value }): Reason => ({
            code: rank === out ? "over_limit" : "decides_type",
            parameter,
            value,
            limit: set.rows[rank - 1]?.limits[parameter] ?? null,
          }),
        ),
    ],
    missing,
    unverified: [...new Set(set.rows.slice(0, rank + 1).flatMap((one) => one.unverified))],
    verified: set.verified,
    steps: [
      ...ranked.map(
        ({ parameter, value }): ClassificationStep => ({
          name: parameter,
          value,
          unit: parameter === "test_weight" ? "kg/hl" : "%",
          rule: set.code,
        }),
      ),
      { name: "type", value: type ?? outcome, rule: set.code },
    ],
  };
}

type DoughValues = Values<"dough_strength" | "dough_stability" | "falling_number">;

/** Falling number is always asked; strength or stability is enough except for the improver class. */
export function wheatClass(values: DoughValues): {
  readonly name: WheatClassName | null;
  readonly missing: readonly ("falling_number" | "dough_strength")[];
} {
  const { dough_strength: strength, dough_stability: stability, falling_number: falling } = values;
  const isDoughKnown = typeof strength === "string" || typeof stability === "string";
  if (typeof falling !== "string" || !isDoughKnown) {
    const missing = [
      ...(typeof falling === "string" ? [] : (["falling_number"] as const)),
      ...(isDoughKnown ? [] : (["dough_strength"] as const)),
    ];
    return { name: null, missing };
  }
  const reaches = (value: DecimalText | null | undefined, least: DecimalText) =>
    typeof value === "string" && compare(value, least) >= 0;
  const found = WHEAT_CLASSES.find((one) => {
    const isStrong = reaches(strength, one.strength);
    const isStable = reaches(stability, one.stability);
    const isDough = one.asksBoth ? isStrong && isStable : isStrong || isStable;
    return isDough && reaches(falling, one.fallingNumber);
  });
  return { name: found?.name ?? "other_uses", missing: [] };
}

/** The class of one whole polished grain by its length, width and thickness in millimetres. */
export function riceGrainClass(
  length: DecimalText,
  width: DecimalText,
  thickness: DecimalText,
): Exclude<RiceClassName, "mixed"> {
  if (compare(length, RICE_CLASSES.longLength) < 0)
    return compare(length, RICE_CLASSES.mediumLength) < 0 ? "short" : "medium";
  const isThin = compare(thickness, RICE_CLASSES.fineThickness) <= 0;
  const isSlender = compare(length, multiply(width, RICE_CLASSES.fineRatio)) > 0;
  return isThin && isSlender ? "long_fine" : "long";
}

/** The class of the lot: the one that at least 80 % of the grains belong to, or mixed. */
export function riceClass(shares: Values<RiceClassName>): RiceClassName | null {
  const given = CLASSES.rice.flatMap((name) => {
    const share = shares[name];
    return typeof share === "string" ? [{ name, share }] : [];
  });
  if (given.length === 0) return null;
  return given.find(({ share }) => compare(share, RICE_CLASSES.share) >= 0)?.name ?? "mixed";
}

export const GRAINS = ["wheat", "rice"] as const;
export const WHEAT_NAMES = [
  ...PARAMETERS.wheat,
  "dough_strength",
  "dough_stability",
  "falling_number",
] as const;
export const RICE_SHARES = ["long_fine", "long", "medium", "short"] as const;

/** Seconds, kilograms, minutes and percentages: none of them is a thousand times as much. */
const figure = figureInput({ scale: 6, max: "10000" });

export const grainInput = z.discriminatedUnion("product", [
  z.strictObject({ product: z.literal("wheat"), values: namedInput(WHEAT_NAMES, figure.nullish()) }),
  z.strictObject({
    product: z.literal("rice"),
    values: namedInput(PARAMETERS.rice, figureInput(PERCENT).nullish()),
    /** Shares of the whole polished grains by class. */
    classes: namedInput(RICE_SHARES, figureInput(PERCENT).nullish()).nullish(),
  }),
]);
export type GrainRequest = z.infer<typeof grainInput>;

export const grainOutput = objectOutput({
  ...parameterGradeOutput.unwrap().shape,
  product: z.enum(GRAINS),
  standard: z.enum(PARAMETER_SET_CODES),
  class: z.enum([...new Set([...CLASSES.wheat, ...CLASSES.rice])]).nullable(),
  observations: listOutput(z.enum(OBSERVATIONS)),
});
export type GrainGrade = z.infer<typeof grainOutput>;

/** The classes are parts of one whole: the share that leaves it is told. */
function checkShares(classes: Values<RiceClassName>): Issue[] {
  let left: DecimalText = "100";
  for (const name of RICE_SHARES) {
    const share = classes[name];
    if (typeof share !== "string") continue;
    if (compare(share, left) > 0) return [issue("above_maximum", `classes.${name}`, { max: left })];
    left = subtract(left, share);
  }
  return [];
}

export function gradeGrainRequest(request: GrainRequest): Calculated<GrainGrade> {
  const wrong =
    request.product === "rice" ? checkShares((request.classes ?? {}) as Values<RiceClassName>) : [];
  if (wrong.length > 0) return refused(wrong);
  const set = request.product === "wheat" ? WHEAT_TYPES : RICE_TYPES;
  const grade = gradeParameters(set, request.values as Values);
  const sorted =
    request.product === "wheat"
      ? wheatClass(request.values as DoughValues)
      : { name: riceClass((request.classes ?? {}) as Values<RiceClassName>), missing: [] };
  const moisture = (request.values as Values).moisture ?? null;
  const isWet = moisture !== null && compare(moisture, set.recommendedMoisture) > 0;
  const dry: Observation[] = isWet ? ["moisture_above_recommended"] : [];
  const last = grade.steps.at(-1);
  return calculated({
    ...grade,
    product: request.product,
    standard: set.code,
    class: sorted.name,
    missing: [...grade.missing, ...sorted.missing],
    observations: moisture === null ? ["moisture_not_measured"] : dry,
    steps: [
      ...grade.steps.slice(0, -1),
      ...(moisture === null
        ? []
        : [{ name: "moisture" as const, value: canonical(moisture), unit: "%", rule: set.code }]),
      { name: "class", value: sorted.name, rule: set.code },
      ...(last === undefined ? [] : [last]),
    ],
  });
}

export const gradeGrain = calculator(grainInput, gradeGrainRequest);
