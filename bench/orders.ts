/**
 * `npm run bench:orders`: a million work orders on one PostgreSQL. Lists, deep pages, search, counts, the dashboard and
 * the planner over HTTP, each beside a bare query for the same rows on the same database.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openPostgres } from "./postgres.ts";
import { peakMemory, startServer, timed } from "./whole-server.ts";

const ORDERS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const INSPECTORS = 400;
const APPOINTMENTS = Math.floor(ORDERS / 4);
const BATCH = 20_000;

const STATUSES = `array['created','scope_released','waiting_start','in_process','in_progress','operating','paused',
  'boarding_completed','sample_in_transit','in_certification','certified','billing_pending','waiting_nf',
  'billed','billed','billed','billed','billed','billed','canceled']`;

/** A random place of an array. */
const any = (length: string) => `1 + floor(random() * ${length})::int`;

async function fill(client: pg.Client): Promise<void> {
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
  await client.query("vacuum analyze");
}

interface Scenario {
  readonly name: string;
  readonly ours: (turn: number) => object;
  /** The same rows by hand, without rights, names or checks. */
  readonly bare: (turn: number) => [text: string, values: unknown[]];
}

const list = (attributes: object) => ({
  service: "workorder",
  type: "work_order",
  action: "list",
  attributes,
});
const where = (attribute: string, operator: string, value: unknown) => ({ attribute, operator, value });
const SHIPS = where("kind", "=", "ship");

function lists(ids: { inspector: string; customer: string; port: string }): Scenario[] {
  const bareList = (condition: string, values: unknown[], tail = "limit 51"): [string, unknown[]] => [
    `select * from work_order where country = 'BR' and kind = 'ship' and ${condition} order by date desc, id desc ${tail}`,
    values,
  ];
  return [
    {
      name: "list, first page of ships",
      ours: () => list({ conditions: [SHIPS] }),
      bare: () => bareList("true", []),
    },
    {
      name: "list, one status",
      ours: () => list({ conditions: [SHIPS, where("status", "=", "operating")] }),
      bare: () => bareList("status = 'operating'", []),
    },
    {
      name: "list, one customer",
      ours: () => list({ conditions: [SHIPS, where("customer_id", "=", ids.customer)] }),
      bare: () => bareList("customer_id = $1", [ids.customer]),
    },
    {
      name: "list, one port",
      ours: () => list({ conditions: [SHIPS, where("port_id", "=", ids.port)] }),
      bare: () => bareList("port_id = $1", [ids.port]),
    },
    {
      name: "list, one surveyor",
      ours: () => list({ conditions: [SHIPS, where("inspector_ids", "=", ids.inspector)] }),
      bare: () =>
        bareList(
          "exists (select 1 from work_order_inspector_ids l where l.parent_id = work_order.id and l.target_id = $1)",
          [ids.inspector],
        ),
    },
    {
      name: "list, page 1000",
      ours: () => list({ conditions: [SHIPS], pagination: { page: 1000, size: 50 } }),
      bare: () => bareList("true", [], "limit 51 offset 49950"),
    },
    {
      name: "list, searched by code",
      ours: (turn) => list({ search: `2026-00${String(12_345 + turn * 7).slice(0, 5)}` }),
      bare: (turn) => [
        `select * from work_order where country = 'BR' and search_text like $1 order by date desc, id desc limit 51`,
        [`%2026-00${String(12_345 + turn * 7).slice(0, 5)}%`],
      ],
    },
  ];
}

function overviews(): Scenario[] {
  const from = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  const to = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  return [
    {
      name: "counts per status (tabs)",
      ours: () => ({
        service: "workorder",
        type: "work_order",
        action: "counts",
        attributes: { kind: "ship" },
      }),
      bare: () => [
        `select status, count(*) from work_order where country = 'BR' and kind = 'ship' and active group by 1`,
        [],
      ],
    },
    {
      name: "dashboard",
      ours: () => ({ service: "dashboard", type: "default", action: "summary", attributes: {} }),
      bare: () => [
        `select status, port_id, product_id, date_trunc('month', date), count(*), sum(expected_volume) from work_order
         where country = 'BR' and active group by 1, 2, 3, 4`,
        [],
      ],
    },
    {
      name: "planner, 14 days",
      ours: () => ({ service: "workorder", type: "shipplanner", action: "board", attributes: { from, to } }),
      bare: () => [
        `select a.*, o.wocode, o.status from appointment a join work_order o on o.id = a.work_order_id
         where a.country = 'BR' and a.begin_date <= $2 and a.end_date >= $1`,
        [from, to],
      ],
    },
  ];
}

async function main(): Promise<void> {
  const postgres = await openPostgres();
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-bench-orders-"));
  const server = await startServer(postgres.url, folder, "ops.br@demo.test");
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    console.log(`Filling ${ORDERS} orders and some ${APPOINTMENTS} appointments…`);
    await fill(client);
    const one = async (text: string): Promise<string> => (await client.query(text)).rows[0].id;
    const ids = {
      inspector: await one(
        "select inspector_id as id from appointment where country = 'BR' order by id limit 1",
      ),
      customer: await one("select id from customer where country = 'BR' order by id limit 1"),
      port: await one("select id from port where country = 'BR' order by id limit 1"),
    };
    for (const { name, ours, bare } of [...lists(ids), ...overviews()]) {
      const our = await timed(name, (turn) => server.call(ours(turn)));
      const theirs = await timed("  bare query", (turn) => client.query(...bare(turn)));
      console.log(`  p95 of ours is ${(our / theirs).toFixed(2)} times that of the bare query`);
    }
    console.log(`server memory, at its peak: ${peakMemory(server.process.pid)} MiB`);
  } finally {
    await client.end();
    await server.stop();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
