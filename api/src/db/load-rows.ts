/**
 * Puts the rows of a backup into an empty database, in one transaction: it holds all of them afterwards, or nothing.
 * Tables come from the migrations that the backup had seen; references and triggers rest while rows come in any order.
 */
import type { Database, Limits, Queryable } from "./database.ts";
import { agreeOnText, type TableShape, tablesIn } from "./dump-rows.ts";
import { type Migration, migrateIn, SYSTEM_TABLES } from "./migrate.ts";
import { name, raw, sql } from "./sql.ts";

/** A reference over a large table is checked by one statement. */
const LIMITS: Limits = { seconds: 3_600 };

export class NotEmpty extends Error {}

export interface RowsToLoad {
  readonly migrations: readonly Migration[];
  readonly tables: readonly (TableShape & { readonly rows: number })[];
  rowsOf(table: string): AsyncIterable<readonly string[]>;
}

/** Fails when the database holds tables of ours; those of others are none of our business. */
export async function refuseUsed(db: Queryable): Promise<void> {
  const used = (await tablesIn(db)).filter((table) => SYSTEM_TABLES.has(table.name));
  if (used.length > 0)
    throw new NotEmpty(
      "the database is in use: it has tables of Plimsoll already. Restore into an empty one",
    );
}

export async function loadRows(db: Database, given: RowsToLoad): Promise<void> {
  await db.transaction(async (tx) => {
    await refuseUsed(tx);
    await agreeOnText(tx);
    await migrateIn(tx, given.migrations);
    await refuseOtherShapes(tx, given.tables);
    const wakeUp = await layToRest(tx);
    for (const table of given.tables) await tx.run(sql`truncate ${name(table.name)}`);
    for (const table of given.tables) await load(tx, table.name, table.rows, given.rowsOf(table.name));
    await wakeUp();
    await countOn(tx);
    // It is another installation from now on: the files of the first one are not its own.
    if (given.tables.some((table) => table.name === "installation"))
      await tx.run(sql`update installation set id = gen_random_uuid()`);
  }, LIMITS);
  await db.script("analyze");
}

async function refuseOtherShapes(tx: Queryable, tables: readonly TableShape[]): Promise<void> {
  const made = new Map((await tablesIn(tx)).map((table) => [table.name, table.columns.join()]));
  for (const table of tables)
    if (made.get(table.name) !== table.columns.join())
      throw new Error(`the table ${table.name} of the backup is not the one that its migrations make`);
}

async function load(
  tx: Queryable,
  table: string,
  expected: number,
  portions: AsyncIterable<readonly string[]>,
): Promise<void> {
  let loaded = 0;
  for await (const texts of portions) {
    await tx.run(sql`insert into ${name(table)} overriding system value
      select (x.whole).* from (select t::${name(table)} as whole from unnest(${texts}::text[]) as t offset 0) x`);
    loaded += texts.length;
  }
  if (loaded !== expected) throw new Error(`the table ${table} has ${loaded} rows instead of ${expected}`);
}

/** Takes references away and stops triggers; what it answers brings them back, and so checks every reference. */
async function layToRest(tx: Queryable): Promise<() => Promise<void>> {
  const references = await tx.run<{ table: string; name: string; definition: string }>(sql`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace`);
  const triggered = await tx.run<{ table: string }>(sql`
    select distinct c.relname as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace`);
  for (const one of references)
    await tx.run(sql`alter table ${name(one.table)} drop constraint ${name(one.name)}`);
  for (const { table } of triggered) await tx.run(sql`alter table ${name(table)} disable trigger user`);
  return async () => {
    for (const { table } of triggered) await tx.run(sql`alter table ${name(table)} enable trigger user`);
    for (const one of references)
      await tx.run(
        sql`alter table ${name(one.table)} add constraint ${name(one.name)} ${raw(one.definition)}`,
      );
  };
}

/** Columns that count by themselves go on after their largest value. */
async function countOn(tx: Queryable): Promise<void> {
  const counted = await tx.run<{ table: string; column: string; sequence: string }>(sql`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`);
  for (const { table, column, sequence } of counted)
    await tx.run(sql`select setval(${sequence}::regclass, coalesce(max(${name(column)}), 1), max(${name(column)}) is not null)
      from ${name(table)}`);
}
