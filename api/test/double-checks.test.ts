/** Double checks: another person's sample held against the first, and how each classifier's work stood a second look. */
import { soybeanRequest } from "@plimsoll/domain/classification/worked-samples";
import { afterAll, beforeAll, expect, it } from "vitest";
import { classifiedOperation, day, type Products, productsOf } from "./classifying.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, refusal } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let fixtures: Fixtures;
let admin: Client;
let ops: Client;
let products: Products;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  admin = await server.as("admin");
  ops = await server.as("ops.br");
  products = await productsOf(server);
});
afterAll(() => server.close());

const check = (action: string, input: object, client = ops) =>
  client.call("classification", action, "double_check", input);
const sampleOf = (greenish: string) =>
  soybeanRequest("II", "250.00", "2.00", { heat_damaged: "1.24", greenish }).sample;

async function classified() {
  const { operation } = await classifiedOperation(admin, fixtures, products);
  const row = {
    operation_id: operation,
    kind: "partial",
    hold: 1,
    date: day(0),
    product_id: products.soybean,
    group: "II",
    tonnage: "5000",
    sample: sampleOf("12.40"),
  };
  return attributes(await admin.call("classification", "create", "classification", row));
}

it("keeps how far the second is from the first, parameter by parameter", async () => {
  const first = await classified();
  const row = attributes(await check("create", { classification_id: first.id, sample: sampleOf("15.50") }));
  expect(row).toMatchObject({
    operation_id: first.operation_id,
    classification_id: first.id,
    code: `${first.code}/1`,
    within: false,
    type: "basic_standard",
  });
  const of = (parameter: string) =>
    row.differences.find((one: { parameter: string }) => one.parameter === parameter);
  expect(of("greenish")).toEqual({
    parameter: "greenish",
    first: "5.0",
    second: "6.3",
    difference: "1.3",
    allowed: "1",
    within: false,
  });
  expect(of("heat_damaged")).toMatchObject({ difference: "0", within: true });
  const nearer = await check("update", { id: row.id, version: row.version, sample: sampleOf("13.00") });
  expect(attributes(nearer)).toMatchObject({ within: true });
});

it("is made by another person than the first", async () => {
  const first = await classified();
  const own = await check("create", { classification_id: first.id, sample: sampleOf("13") }, admin);
  expect(refusal(own)[1]).toBe("not_authorized");
  const row = attributes(await check("create", { classification_id: first.id, sample: sampleOf("13") }));
  const seen = { id: row.id, version: row.version };
  expect(refusal(await check("update", { ...seen, remark: "x" }, admin))[1]).toBe("not_authorized");
  expect(refusal(await check("delete", seen, admin))[1]).toBe("not_authorized");
  const damaged = await check("create", {
    classification_id: first.id,
    sample: soybeanRequest("II", "250", "2", {}).sample,
  });
  expect(refusal(damaged)).toEqual([405, "total_damaged_not_greater_than_zero", "sample.defects_g"]);
  expect(refusal(await check("create", { classification_id: first.id }))).toEqual([
    405,
    "required",
    "sample",
  ]);
});

it("comes to an end with the final, and is nobody's business outside", async () => {
  const first = await classified();
  const row = attributes(await check("create", { classification_id: first.id, sample: sampleOf("13") }));
  const final = { operation_id: first.operation_id, product_id: products.soybean, basis: "combined" };
  attributes(await admin.call("classification", "final", "classification", final));
  const late = await check("create", { classification_id: first.id, sample: sampleOf("14") });
  expect(refusal(late).slice(0, 2)).toEqual([425, "finished"]);
  const guest = await server.as("customer");
  const stranger = await server.as("ops.ar");
  expect((await check("load", { id: row.id }, guest)).status).toBe(403);
  expect((await check("load", { id: row.id }, stranger)).status).toBe(404);
  expect(
    refusal(await check("create", { classification_id: first.id, sample: sampleOf("13") }, stranger))[1],
  ).toBe("reference_not_found");
});

it("counts by classifier and month, within the caller's own rows", async () => {
  const rows = attributes(await check("statistics", {}));
  const me = rows.find((one: { classifier: string }) => one.classifier === "Ana Ribeiro");
  expect(me.checks).toBeGreaterThan(2);
  expect(me.months.reduce((all: number, { checks }: { checks: number }) => all + checks, 0)).toBe(me.checks);
  expect(attributes(await check("statistics", { from: "2099-01-01" }))).toEqual([]);
  const abroad = attributes(await check("statistics", {}, await server.as("ops.ar")));
  expect(abroad.some((one: { classifier: string }) => one.classifier === "Ana Ribeiro")).toBe(false);
});

it("says on paper that there is nothing to check, where nothing was classified", async () => {
  const { operation } = await classifiedOperation(admin, fixtures, products);
  for (const document of ["double_check", "double_check_samples"]) {
    const { file } = attributes(await ops.call("service", "print", "operation", { id: operation, document }));
    const { text } = await readPdf(Buffer.from(file.split(",")[1], "base64"));
    expect(text).toContain("Nothing has been classified here");
  }
});

it("comes on paper: the differences of both, and labels that a scanner reads", async () => {
  const first = await classified();
  attributes(await check("create", { classification_id: first.id, sample: sampleOf("15.50") }));
  const print = async (document: string, client: Client) =>
    client.call("service", "print", "operation", { id: first.operation_id, document });
  const textOf = async (document: string) => {
    const { file } = attributes(await print(document, ops));
    return (await readPdf(Buffer.from(file.split(",")[1], "base64"))).text;
  };
  const sheet = await textOf("double_check");
  for (const shown of [first.code, "Greenish", "5", "6.3", "1.3", "Outside"]) expect(sheet).toContain(shown);
  const samples = await textOf("double_check_samples");
  // Its letters are set apart.
  expect(samples.replaceAll(" ", "")).toContain(first.code);
  // The second classifier reads nothing of the first result.
  expect(samples).not.toContain("Basic standard");
  const [guest, abroad] = [await server.as("customer"), await server.as("ops.ar")];
  for (const document of ["double_check", "double_check_samples"]) {
    expect((await print(document, guest)).status).toBeGreaterThanOrEqual(403);
    expect((await print(document, abroad)).status).toBe(404);
  }
});
