/**
 * Compares the log of statuses with the entries that the history has of it. Every status was written together with
 * its entry; those from before that are under one seal, an entry with their number and digest.
 */
import type { AuditEntry } from "./audit.ts";
import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

/** Type of the entries about statuses: no record has that name, so no history of a row shows them. */
export const STATUS_LOG = "status_log";
/** Action of the entry that the migration wrote over the statuses it found. */
export const SEAL = "seal";

interface StatusRow extends Record<string, unknown> {
  record_id: string;
  record: string;
  seq: number;
  status: string;
  at: string;
  user_id: string | null;
  user_name: string | null;
  justification: string | null;
}

/** Entries whose status is not there as it was written. */
export async function wrongStatuses(
  db: Queryable,
  entries: readonly AuditEntry[],
): Promise<{ entry: AuditEntry; problem: string }[]> {
  if (entries.length === 0) return [];
  const seqOf = (entry: AuditEntry) => Number(entry.changes.seq?.[1] ?? 0);
  const recordOf = (entry: AuditEntry) => String(entry.changes.record?.[1]);
  const rows = await db.run<StatusRow>(sql`
    select s.record_id, s.record, s.seq, s.status, s.at, s.user_id, s.user_name, s.justification
    from unnest(${entries.map(recordOf)}::text[], ${entries.map((entry) => entry.id)}::uuid[], ${entries.map(seqOf)}::bigint[])
      as p (record, record_id, seq)
    join status_log s on s.record = p.record and s.record_id = p.record_id and s.seq = p.seq and not s.before_chain`);
  const byKey = new Map(rows.map((row) => [`${row.record_id}.${row.seq}`, row]));
  return entries.flatMap((entry) => {
    const row = byKey.get(`${entry.id}.${seqOf(entry)}`);
    if (!row) return [{ entry, problem: "the status it tells of was removed" }];
    return isSame(entry, row) ? [] : [{ entry, problem: "the status it tells of was changed" }];
  });
}

function isSame({ at, user, changes }: AuditEntry, row: StatusRow): boolean {
  const said = (name: string) => changes[name]?.[1] ?? null;
  return (
    row.status === said("status") &&
    row.justification === said("justification") &&
    row.at === at &&
    row.user_id === (user?.id ?? null) &&
    row.user_name === (user?.name ?? null)
  );
}

/** Names a status without an entry, when there are more statuses than entries, or fewer. */
export async function forgedStatus(
  db: Queryable,
  entries: number,
  rows: number,
): Promise<string | undefined> {
  if (entries === rows) return undefined;
  const [row] = await db.run<StatusRow>(sql`
    select s.record, s.record_id, s.status from status_log s
    where not s.before_chain and not exists (select 1 from audit_entry e where e.record_id = s.record_id
      and e.record = ${STATUS_LOG} and e.at = s.at and position('"seq":[null,' || s.seq || ']' in e.body) > 0)
    order by s.seq limit 1`);
  const which = row ? `: ${row.status} of ${row.record} ${row.record_id} has none` : "";
  return `the log has ${rows} statuses, the history ${entries} entries about them${which}`;
}

/** Statuses from before the chain are as many, and the same, as the seal says. */
export async function problemOfSeal(
  db: Queryable,
  seals: readonly AuditEntry[],
  rows: number,
): Promise<string | undefined> {
  const [seal, another] = seals;
  if (another) return "the statuses from before the chain were sealed a second time";
  if (!seal)
    return rows === 0 ? undefined : `${rows} statuses claim to be from before the chain, which knows of none`;
  const [found] = await db.run<{ digest: string }>(sql`
    select encode(sha256(coalesce(string_agg(sha256(convert_to(jsonb_build_array(record, record_id, seq, status,
      extract(epoch from at), user_id, user_name, justification)::text, 'UTF8')), ''::bytea order by seq), ''::bytea)), 'hex')
      as digest
    from status_log where before_chain`);
  return seal.changes.rows?.[1] === rows && seal.changes.digest?.[1] === found?.digest
    ? undefined
    : "the statuses from before the chain are not those that were sealed";
}
