/** Names of other rows are remembered, and forgotten when they change. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database, Queryable } from "#db/database";
import { sql } from "#db/sql";
import { NameCache } from "#record/names";
import type { BusEvent } from "#rpc/event-bus";
import { openTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let model: RecordModel;
let id: string;
let cache: NameCache;
let tell: (event: BusEvent) => void;

beforeAll(async () => {
  server = await openTestServer();
  model = server.app.catalog.get("port");
  const [row] = await server.app.db.run<{ id: string }>(sql`select id from port limit 1`);
  id = row?.id ?? "";
});
afterAll(() => server.close());
beforeEach(() => {
  cache = new NameCache({
    subscribe: (heard) => {
      tell = heard;
      return () => true;
    },
  });
});

/** Counts what is asked, and lets something happen while the answer is on its way. */
function watched(db: Database, meanwhile: () => void = () => undefined): Queryable & { asked: number } {
  return {
    asked: 0,
    async run(statement) {
      this.asked++;
      const rows = await db.run(statement);
      meanwhile();
      return rows as never;
    },
  };
}

const changed = (type: string, about: string): BusEvent => ({
  service: "register",
  type,
  id: about,
  action: "update",
  version: 2,
  owner: { country: "BR", customerId: null, companyId: null, userId: null },
});

async function lookUpTwice(meanwhile: () => void): Promise<number> {
  const db = watched(server.app.db, meanwhile);
  await cache.lookUp(db, model, [id]);
  await cache.lookUp(db, model, [id]);
  return db.asked;
}

it("asks once for what it knows", async () => {
  expect(await lookUpTwice(() => undefined)).toBe(1);
});

it("does not let changes of other records keep it from remembering", async () => {
  expect(await lookUpTwice(() => tell(changed("city", id)))).toBe(1);
});

it("does not remember what may have changed while it was read", async () => {
  expect(await lookUpTwice(() => tell(changed("port", id)))).toBe(2);
  expect(await lookUpTwice(() => tell("gap"))).toBe(2);
});

it("asks again after a change", async () => {
  const db = watched(server.app.db);
  await cache.lookUp(db, model, [id]);
  tell(changed("port", id));
  await cache.lookUp(db, model, [id]);
  expect(db.asked).toBe(2);
});

it("hands out what was known when it was asked, whatever changes while the rest is fetched", async () => {
  const [other] = await server.app.db.run<{ id: string }>(sql`select id from port where id <> ${id} limit 1`);
  const asked = [id, other?.id ?? ""];
  await cache.lookUp(server.app.db, model, [id]);
  const found = await cache.lookUp(
    watched(server.app.db, () => tell(changed("port", id))),
    model,
    asked,
  );
  expect([...found.keys()].toSorted()).toEqual(asked.toSorted());
  await cache.lookUp(server.app.db, model, asked);
  const kept = await cache.lookUp(server.app.db, model, asked);
  tell(changed("port", id));
  expect(kept.has(id)).toBe(true);
});

it("are all shown where some are remembered and others are asked for", async () => {
  const fresh = await openTestServer();
  const ops = await fresh.as("ops.br");
  const list = async (conditions: object[] = []) =>
    (await ops.register("list", "port", { conditions, pagination: { size: 500 } })).body.attributes;
  const [first] = await list([{ attribute: "locode", operator: "=", value: "BRSSZ" }]);
  expect(first.city).toMatchObject({ id: first.city_id });
  const rows = (await list()) as { city_id: string | null; city: { id: string } | null }[];
  const others = new Set(rows.map((row) => row.city_id));
  expect(others.size).toBeGreaterThan(2);
  expect(rows.map((row) => row.city?.id ?? null)).toEqual(rows.map((row) => row.city_id));
  await fresh.close();
});
