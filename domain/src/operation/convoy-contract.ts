/** A convoy over all its barges: what each carries, how far it is, and the sums. */
import { z } from "zod";
import { OUTCOMES } from "../classification/codes.ts";
import { printedOutput } from "../commercial/output.ts";
import { defineAction } from "../kernel/contract.ts";
import { listOutput, objectOutput, rowNameOutput } from "../kernel/output.ts";
import { BARGE_STATES } from "./convoy-summary.ts";
import { OPERATION_STATUSES } from "./operation-page.ts";
import { CLASSIFICATION_KINDS, SAID_TYPES } from "./pages/classification.ts";

const tonnes = z.string().nullable().describe("Tonnes, with three decimals.");

const summarizedBarge = objectOutput({
  operation_id: z.string(),
  barge: rowNameOutput,
  code: z.string(),
  /** Its place in the convoy, from 1. */
  place: z.number().int(),
  status: z.enum(OPERATION_STATUSES),
  state: z.enum(BARGE_STATES),
  product: rowNameOutput.nullable(),
  planned: tonnes,
  draft: tonnes,
  scale: tonnes,
  difference: tonnes,
  percent: z.string().nullable(),
  seals: z.number().int(),
  first_seal: z.string().nullable(),
  last_seal: z.string().nullable(),
  /** Its final; before that the composite, the period or the last sample. */
  quality: objectOutput({
    kind: z.enum(CLASSIFICATION_KINDS),
    outcome: z.enum(OUTCOMES).nullable(),
    type: z.enum(SAID_TYPES).nullable(),
  }).nullable(),
  out_of_standard: z.boolean(),
  open_occurrences: z.number().int(),
});
export type SummarizedBarge = z.infer<typeof summarizedBarge>;

const totals = objectOutput({
  barges: z.number().int(),
  compared: z.number().int(),
  draft: z.string(),
  scale: z.string(),
  difference: z.string().nullable(),
  percent: z.string().nullable(),
  surveyed: z.number().int(),
  weighed: z.number().int(),
  scale_so_far: z.string(),
  seals: z.number().int(),
  sealed: z.number().int(),
  classified: z.number().int(),
  out_of_standard: z.number().int(),
});

const convoySummary = objectOutput({
  order: objectOutput({
    id: z.string(),
    wocode: z.string(),
    convoy_name: z.string().nullable(),
    tugboat: rowNameOutput.nullable(),
    convoy_start: z.string().nullable(),
    convoy_finish: z.string().nullable(),
  }),
  barges: listOutput(summarizedBarge),
  totals,
});
export type ConvoySummary = z.infer<typeof convoySummary>;

export const convoyContracts = {
  // Each figure is of what the caller may list; the right to the barges is that of operations.
  summary: defineAction({
    service: "service",
    type: "convoy",
    record: "operation",
    action: "summary",
    about:
      "A convoy over all its barges: weights by draft and by scale, what was classified, seals, how far each is, and the sums.",
    access: "signed-in",
    effect: "read",
    input: z.strictObject({ work_order_id: z.string() }),
    output: convoySummary,
  }),
  print: defineAction({
    service: "service",
    type: "convoy",
    record: "operation",
    action: "print",
    about: "The summary of a convoy as a document, or as a sheet whose figures are numbers.",
    access: "signed-in",
    effect: "read",
    input: z.strictObject({ work_order_id: z.string(), format: z.enum(["pdf", "xlsx"]) }),
    output: printedOutput,
  }),
} as const;
