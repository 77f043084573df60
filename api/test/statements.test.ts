/** How often the database is asked for what people do all day: a trip less is felt on every click. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Queryable, ResultRow } from "#db/database";
import type { Fragment } from "#db/sql";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, orderOf } from "./orders.ts";

let server: TestServer;
let fixtures: Fixtures;
let ops: Client;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  ops = await server.as("ops.br");
});
afterAll(() => server.close());

/** Every statement that a piece of work sends, in transactions or alone; begin and commit are not counted. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { db } = server.app;
  const [run, transaction] = [db.run.bind(db), db.transaction.bind(db)];
  const sent: string[] = [];
  const note = (piece: Fragment) => void sent.push(piece.strings.join("?").replace(/\s+/g, " ").slice(0, 90));
  const noting = (queryable: Queryable): Queryable => ({
    run: <T extends ResultRow>(piece: Fragment) => {
      note(piece);
      return queryable.run<T>(piece);
    },
  });
  db.run = <T extends ResultRow>(piece: Fragment) => {
    note(piece);
    return run<T>(piece);
  };
  db.transaction = (inner, limits) => transaction((tx) => inner(noting(tx)), limits);
  try {
    await work();
  } finally {
    Object.assign(db, { run, transaction });
  }
  return sent;
}

const order = (action: string, input: object) => ops.call("workorder", action, "work_order", input);

it("asks little to open an order, to change its status and to list with everything", async () => {
  const made = attributes(await order("create", orderOf(fixtures)));
  const open = () => order("load", { id: made.id, with: ["verdicts", "status_log"] });
  const scope = [{ service_type_id: fixtures.service, mandatory: true }];
  const scoped = attributes(await order("setscope", { id: made.id, version: made.version, scope }));
  // Names and the session are remembered after the first time, as on a server that has been up for a minute.
  await open();
  await order("list", {});
  const opened = await statementsOf(async () => {
    const row = attributes(await open());
    expect(row.verdicts.steps).toHaveLength(1);
    expect(row.status_log[0]).toMatchObject({ status: "created", active: true });
  });
  const changed = await statementsOf(async () => {
    const released = { id: made.id, version: scoped.version };
    const row = attributes(
      await ops.call("workorder", "releasescope", "work_order", released, { idempotency_key: "release-1" }),
    );
    expect([row.status, row.verdicts.statuses.length]).toEqual(["scope_released", 2]);
  });
  const listed = await statementsOf(() => order("list", {}));
  const updated = await statementsOf(() =>
    order("update", { id: made.id, version: scoped.version + 1, note: "x" }),
  );
  const counts = {
    opened: opened.length,
    changed: changed.length,
    listed: listed.length,
    updated: updated.length,
  };
  expect(counts, JSON.stringify({ opened, changed, listed, updated }, null, 1)).toEqual({
    opened: 3,
    changed: 6,
    listed: 1,
    updated: 3,
  });
});
