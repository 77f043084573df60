/** What trucks and their invoices ask the database beyond their own rows. */
import { STATES_UNDER_WAY, TRUCK_STATES, type TruckState } from "@plimsoll/domain/operation/pages/truck";
import { CARDS_OF_A_COLUMN, type TruckCard } from "@plimsoll/domain/operation/truck-contract";
import type { FoundQuality } from "@plimsoll/domain/operation/truck-quality";
import type { Queryable } from "#db/database";
import { join, name, raw, sql } from "#db/sql";
import type { SelectedRows } from "#record/list-query";
import type { WireRow } from "#record/row";

/** The same vehicle on its way through the same operation. */
export async function isVehicleUnderWay(
  db: Queryable,
  { operationId, vehicle, id }: { operationId: unknown; vehicle: unknown; id: unknown },
): Promise<boolean> {
  const [row] = await db.run<{ found: boolean }>(sql`select exists (select 1 from truck
    where vehicle = ${vehicle} and operation_id = ${operationId} and id <> ${id} and active
      and state = any(${[...STATES_UNDER_WAY]}::text[])) as found`);
  return row?.found === true;
}

/** Whether another row of the record carries this key already, in whichever order. */
export async function isKeyLinked(
  db: Queryable,
  { record, column, key, id }: { record: string; column: string; key: unknown; id: unknown },
): Promise<boolean> {
  const [row] = await db.run<{ found: boolean }>(sql`select exists (select 1 from ${name(record)}
    where ${name(column)} = ${key} and id <> ${id}) as found`);
  return row?.found === true;
}

/** Of these trucks, those of another operation. */
export async function trucksElsewhere(
  db: Queryable,
  truckIds: readonly string[],
  operationId: unknown,
): Promise<string[]> {
  const rows = await db.run<{ id: string }>(sql`select id from truck
    where id = any(${truckIds}::uuid[]) and operation_id <> ${operationId}`);
  return rows.map(({ id }) => id);
}

export interface TruckFinding extends FoundQuality, Record<string, unknown> {
  readonly culture: string;
}

/** What the newest classification of a truck says that nothing took the place of. */
export async function newestFinding(db: Queryable, truckId: string): Promise<TruckFinding | undefined> {
  const [row] = await db.run<TruckFinding>(sql`select c.outcome, c.reasons, c.contract_verdict, p.culture
    from classification c join product p on p.id = c.product_id
    where c.truck_id = ${truckId} and c.active and not c.superseded order by c.number desc limit 1`);
  return row;
}

/** How many trucks are in each state, and what they carry; what was weighed at both ends besides. */
export function columnSums(
  db: Queryable,
  { table, where, options }: SelectedRows,
): Promise<{ state: TruckState; count: number; net: string; origin_net: string; weighed_net: string }[]> {
  return db.run(
    sql`select t.state, count(*) as count, coalesce(sum(t.net), 0)::numeric(21, 3)::text as net,
      coalesce(sum(t.origin_net) filter (where t.net is not null), 0)::numeric(21, 3)::text as origin_net,
      coalesce(sum(t.net) filter (where t.origin_net is not null), 0)::numeric(21, 3)::text as weighed_net
    from ${table} where ${where} group by t.state`,
    options,
  );
}

/** What left is read from its end, what is to come from its beginning. */
const NEWEST_FIRST: ReadonlySet<TruckState> = new Set(["refused", "dispatched", "delivered"]);

/** The first of each column, so that a state with very many costs no more than one with few. */
export function boardCards(
  db: Queryable,
  { table, where, options }: SelectedRows,
): Promise<(TruckCard & WireRow)[]> {
  const columns = TRUCK_STATES.map((state) => {
    const cards = (condition: string, order: string) =>
      sql`(select t.* from ${table} where t.state = ${state} and ${raw(condition)} and ${where}
        order by ${raw(order)} limit ${CARDS_OF_A_COLUMN})`;
    if (!NEWEST_FIRST.has(state)) return cards("true", "t.programmed_at, t.id");
    // In two parts, each as an index has them: nobody sorts all that ever left to show the last of it.
    const told = cards("t.programmed_at is not null", "t.programmed_at desc, t.id desc");
    const untold = cards("t.programmed_at is null", "t.id");
    return sql`(select * from (${told} union all ${untold}) t
      order by t.programmed_at desc nulls last, t.id desc limit ${CARDS_OF_A_COLUMN})`;
  });
  return db.run(
    sql`select t.id, t.version, t.plate, t.driver, t.state, t.operation_id, t.programmed_at,
      case when length(t.nf_key) = 44 then ltrim(substr(t.nf_key, 26, 9), '0') end as invoice,
      json_build_object('id', w.id, 'wocode', w.wocode) as "order",
      case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as loading_place,
      case t.state when 'arrived' then t.arrived_at when 'classified' then t.classified_at
        when 'refused' then t.refused_at when 'loading' then t.loading_at when 'loaded' then t.loaded_at
        when 'dispatched' then t.dispatched_at when 'delivered' then t.delivered_at end as since,
      t.tare::text as tare, t.net::text as net, t.origin_net::text as origin_net, t.loss::text as loss, t.refusal,
      t.discount::text as discount,
      array(select r.plate from truck_trailers r where r.parent_id = t.id order by r.position) as trailers
    from (${join(columns, " union all ")}) t join work_order w on w.id = t.work_order_id
      left join loading_place p on p.id = t.loading_place_id`,
    options,
  );
}
