/** What a transfer asks the database about the two orders and what travels. */
import { STATES_UNDER_WAY } from "@plimsoll/domain/operation/pages/truck";
import type { Queryable } from "#db/database";
import { name, sql } from "#db/sql";

/** Vehicles that are on their way through an operation, as their plates are recognised. */
export async function vehiclesUnderWay(db: Queryable, operationId: string): Promise<string[]> {
  const rows = await db.run<{ vehicle: string }>(sql`select vehicle from truck
    where operation_id = ${operationId} and active and state = any(${[...STATES_UNDER_WAY]}::text[])`);
  return rows.map(({ vehicle }) => vehicle);
}

/** Rows of a record that are about one of these trucks. */
export async function rowsAboutTrucks(
  db: Queryable,
  record: string,
  truckIds: readonly string[],
): Promise<string[]> {
  const rows = await db.run<{ id: string }>(
    sql`select id from ${name(record)} where truck_id = any(${truckIds}::uuid[]) order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Fiscal invoices of these trucks and of no other. */
export async function invoicesOfTrucksAlone(db: Queryable, truckIds: readonly string[]): Promise<string[]> {
  const rows = await db.run<{ id: string }>(sql`select i.id from fob_invoice i
    where exists (select 1 from fob_invoice_truck_ids l where l.parent_id = i.id and l.target_id = any(${truckIds}::uuid[]))
      and not exists (select 1 from fob_invoice_truck_ids l where l.parent_id = i.id and l.target_id <> all(${truckIds}::uuid[]))
    order by i.id`);
  return rows.map(({ id }) => id);
}

/** The last number that a barge of a convoy got: numbers of barges that left are not given again. */
export async function lastBargeNumber(db: Queryable, orderId: string): Promise<number> {
  const [row] = await db.run<{ last: number | null }>(sql`select
      max((regexp_match(code, '-([0-9]+)$'))[1]::int) as last
    from operation where work_order_id = ${orderId} and barge_id is not null`);
  return row?.last ?? 0;
}
