/** Positions of ships in the database: one for each, its way behind it, and the order that it is here for. */
import type { Fix, Movement, PositionSource } from "@plimsoll/domain/operation/geoposition";
import { TRAIL_MINUTES } from "@plimsoll/domain/operation/geoposition";
import type { TrailPoint } from "@plimsoll/domain/operation/geoposition-contract";
import { FINISHED_RANK, type OrderStatus, RANKS } from "@plimsoll/domain/work-order/status";
import type { Queryable } from "#db/database";
import { type Fragment, sql } from "#db/sql";
import type { SelectedRows } from "#record/list-query";

/** A ship of the register as the receiver knows it. */
export interface KnownShip extends Record<string, unknown> {
  readonly id: string;
  readonly mmsi: string;
  readonly latitude: string | null;
  readonly longitude: string | null;
  readonly at: string | null;
}

export function knownShips(db: Queryable, mmsi?: string): Promise<KnownShip[]> {
  const only = mmsi === undefined ? sql`` : sql` and s.mmsi = ${mmsi}`;
  return db.run<KnownShip>(sql`select s.id, s.mmsi, p.latitude::text as latitude, p.longitude::text as longitude, p.at
    from ship s left join ship_position p on p.ship_id = s.id where s.mmsi is not null and s.active${only}`);
}

export interface SeenShip extends Fix, Movement {
  readonly shipId: string;
  readonly status: number | null;
}

export interface ToldVoyage {
  readonly shipId: string;
  readonly destination: string | null;
  readonly eta: string | null;
  readonly draught: number | null;
}

interface Origin {
  readonly source: Exclude<PositionSource, "port">;
  readonly userId: string | null;
}

/** The last position of each ship; what is older than the one that stands there changes nothing. Answers whose it changed. */
export async function keepPositions(
  db: Queryable,
  seen: readonly SeenShip[],
  { source, userId }: Origin,
): Promise<string[]> {
  if (seen.length === 0) return [];
  const column = <K extends keyof SeenShip>(key: K) => seen.map((one) => one[key]);
  const rows = await db.run<{ ship_id: string }>(sql`insert into ship_position as p
      (ship_id, latitude, longitude, course, speed, heading, status, at, source, user_id)
    select n.*, ${source}::text, ${userId}::uuid
    from unnest(${column("shipId")}::uuid[], ${column("latitude")}::numeric[], ${column("longitude")}::numeric[],
      ${column("course")}::numeric[], ${column("speed")}::numeric[], ${column("heading")}::smallint[],
      ${column("status")}::smallint[], ${column("at")}::timestamptz[])
      as n (ship_id, latitude, longitude, course, speed, heading, status, at)
    on conflict (ship_id) do update set latitude = excluded.latitude, longitude = excluded.longitude,
      course = excluded.course, speed = excluded.speed, heading = excluded.heading, status = excluded.status,
      at = excluded.at, source = excluded.source, user_id = excluded.user_id
    where p.at < excluded.at returning ship_id`);
  return rows.map(({ ship_id: id }) => id);
}

/** One place for each stretch of minutes, the first that came. */
export async function keepTrail(db: Queryable, seen: readonly SeenShip[]): Promise<void> {
  if (seen.length === 0) return;
  const slots = seen.map((one) => trailSlot(one.at));
  await db.run(sql`insert into ship_trail (ship_id, slot, latitude, longitude, speed, at)
    select * from unnest(${seen.map((one) => one.shipId)}::uuid[], ${slots}::bigint[],
      ${seen.map((one) => one.latitude)}::numeric[], ${seen.map((one) => one.longitude)}::numeric[],
      ${seen.map((one) => one.speed)}::numeric[], ${seen.map((one) => one.at)}::timestamptz[])
    on conflict (ship_id, slot) do nothing`);
}

export const trailSlot = (at: string) => Math.floor(Date.parse(at) / (TRAIL_MINUTES * 60_000));

/** Where it goes and how deep it lies; a ship that was never seen anywhere has no row to write it on. */
export async function keepVoyages(db: Queryable, told: readonly ToldVoyage[]): Promise<void> {
  if (told.length === 0) return;
  await db.run(sql`update ship_position p set destination = n.destination, eta = n.eta, draught = n.draught
    from unnest(${told.map((one) => one.shipId)}::uuid[], ${told.map((one) => one.destination)}::text[],
      ${told.map((one) => one.eta)}::timestamptz[], ${told.map((one) => one.draught)}::numeric[])
      as n (ship_id, destination, eta, draught) where p.ship_id = n.ship_id`);
}

export interface PlacedShip extends Record<string, unknown> {
  readonly ship: { readonly id: string; readonly name: string };
  readonly imo: string | null;
  readonly mmsi: string | null;
  readonly latitude: string;
  readonly longitude: string;
  readonly course: string | null;
  readonly speed: string | null;
  readonly heading: string | null;
  readonly status: number | null;
  readonly at: string;
  readonly source: PositionSource;
  readonly destination: string | null;
  readonly eta: string | null;
  readonly draught: string | null;
  readonly order: {
    readonly id: string;
    readonly wocode: string;
    readonly status: OrderStatus;
    readonly customer: { readonly id: string; readonly name: string } | null;
    readonly product: { readonly id: string; readonly name: string } | null;
    readonly port: { readonly id: string; readonly name: string } | null;
    readonly operation_id: string | null;
  } | null;
}

/** A ship is here for an order until that is over. */
const LIVE_STATUSES = (Object.keys(RANKS) as OrderStatus[]).filter((status) => {
  const rank = RANKS[status];
  return rank !== null && rank < FINISHED_RANK;
});

interface Asked {
  /** Orders that the reader may list; none where they may list none. */
  readonly orders: SelectedRows | undefined;
  /** Whether ships without such an order are shown. */
  readonly isEveryShip: boolean;
  readonly locale: string;
  readonly shipId?: string;
}

/** Where ships were last seen; a ship that was not, at the port of its order. */
export function placedShips(
  db: Queryable,
  { orders, isEveryShip, locale, shipId }: Asked,
): Promise<PlacedShip[]> {
  const none = sql`select null::uuid as ship_id, null::uuid as id, null::text as wocode, null::text as status,
    null::uuid as customer_id, null::uuid as product_id, null::uuid as port_id, null::timestamptz as updated_at limit 0`;
  const here: Fragment = orders
    ? sql`select distinct on (t.ship_id) t.ship_id, t.id, t.wocode, t.status, t.customer_id, t.product_id, t.port_id, t.updated_at
        from ${orders.table} where ${orders.where} and t.ship_id is not null
          and t.status = any(${[...LIVE_STATUSES]}::text[]) order by t.ship_id, t.date desc, t.wocode desc`
    : none;
  return db.run<PlacedShip>(
    sql`with here as (${here})
    select json_build_object('id', s.id, 'name', s.name) as ship, s.imo, s.mmsi,
      coalesce(p.latitude, q.latitude)::numeric(9, 6)::text as latitude,
      coalesce(p.longitude, q.longitude)::numeric(9, 6)::text as longitude,
      p.course::text as course, p.speed::text as speed, p.heading::text as heading, p.status,
      coalesce(p.at, w.updated_at) as at, coalesce(p.source, 'port') as source, p.destination, p.eta, p.draught::text as draught,
      case when w.id is not null then json_build_object('id', w.id, 'wocode', w.wocode, 'status', w.status,
        'customer', case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end,
        'product', case when k.id is not null then
          json_build_object('id', k.id, 'name', coalesce(nullif(k.names ->> ${locale}::text, ''), k.name)) end,
        'port', case when q.id is not null then json_build_object('id', q.id, 'name', q.name) end,
        'operation_id', (select o.id from operation o where o.work_order_id = w.id and o.ship_id = s.id limit 1)) end as "order"
    from ship s left join here w on w.ship_id = s.id left join ship_position p on p.ship_id = s.id
      left join port q on q.id = w.port_id left join customer c on c.id = w.customer_id
      left join product k on k.id = w.product_id
    where (p.ship_id is not null or (q.latitude is not null and q.longitude is not null))
      and (${isEveryShip}::boolean or w.id is not null) and s.active
      ${shipId === undefined ? sql`` : sql`and s.id = ${shipId}`}
    order by s.name, s.id`,
    orders?.options,
  );
}

export function trailOf(
  db: Queryable,
  shipId: string,
  since: string,
): Promise<(TrailPoint & Record<string, unknown>)[]> {
  return db.run(sql`select latitude::text as latitude, longitude::text as longitude, speed::text as speed, at
    from ship_trail where ship_id = ${shipId} and at >= ${since}::timestamptz order by at`);
}
