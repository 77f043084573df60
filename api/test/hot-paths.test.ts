/**
 * The queries that people wait for, as the database would run them on a table that is not small: none of them reads a
 * table of orders, appointments or counts from end to end.
 */
import { addDays } from "@plimsoll/domain/kernel/dates";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Queryable, ResultRow } from "#db/database";
import { type Fragment, raw, sql } from "#db/sql";
import { type AccountName, ENGINE, openTestServer, type TestServer } from "./harness.ts";
import { type Fixtures, fixturesOf } from "./orders.ts";

/** The planner is the same in both; the embedded one takes three times as long to fill. */
const ORDERS = ENGINE === "server" ? 30_000 : 12_000;
/** Behind four fifths of the ships that one country has, which are a sixth of the orders. */
const DEEP_PAGE = { page: ORDERS / 375, size: 50 };
/** Tables that grow with the work; registers are small and are read as the database likes. */
const GROWING = new Set(["work_order", "appointment", "nomination", "proposal", "comment", "status_log"]);

let server: TestServer;
let fixtures: Fixtures;
beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  const { db } = server.app;
  // A busy machine may take longer for so many rows than a call is given.
  await db.transaction(growTables, { seconds: 100 });
  await db.script("analyze");
}, 120_000);
afterAll(() => server.close());

async function growTables(db: Queryable): Promise<void> {
  await db.run(sql`insert into work_order (id, country, wocode, kind, status, customer_id, date, appointment_date, ship_id,
      product_id, port_id, workunit_id, unsynced, title_sort, search_text)
    select gen_random_uuid(), (array['BR', 'AR', 'PY'])[1 + n % 3], 'T-' || n, (array['ship', 'fob'])[1 + n % 2],
      case when n % 40 = 0 then 'created' when n % 41 = 0 then 'operating' else 'billed' end,
      (array[${fixtures.customer}, ${fixtures.otherCustomer}]::uuid[])[1 + n % 2], current_date - n % 1000,
      current_date - n % 1000 + 5, ${fixtures.ship}, ${fixtures.product}, ${fixtures.port}, ${fixtures.workunit}, false,
      't-' || n, 't-' || n || ' contract-' || n % 977
    from generate_series(1, ${ORDERS}::int) n`);
  await db.run(sql`insert into appointment (id, country, begin_date, end_date, work_order_id, inspector_id, title_sort, search_text)
    select gen_random_uuid(), o.country, o.date, o.date + 2, o.id, i.ids[1 + floor(random() * cardinality(i.ids))::int], '', ''
    from work_order o, (select array(select id from inspector) as ids) i`);
  await db.run(sql`insert into proposal (id, country, propcode, revision, status, customer_id, date, expiration_date,
      currency_id, superseded, title_sort, search_text)
    select gen_random_uuid(), (array['BR', 'AR', 'PY'])[1 + n % 3], 'T-' || n, 1,
      case when n % 50 = 0 then 'sent' else 'accepted' end, ${fixtures.customer}, current_date - n % 900,
      current_date - n % 900 + 30, ${fixtures.currency}, false, 't-' || n, '' from generate_series(1, ${ORDERS / 3}::int) n`);
  await db.run(sql`insert into nomination (id, country, code, status, kind, customer_id, vessel, product_id, port_id, eta,
      title_sort, search_text)
    select gen_random_uuid(), (array['BR', 'AR', 'PY'])[1 + n % 3], 'T-' || n,
      case when n % 50 = 0 then 'pending' else 'accepted' end, 'ship', ${fixtures.customer}, 'V-' || n, ${fixtures.product},
      ${fixtures.port}, current_date - n % 900, 't-' || n, '' from generate_series(1, ${ORDERS / 3}::int) n`);
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Everything that the database was asked while a call was answered. */
async function asked(work: () => Promise<unknown>): Promise<Fragment[]> {
  const { db } = server.app;
  const run = db.run.bind(db);
  const pieces: Fragment[] = [];
  db.run = <T extends ResultRow>(piece: Fragment) => {
    pieces.push(piece);
    return run<T>(piece);
  };
  try {
    await work();
  } finally {
    db.run = run;
  }
  return pieces.filter((piece) => /^\s*(select|with)/i.test(piece.strings.join("")));
}

/** Steps that want all of their rows before they give the first. */
const BLOCKING_NODES = new Set(["Sort", "Aggregate", "Hash", "Materialize", "Incremental Sort"]);

/** A scan straight under a limit stops there: the capped count, whose rows are found sooner by chance than by index. */
function scansIn(node: PlanNode, isBounded = false): string[] {
  const { "Node Type": type, "Relation Name": table } = node;
  const own = type === "Seq Scan" && table !== undefined && GROWING.has(table) && !isBounded ? [table] : [];
  const bounded = type === "Limit" || (isBounded && !BLOCKING_NODES.has(type));
  return [...own, ...(node.Plans ?? []).flatMap((plan) => scansIn(plan, bounded))];
}

async function scannedBy(work: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  for (const piece of await asked(work)) {
    const [row] = await server.app.db.run(sql`${raw("explain (format json)")} ${piece}`);
    const [plan] = Object.values(row ?? {})[0] as [{ Plan: PlanNode }];
    const scans = scansIn(plan.Plan);
    found.push(...scans.map((table) => `${table}: ${piece.strings.join("?").slice(0, 300)}`));
  }
  return found;
}

const where = (attribute: string, operator: string, value: unknown) => ({ attribute, operator, value });
const SHIPS = where("kind", "=", "ship");
type Hot = readonly [
  name: string,
  account: AccountName,
  service: string,
  action: string,
  type: string,
  input: () => object,
];
const list = (
  name: string,
  conditions: () => object[],
  more: object = {},
  account: AccountName = "ops.br",
): Hot => [name, account, "workorder", "list", "work_order", () => ({ conditions: conditions(), ...more })];
const window = () => ({ from: fixtures.today, to: addDays(fixtures.today, 13) });

const HOT: readonly Hot[] = [
  list("the list of ships", () => [SHIPS]),
  list("the list of ships of every country", () => [SHIPS], {}, "admin"),
  list("a deep page", () => [SHIPS], { pagination: DEEP_PAGE }),
  list("ships that operate", () => [SHIPS, where("status", "=", "operating")]),
  list("ships of one customer", () => [SHIPS, where("customer_id", "=", fixtures.customer)]),
  list("a customer's own list", () => [SHIPS], {}, "customer"),
  list("a search", () => [SHIPS], { search: "contract-12" }),
  [
    "one order",
    "ops.br",
    "workorder",
    "list",
    "ship",
    () => ({ conditions: [where("wocode", "=", "T-77")] }),
  ],
  ["the counts above the list", "ops.br", "workorder", "counts", "work_order", () => ({ kind: "ship" })],
  ["the map", "ops.br", "workorder", "ports", "work_order", () => ({})],
  ["the dashboard", "ops.br", "dashboard", "summary", "default", () => ({})],
  ["the dashboard of a master", "admin", "dashboard", "summary", "default", () => ({})],
  ["the planner", "ops.br", "workorder", "board", "shipplanner", window],
];

it.each(HOT)(
  "%s reads no growing table from end to end",
  async (_name, account, service, action, type, input) => {
    const client = await server.as(account);
    const scanned = await scannedBy(async () => {
      const reply = await client.call(service, action, type, input());
      expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
    });
    expect(scanned).toEqual([]);
  },
);

it("would notice: a filter that no index serves does read everything", async () => {
  const client = await server.as("admin");
  const scanned = await scannedBy(() =>
    client.call("workorder", "list", "work_order", {
      conditions: [where("note", "like", "%x%")],
      order: [["note", "asc"]],
    }),
  );
  expect(scanned.join()).toContain("work_order");
});
