/** What the board of ports asks: orders of ships with their logs, and on which days they were expected before. */
import type { LoggedMoment } from "@plimsoll/domain/operation/port-call";
import type { OrderStatus } from "@plimsoll/domain/work-order/status";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";
import type { SelectedRows } from "#record/list-query";

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface CallRow extends Record<string, unknown> {
  readonly id: string;
  readonly wocode: string;
  readonly status: OrderStatus;
  readonly country: string;
  readonly eta: string | null;
  readonly ship: Named;
  readonly customer: Named | null;
  readonly product: Named | null;
  readonly terminal: Named | null;
  readonly port: Named;
  readonly zone: string | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly moments: readonly LoggedMoment[];
}

/** Orders that were alive in the days asked for: not over long before them, and not for long after them. */
export function callsOf(
  db: Queryable,
  { table, where, options }: SelectedRows,
  about: {
    readonly from: string;
    readonly until: string;
    readonly portId: string | null;
    readonly locale: string;
    readonly withLog: boolean;
  },
): Promise<CallRow[]> {
  const only = about.portId === null ? sql`` : sql`and t.port_id = ${about.portId}`;
  return db.run<CallRow>(
    sql`select t.id, t.wocode, t.status, t.country, t.appointment_date as eta,
      json_build_object('id', s.id, 'name', s.name) as ship,
      case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as customer,
      case when k.id is not null then
        json_build_object('id', k.id, 'name', coalesce(nullif(k.names ->> ${about.locale}::text, ''), k.name)) end as product,
      case when n.id is not null then json_build_object('id', n.id, 'name', n.name) end as terminal,
      json_build_object('id', p.id, 'name', p.name) as port, p.time_zone as zone, o.started_at, o.finished_at,
      coalesce((select json_agg(json_build_object('code', l.code, 'begin_at', to_char(e.begin_at at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by e.begin_at)
        from timelog_entry e join timelog l on l.id = e.timelog_id
        where e.operation_id = o.id and e.active and ${about.withLog}::boolean), '[]'::json) as moments
    from ${table} join ship s on s.id = t.ship_id join port p on p.id = t.port_id
      left join operation o on o.work_order_id = t.id and o.ship_id = t.ship_id
      left join customer c on c.id = t.customer_id left join product k on k.id = t.product_id
      left join terminal n on n.id = t.terminal_id
    where ${where} ${only} and t.status not in ('canceled', 'appointment_canceled')
      and (o.finished_at is null or o.finished_at >= ${about.from}::date - interval '2 days')
      and coalesce(t.appointment_date, t.date) <= ${about.until}::date
    order by p.name, p.id, coalesce(t.appointment_date, t.date), t.wocode`,
    options,
  );
}

/** The days that orders were expected on before, by order, oldest first. */
export async function earlierDays(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db.run<{ id: string; before: string }>(sql`select e.record_id as id,
      e.body::jsonb #>> '{changes,appointment_date,0}' as before
    from audit_entry e where e.record_id = any(${orderIds}::uuid[]) and e.record = 'work_order'
      and e.body like '%"appointment_date"%' order by e.at, e.seq`);
  const days = new Map<string, string[]>();
  for (const { id, before } of rows) if (before) days.set(id, [...(days.get(id) ?? []), before]);
  return days;
}
