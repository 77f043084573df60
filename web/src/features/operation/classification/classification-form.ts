/** What the form of a classification asks for, by the standard of the product, and what comes of it while one types. */
import { ANALYSES, GRAIN_ANALYSES, QUICK_TESTS } from "@plimsoll/domain/classification/analyses.data";
import { type AnalysisName, DECLARED_GROUPS, type Group } from "@plimsoll/domain/classification/codes";
import { CONTRACT_TEMPLATES } from "@plimsoll/domain/classification/contract-limits.data";
import type { Classification } from "@plimsoll/domain/classification/evaluate";
import type {
  AnalysisValue,
  ContractTerms,
  EvaluateRequest,
  Sample,
} from "@plimsoll/domain/classification/request";
import { type Product, percentageKeysOf, type Standard } from "@plimsoll/domain/classification/standard";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import type { Row } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import {
  checkDamaged,
  classifyRow,
  type SaidType,
  type Sampled,
  standardOfRow,
} from "@plimsoll/domain/operation/classify";
import type { classification } from "@plimsoll/domain/operation/pages/classification";
import { TEST_RESULTS } from "@plimsoll/domain/operation/pages/hose-test";
import {
  choice,
  day,
  type FieldItem,
  figure,
  type Item,
  smallFigure,
  smallFigures,
  text,
} from "#calculator/calculator-form";
import { type SampleParts, sampleParts } from "#calculator/classification";
import { requestOf, statesOfRequest } from "#calculator/request";

export type ClassificationRow = Row<typeof classification>;

/** What a form of one operation chooses from. */
export interface FormFacts {
  /** Products of the plan that are classified. */
  readonly products: readonly { readonly id: string; readonly name: string; readonly product: Product }[];
  /** Of a road order, those that are there; a ship has holds instead. */
  readonly trucks: readonly { readonly id: string; readonly plate: string }[] | null;
  /** Holds by product. */
  readonly holdsOf: (productId: string) => readonly number[];
  readonly labelOf: (name: string) => string;
  readonly choicesOf: (name: string) => Readonly<Record<string, string>>;
  readonly entered: { readonly label: string; readonly grams: string; readonly percent: string };
}

const KINDS = ["partial", "period", "composite"] as const;

export interface FormParts {
  readonly head: readonly Item[];
  readonly sample: SampleParts | null;
  /** Percentages as a laboratory reports them. */
  readonly reported: readonly FieldItem[];
  /** What a laboratory says beside the defects. */
  readonly analyses: readonly FieldItem[];
  readonly tests: readonly Item[];
  readonly ends: readonly Item[];
}

export function productOf(values: Values, { products }: FormFacts): Product | undefined {
  return products.find(({ id }) => id === values.product_id)?.product;
}

function headItems(values: Values, facts: FormFacts, product: Product | undefined): Item[] {
  const { products, trucks, holdsOf, labelOf, choicesOf, entered } = facts;
  const holds = holdsOf(String(values.product_id ?? "")).map(String);
  const named = (name: string) => () => labelOf(name);
  return [
    choice(
      "product_id",
      named("product_id"),
      products.map(({ id }) => id),
      () => Object.fromEntries(products.map(({ id, name }) => [id, name])),
    ),
    choice("kind", named("kind"), KINDS, () => choicesOf("kind")),
    trucks === null
      ? choice("hold", named("hold"), holds, () => Object.fromEntries(holds.map((one) => [one, one])))
      : choice(
          "truck_id",
          named("truck_id"),
          trucks.map(({ id }) => id),
          () => Object.fromEntries(trucks.map(({ id, plate }) => [id, plate])),
        ),
    day("date", named("date")),
    figure("tonnage", () => `${labelOf("tonnage")} (MT)`),
    ...(product === "soybean"
      ? [choice("group", named("group"), DECLARED_GROUPS, () => choicesOf("group"))]
      : []),
    choice(
      "contract.template",
      named("contract"),
      CONTRACT_TEMPLATES.filter((one) => one.product === product).map(({ code }) => code),
      () => Object.fromEntries(CONTRACT_TEMPLATES.map(({ code, name }) => [code, name])),
    ),
    choice(
      "entered",
      () => entered.label,
      ["grams", "percent"],
      () => ({ grams: entered.grams, percent: entered.percent }),
    ),
  ];
}

export function formParts(values: Values, facts: FormFacts): FormParts {
  const product = productOf(values, facts);
  const standard = product && standardOfRow({ standard: null, date: todayText(values) }, product);
  const words = (all: CalculatorWords): Readonly<Record<string, string>> =>
    product ? all.classification.parameters[product] : {};
  const isPercent = values.entered === "percent";
  return {
    head: headItems(values, facts, product),
    sample: product && !isPercent ? sampleParts(product) : null,
    reported: standard && isPercent ? smallFigures("reported", [...percentageKeysOf(standard)], words) : [],
    analyses: product ? analysisItems(product) : [],
    tests: product
      ? QUICK_TESTS[product].map((name) =>
          choice(
            `tests.${name}`,
            (w) => w.classification.quickTests[name],
            TEST_RESULTS,
            () => facts.choicesOf("quick_tests.result"),
          ),
        )
      : [],
    ends: [text("remark", () => facts.labelOf("remark"))],
  };
}

const analysisPath = (name: string) => `analyses.${name}`;

function analysisItems(product: Product): FieldItem[] {
  return GRAIN_ANALYSES[product].map((name) => {
    const unit = ANALYSES.find((one) => one.name === name)?.unit ?? "";
    return smallFigure(analysisPath(name), (w) => `${w.classification.analyses[name]} (${unit})`);
  });
}

const todayText = ({ date }: Values) => (typeof date === "string" ? date : "9999-12-31");

export function itemsOf({ head, sample, reported, analyses, tests, ends }: FormParts): Item[] {
  const weighed = sample ? [...sample.weighed, ...sample.picked, ...sample.sorted] : [];
  return [...head, ...weighed, ...reported, ...analyses, ...tests, ...ends];
}

const OPTIONAL = [
  "sample",
  "sample.defects_g",
  "sample.kernel_g",
  "sample.colour_g",
  "reported",
  "analyses",
  "contract",
  "tests",
];

/** The form of a row, or of a new one that begins where the last one was. */
export function startStates(facts: FormFacts, begins: Values): Values {
  const states = statesOfRequest(itemsOf(formParts(begins, facts)), begins);
  return { ...states, group_manual: begins.group_manual ?? null, type_manual: begins.type_manual ?? null };
}

/** A row as the form has it. */
export function beginsOf(row: ClassificationRow): Values {
  const { quick_tests: tests, hold, declared_group: declared, reported, analyses } = row;
  const figures = Object.entries(analyses ?? {}).filter(([, value]) => typeof value === "string");
  return {
    ...row,
    analyses: Object.fromEntries(figures),
    hold: hold === null || hold === undefined ? null : String(hold),
    group: declared ?? row.group,
    entered: reported ? "percent" : "grams",
    tests: Object.fromEntries((tests ?? []).map(({ test, result }) => [test, result])),
  };
}

interface Typed {
  readonly product_id?: string;
  readonly kind?: string;
  readonly hold?: string;
  readonly truck_id?: string;
  readonly date?: string;
  readonly tonnage?: string;
  readonly group?: Group;
  readonly contract?: { readonly template?: string };
  readonly sample?: Sample;
  readonly reported?: EvaluateRequest["percentages"];
  readonly analyses?: Readonly<Record<string, string>>;
  readonly tests?: Readonly<Record<string, (typeof TEST_RESULTS)[number]>>;
  readonly remark?: string;
}

export interface Worked {
  readonly parts: FormParts;
  readonly items: readonly Item[];
  readonly product: Product | undefined;
  readonly standard: Standard | undefined;
  readonly answer: Classification | null;
  readonly issues: readonly Issue[];
  readonly typed: Typed;
  readonly contract: ContractTerms | null;
  readonly analyses: Sampled["analyses"];
  /** Those that no field shows, while none is typed over them. */
  readonly beside: readonly (readonly [AnalysisName, AnalysisValue])[];
}

/**
 * What the form cannot hold stays as a laboratory sent it: "less than", and analyses that it does not ask for. Of another
 * product they say nothing.
 */
function analysesIn(typed: Typed, row: ClassificationRow | undefined, { analyses: items }: FormParts) {
  const known = row !== undefined && row.product_id === typed.product_id ? (row.analyses ?? {}) : {};
  const isAsked = (name: string) => items.some(({ path }) => path === analysisPath(name));
  const beside = Object.entries(known).flatMap(([name, value]) =>
    value && typed.analyses?.[name] === undefined && !(typeof value === "string" && isAsked(name))
      ? [[name as AnalysisName, value] as const]
      : [],
  );
  const all = { ...Object.fromEntries(beside), ...typed.analyses };
  return { beside, analyses: Object.keys(all).length === 0 ? null : all };
}

/** Terms that somebody agreed in other ways than by a template stay as they are. */
function contractIn({ contract }: Typed, row: ClassificationRow | undefined): ContractTerms | null {
  const known = row?.contract ?? null;
  const template = contract?.template ?? null;
  if ((known?.template ?? null) === template) return known;
  return template === null ? null : { template };
}

export function workOut(values: Values, facts: FormFacts, row: ClassificationRow | undefined): Worked {
  const parts = formParts(values, facts);
  const items = itemsOf(parts);
  const { request, refused } = requestOf(items, values, OPTIONAL);
  const typed = request as Typed;
  const product = productOf(values, facts);
  const contract = contractIn(typed, row);
  const given = { parts, items, product, typed, contract, ...analysesIn(typed, row, parts) };
  const isOfTruck = facts.trucks !== null && typed.kind === "partial";
  const required = ["product_id", "kind", "date", ...(isOfTruck ? (["truck_id"] as const) : [])] as const;
  const missing = required.flatMap((name) => (typed[name] === undefined ? [issue("required", name)] : []));
  if (product === undefined)
    return { ...given, standard: undefined, answer: null, issues: [...refused, ...missing] };
  const sampled = sampledOf(given, row);
  const answer = classifyRow(sampled, product);
  const standard = standardOfRow(sampled, product);
  const unread = new Set(refused.map(({ field }) => field));
  const found = answer.ok ? (standard ? checkDamaged(sampled, standard) : []) : answer.issues;
  const issues = [...refused, ...missing, ...found.filter(({ field }) => !unread.has(field))];
  return { ...given, standard, answer: answer.ok && refused.length === 0 ? answer.result : null, issues };
}

function sampledOf(
  { typed, contract, analyses }: Pick<Worked, "typed" | "contract" | "analyses">,
  row: ClassificationRow | undefined,
): Sampled {
  const isSame = row !== undefined && row.product_id === typed.product_id;
  return {
    date: typed.date ?? "2026-01-01",
    standard: isSame ? row.standard : null,
    group: typed.group ?? null,
    sample: typed.sample ?? null,
    reported: typed.reported ?? null,
    analyses,
    contract,
    quick_tests: Object.entries(typed.tests ?? {}).map(([test, result]) => ({ test, result })),
  };
}

/** The row as it is sent: what was left empty is said to be empty. */
export function valuesToSend({ typed, product, contract, analyses }: Worked, values: Values): Values {
  const known = Object.entries(typed.tests ?? {});
  return {
    product_id: typed.product_id ?? null,
    kind: typed.kind ?? "partial",
    hold: typed.hold === undefined ? null : Number(typed.hold),
    truck_id: typed.truck_id ?? null,
    date: typed.date ?? null,
    tonnage: typed.tonnage ?? null,
    ...(product === "soybean" ? { group: typed.group ?? null } : {}),
    sample: typed.sample ?? null,
    reported: typed.reported ?? null,
    analyses,
    contract,
    quick_tests: known.map(([test, result]) => ({ test, result })),
    group_manual: (values.group_manual ?? null) as Group | null,
    type_manual: (values.type_manual ?? null) as SaidType | null,
    remark: typed.remark ?? null,
  };
}
