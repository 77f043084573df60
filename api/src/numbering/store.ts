/**
 * Takes the next number of a series, in the transaction that issues the document. One update on the series' row makes
 * takers of one scope queue for each other; a transaction that fails gives its number back with everything else.
 */
import { nextNumber, type Occasion, type Series, scopeOf } from "@plimsoll/domain/numbering/series";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

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
