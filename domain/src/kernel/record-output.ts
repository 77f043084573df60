/** What the calls of every record answer. */
import { z } from "zod";
import { FILE_OUTPUT, type Output, type RecordCallName } from "./contract.ts";
import { idOutput, instantOutput, listOutput, objectOutput, rowNameOutput } from "./output.ts";
import type { RecordModel } from "./record.ts";
import { modelRowOutput, modelRowsOutput } from "./row-output.ts";
import { importFixOutput, importRowsOutput, importStateOutput } from "./sheet/import-output.ts";

/** By field, what it was before and after. */
const changesOutput = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]).readonly()).readonly();

const historyEntry = objectOutput({
  at: instantOutput,
  action: z.string(),
  user: rowNameOutput.nullable(),
  version: z.number().int(),
  changes: changesOutput,
});
export const historyOutput = listOutput(historyEntry);
export type HistoryEntry = z.infer<typeof historyEntry>;

export const importOutput = z.union([importStateOutput, importRowsOutput, importFixOutput, idOutput]);

const OUTPUTS: Readonly<Record<RecordCallName, (model: RecordModel) => Output>> = {
  list: modelRowsOutput,
  load: modelRowOutput,
  create: modelRowOutput,
  update: modelRowOutput,
  delete: () => idOutput,
  history: () => historyOutput,
  export: () => FILE_OUTPUT,
  import: () => importOutput,
};

export function recordOutput(model: RecordModel, action: RecordCallName): Output {
  return OUTPUTS[action](model);
}
