// Decides the classification of one sample by one version of one standard: percentages, class, type, reasons,
// consequences, and beside it the verdict of the contract. Grams and percent in, percent by weight out. It
// answers with field issues for input that cannot be, and explains itself step by step.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused } from "../kernel/calculated.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { listOutput, namedOutput, objectOutput } from "../kernel/output.ts";
import { QUICK_TEST_NAMES, QUICK_TESTS, type QuickTest } from "./analyses.data.ts";
import {
  CAUSES,
  CLASS_NAMES,
  type DeclaredGroup,
  type Flag,
  GROUPS,
  OBSERVATIONS,
  OUTCOMES,
  STANDARD_CODES,
  SUBJECTS,
  TYPES,
} from "./codes.ts";
import {
  type Contract,
  type ContractVerdict,
  contractOf,
  contractVerdictOutput,
  judgeContract,
} from "./contract-verdict.ts";
import { classificationStepOutput, percentagesOutput } from "./figures.ts";
import { type Grade, gradeLot, reasonOutput } from "./grade.ts";
import { checkFlags, foundIn, type Measured, measureReport, measureSample } from "./measure.ts";
import {
  type EvaluateRequest,
  evaluateInput,
  QUICK_RESULTS,
  type QuickResult,
  type Rounding,
  roundingOutput,
} from "./request.ts";
import { isInForce, PRODUCTS, type Product, type Standard } from "./standard.ts";
import { findStandard, standardOf } from "./standards.data.ts";

export const classificationOutput = objectOutput({
  standard: z.enum(STANDARD_CODES),
  product: z.enum(PRODUCTS),
  group: z.enum(GROUPS).nullable(),
  class: z.enum(CLASS_NAMES).nullable(),
  outcome: z.enum(OUTCOMES),
  type: z.enum(TYPES).nullable(),
  percentages: percentagesOutput,
  reasons: listOutput(reasonOutput),
  observations: listOutput(z.enum(OBSERVATIONS)),
  rounding: roundingOutput,
  causes: listOutput(z.enum(CAUSES)),
  missing: listOutput(z.enum(SUBJECTS)),
  contract: contractVerdictOutput.nullable(),
  quick_tests: namedOutput(QUICK_TEST_NAMES, z.enum(QUICK_RESULTS)),
  steps: listOutput(classificationStepOutput),
});
export type Classification = z.infer<typeof classificationOutput>;

/** What a sample is classified by, once its names have been looked up. */
export interface ClassificationTerms {
  readonly standard: Standard;
  readonly group: DeclaredGroup | null;
  readonly rounding: Rounding;
  readonly contract: Contract | null;
}

type Asked = Pick<EvaluateRequest, "product" | "standard" | "group" | "date" | "rounding" | "contract">;

export function termsOf(asked: Asked): Calculated<ClassificationTerms> {
  const standard =
    typeof asked.standard === "string"
      ? findStandard(asked.standard)
      : standardOf(asked.product, asked.date ?? undefined);
  if (standard === undefined || standard.product !== asked.product)
    return refused([issue("not_a_choice", "standard")]);
  const issues: Issue[] = [];
  if (typeof asked.date === "string" && !isInForce(standard, asked.date))
    issues.push(issue("standard_not_in_force", "standard", { date: asked.date }));
  issues.push(...checkGroup(standard, asked.group ?? null));
  const terms = asked.contract ?? null;
  const agreed = terms === null ? null : contractOf(terms, standard);
  issues.push(...(agreed?.issues ?? []));
  if (issues.length > 0) return refused(issues);
  return calculated({
    standard,
    group: asked.group ?? null,
    rounding: {
      mode: asked.rounding?.mode ?? "half_up",
      totals: asked.rounding?.totals ?? "sum_of_rounded",
    },
    contract: agreed?.contract ?? null,
  });
}

/** Where the interested party declares the group it must be said; where sorting finds it nobody declares it. */
function checkGroup(standard: Standard, group: DeclaredGroup | null): Issue[] {
  const isDeclared = standard.declaredGroups.length > 0;
  if (group === null) return isDeclared ? [issue("required", "group")] : [];
  return standard.declaredGroups.includes(group) ? [] : [issue("not_a_choice", "group")];
}

type Given = Pick<EvaluateRequest, "sample" | "percentages"> & { readonly flags?: readonly Flag[] | null };

/** Nothing was measured where neither weights nor percentages are given: null. */
export function measure(standard: Standard, given: Given): Calculated<Measured> | null {
  const { sample, percentages } = given;
  if (sample && percentages) return refused([issue("invalid", "percentages")]);
  const read = sample
    ? measureSample(standard, sample)
    : percentages
      ? measureReport(standard, percentages)
      : null;
  const flags = given.flags ?? [];
  if (read === null || flags.length === 0) return read;
  const wrong = checkFlags(standard, flags, "flags");
  if (!read.ok || wrong.length > 0) return refused([...(read.ok ? [] : read.issues), ...wrong]);
  return calculated({ ...read.result, flags: new Set([...read.result.flags, ...flags]) });
}

export type QuickResults = Partial<Record<QuickTest, QuickResult>>;

/** Every test of the product, "not tested" unless somebody says otherwise. */
export function quickTestsOf(product: Product, given: EvaluateRequest["quick_tests"]): QuickResults {
  const results: QuickResults = {};
  for (const name of QUICK_TESTS[product]) results[name] = "not_tested";
  for (const [name, result] of Object.entries(given ?? {}))
    results[name as QuickTest] = result ?? "not_tested";
  return results;
}

export function classificationOf(
  terms: ClassificationTerms,
  grade: Grade,
  contract: ContractVerdict | null,
  quickTests: QuickResults,
): Classification {
  return {
    standard: terms.standard.code,
    product: terms.standard.product,
    group: grade.group,
    class: grade.class,
    outcome: grade.outcome,
    type: grade.type,
    percentages: grade.figures.percentages,
    reasons: grade.reasons,
    observations: grade.observations,
    rounding: terms.rounding,
    causes: grade.causes,
    missing: grade.missing,
    contract,
    quick_tests: quickTests,
    steps: grade.steps,
  };
}

export function evaluateRequest(request: EvaluateRequest): Calculated<Classification> {
  const terms = termsOf(request);
  if (!terms.ok) return terms;
  const { standard, group, rounding, contract } = terms.result;
  const measured = measure(standard, request);
  if (measured === null) return refused([issue("required", "sample")]);
  if (!measured.ok) return measured;
  const grade = gradeLot(standard, group, measured.result, rounding);
  const verdict =
    contract === null
      ? null
      : judgeContract(contract, {
          exact: grade.figures.exact,
          analyses: request.analyses ?? {},
          flags: foundIn(measured.result),
        });
  return calculated(
    classificationOf(terms.result, grade, verdict, quickTestsOf(standard.product, request.quick_tests)),
  );
}

export const evaluate = calculator(evaluateInput, evaluateRequest);
