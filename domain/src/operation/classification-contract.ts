/** What is done with classifications beside keeping them: the final of a product, and showing it to the customer. */
import { z } from "zod";
import { GROUPS, PARAMETER_NAMES } from "../classification/codes.ts";
import {
  analysesInput,
  contractTermsInput,
  percentagesInput,
  sampleInput,
} from "../classification/request.ts";
import { PRODUCTS } from "../classification/standard.ts";
import { defineAction } from "../kernel/contract.ts";
import { isCalendarDate } from "../kernel/dates.ts";
import { refined } from "../kernel/field/issues.ts";
import { decimalOutput, instantOutput, listOutput, objectOutput } from "../kernel/output.ts";
import { rowOutput } from "../kernel/row-output.ts";
import { CHART_RULES } from "./control-chart.ts";
import { classification, FINAL_BASES } from "./pages/classification.ts";
import { oilClassification } from "./pages/oil-classification.ts";

const checked = { checks: z.number().int(), within: z.number().int() };

export const TREND_GROUPS = ["day", "hold", "terminal", "supplier"] as const;
export type TrendGroup = (typeof TREND_GROUPS)[number];

const trendsOutput = objectOutput({
  points: listOutput(
    objectOutput({
      name: z.string(),
      /** How many classifications it is the mean of. */
      count: z.number().int(),
      value: decimalOutput,
      lowest: decimalOutput,
      highest: decimalOutput,
    }),
  ),
  /** Nothing where there are too few points to say what is usual. */
  chart: objectOutput({
    center: decimalOutput,
    upper: decimalOutput,
    lower: decimalOutput,
    findings: listOutput(objectOutput({ rule: z.enum(CHART_RULES), at: z.number().int() })),
  }).nullable(),
  /** The last limit of the standard that still gives a type. */
  limit: decimalOutput.nullable(),
});
export type Trends = z.infer<typeof trendsOutput>;

const dayInput = refined(z.string(), (value) => (isCalendarDate(value) ? undefined : "invalid_date"));

const mapReportOutput = objectOutput({
  name: z.string(),
  /** A data URL. */
  file: z.string(),
  version: z.number().int(),
  signed: objectOutput({
    by: z.string(),
    registration: z.string(),
    at: instantOutput,
    hash: z.string(),
  }).nullable(),
  /** Why the caller cannot sign it, in their language; nothing where they can, or where it is signed. */
  refusal: z.string().nullable(),
});

const onClassification = {
  service: "classification",
  type: "classification",
  record: "classification",
  effect: "write",
  output: rowOutput(classification),
} as const;

export const classifyingContracts = {
  final: defineAction({
    ...onClassification,
    action: "final",
    about:
      "Strikes the final classification of a product, once: combined by tonnage, or from a sample. Then nothing changes.",
    access: { permission: "update" },
    input: z.strictObject({
      id: z.string().nullish(),
      operation_id: z.string(),
      product_id: z.string(),
      basis: z.enum(FINAL_BASES),
      sample: sampleInput.nullish(),
      /** For a laboratory that reports percentages and no weights. */
      reported: percentagesInput.nullish(),
      analyses: analysesInput.nullish(),
      /** Those that are combined; all that count unless told. */
      classification_ids: z.array(z.string()).max(200).nullish(),
      group: z.enum(GROUPS).nullish(),
      contract: contractTermsInput.nullish(),
      tonnage: z.string().nullish(),
      date: z.string().nullish(),
      remark: z.string().max(500).nullish(),
    }),
  }),
  share: defineAction({
    ...onClassification,
    action: "share",
    about: "Shows a final classification to its customer.",
    access: { permission: "update" },
    input: z.strictObject({ id: z.string(), version: z.number().int() }),
  }),
  shareOil: defineAction({
    ...onClassification,
    type: "oil_classification",
    record: "oil_classification",
    output: rowOutput(oilClassification),
    action: "share",
    about: "Shows a final oil classification to its customer.",
    access: { permission: "update" },
    input: z.strictObject({ id: z.string(), version: z.number().int() }),
  }),
  previewMapReport: defineAction({
    ...onClassification,
    action: "previewmapreport",
    about: "The official report of a classification: as it was signed, or as it would be.",
    access: { permission: "load" },
    effect: "read",
    input: z.strictObject({ id: z.string() }),
    output: mapReportOutput,
  }),
  signMapReport: defineAction({
    ...onClassification,
    action: "signmapreport",
    about:
      "Signs the official report of a classification as a map classifier; its bytes are kept as they are.",
    access: { permission: "update" },
    input: z.strictObject({ id: z.string(), version: z.number().int() }),
    output: mapReportOutput,
  }),
  trends: defineAction({
    ...onClassification,
    action: "trends",
    about:
      "A parameter of the classifications over holds, days, terminals or suppliers, with its limits and what is out of pattern.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({
      product: z.enum(PRODUCTS),
      parameter: z.enum(PARAMETER_NAMES),
      by: z.enum(TREND_GROUPS),
      from: dayInput.nullish(),
      until: dayInput.nullish(),
      work_order_id: z.string().nullish(),
    }),
    output: trendsOutput,
  }),
  checkedClassifiers: defineAction({
    service: "classification",
    type: "double_check",
    record: "double_check",
    action: "statistics",
    about: "How often the work of each classifier stood a second look, month by month.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({ from: z.string().nullish(), until: z.string().nullish() }),
    output: listOutput(
      objectOutput({
        classifier: z.string(),
        ...checked,
        months: listOutput(objectOutput({ month: z.string(), ...checked })),
      }),
    ),
  }),
} as const;
