// Decides how fast a carrier is loaded while it is loaded: what the scale weighed over the hours since loading commenced
// until the last weighing, without the stops of the time log. Tonnes an hour; nothing where the log does not say when
// loading commenced, or where no hour is left.

import type { DecimalText } from "../kernel/decimal.ts";
import { type EntryType, type LoggedEntry, statementOfEntries } from "./statement-of-entries.ts";

interface WeighedPeriod {
  readonly total: DecimalText;
  readonly last_at: string | null;
}

export function netLoadingRate(
  entries: readonly LoggedEntry[],
  types: readonly EntryType[],
  { periods, total }: { readonly periods: readonly WeighedPeriod[]; readonly total: DecimalText },
): DecimalText | null {
  const last = periods
    .flatMap((one) => one.last_at ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  if (last === undefined) return null;
  const completed = new Set(types.flatMap(({ id, code }) => (code === "COMPL" ? [id] : [])));
  // Counted to the last weighing and not to the word of the log: hoses and belts run empty in between.
  const until = entries.filter((one) => !completed.has(one.timelog_id));
  const answer = statementOfEntries(until, types, { quantity: total, now: last });
  return answer.ok ? (answer.result.statement?.net_rate ?? null) : null;
}
