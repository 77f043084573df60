/** What the steps of an import answer. */
import { z } from "zod";
import { listOutput, objectOutput } from "../output.ts";

export const IMPORT_STATES = ["mapping", "checking", "checked", "committing", "done", "failed"] as const;
export const ROW_OUTCOMES = ["created", "changed", "unchanged", "refused"] as const;

const cell = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.strictObject({ date: z.string() }).readonly(),
  z.null(),
]);

const countsOutput = objectOutput({
  faulty: z.number().int(),
  created: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
});

export const importStateOutput = objectOutput({
  id: z.string(),
  name: z.string(),
  state: z.enum(IMPORT_STATES),
  headers: listOutput(z.string()),
  /** The column of each heading; null for one that is left out. */
  mapping: listOutput(z.string().nullable()),
  total: z.number().int(),
  done: z.number().int(),
  /** Why it failed, where it did. */
  problem: z.string().nullable(),
  counts: countsOutput.nullable(),
  sample: listOutput(listOutput(cell)),
  columns: listOutput(objectOutput({ key: z.string(), label: z.string(), required: z.boolean() })),
});

const importRowOutput = objectOutput({
  position: z.number().int(),
  cells: listOutput(cell),
  outcome: z.enum(ROW_OUTCOMES).nullable(),
  record_id: z.string().nullable(),
  issues: listOutput(
    objectOutput({ column: z.number().int().nullable(), code: z.string(), message: z.string() }),
  ),
});

export const importRowsOutput = objectOutput({ rows: listOutput(importRowOutput), counts: countsOutput });
export const importFixOutput = objectOutput({ row: importRowOutput, counts: countsOutput });

export type ImportCell = z.infer<typeof cell>;
export type ImportCounts = z.infer<typeof countsOutput>;
export type ImportRow = z.infer<typeof importRowOutput>;
export type ImportState = z.infer<typeof importStateOutput>;

/** The answer of each step; `result` answers with a file. */
export interface ImportAnswers {
  open: ImportState;
  map: ImportState;
  status: ImportState;
  rows: z.infer<typeof importRowsOutput>;
  fix: z.infer<typeof importFixOutput>;
  commit: ImportState;
  discard: { readonly id: string };
}
