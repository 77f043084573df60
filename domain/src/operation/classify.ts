/**
 * What a classification of the field says, worked out from its own row by the standard of its product: the answer that is
 * kept beside the sample, what a person may say instead by hand, and the final of a product from its classifications. All
 * figures are those of the room of the standards; nothing is computed here.
 */
import type { AnalysisName, DeclaredGroup, Group, StandardCode } from "#classification/codes";
import { type Composite, compositeRequest } from "#classification/composite";
import { type Classification, evaluate } from "#classification/evaluate";
import type {
  AnalysisValue,
  CompositeRequest,
  ContractTerms,
  EvaluateRequest,
  QuickResult,
  Sample,
} from "#classification/request";
import { PICKED, PRODUCTS, type Product, type Standard } from "#classification/standard";
import { findStandard, standardOf } from "#classification/standards.data";
import { type Calculated, refused } from "#kernel/calculated";
import { compare, type DecimalText, isZero } from "#kernel/decimal";
import { type Issue, issue } from "#kernel/errors";
import type { SAID_TYPES } from "./pages/classification.ts";
import type { TEST_RESULTS } from "./pages/hose-test.ts";

export type SaidType = (typeof SAID_TYPES)[number];

/** What of a row decides its answer. */
export interface Sampled {
  readonly date: string;
  readonly standard: StandardCode | null;
  readonly group: Group | null;
  readonly sample: Sample | null;
  readonly reported: EvaluateRequest["percentages"];
  readonly analyses: Readonly<Partial<Record<AnalysisName, AnalysisValue | null>>> | null;
  readonly contract: ContractTerms | null;
  readonly quick_tests: readonly { readonly test: string; readonly result: (typeof TEST_RESULTS)[number] }[];
}

export function classifiedProduct(culture: string | null | undefined): Product | undefined {
  return PRODUCTS.find((one) => one === culture);
}

/** Of a row that was judged, by the standard that judged it. */
export function productOfStandard(standard: StandardCode | null): Product {
  return (standard === null ? undefined : findStandard(standard)?.product) ?? "soybean";
}

const QUICK: Readonly<Record<(typeof TEST_RESULTS)[number], QuickResult>> = {
  tested_positive: "positive",
  tested_negative: "negative",
  not_tested: "not_tested",
};

const measurementOf = ({ sample, reported, analyses, quick_tests: tests }: Sampled) => ({
  ...(sample === null ? {} : { sample }),
  ...(reported === null || reported === undefined ? {} : { percentages: reported }),
  ...(analyses === null ? {} : { analyses }),
  quick_tests: Object.fromEntries(tests.map(({ test, result }) => [test, QUICK[result]])),
});

const isDeclared = (group: Group | null): group is DeclaredGroup => group === "I" || group === "II";

/** The question that a row puts to the calculator. What sorting finds nobody declares. */
export function questionOf(row: Sampled, product: Product): EvaluateRequest {
  const declared = product === "soybean" ? { group: row.group as DeclaredGroup | null } : {};
  const { standard, date, contract } = row;
  return {
    product,
    ...(standard === null ? {} : { standard }),
    date,
    ...declared,
    ...(contract === null ? {} : { contract }),
    ...measurementOf(row),
  };
}

export function classifyRow(row: Sampled, product: Product): Calculated<Classification> {
  if (product === "soybean" && row.group !== null && !isDeclared(row.group))
    return refused([issue("not_a_choice", "group")]);
  const answer = evaluate(questionOf(row, product));
  return answer.ok ? answer : refused(answer.issues.map(inRow));
}

/** The percentages that a laboratory reported stand under their own name in a row. */
const inRow = (found: Issue): Issue =>
  found.field?.startsWith("percentages") === true
    ? { ...found, field: found.field.replace("percentages", "reported") }
    : found;

export function standardOfRow({ standard, date }: Pick<Sampled, "standard" | "date">, product: Product) {
  return standard === null ? standardOf(product, date) : findStandard(standard);
}

/**
 * A sample in which not one grain of the total was found was not looked at. Nothing is said of a sample of which the total
 * was not weighed: that is a gap, and the answer names it.
 */
export function checkDamaged(
  { sample, reported }: Pick<Sampled, "sample" | "reported">,
  standard: Standard,
): Issue[] {
  const total = standard.totals.find(({ key }) => key === "total_damaged");
  if (total === undefined) return [];
  const issueAt = (field: string) => [issue("total_damaged_not_greater_than_zero", field)];
  if (reported) return isNothing(reported.total_damaged) ? issueAt("reported.total_damaged") : [];
  const weights = sample?.defects_g ?? {};
  const fields = standard.lines
    .filter(({ key }) => total.parts.includes(key))
    .flatMap((line) => line.weights.map(({ field }) => field.slice(PICKED.length)));
  return fields.length > 0 && fields.every((field) => isNothing(weights[field]))
    ? issueAt("sample.defects_g")
    : [];
}

const isNothing = (value: DecimalText | null | undefined) => typeof value === "string" && isZero(value);

/** What a person may say by hand, by the tables of the standard. */
export function saidGroups(standard: Standard): readonly Group[] {
  return standard.group === null ? standard.declaredGroups : [...standard.group.keys, "mixed"];
}

export function saidTypes(standard: Standard): readonly SaidType[] {
  const types = standard.tables.flatMap(({ rows }) => rows.map(({ type }) => type));
  return [...new Set(types), "out_of_type", "disqualified"];
}

export interface Said {
  readonly group_manual: Group | null;
  readonly type_manual: SaidType | null;
}

export function checkSaid({ group_manual: group, type_manual: type }: Said, standard: Standard): Issue[] {
  return [
    ...(group !== null && !saidGroups(standard).includes(group)
      ? [issue("not_a_choice", "group_manual")]
      : []),
    ...(type !== null && !saidTypes(standard).includes(type) ? [issue("not_a_choice", "type_manual")] : []),
  ];
}

/** The answer as a row keeps it. */
export function keptAnswer(answer: Classification, said: Said) {
  return {
    standard: answer.standard,
    group: said.group_manual ?? answer.group,
    outcome: answer.outcome,
    type: said.type_manual ?? answer.type,
    class: answer.class,
    percentages: answer.percentages,
    reasons: answer.reasons,
    observations: answer.observations,
    missing: answer.missing,
    rounding: answer.rounding,
    contract_verdict: answer.contract,
    computed: { group: answer.group, type: answer.type },
  };
}

export const NO_ANSWER = {
  outcome: null,
  type: null,
  class: null,
  percentages: null,
  reasons: null,
  observations: null,
  missing: null,
  rounding: null,
  contract_verdict: null,
  computed: null,
} as const;

/** A classification that counts towards the whole. */
export interface Counted extends Sampled {
  readonly code: string;
  readonly hold: number | null;
  readonly tonnage: DecimalText | null;
  readonly declared_group: DeclaredGroup | null;
}

export interface Combining {
  readonly product: Product;
  readonly date: string;
  readonly group: Group | null;
  /** Said by whoever combines; that of the classifications unless told. */
  readonly contract: ContractTerms | null;
}

/** Tonnes weighed of the whole cargo decide: neither the worst nor the most frequent classification does. */
export function combineRows(rows: readonly Counted[], asked: Combining): Calculated<Composite> {
  if (rows.length === 0) return refused([issue("ratings_missing", "classification_ids")]);
  const unweighed = rows.filter(({ tonnage }) => tonnage === null);
  if (unweighed.length > 0)
    return refused([
      issue("tonnage_missing", "classification_ids", {
        code: unweighed.map(({ code }) => code).join(", "),
      }),
    ]);
  const groups = [...new Set(rows.map((row) => row.declared_group))];
  const [only = null] = groups;
  const group = isDeclared(asked.group) ? asked.group : groups.length === 1 ? only : null;
  const contract = asked.contract ?? agreedContract(rows);
  const request: CompositeRequest = {
    product: asked.product,
    date: asked.date,
    ...(asked.product === "soybean" ? { group } : {}),
    ...(contract === null ? {} : { contract }),
    units: rows.map((row) => ({
      name: row.code,
      tonnage: row.tonnage ?? "0",
      ...measurementOf(row),
    })),
  };
  return compositeRequest(request);
}

/** The terms that all of them were held against; none where they differ. */
function agreedContract(rows: readonly Counted[]): ContractTerms | null {
  const said = new Set(rows.map(({ contract }) => JSON.stringify(contract)));
  return said.size === 1 ? (rows[0]?.contract ?? null) : null;
}

/** The combined answer as the row of a final keeps it. */
export function keptComposite(answer: Composite) {
  const { quick_tests: _, units, coverage, analyses, ...rest } = answer;
  const kept = keptAnswer({ ...rest, quick_tests: {} }, { group_manual: null, type_manual: null });
  return { ...kept, units, coverage, analyses: wholeAnalyses(analyses) };
}

/** A mean is one of the cargo where every tonne was analysed, and each time with a figure. */
function wholeAnalyses(analyses: Composite["analyses"]): Readonly<Record<string, DecimalText>> | null {
  const whole = Object.entries(analyses).flatMap(([name, { value, coverage, below_detection: below }]) =>
    value !== null && below === undefined && compare(coverage.tonnage, coverage.of) === 0
      ? [[name, value] as const]
      : [],
  );
  return whole.length === 0 ? null : Object.fromEntries(whole);
}

/** Every tonne that was classified must have been measured in all that the type depends on. */
export function checkCoverage({ reasons, coverage }: Composite): Issue[] {
  return reasons.some(({ code }) => code === "coverage_below_minimum")
    ? [issue("coverage_too_low", "classification_ids", { covered: coverage.tonnage, of: coverage.of })]
    : [];
}
