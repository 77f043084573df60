/** Answers the calls of any record. */

import { issue } from "@plimsoll/domain/kernel/errors";
import { issuesOf } from "@plimsoll/domain/kernel/field/issues";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { z } from "zod";
import type { Call } from "#rpc/call";
import { Failure } from "#rpc/failure";
import { statusExtras } from "#status/machine";
import { exportInput, exportRecords, type FileAnswer } from "./export.ts";
import { historyInput, readHistory } from "./history.ts";
import { importInput, importRecords } from "./import/steps.ts";
import { listRecords } from "./list.ts";
import { listInput } from "./list-input.ts";
import { loadInput, loadRecord } from "./load-call.ts";
import { redactFor, type WireRow } from "./row.ts";
import { createRecord, deleteRecord, updateRecord } from "./write.ts";

export async function handleRecord(
  call: Call,
  model: RecordModel,
  attributes: Values,
): Promise<object | FileAnswer> {
  switch (call.contract.action) {
    case "list":
      return listRecords(call, model, parsed(listInput, attributes));
    case "load":
      return { attributes: await loadRecord(call, model, parsed(loadInput, attributes)) };
    case "create":
      return { attributes: await written(call, model, attributes, createRecord) };
    case "update":
      return { attributes: await written(call, model, attributes, updateRecord) };
    case "delete":
      return { attributes: await deleteRecord(call, model, attributes) };
    case "history":
      return { attributes: await readHistory(call, model, parsed(historyInput, attributes)) };
    case "import":
      return importRecords(call, model, parsed(importInput, attributes));
    case "export":
      return exportRecords(call, model, parsed(exportInput, attributes));
    default:
      throw new Error(`no handler for ${call.contract.action}`);
  }
}

/**
 * A guest knows the record without its internal fields. What they send of those is refused as unknown; the row is checked
 * and written by the whole model, and the answer leaves the internal fields out again.
 */
async function written(
  call: Call,
  seen: RecordModel,
  attributes: Values,
  write: typeof createRecord,
): Promise<WireRow> {
  const whole = call.app.catalog.get(seen.key);
  const hidden = Object.keys(attributes).filter(
    (name) => name in whole.definition.fields && !(name in seen.definition.fields),
  );
  if (hidden.length > 0) throw new Failure(hidden.map((name) => issue("unknown_attribute", name, { name })));
  const row = await write(call, whole, attributes);
  // A row with statuses comes as its page shows it, so that nothing has to be asked after a save.
  const more = await statusExtras(call, whole, row, ["verdicts", "status_log"]);
  return { ...redactFor(call, whole, row), ...more };
}

/** All issues of a call's input, by field. */
export function parsed<I extends z.ZodType>(input: I, attributes: Values): z.infer<I> {
  const result = input.safeParse(attributes, { reportInput: true });
  if (!result.success) throw new Failure(issuesOf(result.error));
  return result.data;
}
