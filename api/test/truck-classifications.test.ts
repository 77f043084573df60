/** Classifications of trucks: each truck by its own sample, and the truck follows what was found. */
import { soybeanRequest } from "@plimsoll/domain/classification/worked-samples";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { day, type Products, productsOf } from "./classifying.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, operationsOf, orderOf, refusal } from "./orders.ts";

let server: TestServer;
let fixtures: Fixtures;
let ops: Client;
let products: Products;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  ops = await server.as("ops.br");
  products = await productsOf(server);
});
afterAll(() => server.close());

const truck = (action: string, input: object, client = ops) => client.call("service", action, "truck", input);
const classify = (action: string, input: object, client = ops) =>
  client.call("classification", action, "classification", input);

/** Begun, and without any plan of holds. */
async function roadOrder(more: object = {}) {
  const values = orderOf(fixtures, { kind: "fob", product_id: products.soybean, ...more });
  const order = attributes(await ops.call("workorder", "create", "work_order", values));
  const [{ id }] = await operationsOf(ops, order.id);
  await server.app.db.run(sql`update operation set status = 'started' where id = ${id}`);
  return { order: order.id as string, operation: id as string };
}

let made = 0;
async function arrived(operation: string) {
  const plate = `RYY1A${String(++made).padStart(2, "0")}`;
  const row = attributes(await truck("create", { operation_id: operation, plate }));
  return attributes(await truck("changestatus", { id: row.id, version: row.version, status: "arrived" }));
}

const MOISTURE = { limits: [{ parameter: "moisture", kind: "max", value: "14" }] };
const BASIS = { limits: [{ parameter: "moisture", kind: "basis_max", value: "14" }] };

const sampleOf = (operation: string, truckId: string | null, moisture = "13.4", more: object = {}) => ({
  operation_id: operation,
  truck_id: truckId,
  kind: "partial",
  date: day(0),
  product_id: products.soybean,
  group: "II",
  tonnage: "38.5",
  contract: MOISTURE,
  sample: {
    ...soybeanRequest("II", "250.00", "2.00", { heat_damaged: "1.24" }).sample,
    moisture_pct: moisture,
  },
  ...more,
});
const load = async (id: string) => attributes(await truck("load", { id }));

describe("a truck follows its sample", () => {
  it("is classified without any plan of holds, and its log says why", async () => {
    const { operation } = await roadOrder();
    const { id } = await arrived(operation);
    const row = attributes(await classify("create", sampleOf(operation, id)));
    expect(row).toMatchObject({ truck_id: id, hold: null, type: "basic_standard" });
    expect(await load(id)).toMatchObject({ state: "classified", refusal: null, discount: "0.00" });
    const log = attributes(await truck("getstatuslog", { id }));
    expect(log.find(({ status }: { status: string }) => status === "classified")).toMatchObject({
      justification: "Classification",
    });
  });

  it("is sent back with what broke the contract, and let in by a retest that finds otherwise", async () => {
    const { operation } = await roadOrder();
    const { id } = await arrived(operation);
    const first = attributes(await classify("create", sampleOf(operation, id, "15.2")));
    expect(await load(id)).toMatchObject({ state: "refused", refusal: "Moisture 15.20 > 14" });
    const retest = { retest_of_id: first.id, retest_reason: "Dried" };
    attributes(await classify("create", sampleOf(operation, id, "13.8", retest)));
    expect(await load(id)).toMatchObject({ state: "classified", refusal: null });
  });

  it("pays less for what lies beyond the basis, and a correction is followed", async () => {
    const { operation } = await roadOrder();
    const { id } = await arrived(operation);
    const row = attributes(await classify("create", sampleOf(operation, id, "16", { contract: BASIS })));
    expect(await load(id)).toMatchObject({ state: "classified", discount: "2.33" });
    const better = { sample: { ...row.sample, moisture_pct: "15" } };
    attributes(await classify("update", { id: row.id, version: row.version, ...better }));
    expect(await load(id)).toMatchObject({ state: "classified", discount: "1.16" });
  });

  it("stays where it is once it is loading", async () => {
    const { operation } = await roadOrder();
    let row = await arrived(operation);
    for (const status of ["classified", "loading"])
      row = attributes(await truck("changestatus", { id: row.id, version: row.version, status }));
    attributes(await classify("create", sampleOf(operation, row.id, "15.2")));
    expect(await load(row.id)).toMatchObject({ state: "loading", refusal: null });
  });
});

describe("a sample of a road order", () => {
  it("is of one truck of that order which is there, one a day", async () => {
    const { operation } = await roadOrder();
    const other = await roadOrder();
    const [mine, strange] = [await arrived(operation), await arrived(other.operation)];
    expect(refusal(await classify("create", sampleOf(operation, null)))).toEqual([
      405,
      "required",
      "truck_id",
    ]);
    expect(refusal(await classify("create", sampleOf(operation, strange.id)))).toEqual([
      405,
      "reference_not_found",
      "truck_id",
    ]);
    const coming = attributes(await truck("create", { operation_id: operation, plate: "RYX1A01" }));
    expect(refusal(await classify("create", sampleOf(operation, coming.id)))).toEqual([
      409,
      "truck_not_arrived",
      "truck_id",
    ]);
    expect(refusal(await classify("create", sampleOf(operation, mine.id, "13", { hold: 1 })))[1]).toBe(
      "not_planned",
    );
    attributes(await classify("create", sampleOf(operation, mine.id)));
    expect(refusal(await classify("create", sampleOf(operation, mine.id)))).toEqual([
      424,
      "classification_exists",
      "date",
    ]);
    const another = await arrived(operation);
    expect((await classify("create", sampleOf(operation, another.id))).status).toBe(200);
    const maize = { product_id: products.maize };
    expect(refusal(await classify("create", sampleOf(operation, another.id, "13", maize)))[1]).toBe(
      "not_planned",
    );
  });

  it("is written once the inspection began, and is no business of a guest or another country", async () => {
    const { operation } = await roadOrder();
    const { id } = await arrived(operation);
    await server.app.db.run(sql`update operation set status = 'not_started' where id = ${operation}`);
    expect(refusal(await classify("create", sampleOf(operation, id)))[1]).toBe("inspection_not_started");
    await server.app.db.run(sql`update operation set status = 'started' where id = ${operation}`);
    const row = attributes(await classify("create", sampleOf(operation, id)));
    const [guest, abroad] = [await server.as("customer"), await server.as("ops.ar")];
    expect((await classify("load", { id: row.id }, guest)).status).toBe(404);
    expect((await classify("load", { id: row.id }, abroad)).status).toBe(404);
    expect((await classify("create", sampleOf(operation, id), abroad)).status).toBe(405);
  });

  it("goes with its truck to another order, and its trucks make the final", async () => {
    const [from, to] = [await roadOrder(), await roadOrder()];
    const { id } = await arrived(from.operation);
    const row = attributes(await classify("create", sampleOf(from.operation, id)));
    attributes(await truck("transfertrucks", { truck_ids: [id], work_order_id: to.order }));
    expect(attributes(await classify("load", { id: row.id }))).toMatchObject({
      operation_id: to.operation,
      work_order_id: to.order,
    });
    const second = await arrived(to.operation);
    attributes(await classify("create", sampleOf(to.operation, second.id, "12.4")));
    const strike = { operation_id: to.operation, product_id: products.soybean, basis: "combined" };
    expect(attributes(await classify("final", strike))).toMatchObject({
      kind: "final",
      truck_id: null,
      tonnage: "77.000",
    });
    const third = await arrived(to.operation);
    expect(refusal(await classify("create", sampleOf(to.operation, third.id))).slice(0, 2)).toEqual([
      425,
      "finished",
    ]);
  });
});
