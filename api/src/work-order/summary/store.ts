/** The kept counts, and the few short lists beside them, each bounded and served by an index. */
import type { RowFilter } from "@plimsoll/domain/access/scope";
import type {
  ExpiringProposal,
  LateOrder,
  MonthFigures,
  PortFigures,
} from "@plimsoll/domain/work-order/output";
import { NOT_BEGUN, type OrderStatus } from "@plimsoll/domain/work-order/status";
import { scopeCondition } from "#db/scope";
import { and, type Fragment, join, name, raw, sql } from "#db/sql";
import type { Call } from "#rpc/call";
import { isStatus } from "../store.ts";

const COUNTED_UP_TO = 10_000;
const SHOWN = 20;

/** The scope of a caller on the kept counts; guests have a dimension of their own. */
function summaryScope(filter: RowFilter): Fragment {
  const narrowed = (filter.only ?? []).filter(
    ({ attribute }) => attribute === "kind" || attribute === "country",
  );
  const conditions = narrowed.map((one) => sql`s.${name(one.attribute)} = any(${one.values}::text[])`);
  if (filter.kind === "countries") conditions.push(sql`s.country = any(${filter.countries}::text[])`);
  else if (filter.kind === "customer") conditions.push(sql`s.key1 = ${filter.customerId}::text`);
  else if (filter.kind !== "all") conditions.push(raw("false"));
  return conditions.length === 0 ? raw("true") : and(conditions);
}

type StatusCount = { readonly status: OrderStatus; readonly orders: number };

export function statusCounts(call: Call, filter: RowFilter): Promise<StatusCount[]> {
  const isCustomer = filter.kind === "customer";
  const status = raw(isCustomer ? "s.key2" : "s.key1");
  return call.db.run(sql`select ${status} as status, sum(s.orders)::int as orders from order_summary s
    where s.dimension = ${isCustomer ? "customer_status" : "status_port"} and ${summaryScope(filter)}
    group by 1 having sum(s.orders) > 0 order by 1`);
}

export type PortCount = Omit<PortFigures, "phases"> & { readonly status: OrderStatus };

export function portCounts(call: Call, filter: RowFilter): Promise<PortCount[]> {
  // A customer's orders are few enough to be counted by themselves.
  const counts =
    filter.kind === "customer"
      ? sql`select t.port_id::text as key2, t.status as key1, count(*) as orders from work_order t
          where t.active and ${scopeCondition(filter, call.app.catalog.get("work_order"))} group by 1, 2`
      : sql`select s.key2, s.key1, sum(s.orders) as orders from order_summary s
          where s.dimension = 'status_port' and s.key2 <> '' and ${summaryScope(filter)} group by 1, 2`;
  return call.db.run<PortCount>(sql`select p.id as port_id, p.name, p.latitude, p.longitude, n.key1 as status,
      n.orders::int as orders from (${counts}) n join port p on p.id = n.key2::uuid
    where n.orders > 0 order by p.title_sort, p.id, n.key1`);
}

export function monthlyVolumes(call: Call, from: string) {
  const { filter } = call;
  const sums =
    filter.kind === "customer"
      ? sql`select coalesce(t.product_id::text, '') as key1, to_char(t.date, 'YYYY-MM') as key2, count(*) as orders,
            sum(round(coalesce(t.expected_volume, 0) * coalesce(m.factor, 1000) / 1000, 3)) as tonnes
          from work_order t left join measure m on m.id = t.unit_id and m.kind = 'mass'
          where t.active and t.date >= ${`${from}-01`}::date
            and ${scopeCondition(filter, call.app.catalog.get("work_order"))} group by 1, 2`
      : sql`select s.key1, s.key2, sum(s.orders) as orders, sum(s.tonnes) as tonnes from order_summary s
          where s.dimension = 'product_month' and s.key2 >= ${from} and ${summaryScope(filter)} group by 1, 2`;
  return call.db.run<MonthFigures>(sql`select n.key2 as month, nullif(n.key1, '') as product_id,
      coalesce(nullif(p.names ->> ${call.locale}::text, ''), p.name) as product, n.orders::int as orders,
      n.tonnes::text as volume from (${sums}) n left join product p on p.id = nullif(n.key1, '')::uuid
    where n.orders > 0 order by n.key2, p.title_sort, n.key1`);
}

/** Planned for a day that has passed, and not begun. */
export async function lateOrders(call: Call, today: string) {
  const exact = "exact" as const;
  const atLeast = "at_least" as const;
  const scope = scopeCondition(call.filter, call.app.catalog.get("work_order"));
  const late = (status: Fragment) =>
    sql`${scope} and t.active and ${status} and t.appointment_date < ${today}::date`;
  // An index gives the oldest of one status in order; of several it would have to sort them all.
  const oldest = NOT_BEGUN.map(
    (status) => sql`(select * from work_order t where ${late(isStatus(status))}
      order by t.appointment_date, t.id limit ${SHOWN})`,
  );
  const orders = await call.db.run<
    Omit<LateOrder, "days">
  >(sql`select t.id, t.wocode, t.kind, t.status, t.appointment_date::text,
      c.name as customer, p.name as port
    from (${join(oldest, " union all ")}) t
    left join customer c on c.id = t.customer_id left join port p on p.id = t.port_id
    order by t.appointment_date, t.id limit ${SHOWN}`);
  if (orders.length < SHOWN) return { total: orders.length, total_is: exact, orders };
  const counts = NOT_BEGUN.map(
    (status) => sql`(select 1 from work_order t where ${late(isStatus(status))} limit ${COUNTED_UP_TO + 1})`,
  );
  const [counted] = await call.db.run<{ total: number }>(sql`select count(*)::int as total
    from (select 1 from (${join(counts, " union all ")}) late limit ${COUNTED_UP_TO + 1}) capped`);
  const total = counted?.total ?? 0;
  return total > COUNTED_UP_TO
    ? { total: COUNTED_UP_TO, total_is: atLeast, orders }
    : { total, total_is: exact, orders };
}

function proposalScope(call: Call): Fragment {
  return sql`t.active and not t.superseded and ${scopeCondition(call.filter, call.app.catalog.get("proposal"))}`;
}

export async function countProposals(call: Call, today: string, soon: string) {
  const [counts] = await call.db.run<Record<"draft" | "sent" | "almost_expired" | "expired", number>>(sql`
    select count(*) filter (where status = 'draft')::int as draft,
      count(*) filter (where status = 'sent' and expiration_date >= ${today}::date)::int as sent,
      count(*) filter (where status = 'sent' and expiration_date between ${today}::date and ${soon}::date)::int as almost_expired,
      count(*) filter (where status = 'sent' and expiration_date < ${today}::date)::int as expired
    from (select t.status, t.expiration_date from proposal t
      where t.status in ('draft', 'sent') and ${proposalScope(call)} limit ${COUNTED_UP_TO}) open`);
  return counts ?? { draft: 0, sent: 0, almost_expired: 0, expired: 0 };
}

export function expiringProposals(call: Call, today: string, soon: string) {
  return call.db.run<ExpiringProposal>(sql`select t.id, t.propcode, t.revision, t.expiration_date::text, c.name as customer
    from proposal t join customer c on c.id = t.customer_id
    where t.status = 'sent' and t.expiration_date between ${today}::date and ${soon}::date and ${proposalScope(call)}
    order by t.expiration_date, t.id limit ${SHOWN}`);
}

export async function pendingNominations(call: Call): Promise<number> {
  const [counted] = await call.db.run<{ total: number }>(sql`select count(*)::int as total from (
    select 1 from nomination t where t.active and t.status = 'pending'
      and ${scopeCondition(call.filter, call.app.catalog.get("nomination"))} limit ${COUNTED_UP_TO}) pending`);
  return counted?.total ?? 0;
}

/** The orders that a surveyor is on, by status. */
export function statusesOfSurveyor(call: Call, inspectorId: string): Promise<StatusCount[]> {
  return call.db.run<StatusCount>(sql`select t.status, count(*)::int as orders
    from work_order_inspector_ids l join work_order t on t.id = l.parent_id
    where l.target_id = ${inspectorId} and t.active
      and ${scopeCondition(call.filter, call.app.catalog.get("work_order"))} group by 1`);
}
