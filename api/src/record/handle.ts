/** Answers the calls of any record. */

import { issuesOf } from "@plimsoll/domain/kernel/field/issues";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { z } from "zod";
import type { Call } from "#rpc/call";
import { Failure } from "#rpc/failure";
import { exportInput, exportRecords, type FileAnswer } from "./export.ts";
import { historyInput, readHistory } from "./history.ts";
import { importInput, importRecords } from "./import/steps.ts";
import { listRecords } from "./list.ts";
import { listInput } from "./list-input.ts";
import { loadInput, loadRecord } from "./load.ts";
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
      return { attributes: await createRecord(call, model, attributes) };
    case "update":
      return { attributes: await updateRecord(call, model, attributes) };
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

/** All issues of a call's input, by field. */
export function parsed<I extends z.ZodType>(input: I, attributes: Values): z.infer<I> {
  const result = input.safeParse(attributes, { reportInput: true });
  if (!result.success) throw new Failure(issuesOf(result.error));
  return result.data;
}
