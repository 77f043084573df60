/** Pages of a list: what they bring, how they go on, and how they are asked for. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { RunOptions } from "#db/database";
import { sql } from "#db/sql";
import { type Client, ENGINE, openTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as("admin");
});
afterAll(() => server.close());

type Row = Record<string, unknown>;

async function walk(fields: readonly string[], order: readonly [string, string][]): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    const pagination = { size: 7, ...(after === undefined ? {} : { after }) };
    const { status, body } = await admin.register("list", "port", { fields, order, pagination });
    expect(status).toBe(200);
    rows.push(...body.attributes);
    after = body.pagination.next ?? undefined;
  } while (after !== undefined);
  return rows;
}

it.each([
  ["a column that is shown", ["id", "name", "country"], [["name", "asc"]], ["country", "id", "name"]],
  ["a column that is left out", ["id", "country"], [["name", "desc"]], ["country", "id"]],
  ["an instant", ["id", "created_at"], [["created_at", "desc"]], ["created_at", "id"]],
  ["the id", ["name"], [["id", "asc"]], ["id", "name"]],
  [
    "the id and what cannot matter after it",
    ["name"],
    [
      ["id", "asc"],
      ["name", "asc"],
    ],
    ["id", "name"],
  ],
] as [string, string[], [string, string][], string[]][])(
  "goes on by a cursor when ordered by %s, and brings what was asked for alone",
  async (_what, fields, order, brought) => {
    const whole = await walk(["*"], order);
    const [ports] = await server.app.db.run<{ count: number }>(
      sql`select count(*)::integer as count from port`,
    );
    expect(whole).toHaveLength(ports?.count ?? 0);
    expect(whole.length).toBeGreaterThan(14);
    const rows = await walk(fields, order);
    expect(rows.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(brought);
  },
);

it("brings the name of a reference with its column, or when asked for by itself", async () => {
  const first = async (fields: readonly string[]): Promise<Row> =>
    (await admin.register("list", "terminal", { fields, pagination: { size: 1 } })).body.attributes[0];
  const { port_id, port } = await first(["*"]);
  expect(port).toEqual({ id: port_id, name: expect.stringMatching(/./) });
  expect(await first(["port_id"])).toEqual({ id: expect.any(String), port_id, port });
  expect(await first(["port"])).toEqual({ id: expect.any(String), port_id, port });
  expect(Object.keys(await first(["name"])).sort()).toEqual(["id", "name"]);
});

it("brings child rows and links that are asked for by name, and no others", async () => {
  const [restricted] = await server.app.db.run(sql`select parent_id from profile_services limit 1`);
  const first = async (fields: readonly string[]): Promise<Row> => {
    const { body } = await admin.register("list", "profile", { fields });
    return body.attributes.find((one: Row) => one.id === restricted?.parent_id);
  };
  const { id, services, workunit_ids, workunits } = await first(["*"]);
  expect((services as Row[]).length).toBeGreaterThan(0);
  expect((workunit_ids as string[]).length).toBeGreaterThan(0);
  expect(await first(["services"])).toEqual({ id, services });
  expect(await first(["workunit_ids"])).toEqual({ id, workunit_ids, workunits });
});

it("is planned for what is searched, and once for everything else", async () => {
  const { db } = server.app;
  const planning = async (options?: RunOptions) => (await db.run(sql`show plan_cache_mode`, options))[0];
  expect(await planning()).toEqual({ plan_cache_mode: "force_generic_plan" });
  expect(await planning({ isPlannedForValues: true })).toEqual({ plan_cache_mode: "force_custom_plan" });
  expect(await planning()).toEqual({ plan_cache_mode: "force_generic_plan" });

  const run = vi.spyOn(db, "run");
  const optionsOf = async (attributes: object) => {
    run.mockClear();
    expect((await admin.register("list", "port", attributes)).status).toBe(200);
    return run.mock.calls.map(([, options]) => options?.isPlannedForValues);
  };
  expect(await optionsOf({})).toContain(false);
  expect(await optionsOf({ search: "san" })).toContain(true);
});

it.runIf(ENGINE === "server")(
  "is never translated to machine code for a plan that expects more",
  async () => {
    expect(await server.app.db.run(sql`show jit`)).toEqual([{ jit: "off" }]);
  },
);
