// Decides where a plan cannot hold: somebody who is sent to two orders on one day, or sent anywhere while absent. Both are
// shown and neither is refused: two short visits at one port on one day are somebody's decision.

import { addDays, type CalendarDate } from "../kernel/dates.ts";
import type { Conflict } from "./output.ts";
import type { Period } from "./period.ts";

export interface PlannedDays extends Period {
  readonly id: string;
  readonly inspector_id: string;
  readonly work_order_id: string;
}

export interface AbsentDays extends Period {
  readonly inspector_id: string;
}

export function conflictsIn(
  appointments: readonly PlannedDays[],
  absences: readonly AbsentDays[],
  { begin_date: from, end_date: to }: Period,
): Conflict[] {
  const found: Conflict[] = [];
  const people = [...new Set(appointments.map((one) => one.inspector_id))].sort();
  for (const inspector_id of people) {
    const own = appointments.filter((one) => one.inspector_id === inspector_id);
    const away = absences.filter((one) => one.inspector_id === inspector_id);
    for (let date = from; date <= to; date = addDays(date, 1)) {
      const busy = own.filter((one) => covers(one, date));
      if (busy.length === 0) continue;
      const ids = busy.map((one) => one.id);
      if (away.some((one) => covers(one, date)))
        found.push({ inspector_id, date, kind: "absent", appointments: ids });
      if (new Set(busy.map((one) => one.work_order_id)).size > 1)
        found.push({ inspector_id, date, kind: "double", appointments: ids });
    }
  }
  return found;
}

function covers({ begin_date: begin, end_date: end }: Period, date: CalendarDate): boolean {
  return begin <= date && date <= end;
}
