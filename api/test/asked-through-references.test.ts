/** Conditions and orders one reference deep find out nothing that a list of the other record would not say. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Client, clientOf, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, orderOf, proposalOf, refusal } from "./orders.ts";

let server: TestServer;
let ops: Client;
let admin: Client;
let guest: Client;
let fixtures: Fixtures;
let order: { id: string; wocode: string };

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as("admin");
  ops = await server.as("ops.br");
  fixtures = await fixturesOf(server);
  await grantGuest();
  guest = clientOf(server.post, await server.login("customer@demo.test"), "BR");
  const secret = proposalOf(fixtures, { text: "<p>walk away below 1.20</p>" });
  const proposal = attributes(await admin.call("proposal", "create", "proposal", secret));
  order = attributes(
    await ops.call(
      "workorder",
      "create",
      "work_order",
      orderOf(fixtures, { workunit_id: fixtures.workunit }),
    ),
  );
  // As when the offer was revised after the order was opened: what it says now is a draft again.
  await server.app.db.run(sql`update work_order set proposal_id = ${proposal.id} where id = ${order.id}`);
  attributes(
    await ops.call("workorder", "create", "comment", {
      work_order_id: order.id,
      text: "Hello",
      internal: false,
    }),
  );
});
afterAll(() => server.close());

/** Everything that could be listed, so that only the row filters and the internal fields are in the way. */
async function grantGuest(): Promise<void> {
  await server.app.db.run(sql`insert into profile_services (id, parent_id, position, service, role, permissions)
    select gen_random_uuid(), p.id, 900, g.service, g.role, array['list', 'load']
    from profile p join "user" u on u.id = p.user_id,
      (values ('workorder', 'comment'), ('register', 'barge'), ('register', 'shipper'), ('register', 'user')) g (service, role)
    where u.login = 'customer@demo.test'`);
}

const listed = (client: Client, service: string, type: string, input: object) =>
  client.call(service, "list", type, { fields: ["id"], ...input });
const condition = (attribute: string, value: unknown, operator = "=") => ({
  conditions: [{ attribute, operator, value }],
});

describe("a guest", () => {
  it.each([
    ["workorder", "comment", "work_order.author_id", "0190a000-0000-7000-8000-000000000000"],
    ["workorder", "comment", "work_order.workunit_id", "0190a000-0000-7000-8000-000000000000"],
  ])("cannot ask %s/%s by %s, in conditions, orders and exports", async (service, type, path, value) => {
    for (const input of [condition(path, value), { order: [[path, "asc"]] }]) {
      for (const action of ["list", "export"]) {
        const reply = await guest.call(service, action, type, input);
        expect([path, action, ...refusal(reply).slice(0, 2)]).toEqual([
          path,
          action,
          405,
          "unknown_attribute",
        ]);
      }
    }
  });

  it("finds no order by the text, date or status of an offer that is a draft", async () => {
    for (const [attribute, operator, value] of [
      ["proposal.text", "like", "walk away"],
      ["proposal.status", "=", "draft"],
      ["proposal.date", ">=", "2000-01-01"],
    ] as const) {
      const reply = await listed(guest, "workorder", "work_order", {
        conditions: [
          { attribute: "id", operator: "=", value: order.id },
          { attribute, operator, value },
        ],
      });
      expect([attribute, attributes(reply)]).toEqual([attribute, []]);
    }
  });

  it("finds no order by what is for staff only, but for the name that stands on it", async () => {
    const [shipper] = await server.app.db.run<{ id: string; name: string; tax_id: string }>(
      sql`select id, name, tax_id from shipper where country = 'BR' and tax_id is not null limit 1`,
    );
    await server.app.db.run(sql`update work_order set shipper_id = ${shipper?.id} where id = ${order.id}`);
    const by = (attribute: string, value: unknown) =>
      listed(guest, "workorder", "work_order", {
        conditions: [
          { attribute: "id", operator: "=", value: order.id },
          { attribute, operator: "=", value },
        ],
      });
    expect(attributes(await by("shipper.name", shipper?.name))).toHaveLength(1);
    // Granted to list shippers, a guest still sees none: every row of it is out of their scope.
    expect(attributes(await by("shipper.tax_id", shipper?.tax_id))).toEqual([]);
  });

  it("learns nothing about owners of barges", async () => {
    const reply = await guest.register("list", "barge", { pagination: { size: 5 } });
    const [first] = attributes(reply);
    expect(first).toBeDefined();
    expect(Object.keys(first)).not.toContain("owner_id");
    expect(Object.keys(first)).not.toContain("owner");
    expect(refusal(await guest.register("list", "barge", condition("owner.name", "x")))[1]).toBe(
      "unknown_attribute",
    );
  });

  it("still sorts and filters by the names it reads", async () => {
    const reply = await listed(guest, "workorder", "work_order", {
      order: [["port.name", "asc"]],
      ...condition("ship.name", "%", "like"),
    });
    expect(attributes(reply).map((row: { id: string }) => row.id)).toContain(order.id);
  });
});

describe("staff without the right to list the other record", () => {
  it("filter by its title alone", async () => {
    const [profile] = await server.app.db.run<{ id: string }>(
      sql`select p.id from profile p join "user" u on u.id = p.user_id where u.login = 'ops.br@demo.test'`,
    );
    await server.app.db.run(
      sql`delete from profile_services where parent_id = ${profile?.id} and role = 'proposal'`,
    );
    const limited = clientOf(server.post, await server.login("ops.br@demo.test"), "BR");
    const only = { attribute: "id", operator: "=", value: order.id };
    const by = (attribute: string, operator: string, value: unknown) =>
      listed(limited, "workorder", "work_order", { conditions: [only, { attribute, operator, value }] });
    expect(attributes(await by("proposal.propcode", "like", "BR-P-"))).toHaveLength(1);
    expect(refusal(await by("proposal.text", "like", "walk away")).slice(0, 2)).toEqual([
      405,
      "unknown_attribute",
    ]);
    const sorted = await listed(limited, "workorder", "work_order", { order: [["proposal.date", "asc"]] });
    expect(refusal(sorted).slice(0, 2)).toEqual([405, "unknown_attribute"]);
  });

  it("find a port abroad by its name, where an order may name one, and by nothing else of it", async () => {
    const [abroad] = await server.app.db.run<{ id: string; name: string; locode: string }>(
      sql`select id, name, locode from port where country = 'AR' and locode is not null limit 1`,
    );
    await server.app.db.run(
      sql`update work_order set destination_port_id = ${abroad?.id} where id = ${order.id}`,
    );
    const only = { attribute: "id", operator: "=", value: order.id };
    const by = (attribute: string, value: unknown) =>
      listed(ops, "workorder", "work_order", { conditions: [only, { attribute, operator: "=", value }] });
    expect(attributes(await by("destination_port.name", abroad?.name))).toHaveLength(1);
    expect(attributes(await by("destination_port.locode", abroad?.locode))).toEqual([]);
  });
});

describe("what a filter may cost", () => {
  it.each([
    ["a long pattern", "x".repeat(201)],
    ["a pattern of many gaps", "%a%a%a%a%a%b"],
  ])("has its limit: %s is refused", async (_name, value) => {
    const reply = await listed(ops, "workorder", "work_order", condition("note", value, "like"));
    expect(refusal(reply)).toEqual([405, "invalid", "note"]);
  });

  it("takes patterns as people write them", async () => {
    for (const value of ["BR-S-", "%2026%", "BR%2026%0001%"])
      expect((await listed(ops, "workorder", "work_order", condition("wocode", value, "like"))).status).toBe(
        200,
      );
  });

  it("looks for eight words at most", async () => {
    const search = Array.from({ length: 60 }, (_, at) => `w${at}`)
      .join(" ")
      .slice(0, 200);
    expect((await listed(ops, "workorder", "work_order", { search })).status).toBe(200);
  });

  it("refuses texts that no field should hold", async () => {
    const reply = await ops.call(
      "workorder",
      "create",
      "work_order",
      orderOf(fixtures, { note: "x".repeat(10_001) }),
    );
    expect(refusal(reply)).toEqual([405, "too_long", "note"]);
  });
});
