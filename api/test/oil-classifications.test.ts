/** Oil classifications: held against the contract's own limits, once a day and tank, until the final closes them. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "#db/sql";
import { classifiedOperation, day, type Products, productsOf } from "./classifying.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, refusal } from "./orders.ts";

let server: TestServer;
let fixtures: Fixtures;
let ops: Client;
let products: Products;
let oil: string;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  ops = await server.as("ops.br");
  products = await productsOf(server);
  const [row] = await server.app.db.run<{ id: string }>(
    sql`select id from product where culture = 'oil' order by title_sort limit 1`,
  );
  oil = row?.id ?? "";
});
afterAll(() => server.close());

const call = (action: string, input: object, client = ops) =>
  client.call("classification", action, "oil_classification", input);
const WHOLE = {
  free_fatty_acids: "0.80",
  oil_moisture: "0.15",
  insoluble_impurities: "0.08",
  phosphorus: "0.0150",
  unsaponifiable: "1.10",
  lovibond_yellow: "45",
  lovibond_red: "4.5",
  flash_point: "125",
  sediment: "0.05",
  iodine_value: "130",
};

async function tanker() {
  const { operation } = await classifiedOperation(ops, fixtures, products, [
    { hold: 1, product_id: products.soybean, planned: "10000" },
    { hold: 2, product_id: oil, planned: "3000" },
  ]);
  return operation;
}
const rowOf = (operation: string, more: object = {}) => ({
  operation_id: operation,
  kind: "partial",
  hold: 2,
  date: day(0),
  product_id: oil,
  sample: { values: WHOLE },
  ...more,
});

it("is judged by the usual limits, and by those of the contract once somebody entered them", async () => {
  const operation = await tanker();
  const row = attributes(await call("create", rowOf(operation)));
  expect(row).toMatchObject({ outcome: "within", locked: false, number: 1 });
  expect(row.contract_verdict.lines.length).toBeGreaterThan(9);
  const seen = attributes(await ops.call("service", "load", "operation", { id: operation }));
  const terms = {
    name: "CT-118",
    limits: [{ parameter: "free_fatty_acids", kind: "max", value: "0.75" }],
  };
  attributes(
    await ops.call("service", "update", "operation", {
      id: operation,
      version: seen.version,
      oil_terms: terms,
    }),
  );
  // What was judged stays as it was judged.
  expect(attributes(await call("load", { id: row.id })).outcome).toBe("within");
  const next = attributes(await call("create", rowOf(operation, { date: day(1) })));
  expect(next).toMatchObject({ outcome: "outside", contract_verdict: { name: "CT-118" } });
  const wrong = {
    id: operation,
    version: seen.version + 1,
    oil_terms: { limits: [{ parameter: "protein" }] },
  };
  expect((await ops.call("service", "update", "operation", wrong)).status).toBe(405);
});

it("has its place: an oil, planned there, once a day and tank", async () => {
  const operation = await tanker();
  attributes(await call("create", rowOf(operation)));
  expect(refusal(await call("create", rowOf(operation)))).toEqual([
    423,
    "classification_exists_in_basement",
    "hold",
  ]);
  attributes(await call("create", rowOf(operation, { hold: null })));
  expect(refusal(await call("create", rowOf(operation, { hold: null })))).toEqual([
    424,
    "classification_exists",
    "date",
  ]);
  const soybeans = rowOf(operation, { product_id: products.soybean, hold: 1 });
  expect(refusal(await call("create", soybeans))).toEqual([405, "not_an_oil", "product_id"]);
  expect(refusal(await call("create", rowOf(operation, { hold: 1 })))[1]).toBe("not_planned");
  const empty = rowOf(operation, { date: day(3), sample: { values: {} } });
  expect(refusal(await call("create", empty))).toEqual([405, "required", "sample"]);
});

it("ends with its final, which is struck once however many try", async () => {
  const operation = await tanker();
  const row = attributes(await call("create", rowOf(operation)));
  const strikes = await Promise.all(
    Array.from({ length: 8 }, () => call("create", rowOf(operation, { kind: "final", hold: null }))),
  );
  expect(strikes.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = strikes.filter(({ status }) => status !== 200).map((reply) => refusal(reply)[1]);
  expect(new Set(refused)).toEqual(new Set(["final_classification_exists"]));
  const late = { id: row.id, version: row.version, remark: "x" };
  expect(refusal(await call("update", late)).slice(0, 2)).toEqual([425, "finished"]);
  expect(refusal(await call("delete", { id: row.id }, await server.as("admin"))).slice(0, 2)).toEqual([
    425,
    "finished",
  ]);
  expect(refusal(await call("create", rowOf(operation, { date: day(2) }))).slice(0, 2)).toEqual([
    425,
    "finished",
  ]);
});

it("is retested by a new one with its reason, which takes the place of the old", async () => {
  const operation = await tanker();
  const old = attributes(await call("create", rowOf(operation)));
  const retest = { retest_of_id: old.id, retest_reason: "Sample was warm" };
  const unexplained = rowOf(operation, { retest_of_id: old.id });
  expect(refusal(await call("create", unexplained))).toEqual([405, "required", "retest_reason"]);
  const elsewhere = rowOf(await tanker(), retest);
  expect(refusal(await call("create", elsewhere))).toEqual([405, "reference_not_found", "retest_of_id"]);
  // Of several at once, one takes its place.
  const tried = await Promise.all(Array.from({ length: 4 }, () => call("create", rowOf(operation, retest))));
  expect(tried.map(({ status }) => status).sort()[0]).toBe(200);
  expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
  const made = attributes(tried.find(({ status }) => status === 200) as never);
  expect(attributes(await call("load", { id: old.id }))).toMatchObject({ superseded: true });
  const late = { id: old.id, version: old.version, remark: "x" };
  expect(refusal(await call("update", late)).slice(0, 2)).toEqual([425, "finished"]);
  const moved = { id: made.id, version: made.version, retest_of_id: null };
  expect(refusal(await call("update", moved))).toEqual([405, "not_editable", "retest_of_id"]);
  // Taken back, the old one stands again.
  attributes(await call("delete", { id: made.id }, await server.as("admin")));
  expect(attributes(await call("load", { id: old.id }))).toMatchObject({ superseded: false });
});

it("is seen by its customer once the final was shared, and by no other", async () => {
  const operation = await tanker();
  const partial = attributes(await call("create", rowOf(operation)));
  const share = (row: { id: string; version: number }, client = ops) =>
    call("share", { id: row.id, version: row.version }, client);
  expect(refusal(await share(partial))[1]).toBe("status_not_permitted");
  // Struck by another, so that whoever classified before is told.
  const strike = rowOf(operation, { kind: "final", hold: null });
  const final = attributes(await call("create", strike, await server.as("admin")));
  const guest = await server.as("customer");
  expect((await call("load", { id: final.id }, guest)).status).toBe(404);
  expect((await share(final, guest)).status).toBe(403);
  expect((await share(final, await server.as("ops.ar"))).status).toBe(404);
  const [one, other] = await Promise.all([share(final), share(final)]);
  expect([one.status, other.status]).toContain(200);
  const seen = attributes(await call("load", { id: final.id }, guest));
  expect(seen).toMatchObject({ kind: "final", outcome: "within", sent: true });
  expect(seen).not.toHaveProperty("author_id");
  expect((await call("load", { id: partial.id }, guest)).status).toBe(404);
  const told = await server.app.db.run(
    sql`select 1 from notification where kind = 'classification_final' and record_id = ${final.id}`,
  );
  expect(told.length).toBeGreaterThan(0);
});

it("is no business of a guest, nor of another country", async () => {
  const operation = await tanker();
  const row = attributes(await call("create", rowOf(operation)));
  const [guest, abroad] = [await server.as("customer"), await server.as("ops.ar")];
  expect((await call("load", { id: row.id }, guest)).status).toBe(404);
  expect((await call("create", rowOf(operation), guest)).status).toBe(403);
  expect((await call("load", { id: row.id }, abroad)).status).toBe(404);
  expect((await call("create", rowOf(operation, { date: day(5) }), abroad)).status).toBe(405);
});
