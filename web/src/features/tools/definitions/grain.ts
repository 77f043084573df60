/** What is measured around a classification: wheat and rice, oil, discounts, sampling plans. */
import { PARAMETERS } from "@plimsoll/domain/classification/codes";
import {
  DISCOUNT_METHODS,
  DISCOUNT_ORDER,
  type Discount,
  discount,
} from "@plimsoll/domain/classification/discount";
import { judgeOil, type OilVerdict } from "@plimsoll/domain/classification/oil";
import {
  GRAINS,
  type GrainGrade,
  gradeGrain,
  RICE_SHARES,
  WHEAT_NAMES,
} from "@plimsoll/domain/classification/parameter-set";
import { planSampling, SAMPLING_PLACES, type Sampling } from "@plimsoll/domain/classification/sampling";
import { PRODUCTS } from "@plimsoll/domain/classification/standard";
import { settleAnalyses, type ThirdAnalysis } from "@plimsoll/domain/classification/third-analysis";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import {
  cards,
  choice,
  figure,
  group,
  rows,
  smallFigure,
  smallFigures,
  whole,
} from "#calculator/calculator-form";
import { oilItems } from "#calculator/oil";
import { defineTool } from "#calculator/tool";

export const grainTool = defineTool({
  items: (values) => [
    choice(
      "product",
      (w) => w.fields.classification.product,
      GRAINS,
      (w) => w.classification.products,
    ),
    group(
      (w) => w.fields.classification.percentages,
      values.product === "rice"
        ? smallFigures("values", PARAMETERS.rice, (w) => w.classification.parameters.rice)
        : smallFigures("values", WHEAT_NAMES, (w) => ({
            ...w.classification.analyses,
            ...w.classification.parameters.wheat,
          })),
    ),
    ...(values.product === "rice"
      ? [
          group(
            (w) => w.steps.classification.class,
            smallFigures("classes", RICE_SHARES, (w) => w.classification.classes.rice),
          ),
        ]
      : []),
  ],
  optional: ["classes"],
  start: { product: "wheat", values: {} },
  example: {
    product: "wheat",
    values: {
      test_weight: "79",
      foreign: "0.8",
      insect_damaged: "0.3",
      heat_musty: "0.2",
      shrivelled_broken: "1.2",
      small_grains: "1",
      total_defects: "1.7",
      moisture: "12.5",
    },
  },
  run: gradeGrain,
  show: (result: GrainGrade, { words, page, figure: print }) => {
    const { classification } = words;
    const parameters: Readonly<Record<string, string>> = {
      ...classification.analyses,
      ...classification.subjects,
      ...classification.parameters[result.product],
    };
    const classes: Readonly<Record<string, string>> = classification.classes[result.product];
    return {
      verdict: {
        text:
          result.type === null ? classification.outcomes[result.outcome] : classification.types[result.type],
        tone: result.outcome === "typed" ? "ok" : result.outcome === "incomplete" ? "plain" : "warn",
      },
      figures: result.class
        ? [{ label: words.steps.classification.class, value: classes[result.class] ?? result.class }]
        : [],
      notes: [
        { text: classification.unverified, tone: "warn" },
        ...result.missing.map((one) => ({
          text: interpolate(page.notMeasured, { item: parameters[one] ?? one }),
          tone: "plain" as const,
        })),
        ...result.reasons.map((reason) => ({
          text: interpolate(classification.reasons[reason.code], {
            parameter: parameters[reason.parameter ?? ""] ?? reason.parameter ?? "",
            value: print(reason.value),
            limit: print(reason.limit),
            unit: reason.unit ?? "%",
          }),
          tone: "bad" as const,
        })),
      ],
      steps: [
        {
          steps: result.steps,
          names: { ...parameters, ...words.steps.classification },
          values: { ...classes, ...classification.types, ...classification.outcomes },
        },
      ],
    };
  },
});

export const oilTool = defineTool({
  items: () => oilItems(),
  optional: ["units"],
  start: { values: {} },
  example: {
    values: { free_fatty_acids: "0.8", oil_moisture: "0.1", phosphorus: "150", flash_point: "250" },
    units: { phosphorus: "ppm", flash_point: "°F" },
  },
  run: judgeOil,
  show: (result: OilVerdict, { words, figure: print }) => {
    const { verdicts, limitKinds, analyses, unverified } = words.classification;
    const names: Readonly<Record<string, string>> = analyses;
    return {
      verdict: { text: verdicts[result.verdict], tone: result.verdict === "within" ? "ok" : "warn" },
      figures: [],
      notes: [{ text: unverified, tone: "warn" }],
      tables: [
        {
          head: ["", "", "", ""],
          rows: result.lines.map((line) => [
            names[line.parameter] ?? line.parameter,
            print(line.value),
            `${limitKinds[line.kind]} ${print(line.limit)}`,
            verdicts[line.verdict],
          ]),
        },
      ],
      steps: [{ steps: result.steps, names: { ...names, ...words.steps.classification }, values: verdicts }],
    };
  },
});

const DISCOUNTED = DISCOUNT_ORDER.filter((name) => name !== "storage");

export const discountTool = defineTool({
  items: () => [
    figure("gross_kg", (w) => w.fields.discount.gross_kg),
    whole("percent_decimals", (w) => w.fields.discount.percent_decimals),
    group(
      (w) => w.fields.discount.values,
      smallFigures("values", DISCOUNTED, (w) => w.steps.discount),
    ),
    group(
      (w) => w.fields.discount.storage,
      [
        smallFigure("storage.percent_per_day", (w) => w.fields.discount.loss),
        figure("storage.days", (w) => w.steps.discount.storage),
      ],
    ),
    cards("rows", (w) => w.fields.discount.rows, [
      choice(
        "parameter",
        (w) => w.fields.discount.values,
        DISCOUNTED,
        (w) => w.steps.discount,
      ),
      choice(
        "method",
        (w) => w.fields.discount.method,
        DISCOUNT_METHODS,
        (w) => w.classification.discountMethods,
      ),
      smallFigure("tolerance", (w) => w.fields.discount.tolerance),
      smallFigure("factor", (w) => w.fields.discount.factor),
      rows("bands", (w) => w.fields.discount.bands, [
        smallFigure("up_to", (w) => w.fields.discount.up_to),
        smallFigure("ratio", (w) => w.fields.discount.ratio),
      ]),
      rows("steps", (w) => w.classification.discountMethods.table, [
        smallFigure("up_to", (w) => w.fields.discount.up_to),
        smallFigure("loss", (w) => w.fields.discount.loss),
      ]),
    ]),
  ],
  optional: ["storage", "rows.steps", "rows.bands"],
  start: { values: {}, rows: [{}] },
  example: {
    gross_kg: "30000",
    values: { moisture: "16.5", foreign: "1.8" },
    rows: [
      { parameter: "foreign", method: "normalised", tolerance: "1" },
      { parameter: "moisture", method: "normalised", tolerance: "14" },
    ],
  },
  run: discount,
  show: (result: Discount, { words, figure: print }) => ({
    figures: [
      { label: words.steps.discount.loss_kg, value: print(result.loss_kg), unit: "kg" },
      { label: words.steps.discount.net_kg, value: print(result.net_kg), unit: "kg" },
      { label: words.steps.discount.bags, value: print(result.bags) },
    ],
    tables: [
      {
        head: ["", "%", "%", "kg"],
        rows: result.lines.map((line) => [
          words.steps.discount[line.parameter],
          print(line.value),
          print(line.loss_pct),
          print(line.loss_kg),
        ]),
      },
    ],
    steps: [{ steps: result.steps, names: words.steps.discount }],
  }),
});

export const samplingTool = defineTool({
  items: (values) => [
    choice(
      "place",
      (w) => w.fields.sampling.place,
      SAMPLING_PLACES,
      (w) => w.classification.samplingPlaces,
    ),
    choice(
      "product",
      (w) => w.fields.sampling.product,
      PRODUCTS,
      (w) => w.classification.products,
    ),
    ...(values.place === "bags"
      ? [figure("bags", (w) => w.fields.sampling.bags)]
      : [figure("tonnage", (w) => w.fields.sampling.tonnage)]),
    ...(values.place === "flowing" ? [figure("flow_tph", (w) => w.fields.sampling.flow_tph)] : []),
  ],
  optional: [],
  start: { place: "standing", product: "soybean" },
  example: { place: "standing", product: "soybean", tonnage: "30" },
  run: planSampling,
  show: (result: Sampling, { words, figure: print }) => ({
    figures: Object.entries(result.plan).map(([name, value]) => ({
      label: (words.steps.sampling as Readonly<Record<string, string>>)[name] ?? name,
      value: print(value),
    })),
    steps: [{ steps: result.steps, names: words.steps.sampling }],
  }),
});

export const thirdAnalysisTool = defineTool({
  items: () => [
    smallFigure("seller", (w) => w.fields.thirdAnalysis.seller),
    smallFigure("buyer", (w) => w.fields.thirdAnalysis.buyer),
    smallFigure("tolerance", (w) => w.fields.thirdAnalysis.tolerance),
    smallFigure("third", (w) => w.fields.thirdAnalysis.third),
    whole("decimals", (w) => w.fields.thirdAnalysis.decimals),
  ],
  optional: [],
  start: {},
  example: { seller: "13.10", buyer: "13.80", tolerance: "0.5", third: "13.30" },
  run: settleAnalyses,
  show: (result: ThirdAnalysis, { words, figure: print }) => ({
    verdict: {
      text: words.classification.thirdAnalysisOutcomes[result.outcome],
      tone: result.outcome === "third_needed" ? "warn" : "ok",
    },
    figures: [
      { label: words.steps.thirdAnalysis.standing, value: print(result.value) },
      { label: words.steps.thirdAnalysis.difference, value: print(result.difference) },
    ],
    steps: [{ steps: result.steps, names: words.steps.thirdAnalysis }],
  }),
});
