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

export interface StoredRate extends Record<string, unknown> {
  id: string;
  date: string;
  buy: string;
  sell: string;
  version: number;
  /** Whether a person has had a hand in it: what they decided is not decided anew. */
  is_touched: boolean;
}

/** What the central bank said before, from a day on, so that asking twice writes nothing twice. */
export function storedRates(db: Queryable, currencyId: string, from: string): Promise<StoredRate[]> {
  return db.run<StoredRate>(sql`
    select r.id, r.date, r.buy, r.sell, r.version, exists (select 1 from audit_entry a
      where a.record = 'exchange_rate' and a.record_id = r.id and a.body::jsonb ->> 'user' is not null) as is_touched
    from exchange_rate r where r.currency_id = ${currencyId} and r.source = 'ptax' and r.date >= ${from}
    for update of r`);
}

export async function correctRate(
  tx: Queryable,
  { id, buy, sell, now }: { id: string; buy: string; sell: string; now: string },
): Promise<void> {
  await tx.run(sql`update exchange_rate set buy = ${buy}, sell = ${sell}, version = version + 1, updated_at = ${now}
    where id = ${id}`);
}
