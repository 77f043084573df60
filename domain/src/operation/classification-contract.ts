/** What is done with classifications beside keeping them: the final of a product, and showing it to the customer. */
import { z } from "zod";
import { GROUPS } from "../classification/codes.ts";
import { contractTermsInput, percentagesInput, sampleInput } from "../classification/request.ts";
import { defineAction } from "../kernel/contract.ts";
import { instantOutput, listOutput, objectOutput } from "../kernel/output.ts";
import { rowOutput } from "../kernel/row-output.ts";
import { classification, FINAL_BASES } from "./pages/classification.ts";

const checked = { checks: z.number().int(), within: z.number().int() };

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
