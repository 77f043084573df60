/** Classification of grains and what follows from it: composite, discounts, sampling, wheat and rice, oil. */
import { QUICK_TEST_NAMES } from "@plimsoll/domain/classification/analyses.data";
import { DECLARED_GROUPS } from "@plimsoll/domain/classification/codes";
import { type Composite, composite } from "@plimsoll/domain/classification/composite";
import { CONTRACT_TEMPLATES } from "@plimsoll/domain/classification/contract-limits.data";
import { type Classification, evaluate } from "@plimsoll/domain/classification/evaluate";
import { QUICK_RESULTS, TOTAL_POLICIES } from "@plimsoll/domain/classification/request";
import { PRODUCTS } from "@plimsoll/domain/classification/standard";
import { soybeanRequest } from "@plimsoll/domain/classification/worked-samples";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { cards, choice, figure, group, type Item, text } from "#calculator/calculator-form";
import { outcomeText, type Product, sampleItems, showGraded } from "#calculator/classification";
import { defineTool } from "#calculator/tool";

const productOf = (values: Values): Product => (values.product === "maize" ? "maize" : "soybean");

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
