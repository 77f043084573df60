/**
 * Takes the next number of a series, in the transaction that issues the document. One update on the series' row makes
 * takers of one scope queue for each other; a transaction that fails gives its number back with everything else.
 */
import { nextNumber, type Occasion, type Series, scopeOf } from "@plimsoll/domain/numbering/series";
import type { AuditEntry } from "#db/audit";
import type { Queryable } from "#db/database";
import { name, sql } from "#db/sql";

export interface TakenNumber {
  readonly scope: string;
  readonly number: number;
  readonly text: string;
}

/** `tx` must be a transaction: outside of one a number could be taken for a document that was never written. */
export async function takeNumber(tx: Queryable, series: Series, occasion: Occasion): Promise<TakenNumber> {
  const scope = scopeOf(series, occasion);
  const [row] = await tx.run<{ last: number }>(sql`
    insert into number_series (series, scope, last) values (${series.key}, ${scope}, 1)
    on conflict (series, scope) do update set last = number_series.last + 1 returning last`);
  const taken = nextNumber(series, occasion, Number(row?.last ?? 0) - 1);
  if (!taken) throw new Error(`the series ${series.key} cannot count for ${JSON.stringify(occasion)}`);
  return taken;
}

/** How far a series has counted in a scope. */
export async function lastNumber(db: Queryable, series: Series, scope: string): Promise<number> {
  const [row] = await db.run<{ last: number }>(
    sql`select last from number_series where series = ${series.key} and scope = ${scope}`,
  );
  return row?.last ?? 0;
}

export interface Counter extends Record<string, unknown> {
  readonly series: string;
  readonly scope: string;
  readonly last: number;
}

/** How far each series has counted. */
export function counters(db: Queryable): Promise<Counter[]> {
  return db.run<Counter>(sql`select series, scope, last from number_series order by series, scope`);
}

const PORTION = 5_000;

/** The numbers that rows of a record carry, portion by portion. */
export async function* numbersOn(db: Queryable, record: string, column: string): AsyncGenerator<string[]> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await db.run<{ id: string; text: string }>(sql`
      select id, ${name(column)} as text from ${name(record)} where id > ${after} order by id limit ${PORTION}`);
    yield rows.map((row) => row.text);
    if (rows.length < PORTION) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** Numbers of rows that were removed, as the history has kept them. */
export async function removedNumbers(db: Queryable, record: string, column: string): Promise<string[]> {
  const rows = await db.run<{ body: string }>(sql`select body from audit_entry
    where record = ${record} and position('"action":"delete"' in body) > 0`);
  return rows.flatMap(({ body }) => {
    const { action, changes } = JSON.parse(body) as AuditEntry;
    const text = changes[column]?.[0];
    return action === "delete" && typeof text === "string" ? [text] : [];
  });
}
