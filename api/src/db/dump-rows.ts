/**
 * Every row of every table as text, read in one snapshot and in portions: never a table in memory, and between two
 * portions of the embedded database its thread answers whether it is well.
 *
 * A row is PostgreSQL's own text of it, `(a,"b c",)`, which both databases write and read alike.
 */
import type { Database, Limits, Queryable } from "./database.ts";
import { join, name, raw, sql } from "./sql.ts";

/** One portion is read or written well within this; waiting for a lock, by a migration, included. */
export const PORTION_LIMITS: Limits = { seconds: 600 };
const PORTION_BYTES = 1_048_576;
const FIRST_PORTION = 100;
const LARGEST_PORTION = 20_000;

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** All that `work` reads is of one moment, and it writes nothing. */
export function inSnapshot<T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.run(raw("set transaction isolation level repeatable read, read only"));
    await agreeOnText(tx);
    return work(tx);
  }, PORTION_LIMITS);
}

/** The text of a value must not depend on how somebody has set up the server or the role. */
export async function agreeOnText(tx: Queryable): Promise<void> {
  for (const setting of ["datestyle = 'ISO, YMD'", "intervalstyle = 'postgres'", "bytea_output = 'hex'"])
    await tx.run(raw(`set local ${setting}`));
  await tx.run(raw("set local extra_float_digits = 1"));
}

/** The tables of the schema, by name. */
export async function tablesIn(tx: Queryable): Promise<TableShape[]> {
  return tx.run<{ name: string; columns: string[] }>(sql`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`);
}

export async function appliedMigrations(tx: Queryable): Promise<{ name: string; checksum: string }[]> {
  return tx.run(sql`select name, checksum from migration order by name`);
}

/**
 * Texts of rows, portion by portion; portions follow the size of the rows. By their key: where a server puts a row
 * follows from what was free at the time, and the same rows are to give the same bytes.
 */
export async function* rowsOf(tx: Queryable, table: string): AsyncGenerator<string[]> {
  const key = await tx.run<{ column: string }>(sql`select a.attname::text as column
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = to_regclass(quote_ident(${table})) and i.indisprimary
    order by array_position(i.indkey::int2[], a.attnum)`);
  const columns = key.map(({ column }) => sql`"the row".${name(column)}`);
  const order = columns.length === 0 ? raw("") : sql`order by ${join(columns)}`;
  yield* portionsOf(tx, sql`select "the row"::text as text from ${name(table)} "the row" ${order}`);
}

/** Files that the rows of this snapshot name, one JSON text each. */
export async function* filesNamed(tx: Queryable): AsyncGenerator<string[]> {
  yield* portionsOf(
    tx,
    sql`select json_build_object('id', id, 'size', size, 'hash', hash)::text as text from attachment`,
  );
}

async function* portionsOf(tx: Queryable, query: ReturnType<typeof sql>): AsyncGenerator<string[]> {
  await tx.run(sql`declare reading no scroll cursor for ${query}`);
  let wanted = FIRST_PORTION;
  for (;;) {
    const rows = await tx.run<{ text: string }>(raw(`fetch ${wanted} from reading`));
    if (rows.length > 0) yield rows.map((row) => row.text);
    if (rows.length < wanted) break;
    const average = rows.reduce((sum, row) => sum + row.text.length, 1) / rows.length;
    wanted = Math.max(1, Math.min(LARGEST_PORTION, Math.floor(PORTION_BYTES / average)));
  }
  await tx.run(raw("close reading"));
}
