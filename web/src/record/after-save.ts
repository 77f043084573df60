/** What a form shows once its row has come back: what the row says now, and what was typed since the press, which is not saved. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { sameState } from "#fields/form-state";
import { baseOf, changedFields, type FormBase } from "./form-check.ts";
import { formFields } from "./form-fields.ts";
import { mergeStates } from "./merge-rows.ts";

export interface AfterSave {
  readonly base: FormBase;
  readonly states: Values;
  readonly isMoreTyped: boolean;
}

/** `sent` is what stood in the form at the press, `typed` what stands there now. */
export function afterSave(model: RecordModel, row: Values, sent: Values, typed: Values): AfterSave {
  const base = baseOf(model, row);
  const fields = formFields(model);
  const states: Values = { ...mergeStates(fields, sent, typed, base.states).merged };
  for (const [name, field] of Object.entries(fields)) {
    // A row that waits on the device has the ids of what was chosen, and not the names.
    const isChosen = field.kind === "reference" || field.kind === "references";
    if (isChosen && sameState(name, field, states[name], typed[name])) states[name] = typed[name];
  }
  return { base, states, isMoreTyped: changedFields(model, base.states, states).length > 0 };
}
