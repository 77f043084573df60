/** The statuses that a row has had, in order. */
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

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

/** Part of the transaction that changes the status. */
export async function writeStatus(tx: Queryable, entry: NewStatus): Promise<void> {
  await tx.run(sql`insert into status_log (record_id, record, status, at, user_id, user_name, justification)
    values (${entry.id}, ${entry.record}, ${entry.status}, ${entry.at}, ${entry.user?.id ?? null},
      ${entry.user?.name ?? null}, ${entry.justification})`);
}

export function readStatuses(db: Queryable, record: string, id: string): Promise<StoredStatus[]> {
  return db.run<StoredStatus>(sql`select status, at, user_id, user_name, justification from status_log
    where record = ${record} and record_id = ${id} order by seq`);
}
