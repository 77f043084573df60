// Decides what letting go of something over a day of a person means: an order begins there for a day, a bar goes there
// with its length, held where it was taken, and the end of a bar changes its last day and nothing else.

import { addDays, type CalendarDate } from "@plimsoll/domain/kernel/dates";
import type { Days, Planned, Unassigned } from "@plimsoll/domain/work-order/output";
import { endedOn, movedTo } from "./lanes.ts";

export type Dragged =
  | { readonly kind: "order"; readonly order: Unassigned }
  /** `grabbed`: how many days after its first the bar was taken. */
  | { readonly kind: "bar"; readonly bar: Planned; readonly grabbed: number }
  | { readonly kind: "end"; readonly bar: Planned };

export interface Target {
  readonly person: string;
  readonly day: CalendarDate;
}

export interface Landing extends Days {
  readonly person: string;
}

export function landingOf(what: Dragged, { person, day }: Target): Landing {
  if (what.kind === "order") return { person, begin_date: day, end_date: day };
  if (what.kind === "end") return { person: what.bar.inspector_id, ...endedOn(what.bar, day) };
  return { person, ...movedTo(what.bar, addDays(day, -what.grabbed)) };
}

/** Whether a bar would stay exactly where it is. */
export function isUnmoved(bar: Planned, { person, begin_date, end_date }: Landing): boolean {
  return bar.inspector_id === person && bar.begin_date === begin_date && bar.end_date === end_date;
}
