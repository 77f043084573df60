/**
 * When a report is due by itself: every day, on one day of the week or of the month, from an hour on, by the clock of the
 * country of whoever keeps it. Each occasion has the name of its day, so that none comes twice and none is made up for
 * after a day in which nothing ran.
 */
import { type CalendarDate, weekdayOf } from "../kernel/dates.ts";

export const SCHEDULES = ["never", "daily", "weekly", "monthly"] as const;
export type Schedule = (typeof SCHEDULES)[number];

/** Every month has them. */
export const LAST_DAY_OF_MONTH = 28;

export interface Scheduled {
  readonly schedule: Schedule;
  /** 1 is Monday; of a month, its day. */
  readonly day: number | null;
  readonly hour: number;
}

/** The occasion that has come, or nothing. */
export function occasionOf(
  { schedule, day, hour }: Scheduled,
  now: { readonly date: CalendarDate; readonly hour: number },
): CalendarDate | undefined {
  if (schedule === "never" || now.hour < hour) return undefined;
  if (schedule === "weekly" && weekdayOf(now.date) + 1 !== day) return undefined;
  if (schedule === "monthly" && Number(now.date.slice(8)) !== day) return undefined;
  return now.date;
}
