/**
 * `npm run bench:trucks`: a hundred thousand trucks of five hundred road orders on PostgreSQL. How long the board, the
 * table, the map, and the board of one order take for the office, for one country and for a customer, each beside the
 * statement alone that finds the same, in the same run. BENCH_ROWS sets how many trucks.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openPostgres } from "./postgres.ts";
import { type Call, startServer, timed } from "./whole-server.ts";

const TRUCKS = Number(process.env.BENCH_ROWS ?? 100_000);
const ORDERS = 500;
const STATES = ["programmed", "arrived", "classified", "refused", "loading", "loaded"] as const;
/** Of twenty trucks, most have gone their way; the yards hold the rest. */
const STATE_OF = `(array['${STATES.join("','")}'])[1 + n % 6]`;
const SEEN = ["admin@demo.test", "ops.br@demo.test", "customer@demo.test"];

async function fill(client: pg.Client): Promise<void> {
  const id = (kind: number, n: string) =>
    `('0190000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
  const order = `(1 + n % ${ORDERS})`;
  const pick = (list: string, n: string) => `p.${list}[1 + ${n} % cardinality(p.${list})]`;
  await client.query(`create temporary table pool as select
    array(select id from customer where country = 'BR' order by id) as customers,
    array(select id from port where country = 'BR' order by id) as ports,
    array(select id from terminal where country = 'BR' order by id) as terminals,
    array(select id from loading_place where country = 'BR' order by id) as places,
    array(select id from shipper where country = 'BR' order by id) as shippers,
    (select id from product where name = 'Soybeans') as product`);
  await client.query(`insert into work_order (id, country, wocode, kind, status, customer_id, date, product_id, port_id,
      terminal_id, expected_volume, unsynced, title_sort, search_text)
    select ${id(1, "n")}, 'BR', 'BT-' || lpad(n::text, 5, '0'), 'fob',
      case when n % 3 = 0 then 'operating' else 'finished' end, ${pick("customers", "n")}, current_date - n % 300, p.product,
      ${pick("ports", "n")}, ${pick("terminals", "n")}, 8000, false, 'bt-' || lpad(n::text, 5, '0'), ''
    from generate_series(1, ${ORDERS}) n, pool p`);
  await client.query(`insert into operation (id, country, code, work_order_id, carrier, status, title_sort)
    select ${id(2, "n")}, 'BR', 'BT-' || lpad(n::text, 5, '0'), ${id(1, "n")}, 'trucks', 'started',
      'bt-' || lpad(n::text, 5, '0') from generate_series(1, ${ORDERS}) n`);
  await client.query(`insert into truck (id, country, operation_id, work_order_id, plate, vehicle, driver, shipper_id,
      loading_place_id, programmed_at, tare, gross, net, origin_net, loss, state, title_sort, search_text)
    select ${id(3, "n")}, 'BR', ${id(2, order)}, ${id(1, order)}, 'B' || to_hex(n), 'B' || to_hex(n), 'Driver ' || n % 5000,
      ${pick("shippers", "n")}, ${pick("places", "n")}, now() - n * interval '4 minutes', 18200, 57360, 39160, 39200, 40,
      case when n % 20 < 3 then ${STATE_OF} when n % 20 < 8 then 'dispatched' else 'delivered' end,
      'b' || to_hex(n), 'b' || to_hex(n) || ' driver ' || n % 5000
    from generate_series(1, ${TRUCKS}) n, pool p`);
  await client.query("vacuum analyze");
}

const service = (action: string, attributes: object) => ({
  service: "service",
  type: "truck",
  action,
  attributes,
});

/** What each page asks for. */
const ASKED = {
  board: service("board", {}),
  "board of one order": service("board", {
    conditions: [
      { attribute: "work_order_id", operator: "=", value: "01900001-0000-7000-8000-000000000003" },
    ],
  }),
  table: service("list", {
    fields: ["plate", "driver", "work_order_id", "carrier_id", "loading_place_id", "programmed_at", "state"],
    pagination: { page: 1, size: 50 },
  }),
  "table, searched": service("list", {
    fields: ["plate", "driver", "state"],
    search: "driver 4711",
    pagination: { page: 1, size: 50 },
  }),
  maps: service("map", {}),
} as const;

const SUMS = "select state, count(*), sum(net), sum(origin_net) from truck where active";
const CARDS = (where: string) =>
  [...STATES, "dispatched", "delivered"]
    .map(
      (state) =>
        `(select * from truck where state = '${state}' and active ${where} order by programmed_at, id limit 30)`,
    )
    .join(" union all ");
const ONE = "and work_order_id = '01900001-0000-7000-8000-000000000003'";

/** The same found by hand: no rights, no names, no history. */
const BARE: Readonly<Record<keyof typeof ASKED, readonly string[]>> = {
  board: [`${SUMS} group by state`, CARDS("")],
  "board of one order": [`${SUMS} ${ONE} group by state`, CARDS(ONE)],
  table: ["select * from truck where active order by programmed_at, plate, id limit 51"],
  "table, searched": [
    "select * from truck where active and search_text like '%driver 4711%' order by programmed_at, plate, id limit 51",
  ],
  maps: [
    `select t.work_order_id, t.loading_place_id, t.state, count(*), sum(t.net) from truck t
      join work_order w on w.id = t.work_order_id where t.active and w.status = 'operating' group by 1, 2, 3`,
  ],
};

async function measure(call: Call, who: string, bare: ReadonlyMap<string, number>): Promise<void> {
  for (const [name, body] of Object.entries(ASKED)) {
    const took = await timed(`${who}: ${name}`, () => call(body));
    console.log(`  ${(took / (bare.get(name) ?? 1)).toFixed(1)} times the statements alone`);
  }
}

const folder = mkdtempSync(join(tmpdir(), "plimsoll-bench-trucks-"));
const postgres = await openPostgres();
const client = new pg.Client(postgres.url);
try {
  const server = await startServer(postgres.url, folder);
  await client.connect();
  console.log(`Filling ${TRUCKS} trucks of ${ORDERS} orders…`);
  await fill(client);
  const bare = new Map<string, number>();
  for (const [name, statements] of Object.entries(BARE))
    bare.set(
      name,
      await timed(`bare: ${name}`, async () => {
        for (const statement of statements) JSON.stringify((await client.query(statement)).rows);
      }),
    );
  for (const who of SEEN) await measure(await server.as(who), who, bare);
  await server.stop();
} finally {
  await client.end();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
