// Decides which days the planner shows. Weeks begin on Monday, as rosters do; a month is the calendar's.

import { addDays, type CalendarDate, daysBetween, FRIDAY, weekdayOf } from "@plimsoll/domain/kernel/dates";

export const SPANS = ["week", "two_weeks", "month"] as const;
export type Span = (typeof SPANS)[number];

const WEEK = 7;
/** As many weeks as a month can touch. */
const WEEKS_OF_MONTH = 6;

export function isWeekend(date: CalendarDate): boolean {
  return weekdayOf(date) > FRIDAY;
}

export function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 8)}01`;
}

function lastOfMonth(date: CalendarDate): CalendarDate {
  // 31 days after the first lies in the next month, whatever its length.
  return addDays(firstOfMonth(addDays(firstOfMonth(date), 31)), -1);
}

const mondayOf = (date: CalendarDate): CalendarDate => addDays(date, -weekdayOf(date));

export function startOf(span: Span, date: CalendarDate): CalendarDate {
  return span === "month" ? firstOfMonth(date) : mondayOf(date);
}

export function endOf(span: Span, start: CalendarDate): CalendarDate {
  if (span === "month") return lastOfMonth(start);
  return addDays(start, (span === "week" ? 1 : 2) * WEEK - 1);
}

/** The beginning of the period before or after. */
export function step(span: Span, start: CalendarDate, by: 1 | -1): CalendarDate {
  return startOf(
    span,
    by === 1 ? addDays(endOf(span, start), 1) : addDays(start, span === "two_weeks" ? -14 : -1),
  );
}

export function daysFrom(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at));
}

/** The weeks that a month touches, from Monday to Sunday; no empty week at the end. */
export function weeksOfMonth(date: CalendarDate): CalendarDate[][] {
  const last = lastOfMonth(date);
  const monday = mondayOf(firstOfMonth(date));
  return Array.from({ length: WEEKS_OF_MONTH }, (_, at) => addDays(monday, at * WEEK))
    .filter((start) => start <= last)
    .map((start) => daysFrom(start, addDays(start, WEEK - 1)));
}
