// Decides the result of a whole cargo of wheat, rice or oil from its holds, tanks or sublots: what is linear in mass is
// the mean weighted by tonnes, from unrounded values and rounded once; a falling number goes through its liquefaction
// number; what has no mean (a dough curve, a colour, a flash point) counts with its worst unit. The whole is then judged
// like one sample. A unit without a value is left out of it, and the answer says how many tonnes each figure rests on.

import { z } from "zod";
import { type Calculated, calculated, calculator, issuesUnder, refused } from "../kernel/calculated.ts";
import { canonical, compare, type DecimalText, divide, isZero, multiply, sum } from "../kernel/decimal.ts";
import type { Issue } from "../kernel/errors.ts";
import {
  choiceInput,
  eachNamedInput,
  figureInput,
  listInput,
  namedInput,
  PERCENT,
} from "../kernel/figure.ts";
import { type Fraction, fractionOf, roundFraction, weightedMean } from "../kernel/fraction.ts";
import { decimalOutput, namedOutput, objectOutput } from "../kernel/output.ts";
import { meanText, printedMean } from "./average.ts";
import { type AnalysisName, PARAMETER_NAMES, PARAMETERS, type Parameter } from "./codes.ts";
import {
  type CombinedAnalyses,
  checkAnalyses,
  combineAnalyses,
  combinedAnalysesOutput,
  coverageOutput,
  tonnageText,
} from "./combine.ts";
import type { ClassificationStep } from "./figures.ts";
import type { Reason } from "./grade.ts";
import {
  COLOUR_CELLS,
  CONVERTED_ANALYSES,
  judgeOilRequest,
  OIL_ANALYSES,
  oilOutput,
  readOilValues,
} from "./oil.ts";
import {
  type GrainRequest,
  gradeGrainRequest,
  grainOutput,
  RICE_SHARES,
  type Values,
  WHEAT_NAMES,
} from "./parameter-set.ts";
import { type ParameterSet, RICE_TYPES, WHEAT_TYPES } from "./parameter-sets.data.ts";
import { mostReported, unitsOf } from "./reported-unit.ts";
import { MAX_UNITS } from "./request.ts";

const tonnage = figureInput({ scale: 6, max: "10000000", positive: true });
const unitName = z.string().min(1).max(100);
const figure = figureInput({ scale: 6, max: "10000" });
const percent = figureInput(PERCENT);
/** Share of the tonnage that must have been measured before there is a type; all of it unless told. */
const minimum_coverage_pct = percent.nullish();

const unitsInput = <const S extends z.ZodRawShape>(shape: S) =>
  listInput(z.strictObject({ name: unitName, tonnage, ...shape }), MAX_UNITS, 1);

export const grainCompositeInput = z.discriminatedUnion("product", [
  z.strictObject({
    product: z.literal("wheat"),
    units: unitsInput({ values: namedInput(WHEAT_NAMES, figure.nullish()) }),
    minimum_coverage_pct,
  }),
  z.strictObject({
    product: z.literal("rice"),
    units: unitsInput({
      values: namedInput(PARAMETERS.rice, percent.nullish()),
      classes: namedInput(RICE_SHARES, percent.nullish()).nullish(),
    }),
    minimum_coverage_pct,
  }),
]);
export type GrainCompositeRequest = z.infer<typeof grainCompositeInput>;

export const grainCompositeOutput = objectOutput({
  ...grainOutput.unwrap().shape,
  coverage: coverageOutput,
  /** Tonnes behind each figure that rests on fewer than all. */
  partial_coverage: namedOutput(PARAMETER_NAMES, decimalOutput),
  /** What laboratories measure of the dough, each with its own kind of mean. */
  analyses: combinedAnalysesOutput,
});
export type GrainComposite = z.infer<typeof grainCompositeOutput>;

interface Having {
  readonly tonnage: DecimalText;
  readonly value: DecimalText;
}

interface GrainUnit {
  readonly name: string;
  readonly tonnage: DecimalText;
  readonly values: Values;
  readonly classes?: Values | null | undefined;
}

const havingIn = (units: readonly GrainUnit[], pick: (unit: GrainUnit) => unknown): Having[] =>
  units.flatMap((unit) => {
    const value = pick(unit);
    return typeof value === "string" ? [{ tonnage: unit.tonnage, value }] : [];
  });

/** Shares of one sorting are parts of one whole: a class that a sorted unit does not name has none of it. */
const sharesIn = (units: readonly GrainUnit[], name: string): Having[] =>
  units.flatMap(({ tonnage: tonnes, classes }) => {
    const isSorted = Object.values(classes ?? {}).some((share) => typeof share === "string");
    return isSorted ? [{ tonnage: tonnes, value: classes?.[name as keyof Values] ?? "0" }] : [];
  });

const exactMean = (entries: readonly Having[]): Fraction =>
  weightedMean(entries.map((one) => ({ weight: fractionOf(one.tonnage), value: fractionOf(one.value) })));

const meanOf = (entries: readonly Having[], decimals: number): DecimalText =>
  meanText(exactMean(entries), decimals, "half_up");

const SHARE_DECIMALS = 12;

/** Cut off, so that parts of a whole are never more than it together, and 79.9…9 never counts as 80. */
const shareOf = (entries: readonly Having[]): DecimalText =>
  roundFraction(exactMean(entries), SHARE_DECIMALS, "down");

function meanStep(name: Parameter, entries: readonly Having[], value: DecimalText): ClassificationStep {
  return {
    name,
    value,
    unit: name === "test_weight" ? "kg/hl" : "%",
    formula: printedMean(entries.map((one) => ({ printed: one.tonnage, of: one.value }))),
    rule: "tonnage_mean",
  };
}

interface Means {
  readonly values: Values;
  readonly tonnes: ReadonlyMap<Parameter, DecimalText>;
  readonly steps: readonly ClassificationStep[];
}

function meansOf(set: ParameterSet, names: readonly Parameter[], units: readonly GrainUnit[]): Means {
  const values: Partial<Record<Parameter, DecimalText>> = {};
  const tonnes = new Map<Parameter, DecimalText>();
  const steps: ClassificationStep[] = [];
  for (const name of names) {
    const entries = havingIn(units, (unit) => unit.values[name]);
    if (entries.length === 0) continue;
    const value = meanOf(entries, set.decimals);
    values[name] = value;
    tonnes.set(name, sum(entries.map((one) => one.tonnage)));
    steps.push(meanStep(name, entries, value));
  }
  return { values, tonnes, steps };
}

const DOUGH = [
  "dough_strength",
  "dough_stability",
  "falling_number",
] as const satisfies readonly AnalysisName[];

/** The mean, and the worst unit where there is none. */
const counted = (analyses: CombinedAnalyses): Record<string, DecimalText> =>
  Object.fromEntries(
    Object.entries(analyses).flatMap(([name, one]) => {
      const value = one.value ?? one.worst?.value;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/** The tonnes on which every parameter of the table rests. */
function coverageOf(set: ParameterSet, { tonnes }: Means, of: DecimalText, minimum: DecimalText) {
  const [first, ...others] = Object.keys(set.rows[0]?.limits ?? {}) as Parameter[];
  const at = (name: Parameter) => tonnes.get(name) ?? "0";
  const least = others.reduce<Parameter>(
    (found, name) => (compare(at(name), at(found)) < 0 ? name : found),
    first ?? "foreign",
  );
  const covered = at(least);
  const share = divide(multiply(covered, "100"), of, 2, "down");
  const isEnough = !isZero(covered) && compare(multiply(covered, "100"), multiply(minimum, of)) >= 0;
  const reason: Reason = { code: "coverage_below_minimum", parameter: least, value: share, limit: minimum };
  const step: ClassificationStep = {
    name: "coverage",
    value: share,
    unit: "%",
    formula: `${covered} ÷ ${of} × 100`,
    rounding: "down",
    rule: "minimum_coverage",
  };
  return { covered, step, reason: isEnough ? undefined : reason };
}

/** Each unit is a question of its own before it is part of the whole: shares of rice that exceed it are told there. */
function checkUnits(request: GrainCompositeRequest): Issue[] {
  return request.units.flatMap((unit, at) => {
    const { name: _, tonnage: __, ...own } = unit;
    const judged = gradeGrainRequest({ product: request.product, ...own } as GrainRequest);
    return judged.ok ? [] : issuesUnder(`units.${at}`, judged.issues);
  });
}

export function compositeGrainRequest(request: GrainCompositeRequest): Calculated<GrainComposite> {
  const units = request.units as unknown as readonly GrainUnit[];
  const isWheat = request.product === "wheat";
  const dough = units.map((unit) => ({ ...unit, analyses: isWheat ? doughOf(unit) : {} }));
  const wrong = [...checkUnits(request), ...checkAnalyses(dough).map(inValues)];
  if (wrong.length > 0) return refused(wrong);
  const set = isWheat ? WHEAT_TYPES : RICE_TYPES;
  const means = meansOf(set, isWheat ? PARAMETERS.wheat : PARAMETERS.rice, units);
  const analyses = isWheat ? combineAnalyses(dough, "half") : {};
  const classes = Object.fromEntries(
    RICE_SHARES.flatMap((name) => {
      const entries = sharesIn(units, name);
      return entries.length === 0 ? [] : [[name, shareOf(entries)] as const];
    }),
  );
  const values = { ...means.values, ...counted(analyses) };
  const whole = isWheat
    ? { product: request.product, values }
    : { product: request.product, values, classes };
  const graded = gradeGrainRequest(whole as GrainRequest);
  if (!graded.ok) return graded;
  const of = sum(units.map((unit) => unit.tonnage));
  const coverage = coverageOf(set, means, of, request.minimum_coverage_pct ?? "100");
  const grade = graded.result;
  const isOpen = coverage.reason !== undefined && grade.outcome !== "disqualified";
  const partial = [...means.tonnes].filter(([, tonnes]) => compare(tonnes, of) < 0);
  return calculated({
    ...grade,
    ...(isOpen ? { outcome: "incomplete" as const, type: null } : {}),
    reasons: coverage.reason === undefined ? grade.reasons : [coverage.reason, ...grade.reasons],
    coverage: { tonnage: tonnageText(coverage.covered), of: tonnageText(of) },
    partial_coverage: Object.fromEntries(partial.map(([name, tonnes]) => [name, tonnageText(tonnes)])),
    analyses,
    steps: [coverage.step, ...means.steps, ...grade.steps],
  });
}

const doughOf = ({ values }: GrainUnit) =>
  Object.fromEntries(DOUGH.map((name) => [name, (values as Values<AnalysisName>)[name] ?? null]));

/** What the mean refuses stands among the values of its unit. */
const inValues = (found: Issue): Issue => ({
  ...found,
  ...(found.field === undefined ? {} : { field: found.field.replace(".analyses.", ".values.") }),
});

export const compositeGrain = calculator(grainCompositeInput, compositeGrainRequest);

export const oilCompositeInput = z.strictObject({
  units: unitsInput({
    values: eachNamedInput(OIL_ANALYSES, (name) =>
      figureInput({ scale: 6, max: mostReported(name) }).nullish(),
    ),
  }),
  /** The unit that results were reported in, the same for all; our own unless told. */
  reported_in: eachNamedInput(CONVERTED_ANALYSES, (name) => choiceInput(unitsOf(name)).nullish()).nullish(),
  colour_cell: choiceInput(COLOUR_CELLS).nullish(),
});
export type OilCompositeRequest = z.infer<typeof oilCompositeInput>;

export const oilCompositeOutput = objectOutput({
  ...oilOutput.unwrap().shape,
  analyses: combinedAnalysesOutput,
});
export type OilComposite = z.infer<typeof oilCompositeOutput>;

/** Finer than any result is reported: 249.8 °F is 121 °C. */
const reportedText = (value: Fraction): DecimalText => canonical(roundFraction(value, 12, "half_up"));

export function compositeOilRequest(request: OilCompositeRequest): Calculated<OilComposite> {
  const issues: Issue[] = [];
  const units = request.units.map(({ name, tonnage: tonnes, values }, at) => {
    const read = readOilValues({ values, units: request.reported_in });
    if (!read.ok) issues.push(...issuesUnder(`units.${at}`, read.issues));
    const analyses = read.ok
      ? Object.fromEntries([...read.result].map(([analysis, { value }]) => [analysis, reportedText(value)]))
      : {};
    return { name, tonnage: tonnes, analyses };
  });
  if (issues.length > 0) return refused(issues);
  const analyses = combineAnalyses(units, "half");
  const judged = judgeOilRequest({ values: counted(analyses), colour_cell: request.colour_cell });
  if (!judged.ok) return judged;
  const steps = [...oilMeanSteps(units, analyses), ...judged.result.steps];
  return calculated({ ...judged.result, analyses, steps });
}

/** The means as they come out by hand; what has none is told by its worst tank. */
function oilMeanSteps(
  units: readonly {
    readonly tonnage: DecimalText;
    readonly analyses: Readonly<Record<string, DecimalText>>;
  }[],
  analyses: CombinedAnalyses,
): ClassificationStep[] {
  return OIL_ANALYSES.flatMap((name): ClassificationStep[] => {
    const combined = analyses[name];
    if (combined?.rule !== "mean") return [];
    const entries = units.flatMap(({ tonnage: tonnes, analyses: own }) => {
      const of = own[name];
      return of === undefined ? [] : [{ printed: tonnes, of }];
    });
    const { value, unit } = combined;
    return [{ name, value, unit, formula: printedMean(entries), rule: "tonnage_mean" }];
  });
}

export const compositeOil = calculator(oilCompositeInput, compositeOilRequest);
