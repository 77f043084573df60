// Decides where the bars of one person stand: from which day of those shown, over how many, and in which lane, so that
// no two bars lie on one another. What begins first stands highest; a lane is used again once it is free.

import { addDays, type CalendarDate, daysBetween } from "@plimsoll/domain/kernel/dates";
import type { Days } from "@plimsoll/domain/work-order/output";

export interface Bar<T> {
  readonly item: T;
  /** From the top, beginning with 0. */
  readonly lane: number;
  /** Place of its first day among those shown. */
  readonly first: number;
  /** How many of the days shown it covers. */
  readonly days: number;
  readonly beginsBefore: boolean;
  readonly endsAfter: boolean;
}

export interface Lanes<T> {
  readonly bars: readonly Bar<T>[];
  readonly count: number;
}

export interface Window {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export function placeBars<T extends Days & { readonly id: string }>(
  items: readonly T[],
  { from, to }: Window,
): Lanes<T> {
  const shown = items
    .filter((item) => item.begin_date <= to && item.end_date >= from)
    .sort(
      (a, b) =>
        compareText(a.begin_date, b.begin_date) ||
        compareText(b.end_date, a.end_date) ||
        compareText(a.id, b.id),
    );
  /** The last day that each lane is taken. */
  const taken: CalendarDate[] = [];
  const bars = shown.map((item): Bar<T> => {
    const free = taken.findIndex((last) => last < item.begin_date);
    const lane = free === -1 ? taken.length : free;
    taken[lane] = item.end_date;
    const begin = item.begin_date < from ? from : item.begin_date;
    const end = item.end_date > to ? to : item.end_date;
    return {
      item,
      lane,
      first: daysBetween(from, begin),
      days: daysBetween(begin, end) + 1,
      beginsBefore: item.begin_date < from,
      endsAfter: item.end_date > to,
    };
  });
  return { bars, count: taken.length };
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The same days, begun elsewhere. */
export function movedTo({ begin_date, end_date }: Days, begin: CalendarDate): Days {
  return { begin_date: begin, end_date: addDays(begin, daysBetween(begin_date, end_date)) };
}

/** A new last day; never before the first. */
export function endedOn({ begin_date }: Days, end: CalendarDate): Days {
  return { begin_date, end_date: end < begin_date ? begin_date : end };
}
