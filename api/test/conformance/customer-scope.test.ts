/** A guest sees the rows of their own customer, directly or through the record they hang from, and nobody else's. */
import { Catalog } from "@plimsoll/domain/kernel/record";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { TEST_RECORDS } from "../fixtures/records.ts";
import { writeSignedReports } from "../fixtures/signed-reports.ts";
import { type Client, clientOf, openTestServer, type TestServer } from "../harness.ts";

const TEST_CATALOG = new Catalog(TEST_RECORDS);

let server: TestServer;
let admin: Client;
let guest: Client;
const rows = { mine: "", theirs: "", myNote: "", theirNote: "" };

beforeAll(async () => {
  server = await openTestServer({ records: TEST_RECORDS });
  admin = await server.as("admin");
  guest = await server.as("customer");
  const { db } = server.app;
  const [own] = await db.run<{ id: string }>(sql`select id from customer where name = 'Agrícola Vale Verde'`);
  const other = "10000000-0000-7000-8000-000000000001";
  await db.run(
    sql`insert into customer (id, country, name, social_name, syncs, title_sort) values (${other}, 'BR', 'Other', 'Other', false, 'other')`,
  );
  await db.run(sql`insert into profile_services (id, parent_id, position, service, role, permissions)
    select gen_random_uuid(), p.id, 900, 'workorder', r, array['list', 'load', 'create', 'update']
    from profile p join "user" u on u.id = p.user_id, unnest(array['parcel', 'parcel_note']) r where u.login = 'customer@demo.test'`);
  await writeSignedReports(db, admin.userId);
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
  expect([parcel.status, parcel.body.errors[0].code]).toEqual([405, "reference_not_found"]);
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
  expect([moved.status, moved.body.errors[0].code]).toEqual([405, "reference_not_found"]);
});

it("answers alike whether another customer's row exists or not", async () => {
  const [other] = await server.app.db.run<{ id: string }>(sql`select id from customer where name = 'Other'`);
  const answers = [];
  for (const customer_id of [other?.id, "10000000-0000-7000-8000-00000000dead"]) {
    const made = await guest.call("workorder", "create", "parcel", { name: "Probe", customer_id });
    const { request_id: _, ...told } = made.body;
    answers.push({ status: made.status, told });
  }
  expect(answers[1]).toEqual(answers[0]);
});

it("lets staff of the country see both", async () => {
  const list = await admin.call("workorder", "list", "parcel");
  expect(list.body.pagination.total).toBe(2);
});

/** What a guest with every permission on the registers of parties would still see of each. */
const PARTY_REGISTERS = ["customer", "company", "workunit", "branch", "contact", "rule"];
/** They belong to a company, and the guest's of the demo has none. */
const OFFICES = ["workunit", "branch"];
const STAFF_REGISTERS = TEST_CATALOG.models
  .filter((model) => model.definition.staffOnly)
  .map((one) => [one.key, one.service] as const);

describe("registers of parties and people", () => {
  beforeAll(async () => {
    const staff = STAFF_REGISTERS.map(([role, service]) => ({ service, role }));
    const parties = PARTY_REGISTERS.map((role) => ({ service: "register", role }));
    const grants = [...parties, ...staff];
    await server.app.db.run(sql`insert into profile_services (id, parent_id, position, service, role, permissions)
      select gen_random_uuid(), p.id, 901, g.service, g.role, array['list', 'load', 'create', 'update', 'delete']
      from profile p join "user" u on u.id = p.user_id,
        unnest(${grants.map((one) => one.service)}::text[], ${grants.map((one) => one.role)}::text[]) g (service, role)
      where u.login = 'customer@demo.test'`);
    // The grants above count from the next sign-in.
    const again = await server.login("customer@demo.test");
    guest = clientOf(server.post, again, "BR");
  });

  it.each(PARTY_REGISTERS)(
    "%s: a guest sees what belongs to their customer, and staff see more",
    async (type) => {
      const [own] = await server.app.db.run<{ id: string }>(
        sql`select c.customer_id as id from company c join profile p on p.company_id = c.id
        join "user" u on u.id = p.user_id where u.login = 'customer@demo.test'`,
      );
      const seen = await guest.register("list", type);
      const all = await admin.register("list", type);
      expect(seen.status).toBe(200);
      expect(all.body.pagination.total).toBeGreaterThan(seen.body.pagination.total);
      expect([type, seen.body.attributes.length === 0]).toEqual([type, OFFICES.includes(type)]);
      for (const row of seen.body.attributes)
        expect(type === "customer" ? row.id : row.customer_id).toBe(own?.id);
      const hidden = all.body.attributes.find(
        (row: { id: string }) => !seen.body.attributes.some((one: { id: string }) => one.id === row.id),
      );
      expect((await guest.register("load", type, { id: hidden.id })).status).toBe(404);
      expect(
        (await guest.register("update", type, { id: hidden.id, version: 1, active: false })).status,
      ).toBe(404);
      expect((await guest.register("delete", type, { id: hidden.id })).status).toBe(404);
    },
  );

  it("shows a guest their own customer, entity, contact and agreed prices", async () => {
    for (const [type, name] of [
      ["customer", "Agrícola Vale Verde"],
      ["company", "Agrícola Vale Verde"],
      ["contact", "Paulo Andrade"],
      ["rule", "Supervisão de embarque, Agrícola Vale Verde"],
    ]) {
      const seen = await guest.register("list", String(type));
      expect(seen.body.attributes.map((row: { name: string }) => row.name)).toEqual([name]);
    }
  });

  it.each(STAFF_REGISTERS)(
    "%s: a guest sees no row and makes none, whatever the profile lists",
    async (type, service) => {
      const rows = await admin.call(service, "list", type);
      expect(rows.body.pagination.total).toBeGreaterThan(0);
      const seen = await guest.call(service, "list", type);
      expect([seen.status, seen.body.pagination.total]).toEqual([200, 0]);
      const [first] = rows.body.attributes;
      expect((await guest.call(service, "load", type, { id: first.id })).status).toBe(404);
      const found = await guest.call("default", "search", "default", {
        text: first.name ?? first.begin_date ?? first.id,
      });
      expect(found.body.attributes.map((row: { id: string }) => row.id)).not.toContain(first.id);
    },
  );
});

it("shows the couriers to every session, and lets only the permitted change them", async () => {
  const guestAgain = clientOf(server.post, await server.login("customer@demo.test"), "BR");
  const list = await guestAgain.register("list", "dispatcher");
  expect(list.body.attributes.map((row: { name: string }) => row.name)).toContain("Amostra Express");
  const [first] = list.body.attributes;
  for (const [action, attributes] of [
    ["load", { id: first.id }],
    ["create", { name: "x" }],
    ["update", { id: first.id, version: 1, name: "x" }],
    ["delete", { id: first.id }],
  ] as const) {
    const reply = await guestAgain.register(action, "dispatcher", attributes);
    expect([action, reply.status, reply.body.errors?.[0]?.code]).toEqual([action, 403, "not_authorized"]);
  }
});
