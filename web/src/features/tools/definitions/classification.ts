/** Classification of grains and what follows from it: composite, discounts, sampling, wheat and rice, oil. */
import { QUICK_TEST_NAMES } from "@plimsoll/domain/classification/analyses.data";
import { DECLARED_GROUPS, FLAGS, PARAMETERS } from "@plimsoll/domain/classification/codes";
import { type Composite, composite } from "@plimsoll/domain/classification/composite";
import { CONTRACT_TEMPLATES } from "@plimsoll/domain/classification/contract-limits.data";
import type { ContractVerdict } from "@plimsoll/domain/classification/contract-verdict";
import { type Classification, evaluate } from "@plimsoll/domain/classification/evaluate";
import { outcomeLabel } from "@plimsoll/domain/classification/labels";
import { QUICK_RESULTS, TOTAL_POLICIES } from "@plimsoll/domain/classification/request";
import { PRODUCTS } from "@plimsoll/domain/classification/standard";
import { STANDARDS } from "@plimsoll/domain/classification/standards.data";
import { soybeanRequest } from "@plimsoll/domain/classification/worked-samples";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import {
  cards,
  choice,
  choices,
  figure,
  group,
  type Item,
  smallFigure,
  smallFigures,
  text,
} from "#calculator/calculator-form";
import { defineTool, type ResultContext, type Shown, type ShownTable, type Tone } from "#calculator/tool";

type Product = (typeof PRODUCTS)[number];

const productOf = (values: Values): Product => (values.product === "maize" ? "maize" : "soybean");

/** What the standard of a product has weighed defect by defect. */
function pickedNames(product: Product): string[] {
  const standard = STANDARDS.find((one) => one.product === product);
  const fields = standard?.lines.flatMap((line) => line.weights.map(({ field }) => field)) ?? [];
  return [...new Set(fields.flatMap((field) => (field.startsWith("defects_g.") ? [field.slice(10)] : [])))];
}

const question: readonly Item[] = [
  choice(
    "product",
    (w) => w.fields.classification.product,
    PRODUCTS,
    (w) => w.classification.products,
  ),
  choice(
    "group",
    (w) => w.fields.classification.group,
    DECLARED_GROUPS,
    (w) => w.classification.groups,
  ),
  choice(
    "rounding.totals",
    (w) => w.fields.classification.rounding,
    TOTAL_POLICIES,
    (w) => w.classification.totalPolicies,
  ),
  choice(
    "contract.template",
    (w) => w.fields.classification.contract,
    CONTRACT_TEMPLATES.map(({ code }) => code),
    () => Object.fromEntries(CONTRACT_TEMPLATES.map(({ code, name }) => [code, name])),
  ),
];

function sampleItems(product: Product): Item[] {
  const words = (all: CalculatorWords): Readonly<Record<string, string>> =>
    all.classification.parameters[product];
  const label = (key: keyof CalculatorWords["fields"]["sample"]) => (w: CalculatorWords) =>
    w.fields.sample[key];
  return [
    smallFigure("sample.work_sample_g", label("work_sample_g")),
    smallFigure("sample.foreign_matter_g", label("foreign_matter_g")),
    ...(product === "maize"
      ? [
          smallFigure("sample.broken_g", label("broken_g")),
          smallFigure("sample.retained_5mm_g", label("retained_5mm_g")),
        ]
      : [smallFigure("sample.clean_sample_g", label("clean_sample_g"))]),
    smallFigure("sample.moisture_pct", label("moisture_pct")),
    group(label("defects_g"), smallFigures("sample.defects_g", pickedNames(product), words)),
    ...(product === "maize"
      ? [
          group(label("kernel_g"), smallFigures("sample.kernel_g", ["flint", "dent", "semi"], words)),
          group(label("colour_g"), smallFigures("sample.colour_g", ["yellow", "white", "other"], words)),
        ]
      : [smallFigure("sample.other_colours_g", label("other_colours_g"))]),
    choices("sample.flags", label("flags"), FLAGS, (w) => w.classification.flags),
  ];
}

const quickItems = group(
  (w) => w.fields.classification.quick_tests,
  QUICK_TEST_NAMES.map((name) =>
    choice(
      `quick_tests.${name}`,
      (w) => (w.classification.quickTests as Readonly<Record<string, string>>)[name] ?? name,
      QUICK_RESULTS,
      (w) => w.classification.quickResults,
    ),
  ),
);

const tones: Readonly<Record<string, Tone>> = {
  typed: "ok",
  out_of_type: "warn",
  reprocess_first: "warn",
  hold_live_insects: "bad",
  disqualified: "bad",
  incomplete: "plain",
};

type Graded = Pick<
  Classification,
  | "product"
  | "group"
  | "class"
  | "outcome"
  | "type"
  | "percentages"
  | "reasons"
  | "observations"
  | "missing"
  | "contract"
  | "steps"
>;

/** The word of what a reason is about: a percentage, a finding, another subject or an analysis. */
function subjectWord({ classification }: CalculatorWords, product: Product, code: string): string {
  const lists: readonly Readonly<Record<string, string>>[] = [
    classification.parameters[product],
    classification.flags,
    classification.subjects,
    classification.analyses,
  ];
  return lists.find((one) => Object.hasOwn(one, code))?.[code] ?? code;
}

function outcomeText(graded: Graded, { words }: ResultContext): string {
  const { types, outcomes } = words.classification;
  return graded.type === null ? outcomes[outcomeLabel(graded)] : types[graded.type];
}

function contractTable(contract: ContractVerdict, product: Product, showing: ResultContext): ShownTable {
  const { words, figure: print } = showing;
  const { verdicts, limitKinds } = words.classification;
  return {
    title: `${contract.name ?? words.fields.classification.contract}: ${verdicts[contract.verdict]}`,
    head: ["", "", "", ""],
    rows: contract.lines.map((line) => [
      subjectWord(words, product, line.parameter),
      print(line.value),
      `${limitKinds[line.kind]} ${line.limit === null ? "" : print(line.limit)}`,
      verdicts[line.verdict],
    ]),
  };
}

function showGraded(graded: Graded, showing: ResultContext): Shown {
  const { words, figure: print } = showing;
  const { classification } = words;
  const { product } = graded;
  const parameters: Readonly<Record<string, string>> = classification.parameters[product];
  const classes: Readonly<Record<string, string>> = classification.classes[product];
  const percentages = PARAMETERS[product].flatMap((name) => {
    const value = graded.percentages[name];
    return value === undefined
      ? []
      : [[parameters[name] ?? name, value === null ? "—" : `${print(value)} %`]];
  });
  return {
    verdict: { text: outcomeText(graded, showing), tone: tones[graded.outcome] ?? "plain" },
    figures: [
      ...(graded.group
        ? [{ label: words.steps.classification.group, value: classification.groups[graded.group] }]
        : []),
      ...(graded.class
        ? [{ label: words.steps.classification.class, value: classes[graded.class] ?? graded.class }]
        : []),
    ],
    notes: [
      ...graded.missing.map((one) => ({
        text: interpolate(showing.page.notMeasured, { item: subjectWord(words, product, one) }),
        tone: "plain" as const,
      })),
      ...graded.reasons.map((reason) => ({
        text: interpolate(classification.reasons[reason.code], {
          parameter: subjectWord(words, product, reason.parameter ?? ""),
          value: reason.value === null ? "" : print(reason.value),
          limit: reason.limit === null ? "" : print(reason.limit),
          unit: reason.unit ?? "%",
        }),
        tone: "bad" as const,
      })),
      ...graded.observations.map((one) => ({
        text: classification.observations[one],
        tone: "warn" as const,
      })),
    ],
    tables: [
      { head: ["", "%"], rows: percentages },
      ...(graded.contract ? [contractTable(graded.contract, product, showing)] : []),
    ],
    steps: [
      {
        steps: graded.steps,
        names: { ...parameters, ...words.steps.classification },
        values: { ...classification.groups, ...classes, ...classification.types, ...classification.outcomes },
      },
    ],
  };
}

const OPTIONAL = ["rounding", "contract", "quick_tests", "sample", "sample.kernel_g", "sample.colour_g"];

/** Which standard counts follows from the product, unless one is named. */
const { standard: _, ...soybeanExample } = soybeanRequest(
  "II",
  "250.00",
  "2.15",
  {
    burned: "0.62",
    heat_damaged: "1.86",
    musty: "3.72",
    fermented: "4.96",
    germinated: "0.50",
    damaged: "3.10",
    immature: "0.25",
    shrivelled: "0.25",
    greenish: "21.06",
    broken: "52.04",
  },
  { moisture_pct: "13.4" },
);

export const classificationTool = defineTool({
  items: (values) => [...question, ...sampleItems(productOf(values)), quickItems],
  optional: OPTIONAL,
  start: { product: "soybean", group: "II" },
  example: soybeanExample,
  run: evaluate,
  show: (result: Classification, showing) => showGraded(result, showing),
});

const unitOf = (name: string, tonnage: string, broken: string) => {
  const { sample } = soybeanRequest("II", "250.00", "2.15", { heat_damaged: "1.86", broken });
  return { name, tonnage, sample };
};

export const compositeTool = defineTool({
  items: (values) => [
    ...question,
    cards("units", (w) => w.fields.composite.units, [
      text("name", (w) => w.fields.unit.name),
      figure("tonnage", (w) => w.fields.unit.tonnage),
      ...sampleItems(productOf(values)),
    ]),
  ],
  optional: ["rounding", "contract", "units.sample", "units.sample.kernel_g", "units.sample.colour_g"],
  start: { product: "soybean", group: "II", units: [{}, {}] },
  example: {
    product: "soybean",
    group: "II",
    units: [unitOf("1", "12000", "52.04"), unitOf("2", "9500", "18.40"), unitOf("3", "11000", "30.10")],
  },
  run: composite,
  show: (result: Composite, showing) => {
    const { words, figure: print } = showing;
    const shown = showGraded(result, showing);
    const { tonnage, of } = result.coverage;
    const units = result.units.map((unit) => [
      unit.name,
      `${print(unit.tonnage)} t`,
      outcomeText({ ...result, ...unit, percentages: unit.percentages ?? {} }, showing),
    ]);
    return {
      ...shown,
      figures: [
        ...shown.figures,
        { label: words.fields.unit.tonnage, value: `${print(tonnage)} / ${print(of)}`, unit: "t" },
      ],
      tables: [
        { title: words.fields.composite.units, head: [words.fields.unit.name, "t", ""], rows: units },
        ...(shown.tables ?? []),
      ],
    };
  },
});
