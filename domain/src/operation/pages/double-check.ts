/** A second person classifies what a first one did: the same sample anew, and how far the two are apart. */
import { z } from "zod";
import { OUTCOMES, PARAMETER_NAMES, TYPES } from "#classification/codes";
import { percentagesOutput } from "#classification/figures";
import { percentagesInput, sampleInput } from "#classification/request";
import { choice, flag } from "#kernel/field/choice";
import { reference, rootReference } from "#kernel/field/relation";
import { structure } from "#kernel/field/structure";
import { text } from "#kernel/field/text";
import { decimalOutput, listOutput, objectOutput } from "#kernel/output";
import { defineRecord } from "#kernel/record";
import type { OperationPage } from "../operation-page.ts";
import { photos, remark } from "./fields.ts";

const kept = { systemManaged: true, section: "results" } as const;
const EXAMPLE = {
  work_sample_g: "250.00",
  foreign_matter_g: "2.10",
  defects_g: { heat_damaged: "1.20", greenish: "3.60" },
} as const;

export const differenceOutput = objectOutput({
  parameter: z.enum(PARAMETER_NAMES),
  first: decimalOutput,
  second: decimalOutput,
  difference: decimalOutput,
  /** By how much they may differ. */
  allowed: decimalOutput,
  within: z.boolean(),
});
export type CheckedDifference = z.infer<typeof differenceOutput>;

export const doubleCheck = defineRecord({
  service: "classification",
  scope: "parent",
  belongsTo: "classification_id",
  key: "double_check",
  title: "code",
  // How we look at one another's work is nobody else's business.
  staffOnly: true,
  fields: {
    classification_id: reference("classification", { required: true, list: true, filter: true }),
    operation_id: reference("operation", { systemManaged: true, filter: true }),
    work_order_id: rootReference("work_order"),
    code: text({ required: true, systemManaged: true, default: "1", max: 100, list: true }),
    sample: structure(sampleInput, { section: "sample", example: EXAMPLE }),
    reported: structure(percentagesInput, { section: "sample", example: undefined }),
    outcome: choice(OUTCOMES, { ...kept, list: true }),
    type: choice(TYPES, { ...kept, list: true }),
    percentages: structure(percentagesOutput, kept),
    differences: structure(listOutput(differenceOutput), kept),
    /** All of them are within what is allowed. */
    within: flag({ ...kept, list: true, filter: true }),
    author_id: reference("user", { systemManaged: true, list: true, filter: true }),
    /** Who made the first one. */
    first_author_id: reference("user", { systemManaged: true, list: true, filter: true }),
    remark: remark(),
    photos,
  },
  indexes: [
    ["operation_id", "code"],
    ["first_author_id", "created_at"],
  ],
  order: [["created_at", "asc"]],
});

export const doubleCheckPage: OperationPage = {
  key: "double_check",
  segment: "doublecheck",
  icon: "copy-check",
  words: "doubleCheck",
  carriers: ["ship", "barge"],
  opens: "planned",
  services: ["DOUBLE-CHECK"],
  optional: true,
  progress: (rows) => ({ done: rows.filter(({ within }) => within === true).length, of: rows.length }),
};
