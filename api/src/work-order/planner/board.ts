/** The planner's board: who is where between two days, and what nobody is assigned to yet. */
import { addDays, daysBetween, isCalendarDate } from "@plimsoll/domain/kernel/dates";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { conflictsIn } from "@plimsoll/domain/work-order/conflicts";
import { followingOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { absencesBetween, appointmentsBetween, peopleOf, unassignedOrders } from "./store.ts";

const MOST_DAYS = 62;

interface BoardInput {
  readonly from: string;
  readonly to: string;
  readonly port_id?: string | null | undefined;
  readonly workunit_id?: string | null | undefined;
}

export async function readBoard(call: Call, { from, to, port_id: port, workunit_id: unit }: BoardInput) {
  if (!isCalendarDate(from)) throw refuse("invalid_date", "from");
  if (!isCalendarDate(to)) throw refuse("invalid_date", "to");
  if (to < from) throw refuse("end_before_begin", "to");
  if (daysBetween(from, to) >= MOST_DAYS) throw refuse("period_too_long", "to", { max: MOST_DAYS });
  for (const [field, id] of [["port_id", port] as const, ["workunit_id", unit] as const])
    if (id !== null && id !== undefined && !isUuid(id)) throw refuse("invalid", field);
  const window = { from, to, port: port ?? null, unit: unit ?? null };
  const people = await peopleOf(followingOn(call, "inspector"), window);
  const ids = people.map((one) => one.id);
  const appointments = await appointmentsBetween(call, window, ids);
  const absences = await absencesBetween(followingOn(call, "absence"), window, ids);
  const unassigned = await unassignedOrders(followingOn(call, "work_order"), window);
  return {
    people,
    appointments,
    absences,
    conflicts: conflictsIn(appointments, absences, { begin_date: from, end_date: to }),
    unassigned,
    /** So that a screen can page on without arithmetic of its own. */
    next: addDays(to, 1),
  };
}
