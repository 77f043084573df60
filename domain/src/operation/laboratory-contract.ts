/** What a laboratory does with samples beside keeping their rows. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { listOutput, namedOutput, objectOutput } from "../kernel/output.ts";
import { rowOutput } from "../kernel/row-output.ts";
import { analysisResult } from "./pages/analysis-result.ts";
import { SAMPLE_STATES } from "./pages/sample.ts";

export const MOST_RESULTS = 1_000;
export const MOST_LABELS = 200;

const result = { service: "service", type: "analysis_result", record: "analysis_result" } as const;
const sample = { service: "service", type: "sample", record: "sample" } as const;
const resultOutput = rowOutput(analysisResult);
const count = z.number().int();
const seen = z.strictObject({ id: z.string(), version: z.number().int() });

export const laboratoryContracts = {
  orderAnalyses: defineAction({
    ...result,
    action: "orderanalyses",
    about: "Orders analyses of the register for samples; what was ordered already is left as it is.",
    access: { permission: "create" },
    effect: "write",
    input: z.strictObject({
      sample_ids: z.array(z.string()).min(1).max(100),
      analysis_ids: z.array(z.string()).min(1).max(100),
    }),
    output: listOutput(resultOutput),
  }),
  enterResults: defineAction({
    ...result,
    action: "enterresults",
    about: `Up to ${MOST_RESULTS} figures for samples and analyses, all of them or none: typed, pasted or read from an instrument.`,
    access: { permission: "update" },
    effect: "write",
    input: z.strictObject({
      rows: z
        .array(
          z.strictObject({ sample_id: z.string(), analysis_id: z.string(), value: z.string().nullable() }),
        )
        .min(1)
        .max(MOST_RESULTS),
    }),
    output: listOutput(resultOutput),
  }),
  checkResult: defineAction({
    ...result,
    action: "verify",
    about: "The second look at a result, by another person than the one who entered it.",
    access: { permission: "approve" },
    effect: "write",
    input: seen,
    output: resultOutput,
  }),
  retest: defineAction({
    ...result,
    action: "retest",
    about: "Orders an analysis once more, with the reason: a new revision beside the first, which is kept.",
    access: { permission: "create" },
    effect: "write",
    input: seen.extend({ reason: z.string().trim().min(1).max(500) }),
    output: resultOutput,
  }),
  labels: defineAction({
    ...sample,
    action: "labels",
    about: "Labels of samples as a PDF in base64, one for each copy, with a barcode of the code.",
    access: { permission: "load" },
    effect: "read",
    input: z.strictObject({ ids: z.array(z.string()).min(1).max(MOST_LABELS) }),
    output: objectOutput({ name: z.string(), file: z.string() }),
  }),
  counts: defineAction({
    ...sample,
    action: "counts",
    about:
      "How many samples of each state the caller may see, and how many of those that wait for a result are late.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({ country: z.string().length(2).nullish() }),
    output: objectOutput({ by_state: namedOutput(SAMPLE_STATES, count), total: count, late: count }),
  }),
} as const;
