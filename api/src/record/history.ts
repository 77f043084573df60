/** What happened to a row, for whoever may load it, newest first. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { z } from "zod";
import type { AuditEntry } from "#db/audit";
import { sql } from "#db/sql";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { findRow } from "./load.ts";

export const historyInput = z.strictObject({ id: z.string() });

const MAX_ENTRIES = 500;

export interface HistoryEntry {
  readonly at: string;
  readonly action: string;
  readonly user: AuditEntry["user"];
  readonly version: number;
  readonly changes: AuditEntry["changes"];
}

export async function readHistory(
  call: Call,
  model: RecordModel,
  input: { id: string },
): Promise<HistoryEntry[]> {
  const row = await findRow(call, model, input.id);
  if (!row) throw refuse("not_found");
  const entries = await call.db.run<{ body: string }>(sql`
    select body from audit_entry where record_id = ${row.id} and record = ${model.key} order by at desc, seq desc limit ${MAX_ENTRIES}`);
  return entries.map(({ body }) => {
    const { at, action, user, version, changes } = JSON.parse(body) as AuditEntry;
    return { at, action, user, version, changes: changesOf(call, model, changes) };
  });
}

/** Old and new values of what the reader knows of the record: a guest's has fewer fields. */
function changesOf(call: Call, seen: RecordModel, changes: AuditEntry["changes"]): AuditEntry["changes"] {
  const whole = call.app.catalog.get(seen.key);
  if (whole === seen) return changes;
  const isHidden = (name: string) => name in whole.definition.fields && !(name in seen.definition.fields);
  return Object.fromEntries(Object.entries(changes).filter(([path]) => !isHidden(path.split(".")[0] ?? "")));
}
