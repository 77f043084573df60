/** Reads what tables, constraints and indexes a database has, in the terms of `schema.ts`. */
import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

export interface FoundTable {
  readonly columns: ReadonlyMap<string, { readonly type: string; readonly nullable: boolean }>;
  readonly constraints: ReadonlySet<string>;
  readonly indexes: ReadonlySet<string>;
}

export async function introspect(db: Queryable): Promise<Map<string, FoundTable>> {
  const columns = await db.run<{
    table: string;
    name: string;
    type: string;
    required: boolean;
    collation: string | null;
  }>(sql`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as required, nullif(l.collname, 'default') as collation
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
    left join pg_collation l on l.oid = a.attcollation
    where a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`);
  const constraints = await db.run<{ table: string; name: string }>(sql`
    select c.relname as table, k.conname as name from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
    where k.contype in ('p', 'u', 'f', 'c')`);
  const indexes = await db.run<{ table: string; name: string }>(sql`
    select c.relname as table, i.relname as name from pg_index x
    join pg_class i on i.oid = x.indexrelid
    join pg_class c on c.oid = x.indrelid
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
    where not exists (select 1 from pg_constraint k where k.conindid = x.indexrelid)`);

  const constraintsOf = byTable(constraints);
  const indexesOf = byTable(indexes);
  return new Map(
    [...byTable(columns)].map(([table, own]) => [
      table,
      {
        columns: new Map(
          own.map(({ name, type, collation, required }) => [
            name,
            { type: collation ? `${type} collate "${collation}"` : type, nullable: !required },
          ]),
        ),
        constraints: new Set(constraintsOf.get(table)?.map((one) => one.name)),
        indexes: new Set(indexesOf.get(table)?.map((one) => one.name)),
      },
    ]),
  );
}

function byTable<Row extends { readonly table: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const tables = new Map<string, Row[]>();
  for (const row of rows) {
    const own = tables.get(row.table);
    if (own) own.push(row);
    else tables.set(row.table, [row]);
  }
  return tables;
}
