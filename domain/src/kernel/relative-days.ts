// Decides which days words such as "today" or "the last 7 days" mean: always counted from the day on which they are asked,
// so that a kept list shows what its name says on every day. Both ends belong to it; an open end is null.
import { addDays, type CalendarDate, weekdayOf } from "./dates.ts";

const NAMED = [
  "today",
  "yesterday",
  "tomorrow",
  "this-week",
  "this-month",
  "before-today",
  "from-today",
] as const;
export type NamedDays = (typeof NAMED)[number];

/** `last-7` and `next-7`: so many days, today among them. */
export type RelativeDays = NamedDays | `${"last" | "next"}-${number}`;

/** What is offered; a list of a feature may count other days. */
export const OFFERED_DAYS: readonly RelativeDays[] = [
  "today",
  "yesterday",
  "tomorrow",
  "last-7",
  "last-30",
  "next-7",
  "next-30",
  "this-week",
  "this-month",
  "before-today",
  "from-today",
];

const COUNTED = /^(last|next)-([1-9]\d{0,2})$/;

export function isNamedDays(text: string): text is NamedDays {
  return (NAMED as readonly string[]).includes(text);
}

export function isRelativeDays(text: string): text is RelativeDays {
  return isNamedDays(text) || COUNTED.test(text);
}

/** Of `last-7`: the last, and 7. */
export function countedDays(days: RelativeDays): { readonly side: "last" | "next"; readonly count: number } {
  const [, side, count] = COUNTED.exec(days) ?? [];
  return { side: side === "last" ? "last" : "next", count: Number(count ?? 1) };
}

export interface Days {
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

const DAYS: Readonly<Record<NamedDays, (today: CalendarDate) => Days>> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => oneDay(addDays(today, -1)),
  tomorrow: (today) => oneDay(addDays(today, 1)),
  "this-week": (today) => {
    const monday = addDays(today, -weekdayOf(today));
    return { from: monday, to: addDays(monday, 6) };
  },
  "this-month": (today) => {
    const first = `${today.slice(0, 8)}01`;
    // The 28th and four days lie in the next month, whatever this one is.
    const next = `${addDays(`${today.slice(0, 8)}28`, 4).slice(0, 8)}01`;
    return { from: first, to: addDays(next, -1) };
  },
  "before-today": (today) => ({ from: null, to: addDays(today, -1) }),
  "from-today": (today) => ({ from: today, to: null }),
};

const oneDay = (day: CalendarDate): Days => ({ from: day, to: day });

export function daysMeant(words: RelativeDays, today: CalendarDate): Days {
  if (isNamedDays(words)) return DAYS[words](today);
  const { side, count } = countedDays(words);
  return side === "last"
    ? { from: addDays(today, 1 - count), to: today }
    : { from: today, to: addDays(today, count - 1) };
}
