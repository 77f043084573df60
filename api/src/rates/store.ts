/** Which currencies have daily rates, and up to which day we know them. */
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

export interface KnownUntil extends Record<string, unknown> {
  id: string;
  code: string;
  last: string | null;
}

export function ratesKnown(db: Queryable, codes: readonly string[]): Promise<KnownUntil[]> {
  return db.run<KnownUntil>(sql`
    select c.id, c.code, (select max(r.date) from exchange_rate r where r.currency_id = c.id and r.source = 'ptax') as last
    from currency c where c.active and c.code = any(${codes}::text[]) order by c.code`);
}

/** Days of a currency that are stored already, so that asking twice writes nothing twice. */
export async function storedDays(db: Queryable, currencyId: string, from: string): Promise<Set<string>> {
  const rows = await db.run<{ date: string }>(sql`
    select date from exchange_rate where currency_id = ${currencyId} and source = 'ptax' and date >= ${from}`);
  return new Set(rows.map((row) => row.date));
}
