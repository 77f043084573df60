/** Rows found by the names of what they refer to: the orders of a vessel. And for whom they are not. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, orderOf } from "./orders.ts";

let server: TestServer;
let ops: Client;
let fixtures: Fixtures;
let order: { id: string; wocode: string; ship: { name: string }; customer: { name: string } };

const listed = async (client: Client, search: string): Promise<string[]> =>
  attributes(await client.call("workorder", "list", "work_order", { search, fields: ["wocode"] })).map(
    ({ wocode }: { wocode: string }) => wocode,
  );
const found = async (client: Client, text: string) =>
  attributes(await client.call("default", "search", "default", { text })) as {
    type: string;
    name: string;
    names: string[];
    status: string | null;
  }[];

beforeAll(async () => {
  server = await openTestServer();
  ops = await server.as("ops.br");
  fixtures = await fixturesOf(server);
  order = attributes(
    await ops.call(
      "workorder",
      "create",
      "work_order",
      orderOf(fixtures, { customer_id: fixtures.otherCustomer }),
    ),
  );
  // Names that nothing else has.
  await server.app.db.run(sql`update ship set name = 'QUETZAL AZUL', title_sort = 'quetzal azul',
    search_text = 'quetzal azul 9999999' where id = ${fixtures.ship}`);
});
afterAll(() => server.close());

it("finds the orders of a vessel by a name with a short word in it", async () => {
  const [first] = await found(ops, "quetzal da azul");
  expect(first).toMatchObject({ type: "work_order", names: expect.arrayContaining(["QUETZAL AZUL"]) });
});

describe("a list", () => {
  it("is searched by the name of the vessel, and by words of several names", async () => {
    expect(await listed(ops, "quetzal")).toContain(order.wocode);
    const customer = order.customer.name.split(" ")[0] ?? "";
    expect(await listed(ops, `AZUL ${customer}`)).toContain(order.wocode);
    expect(await listed(ops, "quetzal nosuchword")).toEqual([]);
  });

  it("is searched by the row's own words as before", async () => {
    expect(await listed(ops, order.wocode)).toEqual([order.wocode]);
  });

  it("does not look into what else is searched of the vessel", async () => {
    expect(await listed(ops, "9999999")).toEqual([]);
  });

  it("takes signs of patterns as signs", async () => {
    expect(await listed(ops, "quet_al")).toEqual([]);
    expect(await listed(ops, "%%")).toEqual([]);
  });
});

describe("a stranger", () => {
  it("finds no order of another country or customer by any name", async () => {
    const customer = order.customer.name;
    for (const account of ["ops.ar", "customer"] as const) {
      const stranger = await server.as(account);
      const own = await listed(stranger, "");
      expect(own).not.toContain(order.wocode);
      expect(await listed(stranger, "quetzal")).not.toContain(order.wocode);
      expect(await listed(stranger, customer)).not.toContain(order.wocode);
      expect((await found(stranger, "quetzal")).map(({ name }) => name)).not.toContain(order.wocode);
    }
  });

  it("finds nothing by a name that stands on a row of theirs but that they may not read", async () => {
    const hidden = await server.app.db.run<{ id: string }>(
      sql`select id from customer where country = 'AR' limit 1`,
    );
    const [foreign] = hidden;
    expect(foreign).toBeDefined();
    await server.app.db.run(
      sql`update customer set name = 'Xylofon Oculto', title_sort = 'xylofon oculto', search_text = 'xylofon oculto' where id = ${foreign?.id}`,
    );
    await server.app.db.run(sql`update work_order set customer_id = ${foreign?.id} where id = ${order.id}`);
    expect(await listed(ops, order.wocode)).toEqual([order.wocode]);
    expect(await listed(ops, "xylofon")).toEqual([]);
    expect((await found(ops, "xylofon")).map(({ name }) => name)).toEqual([]);
    const [told] = (await found(ops, "quetzal")).filter(({ name }) => name === order.wocode);
    expect(told?.names).not.toContain("Xylofon Oculto");
    expect(await listed(await server.as("admin"), "xylofon")).toContain(order.wocode);
    await server.app.db.run(
      sql`update work_order set customer_id = ${fixtures.otherCustomer} where id = ${order.id}`,
    );
  });
});

describe("the search over everything", () => {
  it("finds the orders of a vessel before the vessel, with its name and status", async () => {
    const rows = await found(ops, "quetzal");
    expect(rows[0]).toMatchObject({ type: "work_order", name: order.wocode, status: "created" });
    expect(rows[0]?.names[0]).toBe("QUETZAL AZUL");
    expect(rows.map(({ type }) => type)).toContain("ship");
  });
});
