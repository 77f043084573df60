/** Periods of whole days, both ends included. */
import { type CalendarDate, daysBetween } from "../kernel/dates.ts";
import { type Issue, issue } from "../kernel/errors.ts";

export interface Period {
  readonly begin_date: CalendarDate;
  readonly end_date: CalendarDate;
}

export function checkPeriod({ begin_date: begin, end_date: end }: Period, mostDays: number): Issue[] {
  if (end < begin) return [issue("end_before_begin", "end_date")];
  return daysBetween(begin, end) < mostDays ? [] : [issue("period_too_long", "end_date", { max: mostDays })];
}

export function overlaps(one: Period, other: Period): boolean {
  return one.begin_date <= other.end_date && other.begin_date <= one.end_date;
}
