/** The statuses that a row has had, in order. */
import { type AuditEntry, auditHeader, CHANGES, recordedChange } from "#db/audit";
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

export async function lastStatus(
  db: Queryable,
  record: string,
  id: string,
): Promise<StoredStatus | undefined> {
  const [last] = await db.run<StoredStatus>(sql`select status, at, user_id, user_name, justification
    from status_log where record = ${record} and record_id = ${id} order by seq desc limit 1`);
  return last;
}

/** What was last written of a row, whatever it was. */
export async function lastHistoryEntry(
  db: Queryable,
  record: string,
  id: string,
): Promise<AuditEntry | undefined> {
  const [last] = await db.run<{ body: string }>(sql`select body from audit_entry
    where record_id = ${id} and record = ${record} order by at desc, seq desc limit 1`);
  return last && (JSON.parse(last.body) as AuditEntry);
}

export interface SentBackVersion {
  readonly revision: number;
  /** The row's own values, as they were. */
  readonly row: Record<string, unknown>;
  readonly at: string;
  readonly user: { readonly id: string; readonly name: string } | null;
  readonly reason: string | null;
}

/** Part of the transaction that sends the row back. */
export async function keepVersion(
  tx: Queryable,
  {
    record,
    id,
    revision,
    row,
    at,
    user,
    reason,
  }: SentBackVersion & { readonly record: string; readonly id: string },
): Promise<void> {
  await tx.run(sql`insert into sent_back_version (record, record_id, revision, row, at, user_id, user_name, reason)
    values (${record}, ${id}, ${revision}, ${JSON.stringify(row)}::jsonb, ${at}, ${user?.id ?? null}, ${user?.name ?? null}, ${reason})
    on conflict (record, record_id, revision) do update set row = excluded.row, at = excluded.at,
      user_id = excluded.user_id, user_name = excluded.user_name, reason = excluded.reason`);
}

export async function readVersions(db: Queryable, record: string, id: string): Promise<SentBackVersion[]> {
  const found = await db.run<
    Omit<SentBackVersion, "user"> & { user_id: string | null; user_name: string | null }
  >(sql`select revision, row, at, user_id, user_name, reason from sent_back_version
    where record = ${record} and record_id = ${id} order by revision`);
  return found.map(({ user_id: userId, user_name: name, ...version }) => ({
    ...version,
    user: userId === null ? null : { id: userId, name: name ?? "" },
  }));
}

export interface WaitingRow extends Record<string, unknown> {
  id: string;
  status: string;
  title: string;
  since: string;
}

/** Rows in one of these statuses since before an instant, and of whose waiting nobody was told since. */
export function rowsWaiting(
  db: Queryable,
  {
    record,
    title,
    statuses,
    before,
    kind,
    most,
  }: {
    readonly record: string;
    readonly title: string;
    readonly statuses: readonly string[];
    readonly before: string;
    /** Of the notices that tell of it. */
    readonly kind: string;
    readonly most: number;
  },
): Promise<WaitingRow[]> {
  return db.run<WaitingRow>(sql`select t.id, t.status, t.${name(title)}::text as title, w.at as since
    from ${name(record)} t cross join lateral (select l.at from status_log l
      where l.record = ${record} and l.record_id = t.id order by l.seq desc limit 1) w
    where t.active and t.status = any(${statuses}::text[]) and w.at <= ${before}::timestamptz
      and not exists (select 1 from notification n where n.record = ${record} and n.record_id = t.id::text
        and n.kind = ${kind} and n.created_at > ${before}::timestamptz)
    order by w.at, t.id limit ${most}`);
}
