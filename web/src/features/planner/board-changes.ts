// Decides how the board looks once a change has gone through, so that it can be shown before the server has answered.
// Conflicts are found by the rule that the server itself uses.

import { conflictsIn } from "@plimsoll/domain/work-order/conflicts";
import type { Absent, Board, Planned } from "@plimsoll/domain/work-order/output";
import type { Window } from "./lanes.ts";

function judged(board: Board, { from, to }: Window): Board {
  const conflicts = conflictsIn(board.appointments, board.absences, { begin_date: from, end_date: to });
  return { ...board, conflicts };
}

/** With the appointment as given, whether it was there or not; its order is no longer waiting for somebody. */
export function withAppointment(board: Board, planned: Planned, window: Window): Board {
  const others = board.appointments.filter(({ id }) => id !== planned.id);
  const unassigned = board.unassigned.filter(({ id }) => id !== planned.work_order_id);
  return judged({ ...board, appointments: [...others, planned], unassigned }, window);
}

export function withoutAppointment(board: Board, gone: string, window: Window): Board {
  return judged({ ...board, appointments: board.appointments.filter(({ id }) => id !== gone) }, window);
}

export function withoutAbsence(board: Board, gone: Absent["id"], window: Window): Board {
  return judged({ ...board, absences: board.absences.filter(({ id }) => id !== gone) }, window);
}
