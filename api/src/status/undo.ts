/** Takes the caller's own last change of a status back, with everything that was written together with it. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import {
  type LastStatusChange,
  UNDO_SECONDS,
  UNDO_STATUS,
  undoableUntil,
} from "@plimsoll/domain/kernel/undo-status";
import type { AuditEntry } from "#db/audit";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { currentRow, enterStatus } from "./change.ts";
import { lastHistoryEntry, lastStatus } from "./store.ts";

interface Undoable {
  readonly until: string;
  /** The values of before. */
  readonly before: WireRow & { readonly status: string };
}

export async function undoStatus(
  call: Call,
  model: RecordModel,
  seen: { readonly id: string; readonly version?: number },
): Promise<WireRow> {
  return call.inTransaction(async (inner) => {
    const current = await currentRow(inner, model, seen);
    const found = await findUndoable(inner, model, current);
    if (!found) throw refuse("undo_not_possible");
    return enterStatus(inner, model, current, found.before, null, { action: UNDO_STATUS });
  });
}

/** Until when the caller may take the last change of the row's status back; null where they may not. */
export async function shownUndo(call: Call, model: RecordModel, row: WireRow): Promise<string | null> {
  return (await findUndoable(call, model, row))?.until ?? null;
}

async function findUndoable(call: Call, model: RecordModel, row: WireRow): Promise<Undoable | undefined> {
  const { machine } = model.definition;
  // Most rows were changed long ago: nothing is asked about them.
  const age = Date.parse(call.now) - Date.parse(String(row.updated_at));
  if (!machine || age > UNDO_SECONDS * 1000) return undefined;
  const id = String(row.id);
  const status = await lastStatus(call.db, model.key, id);
  const entry = await lastHistoryEntry(call.db, model.key, id);
  const change = entry?.changes.status;
  // Whatever was written since, by anybody, stands on the change; it is not pulled from under it.
  if (!status || !entry || !change || entry.version !== row.version) return undefined;
  const last: LastStatusChange = {
    from: String(change[0]),
    to: status.status,
    at: status.at,
    userId: status.user_id,
    action: entry.action,
  };
  const until = undoableUntil(machine, row, last, { userId: call.actor.userId, now: call.now });
  const before = valuesBefore(model, entry);
  return until === undefined || !before ? undefined : { until, before: { ...before, status: last.from } };
}

/** Nothing where more than plain values changed. */
function valuesBefore(model: RecordModel, { changes }: Pick<AuditEntry, "changes">): WireRow | undefined {
  const plain = new Set(model.attributes.map((one) => one.name));
  if (!Object.keys(changes).every((name) => plain.has(name))) return undefined;
  return Object.fromEntries(Object.entries(changes).map(([name, [before]]) => [name, before]));
}
