/** Keeps imports under way: the batch, its rows, and which column a heading meant the last time. */
import type { Issue } from "@plimsoll/domain/kernel/errors";
import type { SheetCell } from "@plimsoll/domain/kernel/sheet/read-cell";
import type { Queryable } from "#db/database";
import { type Fragment, join, sql } from "#db/sql";

export type BatchState = "mapping" | "checking" | "checked" | "committing" | "done" | "failed";

export interface Batch extends Record<string, unknown> {
  id: string;
  user_id: string;
  record: string;
  country: string;
  locale: string;
  name: string;
  state: BatchState;
  headers: string[];
  /** Column key of each heading, or null for one that is left out. */
  mapping: (string | null)[];
  total: number;
  done: number;
  problem: string | null;
}

/** An issue and the heading it belongs to, where it belongs to one. */
export interface CellIssue extends Issue {
  readonly column: number | null;
}

export type Outcome = "created" | "changed" | "unchanged" | "refused";

export interface BatchRow extends Record<string, unknown> {
  position: number;
  cells: SheetCell[];
  issues: CellIssue[];
  outcome: Outcome | null;
  record_id: string | null;
}

export async function createBatch(
  tx: Queryable,
  batch: Omit<Batch, "done" | "problem">,
  now: string,
): Promise<void> {
  await tx.run(sql`insert into import_batch
      (id, user_id, record, country, locale, name, state, headers, mapping, total, created_at, updated_at)
    values (${batch.id}, ${batch.user_id}, ${batch.record}, ${batch.country}, ${batch.locale}, ${batch.name}, ${batch.state},
      ${JSON.stringify(batch.headers)}, ${JSON.stringify(batch.mapping)}, ${batch.total}, ${now}, ${now})`);
}

const MOST_LINES = 1_000;
const MOST_CELLS = 5_000;

/** Rows of so many cells each, as JSON. */
export async function addRows(
  db: Queryable,
  id: string,
  columns: number,
  rows: readonly string[],
): Promise<void> {
  const lines = Math.min(MOST_LINES, Math.ceil(MOST_CELLS / Math.max(1, columns)));
  for (let at = 0; at < rows.length; at += lines) {
    const part = rows.slice(at, at + lines);
    await db.run(sql`insert into import_row (batch_id, position, cells)
      select ${id}::uuid, x.position, x.cells from unnest(${part.map((_, index) => at + index + 1)}::integer[],
        ${part}::jsonb[]) as x (position, cells)`);
  }
}

export async function findBatch(
  db: Queryable,
  userId: string,
  record: string,
  id: string,
): Promise<Batch | undefined> {
  const [batch] = await db.run<Batch>(
    sql`select * from import_batch where id = ${id} and user_id = ${userId} and record = ${record}`,
  );
  return batch;
}

export async function batchById(db: Queryable, id: string): Promise<Batch | undefined> {
  const [batch] = await db.run<Batch>(sql`select * from import_batch where id = ${id}`);
  return batch;
}

/** Moves on from one state to the next; false when somebody else has moved it already. */
export async function moveBatch(
  db: Queryable,
  id: string,
  from: readonly BatchState[],
  to: BatchState,
  more: { mapping?: readonly (string | null)[]; problem?: string; done?: number },
  now: string,
): Promise<boolean> {
  const sets = [sql`state = ${to}`, sql`updated_at = ${now}`];
  if (more.mapping) sets.push(sql`mapping = ${JSON.stringify(more.mapping)}`);
  if (more.done !== undefined) sets.push(sql`done = ${more.done}`);
  if (more.problem !== undefined) sets.push(sql`problem = ${more.problem}`);
  const rows = await db.run(sql`update import_batch set ${join(sets)}
    where id = ${id} and state = any(${from}::text[]) returning id`);
  return rows.length > 0;
}

/** The batch, kept where it is until the transaction ends; nothing when it is somewhere else. */
export async function holdBatch(tx: Queryable, id: string, state: BatchState): Promise<Batch | undefined> {
  const [batch] = await tx.run<Batch>(
    sql`select * from import_batch where id = ${id} and state = ${state} for update`,
  );
  return batch;
}

export async function setDone(db: Queryable, id: string, done: number, now: string): Promise<void> {
  await db.run(sql`update import_batch set done = ${done}, updated_at = ${now} where id = ${id}`);
}

export function rowsAfter(db: Queryable, id: string, position: number, size: number): Promise<BatchRow[]> {
  return db.run<BatchRow>(sql`select position, cells, issues, outcome, record_id from import_row
    where batch_id = ${id} and position > ${position} order by position limit ${size}`);
}

/** Rows that a run before has not written: what it has is not judged, let alone written, a second time. */
export function rowsToCheck(db: Queryable, id: string, position: number, size: number): Promise<BatchRow[]> {
  return db.run<BatchRow>(sql`select position, cells, issues, outcome, record_id from import_row
    where batch_id = ${id} and position > ${position} and (outcome is null or outcome = 'refused')
    order by position limit ${size}`);
}

/** Rows that were found good and have not been written yet. */
export function rowsToWrite(db: Queryable, id: string, position: number, size: number): Promise<BatchRow[]> {
  return db.run<BatchRow>(sql`select position, cells, issues, outcome, record_id from import_row
    where batch_id = ${id} and position > ${position} and outcome is null and issues = '[]'::jsonb
    order by position limit ${size}`);
}

export async function pageOfRows(
  db: Queryable,
  id: string,
  onlyIssues: boolean,
  page: number,
  size: number,
): Promise<BatchRow[]> {
  const filter = onlyIssues ? sql`and issues <> '[]'::jsonb` : sql``;
  return db.run<BatchRow>(sql`select position, cells, issues, outcome, record_id from import_row
    where batch_id = ${id} ${filter} order by position limit ${size} offset ${(page - 1) * size}`);
}

export async function oneRow(db: Queryable, id: string, position: number): Promise<BatchRow | undefined> {
  const [row] = await db.run<BatchRow>(sql`select position, cells, issues, outcome, record_id from import_row
    where batch_id = ${id} and position = ${position}`);
  return row;
}

export interface RowMark {
  readonly position: number;
  readonly issues: readonly CellIssue[];
  readonly outcome: Outcome | null;
  readonly recordId: string | null;
}

export async function markRows(db: Queryable, id: string, marks: readonly RowMark[]): Promise<void> {
  if (marks.length > 0) await db.run(marking(id, marks));
}

function marking(id: string, marks: readonly RowMark[]): Fragment {
  return sql`update import_row r set issues = x.issues, outcome = x.outcome, record_id = x.record_id
    from unnest(${marks.map((one) => one.position)}::integer[], ${marks.map((one) => JSON.stringify(one.issues))}::jsonb[],
      ${marks.map((one) => one.outcome)}::text[], ${marks.map((one) => one.recordId)}::uuid[])
      as x (position, issues, outcome, record_id)
    where r.batch_id = ${id} and r.position = x.position`;
}

/**
 * Marks rows that have no outcome yet, in the transaction that gives them one. A row that has got one meanwhile belongs
 * to somebody else, and everything that was done here for it is undone.
 */
export async function claimRows(tx: Queryable, id: string, marks: readonly RowMark[]): Promise<void> {
  if (marks.length === 0) return;
  const rows = await tx.run(sql`${marking(id, marks)} and r.outcome is null returning r.position`);
  if (rows.length !== marks.length) throw new Error("a row of the import was written by somebody else");
}

export async function setCells(
  db: Queryable,
  id: string,
  position: number,
  cells: readonly SheetCell[],
): Promise<void> {
  await db.run(
    sql`update import_row set cells = ${JSON.stringify(cells)} where batch_id = ${id} and position = ${position}`,
  );
}

export interface Counts extends Record<string, unknown> {
  faulty: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
}

export async function countRows(db: Queryable, id: string): Promise<Counts> {
  const [counts] = await db.run<Counts>(sql`select
    count(*) filter (where issues <> '[]'::jsonb) as faulty,
    count(*) filter (where outcome = 'created') as created,
    count(*) filter (where outcome = 'changed') as changed,
    count(*) filter (where outcome = 'unchanged') as unchanged,
    count(*) filter (where outcome = 'refused') as refused
    from import_row where batch_id = ${id}`);
  return counts ?? { faulty: 0, created: 0, changed: 0, unchanged: 0, refused: 0 };
}

export async function removeBatch(db: Queryable, id: string): Promise<void> {
  await db.run(sql`delete from import_batch where id = ${id}`);
}

export async function recallMapping(
  db: Queryable,
  userId: string,
  record: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.run<{ header: string; column_key: string }>(
    sql`select header, column_key from import_memory where user_id = ${userId} and record = ${record}`,
  );
  return new Map(rows.map((row) => [row.header, row.column_key]));
}

/** An empty key remembers that a heading is left out. */
export async function rememberMapping(
  db: Queryable,
  userId: string,
  record: string,
  pairs: readonly (readonly [header: string, column: string])[],
): Promise<void> {
  if (pairs.length === 0) return;
  await db.run(sql`insert into import_memory (user_id, record, header, column_key)
    select ${userId}::uuid, ${record}, x.header, x.key
    from unnest(${pairs.map(([header]) => header)}::text[], ${pairs.map(([, key]) => key)}::text[]) as x (header, key)
    on conflict (user_id, record, header) do update set column_key = excluded.column_key`);
}
