/** Takes the caller's own last change of a status back, with everything that was written together with it. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { statusOf } from "@plimsoll/domain/kernel/status-machine";
import { type LastStatusChange, UNDO_STATUS, undoableUntil } from "@plimsoll/domain/kernel/undo-status";
import type { AuditEntry } from "#db/audit";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { currentRow, enterStatus } from "./change.ts";
import { type Changed, machineOf } from "./machine.ts";
import { lastHistoryEntry, lastStatus } from "./store.ts";

type Before = WireRow & { readonly to: string };

export async function undoStatus(
  call: Call,
  model: RecordModel,
  seen: { readonly id: string; readonly version?: number },
): Promise<Changed> {
  return call.inTransaction(async (inner) => {
    const current = await currentRow(inner, model, seen);
    const before = await findBefore(inner, model, current);
    if (!before) throw refuse("undo_not_possible");
    const row = await enterStatus(inner, model, current, before, null, { action: UNDO_STATUS });
    return { row, from: statusOf(machineOf(model), current) };
  });
}

/** Until when the caller may take back what they just did; null where they may not. */
export function undoOffered(call: Call, model: RecordModel, row: WireRow, from: string): string | null {
  const { machine } = model.definition;
  if (!machine) return null;
  const { userId } = call.actor;
  const to = statusOf(machine, row);
  const last = { from, to, at: call.now, userId, action: call.contract.action };
  return undoableUntil(machine, row, last, { userId, now: call.now }) ?? null;
}

/** The values of before the last change, where the caller may have them back. */
async function findBefore(call: Call, model: RecordModel, row: WireRow): Promise<Before | undefined> {
  const id = String(row.id);
  const status = await lastStatus(call.db, model.key, id);
  const entry = await lastHistoryEntry(call.db, model.key, id);
  const change = entry?.changes[model.statusField ?? ""];
  // Whatever was written since, by anybody, stands on the change; it is not pulled from under it.
  if (!status || !entry || !change || entry.version !== row.version) return undefined;
  const last: LastStatusChange = {
    from: String(change[0]),
    to: status.status,
    at: status.at,
    userId: status.user_id,
    action: entry.action,
  };
  const asked = { userId: call.actor.userId, now: call.now };
  const before = valuesBefore(model, entry);
  const isOpen = undoableUntil(machineOf(model), row, last, asked) !== undefined;
  return isOpen && before ? { ...before, to: last.from } : undefined;
}

/** Nothing where more than plain values changed. */
function valuesBefore(model: RecordModel, { changes }: Pick<AuditEntry, "changes">): WireRow | undefined {
  const plain = new Set(model.attributes.map((one) => one.name));
  if (!Object.keys(changes).every((name) => plain.has(name))) return undefined;
  return Object.fromEntries(Object.entries(changes).map(([name, [before]]) => [name, before]));
}
