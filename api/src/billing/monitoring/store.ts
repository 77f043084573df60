/** What monitoring asks the database: of one country, and of rows that the caller may list. */
import {
  daysOf,
  type MonitoredGroup,
  type MonitoredState,
  type TerminalDay,
  WAIT_STARTS,
  WAITS,
  type Wait,
} from "@plimsoll/domain/billing/monitoring";
import { zoneOf } from "@plimsoll/domain/country/time-zone";
import type { DecimalText } from "@plimsoll/domain/kernel/decimal";
import { STATES_WITH_CARGO } from "@plimsoll/domain/operation/pages/truck";
import { scopeCondition } from "#db/scope";
import { and, type Fragment, raw, sql } from "#db/sql";
import type { Call } from "#rpc/call";

/** The same question on both records: a caller's pre-invoices and a caller's invoices. */
export interface Asked {
  readonly preInvoices: Call;
  readonly invoices: Call;
  readonly today: string;
  readonly customerId: string | null;
  readonly currency: string | null;
  readonly month: string | null;
}

function narrowed({ customerId, currency, month, preInvoices: { country } }: Asked, lines: string): Fragment {
  return and([
    sql`t.active and t.country = ${country}`,
    ...(customerId === null ? [] : [sql`t.customer_id = ${customerId}::uuid`]),
    ...(month === null ? [] : [sql`to_char(t.date, 'YYYY-MM') = ${month}`]),
    ...(currency === null
      ? []
      : [
          sql`exists (select 1 from ${raw(lines)} l join currency c on c.id = l.currency_id
            where l.parent_id = t.id and c.code = ${currency})`,
        ]),
  ]);
}

/** Every document that is on its way to being paid, with the state that it is in and the days that it has been there. */
function items(asked: Asked): Fragment {
  const { preInvoices, invoices, today } = asked;
  const zone = zoneOf(preInvoices.country);
  return sql`(select 'pre_invoice' as record, t.id, t.code, t.customer_id, coalesce(t.date, t.created_at::date) as date,
      case t.status when 'approved' then 'waiting_nf' else t.status end as state, coalesce(t.net, 0) as amount,
      greatest(0, ${today}::date - (coalesce((select max(s.at) from status_log s where s.record = 'pre_invoice'
        and s.record_id = t.id), t.created_at) at time zone ${zone})::date) as days
    from pre_invoice t where ${narrowed(asked, "pre_invoice_lines")}
      and t.status in ('pre_invoicing', 'pending_level_1', 'pending_level_2', 'awaiting_customer', 'approved', 'waiting_nf')
      and ${scopeCondition(preInvoices.filter, preInvoices.app.catalog.get("pre_invoice"))}
    union all
    select 'invoice', t.id, t.number, t.customer_id, t.date, 'invoiced', t.net - t.paid - t.credited, greatest(0, ${today}::date - t.date)
    from invoice t where ${narrowed(asked, "invoice_lines")} and t.status in ('issued', 'partly_paid')
      and ${scopeCondition(invoices.filter, invoices.app.catalog.get("invoice"))})`;
}

export async function monitoredGroups(asked: Asked): Promise<MonitoredGroup[]> {
  const rows = await asked.preInvoices.db.run<{
    state: MonitoredState;
    wait: number;
    customer: { id: string; name: string };
    month: string;
    items: number;
    amount: string;
  }>(sql`select i.state, width_bucket(i.days, ${[...WAIT_STARTS]}::integer[]) as wait,
      json_build_object('id', c.id, 'name', c.name) as customer, to_char(i.date, 'YYYY-MM') as month,
      count(*)::integer as items, sum(i.amount)::numeric(20, 2)::text as amount
    from ${items(asked)} i join customer c on c.id = i.customer_id
    group by 1, 2, c.id, c.name, 4 order by 1, 2, c.name, 4`);
  return rows.map((row) => ({ ...row, wait: WAITS[row.wait] ?? "over_60" }));
}

export interface ByCurrency extends Record<string, unknown> {
  readonly currency: string;
  readonly items: number;
  readonly amount: DecimalText;
  readonly amount_local: DecimalText;
}

export function monitoredCurrencies(asked: Asked): Promise<ByCurrency[]> {
  const only = asked.currency === null ? raw("true") : sql`c.code = ${asked.currency}`;
  // Summed up before currencies are named: there are many lines and few currencies.
  return asked.preInvoices.db.run<ByCurrency>(sql`select c.code as currency, g.items, g.amount, g.amount_local
    from (select d.currency_id, count(*)::integer as items, sum(d.amount)::numeric(20, 2)::text as amount,
        sum(d.amount_local)::numeric(20, 2)::text as amount_local
      from (select i.id, l.currency_id, sum(l.amount) as amount, sum(l.amount_local) as amount_local
        from ${items(asked)} i
          join lateral (select currency_id, amount, amount_local from pre_invoice_lines
              where i.record = 'pre_invoice' and parent_id = i.id
            union all select currency_id, amount, amount_local from invoice_lines
              where i.record = 'invoice' and parent_id = i.id) l on true
        group by 1, 2) d
      group by 1) g
      join currency c on c.id = g.currency_id where ${only} order by 1`);
}

export interface MonitoredRow extends Record<string, unknown> {
  readonly record: "pre_invoice" | "invoice";
  readonly id: string;
  readonly code: string;
  readonly state: MonitoredState;
  readonly customer: { readonly id: string; readonly name: string };
  readonly work_orders: readonly string[];
  readonly date: string;
  readonly days: number;
  readonly amount: DecimalText;
}

interface Cell {
  readonly state: MonitoredState | null;
  readonly wait: Wait | null;
}

/** Those that wait longest first; how many there are and what they come to is of all, not only of those. */
export async function monitoredRows(asked: Asked, { state, wait }: Cell, most: number) {
  const { from, to } = wait === null ? { from: 0, to: null } : daysOf(wait);
  const within = and([
    sql`i.days >= ${from}::integer`,
    ...(to === null ? [] : [sql`i.days <= ${to}::integer`]),
    ...(state === null ? [] : [sql`i.state = ${state}`]),
  ]);
  const { db } = asked.preInvoices;
  const rows = await db.run<MonitoredRow>(sql`select i.record, i.id, i.code, i.state,
      json_build_object('id', c.id, 'name', c.name) as customer, i.date::text as date, i.days,
      i.amount::numeric(20, 2)::text as amount,
      coalesce((select json_agg(w.wocode order by w.wocode) from
        (select target_id from pre_invoice_work_order_ids where parent_id = i.id
          union all select target_id from invoice_work_order_ids where parent_id = i.id) l
        join work_order w on w.id = l.target_id), '[]') as work_orders
    from ${items(asked)} i join customer c on c.id = i.customer_id where ${within}
    order by i.days desc, i.code limit ${most}::integer`);
  const [total] = await db.run<{ items: number; amount: string }>(sql`select count(*)::integer as items,
      coalesce(sum(i.amount), 0)::numeric(20, 2)::text as amount
    from ${items(asked)} i join customer c on c.id = i.customer_id where ${within}`);
  return { rows, total: total ?? { items: 0, amount: "0.00" } };
}

/**
 * Trucks by the day they came, tonnes by the day they were loaded, refusals by theirs; revenue by the day of the invoice,
 * of a line without an order at the terminal of its first. Credit notes take from it on their own day.
 */
export function terminalDays(
  invoices: Call,
  orders: Call,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<(TerminalDay & Record<string, unknown>)[]> {
  const { country, app, db } = invoices;
  const zone = zoneOf(country);
  const day = (column: string) => sql`(k.${raw(column)} at time zone ${zone})::date`;
  return db.run(sql`with place as materialized (select t.id, t.terminal_id from work_order t
      where t.country = ${country} and ${scopeCondition(orders.filter, app.catalog.get("work_order"))}),
    event as (
      select p.terminal_id, ${day("arrived_at")} as day, 1 as trucks, 0::numeric as tonnes, 0 as refused, 0::numeric as revenue
        from truck k join place p on p.id = k.work_order_id where k.active and k.arrived_at is not null
      union all select p.terminal_id, ${day("loaded_at")}, 0, coalesce(k.net, 0) / 1000, 0, 0
        from truck k join place p on p.id = k.work_order_id where k.active and k.loaded_at is not null
          and k.state = any(${[...STATES_WITH_CARGO]}::text[])
      union all select p.terminal_id, ${day("refused_at")}, 0, 0, 1, 0
        from truck k join place p on p.id = k.work_order_id where k.active and k.refused_at is not null
      union all select p.terminal_id, t.date, 0, 0, 0, l.amount_local
        from invoice t join invoice_lines l on l.parent_id = t.id
          join place p on p.id = coalesce(l.work_order_id, (select x.target_id from invoice_work_order_ids x
            where x.parent_id = t.id order by x.position limit 1))
        where t.active and t.status <> 'canceled' and t.country = ${country}
          and ${scopeCondition(invoices.filter, app.catalog.get("invoice"))}
      union all select p.terminal_id, t.date, 0, 0, 0, -l.amount
        from credit_note t join credit_note_lines l on l.parent_id = t.id
          join place p on p.id = coalesce(l.work_order_id, (select x.target_id from credit_note_work_order_ids x
            where x.parent_id = t.id order by x.position limit 1))
        where t.active and t.country = ${country}
          and ${scopeCondition(invoices.filter, app.catalog.get("credit_note"))})
    select case when n.id is not null then json_build_object('id', n.id, 'name', n.name) end as terminal,
      e.day::text as day, sum(e.trucks)::integer as trucks, sum(e.tonnes)::numeric(21, 3)::text as tonnes,
      sum(e.refused)::integer as refused, sum(e.revenue)::numeric(20, 2)::text as revenue
    from event e left join terminal n on n.id = e.terminal_id
    where e.day >= ${from}::date and e.day <= ${until}::date
    group by n.id, n.name, e.day order by e.day desc, n.name nulls last`);
}
