/** What deliveries to customers' systems ask the database. */
import type { Deliverable } from "@plimsoll/domain/sync/delivery";
import type { Queryable } from "#db/database";
import { and, type Fragment, join, name, sql } from "#db/sql";
import type { FileSource } from "./file-sources.ts";

export async function keepSecret(db: Queryable, mark: string, secret: string): Promise<void> {
  await db.run(sql`insert into customer_secret (mark, secret) values (${mark}, ${secret})`);
}

export async function dropSecret(db: Queryable, mark: string): Promise<void> {
  await db.run(sql`delete from customer_secret where mark = ${mark}`);
}

export interface Receiver extends Record<string, unknown> {
  syncs: boolean;
  address: string | null;
  secret: string | null;
}

/** Where the deliveries of a customer go now, and with what they are signed. */
export async function receiverOf(db: Queryable, customerId: unknown): Promise<Receiver | undefined> {
  const [row] = await db.run<Receiver>(sql`select coalesce(c.syncs, false) and c.active as syncs,
      c.sync_address as address, s.secret
    from customer c left join customer_secret s on s.mark = c.sync_secret where c.id = ${customerId}`);
  return row;
}

export interface Sent extends Record<string, unknown> {
  id: string;
  subject_version: number;
  status: string;
}

/** The deliveries of one thing, the newest version first. */
export function deliveriesOf(db: Queryable, what: Deliverable, subjectId: string): Promise<Sent[]> {
  return db.run<Sent>(sql`select id, subject_version, status from sync
    where what = ${what} and subject_id = ${subjectId} order by subject_version desc`);
}

/** Whoever sends something of an order waits for the one who does so already: nothing is queued twice. */
export async function holdOrder(db: Queryable, orderId: unknown): Promise<void> {
  await db.run(sql`select id from work_order where id = ${orderId} for no key update`);
}

/** Without a new version: nobody's form grows old because a row was delivered. */
export async function noteOrderTaken(db: Queryable, id: unknown, at: string): Promise<void> {
  await db.run(sql`update work_order set sync_date = ${at} where id = ${id}`);
}

/** What their system took, the customer has: from now on they see it. */
export async function noteFinalTaken(db: Queryable, id: unknown, at: string): Promise<void> {
  await db.run(sql`update classification set synchronized_at = ${at}, sent = true where id = ${id}`);
}

/** A truck order that is as it was when it was sent has nothing left to send. */
export async function noteNothingToSend(db: Queryable, id: unknown, version: unknown): Promise<void> {
  await db.run(
    sql`update work_order set unsynced = false where id = ${id} and version = ${version} and unsynced`,
  );
}

export interface SentFile extends Record<string, unknown> {
  attachment_id: string;
  name: string;
  status: string;
  at: string | null;
}

/** The files that a customer sees, each with the order that it belongs to. */
const seenFiles = (sources: readonly FileSource[], where: (row: FileSource) => Fragment) =>
  join(
    sources.map((source) => {
      const { record, fields, only } = source;
      const seen = only.map(([column, values]) => sql`t.${name(column)}::text = any(${[...values]}::text[])`);
      return sql`select a.*, t.${name(source.column)} as order_id from attachment a
        join ${name(record)} t on t.id = a.owner_id
        where a.owner_record = ${record} and (a.field is null or a.field = any(${[...fields]}::text[]))
          and ${and([sql`t.active`, ...seen, where(source)])}`;
    }),
    " union all ",
  );

export function attachmentsOf(
  db: Queryable,
  orderId: string,
  sources: readonly FileSource[],
): Promise<SentFile[]> {
  const files = seenFiles(sources, ({ column }) => sql`t.${name(column)} = ${orderId}`);
  return db.run<SentFile>(sql`select a.id as attachment_id, a.name, coalesce(s.status, 'not_synchronized') as status, s.at
    from (${files}) a left join sync s on s.what = 'attachment' and s.subject_id = a.id::text
    order by a.created_at, a.id`);
}

export interface FileToSend extends Record<string, unknown> {
  id: string;
  order_id: string;
  /** The row that it is a file of. */
  reference_type: string;
  reference_id: string;
  name: string;
  media_type: string;
  size: number;
  hash: string;
  field: string | null;
  created_at: string;
}

export async function fileOfOrder(
  db: Queryable,
  id: string,
  sources: readonly FileSource[],
): Promise<FileToSend | undefined> {
  const files = seenFiles(sources, () => sql`a.id = ${id}`);
  const [file] =
    await db.run<FileToSend>(sql`select id, order_id, owner_record as reference_type, owner_id as reference_id, name,
      media_type, size, hash, field, created_at from (${files}) a`);
  return file;
}
