/** The planner's board: who is where between two days, and what nobody is assigned to yet. */
import { mayOn } from "@plimsoll/domain/access/permission";
import { inScope, rowsFor } from "@plimsoll/domain/access/scope";
import { addDays, daysBetween, isCalendarDate } from "@plimsoll/domain/kernel/dates";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { conflictsIn } from "@plimsoll/domain/work-order/conflicts";
import type { Absent, Board } from "@plimsoll/domain/work-order/output";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { absencesBetween, appointmentsBetween, peopleOf, unassignedOrders, type Window } from "./store.ts";

const MOST_DAYS = 62;

interface BoardInput {
  readonly from: string;
  readonly to: string;
  readonly port_id?: string | null | undefined;
  readonly workunit_id?: string | null | undefined;
}

const NOBODY = { country: null, customerId: null, companyId: null, userId: null };

/** That somebody is away is everybody's business who plans; why, only of those who may list absences. */
async function absencesOf(call: Call, window: Window, people: readonly string[]) {
  const found = await absencesBetween(asSideEffectOn(call, "absence"), window, people);
  const isTold = mayOn(call.actor, call.app.catalog.get("absence").definition, "list");
  return isTold ? found : found.map(withoutReason);
}

type Away = Omit<Absent, "kind" | "note">;

function withoutReason({ id, version, inspector_id, begin_date, end_date }: Away): Absent {
  return { id, version, inspector_id, begin_date, end_date, kind: null, note: null };
}

export async function readBoard(
  call: Call,
  { from, to, port_id: port, workunit_id: unit }: BoardInput,
): Promise<Board> {
  if (!isCalendarDate(from)) throw refuse("invalid_date", "from");
  if (!isCalendarDate(to)) throw refuse("invalid_date", "to");
  if (to < from) throw refuse("end_before_begin", "to");
  if (daysBetween(from, to) >= MOST_DAYS) throw refuse("period_too_long", "to", { max: MOST_DAYS });
  for (const [field, id] of [["port_id", port] as const, ["workunit_id", unit] as const])
    if (id !== null && id !== undefined && !isUuid(id)) throw refuse("invalid", field);
  const window = { from, to, port: port ?? null, unit: unit ?? null };
  const people = await peopleOf(asSideEffectOn(call, "inspector"), window);
  const ids = people.map((one) => one.id);
  const orders = rowsFor(call.actor, call.app.catalog.get("work_order").definition, "list");
  // Whoever plans sees that somebody is busy, whatever with: the days of their countries, whichever the order.
  const { within: _, ...ofCountries } = call.filter;
  const planned = await appointmentsBetween({ ...call, filter: ofCountries }, window, ids);
  const isShown = ({ country, kind }: (typeof planned)[number]) =>
    inScope(orders, { ...NOBODY, country: String(country), scopeValues: { kind } });
  const appointments = planned.filter(isShown);
  const absences = [
    ...(await absencesOf(call, window, ids)),
    // Somebody on an order that the reader may not see is not free, and more is not told.
    ...planned.filter((one) => !isShown(one)).map(withoutReason),
  ];
  const unassigned = await unassignedOrders({ ...call, filter: orders }, window);
  return {
    people,
    appointments,
    absences,
    conflicts: conflictsIn(appointments, absences, { begin_date: from, end_date: to }),
    unassigned,
    next: addDays(to, 1),
  };
}
