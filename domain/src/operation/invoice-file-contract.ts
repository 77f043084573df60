/** Fiscal invoices of a road order from the files that their issuers send. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { listOutput, objectOutput } from "../kernel/output.ts";

/** A day's trucks; more are sent in the next call. */
export const MOST_FILES = 50;
/** The largest that the authority takes is half of it. */
export const LARGEST_FILE = 1_000_000;

const outcome = objectOutput({
  name: z.string(),
  ok: z.boolean(),
  /** Of the invoice that was added. */
  id: z.string().nullable(),
  number: z.string().nullable(),
  /** How many trucks of the order it was linked to, by the plate. */
  trucks: z.number().int(),
  errors: listOutput(
    objectOutput({ code: z.string(), field: z.string().exactOptional(), message: z.string() }),
  ),
});
export type FileOutcome = z.infer<typeof outcome>;

export const invoiceFileContracts = {
  addFiles: defineAction({
    service: "service",
    type: "fob_invoice",
    record: "fob_invoice",
    action: "addfiles",
    about:
      "Adds an invoice for each file of an NF-e: each on its own, so that one that cannot be read keeps no other back.",
    access: { permission: "create" },
    effect: "write",
    input: z.strictObject({
      operation_id: z.string(),
      files: z
        .array(z.strictObject({ name: z.string().max(200), text: z.string() }))
        .min(1)
        .max(MOST_FILES),
    }),
    output: listOutput(outcome),
  }),
} as const;
