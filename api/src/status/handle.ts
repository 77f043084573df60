/** The calls of a status machine, from their input to their answer. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { CHANGE_STATUSES, STATUS_LOG, VERDICTS, VERSIONS } from "@plimsoll/domain/kernel/status-contract";
import { UNDO_STATUS } from "@plimsoll/domain/kernel/undo-status";
import { parsed } from "#record/handle";
import { redactFor } from "#record/row";
import type { Call } from "#rpc/call";
import { currentRow } from "./change.ts";
import {
  type Changed,
  changeStatus,
  changeStatuses,
  machineOf,
  prepareStatus,
  prepareStatuses,
  type StatusAsked,
  shownStatusLog,
  shownVerdicts,
  statusExtras,
  takeStep,
} from "./machine.ts";
import { undoOffered, undoStatus } from "./undo.ts";
import { shownVersions } from "./versions.ts";

interface Input extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly version?: number;
  readonly status?: string;
  readonly justification?: string | null;
}

export async function handleStatusCall(call: Call, model: RecordModel, attributes: Values): Promise<unknown> {
  const { action } = call.contract;
  const input = parsed(call.contract.input, attributes) as Input;
  switch (action) {
    case STATUS_LOG:
      return shownStatusLog(call, model, await currentRow(call, model, { id: input.id }));
    case VERDICTS:
      return shownVerdicts(call, model, await currentRow(call, model, { id: input.id }));
    case VERSIONS:
      return shownVersions(call, model, await currentRow(call, model, { id: input.id }));
    case CHANGE_STATUSES:
      return changeStatuses(call, model, ...askedOfMany(input));
  }
  const { row, from } = await changed(call, model, action, input);
  // What the screen asks next is what could be done now: it comes along.
  const undo = action === UNDO_STATUS ? null : undoOffered(call, model, row, from);
  const more = await statusExtras(call, model, row, ["verdicts", "status_log"], undo);
  return { ...redactFor(call, model, row), ...more };
}

function changed(call: Call, model: RecordModel, action: string, input: Input): Promise<Changed> {
  if (action === UNDO_STATUS) return undoStatus(call, model, input);
  const isStep = machineOf(model).steps?.[action] !== undefined;
  return isStep ? takeStep(call, model, action, input) : changeStatus(call, model, askedBy(action, input));
}

/** Clients of the first version call their rows `orders`. */
function askedOfMany(input: object) {
  const { rows, orders, ...asked } = input as Many;
  return [rows ?? orders ?? [], asked] as const;
}

interface Many extends Omit<StatusAsked, "id" | "version" | "call"> {
  readonly rows?: readonly Pick<StatusAsked, "id" | "version">[];
  readonly orders?: Many["rows"];
}

function askedBy(call: string, { id, version, status, justification, ...input }: Input): StatusAsked {
  return {
    id,
    call,
    input,
    justification: justification ?? null,
    ...(version === undefined ? {} : { version }),
    ...(status === undefined ? {} : { status }),
  };
}

/** Slow work of a change, done before its transaction begins; input that is refused is refused there. */
export async function prepareStatusCall(
  call: Call,
  model: RecordModel,
  attributes: Values,
): Promise<unknown> {
  const input = call.contract.input.safeParse(attributes);
  if (!input.success) return undefined;
  const { action } = call.contract;
  if (action === CHANGE_STATUSES) return prepareStatuses(call, model, ...askedOfMany(input.data as object));
  const asked = input.data as Input;
  return asked.id === undefined ? undefined : prepareStatus(call, model, askedBy(action, asked));
}
