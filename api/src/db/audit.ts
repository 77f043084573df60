/**
 * The history: one entry per write, in the same statement or transaction as the write, each entry's hash made
 * from the one before it. 256 chains instead of one, so that writers of different rows do not wait for each other.
 * `verify-history` walks them; `audit-anchors` keeps their ends outside the database.
 */
import { createHash } from "node:crypto";
import type { RowOwner } from "@plimsoll/domain/access/scope";
import type { RecordEvent } from "#rpc/event-bus";
import type { Queryable } from "./database.ts";
import { type Fragment, name, sql } from "./sql.ts";

export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

export interface AuditEntry {
  readonly at: string;
  readonly request_id: string;
  readonly address: string;
  readonly user: { readonly id: string; readonly name: string } | null;
  readonly service: string;
  readonly type: string;
  readonly action: string;
  readonly id: string;
  readonly version: number;
  readonly changes: Changes;
}

/** Chains 0 to 255, each with a head from the first day on. */
export const CHAINS = 256;

/** The last two hex digits of the id: they are random in every version of ids we meet. */
export function shardOf(id: string): number {
  return Number.parseInt(id.slice(-2), 16);
}

export function eventOf(
  entry: AuditEntry,
  owner: RowOwner,
  parents: RecordEvent["parents"] = [],
): RecordEvent {
  const { service, type, id, action, version } = entry;
  return { service, type, id, action, version, owner, ...(parents.length === 0 ? {} : { parents }) };
}

/**
 * `write` (a data-modifying query with `returning`) together with its history entry, in one statement: all of it
 * happens or none. Nothing is recorded when `write` touched no row. Yields `written`, the rows touched.
 */
export function recorded(write: Fragment, entry: AuditEntry): Fragment {
  const body = JSON.stringify(entry);
  return sql`with written as (${write}),
    given as (select ${shardOf(entry.id)}::smallint as shard, ${body}::text as body),
    head as (update audit_chain c set seq = c.seq + 1, hash = sha256(c.hash || convert_to(given.body, 'UTF8'))
      from given where c.shard = given.shard and exists (select 1 from written) returning c.shard, c.seq, c.hash, given.body),
    entry as (insert into audit_entry (shard, seq, at, record, record_id, body, hash)
      select shard, seq, ${entry.at}::timestamptz, ${entry.type}, ${entry.id}::uuid, body, hash from head)
    select count(*) as written from written`;
}

/** An entry about something that changed no row of the record itself: an invitation, a new password. */
export function recordedAlone(entry: AuditEntry): Fragment {
  return recorded(sql`select 1`, entry);
}

/** Column of `recordedChange` that holds the changes: a name that no field can have. */
export const CHANGES = " changes";

/**
 * As `recorded`, for a write that tells its changes itself: `"field":[old,new]` by commas, in the column CHANGES.
 * To be followed by a query on `written`.
 */
export function recordedChange(write: Fragment, { beginning, shard, at, record, id }: AuditHeader): Fragment {
  return sql`with written as (${write}),
    head as (update audit_chain c set seq = c.seq + 1,
        hash = sha256(c.hash || convert_to(${beginning}::text || w.${name(CHANGES)} || '}}', 'UTF8'))
      from written w where c.shard = ${shard}::smallint
      returning c.shard, c.seq, c.hash, ${beginning}::text || w.${name(CHANGES)} || '}}' as body),
    entry as (insert into audit_entry (shard, seq, at, record, record_id, body, hash)
      select shard, seq, ${at}::timestamptz, ${record}::text, ${id}::uuid, body, hash from head)`;
}

/** The part of an entry that comes before its changes, as a statement takes it: values, or placeholders of a template. */
export interface AuditHeader {
  readonly beginning: unknown;
  readonly shard: unknown;
  readonly at: unknown;
  readonly record: unknown;
  readonly id: unknown;
}

export function auditHeader(entry: Omit<AuditEntry, "changes">) {
  const beginning = JSON.stringify({ ...entry, changes: {} }).slice(0, -2);
  return {
    beginning,
    shard: shardOf(entry.id),
    at: entry.at,
    record: entry.type,
    id: entry.id,
  } satisfies AuditHeader;
}

/** Many entries at once, in order, inside the transaction that wrote their rows: for loads and imports. */
export async function recordMany(tx: Queryable, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const heads = await tx.run<{ shard: number; seq: number; hash: Uint8Array }>(
    sql`select shard, seq, hash from audit_chain order by shard for update`,
  );
  const ends = new Map(heads.map((head) => [head.shard, { seq: head.seq, hash: Buffer.from(head.hash) }]));
  const rows = entries.map((entry) => {
    const shard = shardOf(entry.id);
    const body = JSON.stringify(entry);
    const end = ends.get(shard) ?? { seq: 0, hash: Buffer.alloc(0) };
    const next = {
      seq: end.seq + 1,
      hash: createHash("sha256").update(end.hash).update(body, "utf8").digest(),
    };
    ends.set(shard, next);
    return { entry, shard, body, ...next };
  });
  await tx.run(sql`insert into audit_entry (shard, seq, at, record, record_id, body, hash)
    select x.shard, x.seq, x.at, x.record, x.record_id, x.body, decode(x.hash, 'hex')
    from unnest(${rows.map((row) => row.shard)}::smallint[], ${rows.map((row) => row.seq)}::bigint[],
      ${rows.map((row) => row.entry.at)}::timestamptz[], ${rows.map((row) => row.entry.type)}::text[],
      ${rows.map((row) => row.entry.id)}::uuid[], ${rows.map((row) => row.body)}::text[],
      ${rows.map((row) => row.hash.toString("hex"))}::text[]) as x (shard, seq, at, record, record_id, body, hash)`);
  const touched = [...new Set(rows.map((row) => row.shard))];
  const last = touched.map((shard) => ends.get(shard));
  await tx.run(sql`update audit_chain c set seq = x.seq, hash = decode(x.hash, 'hex')
    from unnest(${touched}::smallint[], ${last.map((end) => end?.seq)}::bigint[],
      ${last.map((end) => end?.hash.toString("hex"))}::text[]) as x (shard, seq, hash) where c.shard = x.shard`);
}
