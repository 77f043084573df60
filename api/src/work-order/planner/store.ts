/** What the planner asks the database. Every query carries the scope of the caller and a bound on how much it reads. */

import { addDays } from "@plimsoll/domain/kernel/dates";
import { MOST_DAYS as LONGEST_ABSENCE } from "@plimsoll/domain/work-order/absence";
import { MOST_DAYS as LONGEST_APPOINTMENT } from "@plimsoll/domain/work-order/appointment";
import type { Absent, Person, Planned, Unassigned } from "@plimsoll/domain/work-order/output";
import { NOT_BEGUN } from "@plimsoll/domain/work-order/status";
import { scopeCondition } from "#db/scope";
import { join, raw, sql } from "#db/sql";
import type { Call } from "#rpc/call";
import { isStatus } from "../store.ts";

export interface Window {
  readonly from: string;
  readonly to: string;
  readonly port: string | null;
  readonly unit: string | null;
}

const MOST_PEOPLE = 500;
const MOST_UNASSIGNED = 200;

export function peopleOf(call: Call, { unit }: Window) {
  return call.db.run<Person>(sql`
    select t.id, t.name, t.country, w.name as workunit from inspector t left join workunit w on w.id = t.workunit_id
    where t.active and ${scopeCondition(call.filter, call.app.catalog.get("inspector"))}
      and (${unit}::uuid is null or t.workunit_id = ${unit}::uuid)
    order by t.title_sort, t.id limit ${MOST_PEOPLE}`);
}

/** Names that an order is known by on the board. */
const orderColumns = ({ locale }: Call) => sql`o.country, o.wocode, o.status, o.kind, c.name as customer,
  p.name as port, s.name as vessel, coalesce(nullif(pr.names ->> ${locale}::text, ''), pr.name) as product`;
const ORDER_NAMES = raw(`left join customer c on c.id = o.customer_id left join port p on p.id = o.port_id
  left join ship s on s.id = o.ship_id left join product pr on pr.id = o.product_id`);

export function appointmentsBetween(
  call: Call,
  { from, to, port }: Window,
  people: readonly string[],
): Promise<Planned[]> {
  return call.db.run<Planned>(sql`
    select t.id, t.version, t.inspector_id, t.work_order_id, t.begin_date::text, t.end_date::text, t.note, ${orderColumns(call)}
    from appointment t join work_order o on o.id = t.work_order_id ${ORDER_NAMES}
    where t.active and t.inspector_id = any(${people}::uuid[])
      and t.begin_date between ${addDays(from, -LONGEST_APPOINTMENT)}::date and ${to}::date
      and t.end_date >= ${from}::date and (${port}::uuid is null or o.port_id = ${port}::uuid)
      and ${scopeCondition(call.filter, call.app.catalog.get("appointment"))}
    order by t.begin_date, t.id`);
}

export function absencesBetween(call: Call, { from, to }: Window, people: readonly string[]) {
  return call.db.run<Absent>(sql`
    select t.id, t.version, t.inspector_id, t.begin_date::text, t.end_date::text, t.kind, t.note from absence t
    where t.active and t.inspector_id = any(${people}::uuid[])
      and t.begin_date between ${addDays(from, -LONGEST_ABSENCE)}::date and ${to}::date and t.end_date >= ${from}::date
      and ${scopeCondition(call.filter, call.app.catalog.get("absence"))}
    order by t.begin_date, t.id`);
}

/** Not begun and with nobody on it, the most urgent first. */
export function unassignedOrders(call: Call, { port, unit }: Window) {
  // An index gives the most urgent of one status in order; of several it would have to sort them all. And whether
  // somebody is on an order is asked of the few that are looked at: as a join it would read every appointment.
  const urgent = NOT_BEGUN.map(
    (status) => sql`(select * from work_order t where t.active and ${isStatus(status)}
        and ${scopeCondition(call.filter, call.app.catalog.get("work_order"))}
        and (${port}::uuid is null or t.port_id = ${port}::uuid)
        and (${unit}::uuid is null or t.workunit_id = ${unit}::uuid)
        and (select a.id from appointment a where a.work_order_id = t.id and a.active limit 1) is null
      order by t.appointment_date, t.id limit ${MOST_UNASSIGNED})`,
  );
  return call.db.run<Unassigned>(sql`
    select o.id, o.version, o.date::text, o.appointment_date::text, ${orderColumns(call)}
    from (${join(urgent, " union all ")}) o ${ORDER_NAMES}
    order by o.appointment_date, o.id limit ${MOST_UNASSIGNED}`);
}
