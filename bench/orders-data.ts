/** A million work orders, their appointments and parts, and people to work on them, made inside the database. */
import type pg from "pg";

export const ORDERS = Number(process.env.BENCH_ROWS ?? 1_000_000);
export const APPOINTMENTS = Math.floor(ORDERS / 4);
/** The most that work at once. */
export const PEOPLE = 200;
const INSPECTORS = 400;
const BATCH = 20_000;
const RECENT_DAYS = 60;

const STATUSES = `array['created','scope_released','waiting_start','in_process','in_progress','operating','paused',
  'boarding_completed','sample_in_transit','in_certification','certified','billing_pending','waiting_nf',
  'billed','billed','billed','billed','billed','billed','canceled']`;

/** A random place of an array. */
const any = (length: string) => `1 + floor(random() * ${length})::int`;

/** A server that an earlier run has filled is taken as it is; people come last. */
export async function isFilled(client: pg.Client): Promise<boolean> {
  const found = await client.query(`select 1 from "user" where login = 'bench0@demo.test'`);
  return found.rows.length > 0;
}

export async function fillOrders(client: pg.Client): Promise<void> {
  await client.query(`insert into inspector (id, country, name, title_sort, search_text)
    select gen_random_uuid(), case when n % 8 = 0 then 'AR' else 'BR' end, 'Surveyor ' || n, 'surveyor ' || n, ''
    from generate_series(1, ${INSPECTORS}) n`);
  await client.query(`create temporary table pool as select
    array(select id from customer where country = 'BR' order by id) as customers,
    array(select id from port where country = 'BR' order by id) as ports,
    array(select id from product order by id) as products,
    array(select id from ship order by id) as ships,
    array(select id from workunit order by id) as units,
    array(select id from inspector where name like 'Surveyor %') as surveyors,
    (select id from measure where symbol = 'MT') as tonne`);
  // Row by row the counts would be kept by themselves; for a million at once they are added up at the end.
  await client.query("alter table work_order disable trigger user");
  for (let from = 1; from <= ORDERS; from += BATCH)
    await client.query(`insert into work_order (id, country, wocode, kind, status, customer_id, date, appointment_date,
        ship_id, product_id, expected_volume, unit_id, port_id, workunit_id, unsynced, title_sort, search_text)
      select gen_random_uuid(), case when random() < 0.1 then 'AR' else 'BR' end,
        'BX-S-2026-' || lpad(n::text, 7, '0'), (array['ship','ship','convoy','fob','default'])[${any("5")}],
        case when n % 1500 < 60 then (${STATUSES})[${any("20")}] else 'billed' end,
        p.customers[${any("cardinality(p.customers)")}], current_date - n % 1500, current_date - n % 1500 + 3,
        p.ships[${any("cardinality(p.ships)")}], p.products[${any("8")}], 1000 + n % 60000, p.tonne,
        p.ports[${any("cardinality(p.ports)")}], p.units[${any("cardinality(p.units)")}], false,
        'bx-s-2026-' || lpad(n::text, 7, '0'), 'bx-s-2026-' || lpad(n::text, 7, '0') || ' c-' || n % 9973
      from generate_series(${from}, ${Math.min(from + BATCH - 1, ORDERS)}) n, pool p`);
  // One for each of those who will work, in two loads, beside two servers.
  await client.query(`update work_order set status = 'operating' where id in (select id from work_order
    where wocode like 'BX-%' and country = 'BR' and kind = 'ship' and date > current_date - ${RECENT_DAYS} order by wocode limit ${4 * PEOPLE})`);
  await client.query("alter table work_order enable trigger user");
  await client.query(`insert into order_summary (dimension, country, kind, key1, key2, orders, tonnes)
    select d.dimension, d.country, d.kind, d.key1, d.key2, sum(d.orders), sum(d.tonnes)
    from work_order o, order_dimensions(o, 1) d where o.wocode like 'BX-%' group by 1, 2, 3, 4, 5
    on conflict (dimension, country, kind, key1, key2)
    do update set orders = order_summary.orders + excluded.orders, tonnes = order_summary.tonnes + excluded.tonnes`);
  await client.query(`insert into appointment (id, country, begin_date, end_date, work_order_id, inspector_id, title_sort, search_text)
    select gen_random_uuid(), o.country, o.date, o.date + 2, o.id, p.surveyors[${any("cardinality(p.surveyors)")}], '', ''
    from work_order o, pool p where o.wocode like 'BX-%' and random() < ${APPOINTMENTS / ORDERS}`);
  await client.query(`insert into work_order_inspector_ids (parent_id, target_id, position)
    select distinct on (work_order_id, inspector_id) work_order_id, inspector_id, 0 from appointment
    on conflict do nothing`);
  await fillParts(client);
  await fillPeople(client);
  await client.query("vacuum analyze");
}

/** What an order of these days carries: the first pages of every list, and what people open and change. */
async function fillParts(client: pg.Client): Promise<void> {
  await client.query(`create temporary table recent as select id, row_number() over () as n from work_order
    where wocode like 'BX-%' and date > current_date - ${RECENT_DAYS}`);
  await client.query(`insert into work_order_items (id, parent_id, position, service_type_id, unit_id, rate)
    select gen_random_uuid(), r.id, s.n, s.id, p.tonne, 0.14 + s.n
    from recent r, pool p, (select id, row_number() over (order by id) - 1 as n from service_type limit 3) s`);
  await client.query(`insert into work_order_scope (id, parent_id, position, service_type_id, mandatory, confirmed)
    select gen_random_uuid(), r.id, s.n, s.id, true, false
    from recent r, (select id, row_number() over (order by id) - 1 as n from service_type limit 8) s`);
  await client.query(`insert into work_order_cadences (id, parent_id, position, place, value, unit)
    select gen_random_uuid(), id, 0, 'Terminal ' || n % 40, 2500, 'MT' from recent`);
}

/** So many people with the rights of one, signed in; person 7 has the token `bench-7`. */
async function fillPeople(client: pg.Client): Promise<void> {
  const like = "ops.br@demo.test";
  await client.query(
    `create temporary table person as select n, gen_random_uuid() as id, gen_random_uuid() as profile
    from generate_series(0, ${PEOPLE - 1}) n`,
  );
  const copied = async (table: string, key: string, given: Record<string, string>, from: string) => {
    const found = await client.query(
      `select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position`,
      [table],
    );
    const names = found.rows.map(({ name }: { name: string }) => name);
    await client.query(
      `insert into "${table}" (${names.map((one) => `"${one}"`).join(", ")})
      select ${names.map((one) => given[one] ?? `t."${one}"`).join(", ")} from "${table}" t, person p, (${from}) f where t.${key} = f.id`,
    );
  };
  const user = `select id from "user" where login = '${like}'`;
  const profile = `select id from profile where user_id in (${user}) order by position limit 1`;
  const login = "'bench' || p.n || '@demo.test'";
  await copied("user", "id", { id: "p.id", login, name: "t.name || ' ' || p.n" }, user);
  await copied("profile", "id", { id: "p.profile", user_id: "p.id" }, profile);
  await copied("profile_services", "parent_id", { id: "gen_random_uuid()", parent_id: "p.profile" }, profile);
  await copied("profile_workunit_ids", "parent_id", { parent_id: "p.profile" }, profile);
  await client.query(`insert into session (id, token_hash, user_id, expires_at)
    select gen_random_uuid(), sha256(convert_to('bench-' || n, 'UTF8')), id, now() + interval '1 day' from person`);
}
