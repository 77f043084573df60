/** A guest sees the rows of their own customer, directly or through the record they hang from, and nobody else's. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "#db/sql";
import { TEST_RECORDS } from "../fixtures/records.ts";
import { type Client, openTestServer, type TestServer } from "../harness.ts";

let server: TestServer;
let admin: Client;
let guest: Client;
const rows = { mine: "", theirs: "", myNote: "", theirNote: "" };

beforeAll(async () => {
  server = await openTestServer({ records: TEST_RECORDS });
  admin = await server.as("admin");
  guest = await server.as("customer");
  const { db } = server.app;
  const [own] = await db.run<{ id: string }>(sql`select id from customer limit 1`);
  const other = "10000000-0000-7000-8000-000000000001";
  await db.run(
    sql`insert into customer (id, country, name, social_name, title_sort) values (${other}, 'BR', 'Other', 'Other', 'other')`,
  );
  await db.run(sql`insert into profile_services (id, parent_id, position, service, role, permissions)
    select gen_random_uuid(), p.id, 900, 'workorder', r, array['list', 'load', 'create', 'update']
    from profile p join "user" u on u.id = p.user_id, unnest(array['parcel', 'parcel_note']) r where u.login = 'customer@demo.test'`);
  const make = async (type: string, attributes: object): Promise<string> => {
    const reply = await admin.call("workorder", "create", type, attributes);
    return reply.body.attributes.id;
  };
  rows.mine = await make("parcel", { name: "Mine", customer_id: own?.id });
  rows.theirs = await make("parcel", { name: "Theirs", customer_id: other });
  rows.myNote = await make("parcel_note", { name: "My note", parcel_id: rows.mine });
  rows.theirNote = await make("parcel_note", { name: "Their note", parcel_id: rows.theirs });
});
afterAll(() => server.close());

it.each([
  ["parcel", "mine", "theirs"],
  ["parcel_note", "myNote", "theirNote"],
] as const)("%s: list, load, history and search show the own row alone", async (type, own, other) => {
  const list = await guest.call("workorder", "list", type);
  expect(list.body.attributes.map((row: { id: string }) => row.id)).toEqual([rows[own]]);
  expect(list.body.pagination.total).toBe(1);
  expect((await guest.call("workorder", "load", type, { id: rows[own] })).status).toBe(200);
  expect((await guest.call("workorder", "load", type, { id: rows[other] })).status).toBe(404);
  expect((await guest.call("workorder", "history", type, { id: rows[other] })).status).toBe(404);
  expect(
    (await guest.call("workorder", "update", type, { id: rows[other], version: 1, name: "x" })).status,
  ).toBe(404);
  const found = await guest.call("default", "search", "default", { text: "e" });
  expect(found.body.attributes.map((row: { id: string }) => row.id)).not.toContain(rows[other]);
});

it("does not let a guest make a row for another customer, or hang one onto another customer's row", async () => {
  const [other] = await server.app.db.run<{ id: string }>(sql`select id from customer where name = 'Other'`);
  const parcel = await guest.call("workorder", "create", "parcel", {
    name: "Smuggled",
    customer_id: other?.id,
  });
  expect(parcel.status).toBe(403);
  const note = await guest.call("workorder", "create", "parcel_note", {
    name: "Smuggled",
    parcel_id: rows.theirs,
  });
  expect([note.status, note.body.errors[0].code]).toEqual([405, "reference_not_found"]);
  const moved = await guest.call("workorder", "update", "parcel", {
    id: rows.mine,
    version: 1,
    customer_id: other?.id,
  });
  expect(moved.status).toBe(403);
});

it("lets staff of the country see both", async () => {
  const list = await admin.call("workorder", "list", "parcel");
  expect(list.body.pagination.total).toBe(2);
});
