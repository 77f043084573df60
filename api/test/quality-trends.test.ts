/** Trends of the quality: counted from the caller's own rows, with what is out of pattern. */
import { soybeanRequest } from "@plimsoll/domain/classification/worked-samples";
import { afterAll, beforeAll, expect, it } from "vitest";
import { classifiedOperation, day, type Products, productsOf } from "./classifying.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, refusal } from "./orders.ts";

let server: TestServer;
let fixtures: Fixtures;
let ops: Client;
let products: Products;
let order: string;

const MOISTURES = ["13.1", "13.3", "13.1", "13.3", "13.1", "13.3", "13.1", "13.3", "16.9"];

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  ops = await server.as("ops.br");
  products = await productsOf(server);
  const made = await classifiedOperation(ops, fixtures, products);
  order = made.order.id;
  const { sample } = soybeanRequest("II", "250.00", "2.00", { heat_damaged: "1.24" });
  for (const [at, moisture_pct] of MOISTURES.entries())
    attributes(
      await ops.call("classification", "create", "classification", {
        operation_id: made.operation,
        kind: "partial",
        hold: (at % 3) + 1,
        date: day(at),
        product_id: products.soybean,
        group: "II",
        tonnage: "1000",
        sample: { ...sample, moisture_pct },
      }),
    );
});
afterAll(() => server.close());

const trends = (more: object, client = ops) =>
  client.call("classification", "trends", "classification", {
    product: "soybean",
    parameter: "moisture",
    by: "day",
    work_order_id: order,
    ...more,
  });

it("has a point for each day, the limits, and names what is out of pattern", async () => {
  const answer = attributes(await trends({}));
  expect(answer.points).toHaveLength(MOISTURES.length);
  expect(answer.points[0]).toEqual({
    name: day(0),
    count: 1,
    value: "13.100",
    lowest: "13.1",
    highest: "13.1",
  });
  expect(answer.chart.findings).toContainEqual({ rule: "beyond_limits", at: 8 });
  const foreign = attributes(await trends({ parameter: "foreign" }));
  expect(foreign.limit).toBe("1.0");
});

it("counts by hold, terminal and supplier, between two days", async () => {
  const holds = attributes(await trends({ by: "hold" }));
  expect(holds.points.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
    ["1", 3],
    ["2", 3],
    ["3", 3],
  ]);
  expect(holds.chart).toBeNull();
  expect(attributes(await trends({ from: day(7) })).points).toHaveLength(2);
  const all = attributes(await trends({ by: "terminal", work_order_id: null }));
  expect(all.points.length).toBeGreaterThan(0);
  expect(attributes(await trends({ by: "supplier", work_order_id: null })).points).toBeInstanceOf(Array);
  expect(refusal(await trends({ from: "2026-02-31" }))).toEqual([405, "invalid_date", "from"]);
  expect((await trends({ parameter: "no_such" })).status).toBe(405);
});

it("tells nobody of rows that are not theirs", async () => {
  const [guest, abroad] = [await server.as("customer"), await server.as("ops.ar")];
  expect(attributes(await trends({}, abroad)).points).toEqual([]);
  const reply = await trends({}, guest);
  expect(reply.status === 403 || attributes(reply).points.length === 0).toBe(true);
  expect(attributes(await trends({ from: "2099-01-01" })).points).toEqual([]);
});
