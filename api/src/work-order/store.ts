/** What work orders ask the database beyond their own rows. */
import type { RowFilter } from "@plimsoll/domain/access/scope";
import { fold } from "@plimsoll/domain/kernel/fold";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Carrier } from "@plimsoll/domain/operation/carrier";
import type { OrderStatus } from "@plimsoll/domain/work-order/status";
import type { Queryable } from "#db/database";
import { SORT_COLUMN } from "#db/schema";
import { scopeCondition } from "#db/scope";
import { and, type Fragment, name, raw, sql } from "#db/sql";

/**
 * A status of ours as part of the text: plans are made once for all values, and the database knows that few orders are
 * open and most are billed only where it sees which is meant.
 */
export function isStatus(status: OrderStatus): Fragment {
  return raw(`t.status = '${status}'`);
}

export async function usersOfInspectors(db: Queryable, inspectorIds: readonly string[]): Promise<string[]> {
  if (inspectorIds.length === 0) return [];
  const rows = await db.run<{ user_id: string }>(sql`select i.user_id from inspector i
    join "user" u on u.id = i.user_id and u.active where i.id = any(${inspectorIds}::uuid[])`);
  return rows.map((row) => row.user_id);
}

export async function holdsOfShip(db: Queryable, shipId: string): Promise<number[]> {
  const rows = await db.run<{ number: number }>(
    sql`select h.number from ship_holds h where h.parent_id = ${shipId} order by h.number`,
  );
  return rows.map((row) => row.number);
}

/** Active users within a scope, by every word of what was typed of their name. */
export function usersNamed(
  db: Queryable,
  { filter, model }: { filter: RowFilter; model: RecordModel },
  typed: string,
  most: number,
): Promise<{ id: string; name: string }[]> {
  const words = fold(typed).split(" ").filter(Boolean);
  const matches = words.map((word) => sql`position(${word}::text in t.${name(SORT_COLUMN)}) > 0`);
  return db.run(sql`select t.id, t.name from "user" t
    where t.active and ${and([scopeCondition(filter, model), ...matches])} order by t.${name(SORT_COLUMN)}, t.id limit ${most}`);
}

/** Who is assigned, each once, and the first day anybody is. */
export async function assignedTo(
  db: Queryable,
  orderId: string,
): Promise<{ inspectors: string[]; first: string | null }> {
  const rows = await db.run<{ inspector_id: string; first: string }>(sql`
    select inspector_id, min(begin_date)::text as first from appointment
    where work_order_id = ${orderId} and active group by inspector_id order by 2, 1`);
  return { inspectors: rows.map((row) => row.inspector_id), first: rows[0]?.first ?? null };
}

/** Another appointment of the same person on the same order that shares a day with this one. */
export async function overlapping(
  db: Queryable,
  appointment: {
    id: unknown;
    work_order_id: unknown;
    inspector_id: unknown;
    begin_date: unknown;
    end_date: unknown;
  },
): Promise<boolean> {
  const [found] = await db.run(sql`select 1 from appointment
    where work_order_id = ${appointment.work_order_id} and inspector_id = ${appointment.inspector_id} and active
      and id <> ${appointment.id} and begin_date <= ${appointment.end_date}::date
      and end_date >= ${appointment.begin_date}::date limit 1`);
  return found !== undefined;
}

export interface OrderHead extends Record<string, unknown> {
  id: string;
  version: number;
  wocode: string;
  status: string;
  appointment_date: string | null;
}

export async function orderHead(db: Queryable, id: unknown): Promise<OrderHead | undefined> {
  const [row] = await db.run<OrderHead>(sql`select id, version, wocode, status, appointment_date::text
    from work_order where id = ${id}`);
  return row;
}

/** Services of a scope model, in its order. */
export function scopeOfModel(
  db: Queryable,
  modelId: string,
): Promise<{ service_type_id: string; mandatory: boolean }[]> {
  return db.run(sql`select service_type_id, mandatory from scope_model_items
    where parent_id = ${modelId} order by "order", position`);
}

/** Days after today that somebody is still planned on an order. */
export async function futureAppointments(db: Queryable, orderId: string, today: string): Promise<string[]> {
  const rows = await db.run<{ id: string }>(sql`select id from appointment
    where work_order_id = ${orderId} and begin_date > ${today}::date order by begin_date, id`);
  return rows.map((row) => row.id);
}

/** Finished long enough ago that nobody takes it back any more. */
export async function finishedBefore(db: Queryable, instant: string, limit: number): Promise<string[]> {
  const rows = await db.run<{ id: string }>(sql`select id from work_order
    where status = 'finished' and finished_at <= ${instant}::timestamptz order by finished_at limit ${limit}`);
  return rows.map((row) => row.id);
}

/** The surveyor that a user is, if any, and the work units of their first active profile. */
export async function surveyorAndUnitsOf(
  db: Queryable,
  userId: string,
): Promise<{ inspectorId: string | null; workunitIds: string[] }> {
  const [inspector] = await db.run<{ id: string }>(
    sql`select id from inspector where user_id = ${userId} and active limit 1`,
  );
  const units = await db.run<{ id: string }>(sql`select w.target_id as id from profile_workunit_ids w
    where w.parent_id = (select p.id from profile p where p.user_id = ${userId} and p.active
      order by p.position, p.title_sort, p.id limit 1) order by w.position`);
  return { inspectorId: inspector?.id ?? null, workunitIds: units.map((one) => one.id) };
}

/** Weighing periods of an order, over all its carriers, that nobody has closed yet. */
export async function openPeriodsOf(db: Queryable, orderId: unknown): Promise<number> {
  const [row] = await db.run<{ open: number }>(sql`select count(*)::integer as open from weighing_period
    where work_order_id = ${orderId} and not closed and active`);
  return row?.open ?? 0;
}

/** Where an order stands, how many of its certificates are neither issued nor given up, and how many are issued. */
export async function certificationOf(
  db: Queryable,
  orderId: unknown,
): Promise<{ readonly status: string | undefined; readonly open: number; readonly issued: number }> {
  const [row] = await db.run<{
    status: string;
    open: number;
    issued: number;
  }>(sql`select o.status, c.open, c.issued
    from work_order o cross join lateral (select
        count(*) filter (where status in ('draft', 'sent', 'approved', 'reproved'))::integer as open,
        count(*) filter (where status = 'issued')::integer as issued
      from certificate where work_order_id = o.id and active) c
    where o.id = ${orderId}`);
  return row ?? { status: undefined, open: 0, issued: 0 };
}

/** What carries the cargo of an operation, if it is one of this order. */
export async function carrierOnOrder(
  db: Queryable,
  operationId: string,
  orderId: string,
): Promise<Carrier | undefined> {
  const [row] = await db.run<{ carrier: Carrier }>(
    sql`select carrier from operation where id = ${operationId} and work_order_id = ${orderId}`,
  );
  return row?.carrier;
}
