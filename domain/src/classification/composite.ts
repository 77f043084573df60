// Decides the result of a whole cargo from its holds, barges or sublots: each percentage is the mean of the
// units weighted by tonnes, taken from unrounded values, rounded once, and the mean is graded again. Neither
// the worst nor the most frequent unit decides. This is a calculated result: a physical composite sample that
// is analysed once is another thing and is classified like any sample.
//
// A unit without a value is left out of numerator and denominator, and the answer says how many tonnes it
// rests on. Findings such as odour or insects hold for the whole as soon as one unit has them.

import { z } from "zod";
import { type Calculated, calculated, calculator, issuesUnder, refused } from "../kernel/calculated.ts";
import { compare, type DecimalText, divide, isZero, multiply, sum } from "../kernel/decimal.ts";
import type { Issue } from "../kernel/errors.ts";
import { roundFraction } from "../kernel/fraction.ts";
import { decimalOutput, listOutput, namedOutput, objectOutput } from "../kernel/output.ts";
import { QUICK_TEST_NAMES } from "./analyses.data.ts";
import { type Averaged, averageOf, type Unit } from "./average.ts";
import { CLASS_NAMES, type Flag, GROUPS, OUTCOMES, PARAMETER_NAMES, type Parameter, TYPES } from "./codes.ts";
import {
  type CombinedAnalyses,
  checkAnalyses,
  combineAnalyses,
  combinedAnalysesOutput,
  combinedTestOutput,
  combineTests,
  coverageOutput,
  tonnageText,
} from "./combine.ts";
import { type ContractVerdict, contractVerdictOutput, judgeContract } from "./contract-verdict.ts";
import {
  type ClassificationTerms,
  classificationOf,
  classificationOutput,
  measure,
  quickTestsOf,
  termsOf,
} from "./evaluate.ts";
import { type ClassificationStep, type Percentages, percentagesOutput } from "./figures.ts";
import { type Grade, gradeLot, type Reason, reasonOutput } from "./grade.ts";
import { checkFlags, foundIn, type Measured } from "./measure.ts";
import { type CompositeRequest, compositeInput, type UnitRequest, WEIGHTINGS } from "./request.ts";

export const compositeUnitOutput = objectOutput({
  name: z.string(),
  tonnage: decimalOutput,
  group: z.enum(GROUPS).nullable(),
  class: z.enum(CLASS_NAMES).nullable(),
  outcome: z.enum(OUTCOMES),
  type: z.enum(TYPES).nullable(),
  percentages: percentagesOutput.nullable(),
  reasons: listOutput(reasonOutput),
  contract: contractVerdictOutput.nullable(),
});
export type CompositeUnit = z.infer<typeof compositeUnitOutput>;

export const compositeOutput = objectOutput({
  ...classificationOutput.unwrap().shape,
  coverage: coverageOutput,
  /** Tonnes behind each percentage that rests on fewer than all. */
  partial_coverage: namedOutput(PARAMETER_NAMES, decimalOutput),
  /** The means with two decimals, as contracts print them. */
  averages: percentagesOutput,
  analyses: combinedAnalysesOutput,
  quick_tests: namedOutput(QUICK_TEST_NAMES, combinedTestOutput),
  weighting: z.enum(WEIGHTINGS),
  units: listOutput(compositeUnitOutput),
});
export type Composite = z.infer<typeof compositeOutput>;

const AVERAGE_DECIMALS = 2;

export function compositeRequest(request: CompositeRequest): Calculated<Composite> {
  const asked = termsOf(request);
  if (!asked.ok) return asked;
  const terms = asked.result;
  const read = readUnits(terms, request.units);
  if (!read.ok) return read;
  const units = read.result;

  const weighting = request.weighting ?? "tonnage";
  const averaged = averageOf(terms, units, weighting);
  const coverage = coverageOf(terms, units, averaged, request.minimum_coverage_pct ?? "100");
  const grade = gradeLot(terms.standard, terms.group, averaged.measured, terms.rounding, coverage.blocking);
  const analyses = combineAnalyses(request.units, request.below_detection ?? "half");
  const { quick_tests: _, ...classification } = classificationOf(
    terms,
    grade,
    contractVerdict(terms, grade, averaged.measured, means(analyses)),
    {},
  );
  return calculated({
    ...classification,
    reasons: nameUnits(grade.reasons, units),
    steps: [coverageStep(coverage), ...classification.steps],
    coverage: { tonnage: tonnageText(coverage.tonnage), of: tonnageText(coverage.of) },
    partial_coverage: coverage.partial,
    averages: averagesOf(grade),
    analyses,
    quick_tests: combineTests(units),
    weighting,
    units: units.map((unit) => unitResult(terms, unit)),
  });
}

function readUnits(
  terms: ClassificationTerms,
  requests: readonly UnitRequest[],
): Calculated<readonly Unit[]> {
  const issues: Issue[] = [...checkAnalyses(requests)];
  const units = requests.map((request, index): Unit => {
    const read = measure(terms.standard, request);
    if (read === null)
      issues.push(...checkFlags(terms.standard, request.flags ?? [], `units.${index}.flags`));
    if (read !== null && !read.ok) issues.push(...issuesUnder(`units.${index}`, read.issues));
    const measured = read?.ok ? read.result : null;
    return {
      request,
      measured,
      grade: measured && gradeLot(terms.standard, terms.group, measured, terms.rounding),
      tests: quickTestsOf(terms.standard.product, request.quick_tests),
    };
  });
  return issues.length > 0 ? refused(issues) : calculated(units);
}

interface Covered {
  readonly tonnage: DecimalText;
  readonly of: DecimalText;
  readonly partial: Partial<Record<Parameter, DecimalText>>;
  /** Percent of the tonnage, cut off so that 99.999 never prints as everything. */
  readonly share: DecimalText;
  readonly blocking: readonly Reason[];
}

function coverageStep({ tonnage, of, share }: Covered): ClassificationStep {
  const formula = `${tonnage} ÷ ${of} × 100`;
  return {
    name: "coverage",
    value: share,
    unit: "%",
    formula,
    rounding: "down",
    rule: "minimum_coverage",
  };
}

/** The tonnes on which every parameter of the type table rests, against all tonnes. */
function coverageOf(
  terms: ClassificationTerms,
  units: readonly Unit[],
  averaged: Averaged,
  minimum: DecimalText,
): Covered {
  const { standard, group } = terms;
  const of = sum(units.map((unit) => unit.request.tonnage));
  const limits = standard.tables.find((table) => table.group === group)?.rows[0]?.limits ?? {};
  const isWeighed = units.some((unit) => unit.measured !== null && !unit.measured.isReported);
  // Parts of a total that no laboratory reported are no gap in the tonnage; weights that were not taken are.
  const asked = (Object.keys(limits) as Parameter[]).filter((key) => isWeighed || averaged.tonnes.has(key));
  const least = asked.reduce<[Parameter, DecimalText] | null>((found, key) => {
    const tonnes = averaged.tonnes.get(key) ?? "0";
    return found === null || compare(tonnes, found[1]) < 0 ? [key, tonnes] : found;
  }, null);
  const [parameter, tonnage]: [Parameter, DecimalText] = least ?? ["foreign", "0"];
  const share = divide(multiply(tonnage, "100"), of, AVERAGE_DECIMALS, "down");
  const isEnough = !isZero(tonnage) && compare(multiply(tonnage, "100"), multiply(minimum, of)) >= 0;
  const partial = [...averaged.tonnes].filter(([, tonnes]) => compare(tonnes, of) < 0);
  return {
    tonnage,
    of,
    share,
    partial: Object.fromEntries(partial.map(([key, tonnes]) => [key, tonnageText(tonnes)])),
    blocking: isEnough ? [] : [{ code: "coverage_below_minimum", parameter, value: share, limit: minimum }],
  };
}

const means = (analyses: CombinedAnalyses): Record<string, DecimalText | null> =>
  Object.fromEntries(
    Object.entries(analyses).map(([name, one]) => [name, one.value ?? one.worst?.value ?? null]),
  );

function contractVerdict(
  terms: ClassificationTerms,
  grade: Grade,
  measured: Measured,
  analyses: Parameters<typeof judgeContract>[1]["analyses"],
): ContractVerdict | null {
  if (terms.contract === null) return null;
  return judgeContract(terms.contract, { exact: grade.figures.exact, analyses, flags: foundIn(measured) });
}

function averagesOf(grade: Grade): Percentages {
  return Object.fromEntries(
    (Object.keys(grade.figures.percentages) as Parameter[]).map((key) => {
      const value = grade.figures.exact.get(key);
      return [key, value === undefined ? null : roundFraction(value, AVERAGE_DECIMALS, "half_up")];
    }),
  );
}

const isSame = (left: DecimalText | null | undefined, right: DecimalText | null) =>
  typeof left === "string" && right !== null && compare(left, right) === 0;

/** A finding is repeated for every unit that has it, with the unit's name. */
function nameUnits(reasons: readonly Reason[], units: readonly Unit[]): Reason[] {
  return reasons.flatMap((reason) => {
    const owners = units.filter(
      (unit) =>
        unit.measured?.flags.has(reason.parameter as Flag) ||
        unit.request.flags?.some((flag) => flag === reason.parameter) ||
        (reason.parameter === "toxic_seeds_per_kg" && isSame(unit.measured?.toxicSeedsPerKg, reason.value)),
    );
    return owners.length === 0 ? [reason] : owners.map((unit) => ({ ...reason, unit: unit.request.name }));
  });
}

function unitResult(terms: ClassificationTerms, { request, measured, grade }: Unit): CompositeUnit {
  return {
    name: request.name,
    tonnage: tonnageText(request.tonnage),
    group: grade?.group ?? terms.group,
    class: grade?.class ?? null,
    outcome: grade?.outcome ?? "incomplete",
    type: grade?.type ?? null,
    percentages: grade?.figures.percentages ?? null,
    reasons: grade?.reasons ?? [],
    contract: grade && measured && contractVerdict(terms, grade, measured, request.analyses ?? {}),
  };
}

export const composite = calculator(compositeInput, compositeRequest);
