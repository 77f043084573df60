// Decides how old what is open of an invoice is: not due yet, or late by up to thirty, sixty, ninety days or more. An
// invoice is late from the day after it was due.

import { addDays, type CalendarDate } from "../kernel/dates.ts";

export const AGES = ["not_due", "to_30", "to_60", "to_90", "over_90"] as const;
export type Age = (typeof AGES)[number];

/** The days on which what is of this age was due, from the first to the last; nothing where there is no such end. */
export function dueBetween(
  age: Age,
  today: CalendarDate,
): { readonly from: CalendarDate | null; readonly to: CalendarDate | null } {
  const ago = (days: number) => addDays(today, -days);
  switch (age) {
    case "not_due":
      return { from: today, to: null };
    case "to_30":
      return { from: ago(30), to: ago(1) };
    case "to_60":
      return { from: ago(60), to: ago(31) };
    case "to_90":
      return { from: ago(90), to: ago(61) };
    case "over_90":
      return { from: null, to: ago(91) };
  }
}

export function ageOf(due: CalendarDate, today: CalendarDate): Age {
  const found = AGES.find((age) => {
    const { from, to } = dueBetween(age, today);
    return (from === null || due >= from) && (to === null || due <= to);
  });
  return found ?? "over_90";
}
