/** The statuses that a row has had, in order. */
import { auditHeader, CHANGES, recordedChange } from "#db/audit";
import type { Queryable } from "#db/database";
import { name, sql } from "#db/sql";
import { STATUS_LOG } from "#db/verify-statuses";

export interface StoredStatus extends Record<string, unknown> {
  status: string;
  at: string;
  user_id: string | null;
  user_name: string | null;
  justification: string | null;
}

export interface NewStatus {
  readonly record: string;
  readonly id: string;
  readonly status: string;
  readonly at: string;
  readonly user: { readonly id: string; readonly name: string } | null;
  readonly justification: string | null;
}

/**
 * Part of the transaction that changes the status. The history gets an entry of it in the same statement and in the
 * chain of the row, so that a status that was changed, removed or forged shows; where it came from stands in the entry
 * of the row itself.
 */
export async function writeStatus(tx: Queryable, entry: NewStatus): Promise<void> {
  const { record, id, status, at, user, justification } = entry;
  const told = auditHeader({
    at,
    request_id: "",
    address: "",
    user,
    service: "",
    type: STATUS_LOG,
    action: "create",
    id,
    version: 1,
  });
  const values = { record: [null, record], status: [null, status], justification: [null, justification] };
  const rest = JSON.stringify(values).slice(1, -1);
  const write = sql`insert into status_log (record_id, record, status, at, user_id, user_name, justification)
    values (${id}, ${record}, ${status}, ${at}, ${user?.id ?? null}, ${user?.name ?? null}, ${justification})
    returning '"seq":[null,' || seq || '],' || ${rest}::text as ${name(CHANGES)}`;
  await tx.run(sql`${recordedChange(write, told)} select 1 from written`);
}

export function readStatuses(db: Queryable, record: string, id: string): Promise<StoredStatus[]> {
  return db.run<StoredStatus>(sql`select status, at, user_id, user_name, justification from status_log
    where record = ${record} and record_id = ${id} order by seq`);
}
