/**
 * `npm run bench:orders`: a million work orders on one PostgreSQL. Lists, deep pages, search, counts, the dashboard and
 * the planner over HTTP, each beside a bare query for the same rows on the same database. Then lists, single orders and
 * the mixed work of 50 and 200 people beside a bare HTTP handler that answers the same: as many connections to the
 * database, the same columns and child rows; ours also knows who asks and what they may. BENCH_ONLY (queries, single,
 * mixed) narrows it down.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { APPOINTMENTS, fillOrders, isFilled, ORDERS, PEOPLE } from "./orders-data.ts";
import { mix, type OrderMaterial, orderScenarios } from "./orders-mix.ts";
import { freePort, openPostgres } from "./postgres.ts";
import { runAll, startBeside, stopBeside, untilUp } from "./side-by-side.ts";
import { peakMemory, type Server, startServer, timed } from "./whole-server.ts";

interface Question {
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

/** Words in the names of the demo company's vessels. */
const VESSELS = ["serra", "baia", "pampa", "aurora", "marajo"];

function lists(ids: { inspector: string; customer: string; port: string }): Question[] {
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
    {
      name: "list, searched by vessel",
      ours: (turn) => list({ search: VESSELS[turn % VESSELS.length], conditions: [SHIPS] }),
      bare: (turn) =>
        bareList(
          "(search_text like $1 or ship_id in (select id from ship where title_sort like $1)) and active",
          [`%${VESSELS[turn % VESSELS.length]}%`],
        ),
    },
  ];
}

/** Whoever does not say which kind looks among all of them. */
function ofEveryKind(): Question[] {
  return [
    {
      name: "list of every kind, first page",
      ours: () => list({}),
      bare: () => [`select * from work_order where country = 'BR' order by date desc, id desc limit 51`, []],
    },
    {
      name: "list of every kind, by vessel",
      ours: (turn) => list({ search: VESSELS[turn % VESSELS.length] }),
      bare: (turn) => [
        `select * from work_order where country = 'BR' and active
          and (search_text like $1 or ship_id in (select id from ship where title_sort like $1))
          order by date desc, id desc limit 51`,
        [`%${VESSELS[turn % VESSELS.length]}%`],
      ],
    },
    {
      name: "palette, a vessel",
      ours: (turn) => ({
        service: "default",
        type: "default",
        action: "search",
        attributes: { text: VESSELS[turn % VESSELS.length] },
      }),
      bare: (turn) => [
        `select id, wocode from work_order where country = 'BR' and active
          and (search_text like $1 or ship_id in (select id from ship where title_sort like $1)) limit 5`,
        [`%${VESSELS[turn % VESSELS.length]}%`],
      ],
    },
  ];
}

function overviews(): Question[] {
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

async function besideQueries(server: Server, client: pg.Client): Promise<void> {
  const one = async (text: string): Promise<string> => (await client.query(text)).rows[0].id;
  const ids = {
    inspector: await one(
      "select inspector_id as id from appointment where country = 'BR' order by id limit 1",
    ),
    customer: await one("select id from customer where country = 'BR' order by id limit 1"),
    port: await one("select id from port where country = 'BR' order by id limit 1"),
  };
  for (const { name, ours, bare } of [...lists(ids), ...ofEveryKind(), ...overviews()]) {
    const our = await timed(name, (turn) => server.call(ours(turn)));
    const theirs = await timed("  bare query", (turn) => client.query(...bare(turn)));
    console.log(`  p95 of ours is ${(our / theirs).toFixed(2)} times that of the bare query`);
  }
}

async function materialOf(client: pg.Client): Promise<OrderMaterial> {
  const ids = async (text: string): Promise<string[]> =>
    (await client.query(text)).rows.map(({ id }: { id: string }) => id);
  const operating =
    await ids(`select id from work_order where wocode like 'BX-%' and country = 'BR' and kind = 'ship'
    and status = 'operating' and version = 1 order by id limit ${4 * PEOPLE}`);
  if (operating.length < 4 * PEOPLE) throw new Error(`${operating.length} operating orders are too few`);
  return {
    open: await ids(`select id from work_order where wocode like 'BX-%' and country = 'BR' and kind = 'ship'
      and date > current_date - 30 order by wocode limit 2000`),
    ours: operating.slice(0, 2 * PEOPLE),
    bare: operating.slice(2 * PEOPLE),
    customers: await ids("select id from customer where country = 'BR' order by id limit 10"),
  };
}

/** How many bytes each answers to the same question: close to one another, or the comparison means little. */
async function tellSizes(material: OrderMaterial, ourPort: number, barePort: number): Promise<void> {
  for (const { name, ours, bare } of orderScenarios({ ...material, open: material.open.slice(0, 1) })) {
    const sizes = await Promise.all(
      [
        { port: ourPort, ...ours(0) },
        { port: barePort, ...bare(0) },
      ].map(async ({ port, path, body }) => {
        const headers = { "content-type": "application/json" };
        const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body });
        if (!reply.ok) throw new Error(await reply.text());
        return (await reply.arrayBuffer()).byteLength;
      }),
    );
    console.log(`${name.padEnd(36)} ${sizes.join(" bytes of ours, ")} of the bare handler's`);
  }
}

async function besideHandler(url: string, ourPort: number, client: pg.Client): Promise<void> {
  const barePort = await freePort();
  const bare = await startBeside("bare-orders", { DATABASE_URL: url, PORT: String(barePort) });
  try {
    await untilUp(`http://127.0.0.1:${barePort}/`);
    const material = await materialOf(client);
    await tellSizes(material, ourPort, barePort);
    if (wants("single")) await runAll(orderScenarios(material), { ourPort, barePort, connections: 10 });
    if (!wants("mixed")) return;
    for (const [turn, people] of [50, PEOPLE].entries()) {
      const own = (ids: readonly string[]) => ids.slice(turn * PEOPLE, turn * PEOPLE + people);
      const forThese = { ...material, ours: own(material.ours), bare: own(material.bare) };
      await runAll([mix(forThese, people)], { ourPort, barePort, connections: people });
    }
  } finally {
    await stopBeside(bare);
  }
}

const wants = (part: string) => (process.env.BENCH_ONLY ?? part) === part;

async function main(): Promise<void> {
  const postgres = await openPostgres();
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-bench-orders-"));
  const server = await startServer(postgres.url, folder, "ops.br@demo.test");
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    if (!(await isFilled(client))) {
      console.log(`Filling ${ORDERS} orders and some ${APPOINTMENTS} appointments…`);
      await fillOrders(client);
    }
    if (wants("queries")) await besideQueries(server, client);
    if (wants("single") || wants("mixed")) await besideHandler(postgres.url, server.port, client);
    console.log(`server memory, at its peak: ${peakMemory(server.process.pid)} MiB`);
  } finally {
    await client.end();
    await server.stop();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
