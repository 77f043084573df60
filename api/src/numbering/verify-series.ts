/**
 * Whether numbers follow one another as promised: in every scope of every series each number from one to the last that
 * was taken belongs to a document, or to one that the history knows was removed; none twice, none beyond the last.
 * To be asked within one snapshot.
 */
import { INVOICE_SERIES } from "@plimsoll/domain/billing/invoice";
import { PRE_INVOICE_SERIES } from "@plimsoll/domain/billing/pre-invoice";
import { NOMINATION_SERIES } from "@plimsoll/domain/commercial/nomination";
import { ORDER_KINDS, orderSeries } from "@plimsoll/domain/commercial/order-kind";
import { PROPOSAL_SERIES } from "@plimsoll/domain/commercial/proposal";
import { parseNumberText, type Series } from "@plimsoll/domain/numbering/series";
import { SAMPLE_SERIES } from "@plimsoll/domain/operation/pages/sample";
import type { Queryable } from "#db/database";
import { counters, numbersOn, removedNumbers } from "./store.ts";

interface Numbered {
  readonly record: string;
  readonly column: string;
  readonly series: readonly Series[];
  /** Versions of a document share its number. */
  readonly hasVersions?: boolean;
}

/** Every record whose rows take a number. */
const NUMBERED: readonly Numbered[] = [
  { record: "work_order", column: "wocode", series: ORDER_KINDS.map(orderSeries) },
  { record: "proposal", column: "propcode", series: [PROPOSAL_SERIES], hasVersions: true },
  { record: "nomination", column: "code", series: [NOMINATION_SERIES] },
  { record: "sample", column: "code", series: [SAMPLE_SERIES] },
  { record: "pre_invoice", column: "code", series: [PRE_INVOICE_SERIES] },
  { record: "invoice", column: "number", series: [INVOICE_SERIES] },
];

export interface SeriesVerdict {
  readonly numbers: number;
  readonly series: number;
  readonly removed: number;
  readonly problem?: string;
}

/** How often each number of a scope was found. */
interface Count {
  readonly series: Series;
  readonly scope: string;
  readonly last: number;
  readonly found: Uint8Array;
}

export async function verifySeries(db: Queryable): Promise<SeriesVerdict> {
  const all = await counters(db);
  const total = { numbers: 0, series: all.length, removed: 0 };
  for (const numbered of NUMBERED) {
    const counts = new Map<string, Count>();
    for (const series of numbered.series)
      for (const { scope, last } of all.filter((one) => one.series === series.key))
        counts.set(`${series.key} ${scope}`, { series, scope, last, found: new Uint8Array(last + 1) });
    for await (const texts of numbersOn(db, numbered.record, numbered.column))
      for (const text of texts) {
        const problem = countIn(counts, numbered, text);
        if (problem) return { ...total, problem };
      }
    const { numbers, removed, problem } = await gaps(db, numbered, [...counts.values()]);
    total.numbers += numbers;
    total.removed += removed;
    if (problem) return { ...total, problem };
  }
  return total;
}

/** A text that is no number of ours came from elsewhere, and no series counts it. */
function countIn(counts: ReadonlyMap<string, Count>, numbered: Numbered, text: string): string | undefined {
  for (const series of numbered.series) {
    const place = parseNumberText(series, text);
    if (!place) continue;
    const count = counts.get(`${series.key} ${place.scope}`);
    if (!count || place.number > count.last)
      return `${text} is on a ${numbered.record}, but its series has counted to ${count?.last ?? 0} only`;
    const seen = count.found[place.number] ?? 0;
    if (seen > 0 && !numbered.hasVersions) return `${text} is on two rows of ${numbered.record}`;
    count.found[place.number] = 1;
    return undefined;
  }
  return undefined;
}

async function gaps(
  db: Queryable,
  { record, column, series }: Numbered,
  counts: readonly Count[],
): Promise<{ numbers: number; removed: number; problem?: string }> {
  const missing = new Map<string, string>();
  let numbers = 0;
  for (const count of counts)
    for (let number = 1; number <= count.last; number++) {
      numbers++;
      if (count.found[number] === 0)
        missing.set(
          `${count.series.key} ${count.scope} ${number}`,
          `number ${number} of ${count.series.key} ${count.scope}`,
        );
    }
  if (missing.size === 0) return { numbers, removed: 0 };
  const before = missing.size;
  for (const text of await removedNumbers(db, record, column))
    for (const one of series) {
      const place = parseNumberText(one, text);
      if (place) missing.delete(`${one.key} ${place.scope} ${place.number}`);
    }
  const removed = before - missing.size;
  const [first] = missing.values();
  return {
    numbers,
    removed,
    ...(first === undefined ? {} : { problem: `${first} belongs to no row, and none was removed` }),
  };
}
