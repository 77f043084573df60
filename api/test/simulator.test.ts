/** A simulation: what if something comes differently, the offer that it leads to, and whose business it is. */
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, refusal } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let fixtures: Fixtures;
let clerk: Client;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  clerk = await server.as("billing.br");
});
afterAll(() => server.close());

const billing = (action: string, type: string, input: object, client = clerk) =>
  client.call("billing", action, type, input);

/** The ship of 66 000 t of the worked example. */
async function simulated(more: object = {}) {
  const valid = { valid_from: "2026-01-01", valid_to: null };
  const cost = attributes(
    await billing("create", "fob_cost", {
      name: "Worked",
      ...valid,
      net_rate_tph: "1500",
      rain_pct: "15",
      setup_hours: "6",
      inspectors: 2,
      cost_per_shift: "620",
      cost_per_lot: "48",
      fixed: "4130",
      route: [{ name: "Travel", quantity: "1", unit_cost: "960" }],
      overhead_pct: "12",
    }),
  );
  const taxes = [{ tax: "All", rate: "16.33" }];
  const tax = attributes(await billing("create", "fob_tax", { name: "Worked", ...valid, taxes }));
  return attributes(
    await billing("create", "simulation", {
      name: "66 000 t",
      date: "2026-11-16",
      customer_id: fixtures.customer,
      fob_cost_id: cost.id,
      fob_tax_id: tax.id,
      volume_t: "66000",
      margin_pct: "20",
      exchange_rate: "5.2238",
      ...more,
    }),
  );
}

it("says what the price would be with another rate, more rain or another dollar", async () => {
  const row = await simulated();
  expect(row).toMatchObject({ price: "41911.61", list_usd: "0.125" });
  const found = attributes(await billing("sensitivity", "simulation", { id: row.id }));
  expect(found).toHaveLength(12);
  const at = (to: string, change: string) =>
    found.find((one: { to: string; change: string }) => one.to === to && one.change === change);
  expect(at("rate", "-20").price).toBe("46274.10");
  expect(at("exchange", "20")).toMatchObject({ price: "41911.61" });
  const same = attributes(await billing("load", "simulation", { id: row.id }));
  expect(same).toMatchObject({ price: "41911.61", version: row.version });
});

it("is printed and put into a sheet with the figures of the calculator", async () => {
  const { id } = await simulated();
  const fileOf = async (format: string) =>
    Buffer.from(
      attributes(await billing("file", "simulation", { id, format })).file.split(",")[1] ?? "",
      "base64",
    );
  const cells = (await readXlsx(new Uint8Array(await fileOf("xlsx")))).sheets[0]?.rows.flat();
  const { text } = readPdf(new Uint8Array(await fileOf("pdf")));
  for (const figure of [
    "12400",
    "6336",
    "4130",
    "960",
    "23826",
    "2859.12",
    "26685.12",
    "41911.61",
    "8023.20",
  ]) {
    expect(cells, figure).toContain(Number(figure));
    expect(text).toContain(formatNumber(figure, "en", { minScale: 2 }));
  }
  expect(cells).toContain(0.125);
  expect(text).toContain("0.125");
});

it("becomes an offer at its list price in one step", async () => {
  const row = await simulated();
  const offer = attributes(
    await billing("offer", "simulation", { id: row.id, service_type_id: fixtures.service }),
  );
  expect(offer).toMatchObject({
    status: "draft",
    customer_id: fixtures.customer,
    currency_id: fixtures.currency,
    items: [{ service_type_id: fixtures.service, rate: "0.125000", note: "66 000 t" }],
  });
  const loaded = attributes(await clerk.call("proposal", "load", "proposal", { id: offer.id }));
  expect(loaded.propcode).toBe(offer.propcode);
  const nobody = await simulated({ customer_id: null });
  const refused = await billing("offer", "simulation", { id: nobody.id, service_type_id: fixtures.service });
  expect(refusal(refused)).toEqual([405, "required", "customer_id"]);
  const nothing = await billing("offer", "simulation", { id: row.id, service_type_id: "nothing" });
  expect(refusal(nothing)[0]).toBe(405);
});

it("is nobody else's: what it costs us least of all", async () => {
  const { id } = await simulated();
  const input = { id, service_type_id: fixtures.service };
  // A guest with rights on the simulator finds nothing in it; the others have none.
  for (const account of ["customer", "ops.ar", "ops.br"] as const) {
    const client = await server.as(account);
    const refused = [
      refusal(await billing("sensitivity", "simulation", { id }, client))[0],
      refusal(await billing("offer", "simulation", input, client))[0],
      refusal(await billing("file", "simulation", { id, format: "pdf" }, client))[0],
    ];
    for (const status of refused) expect([403, 404], account).toContain(status);
  }
  const [{ offers } = { offers: 0 }] = await server.app.db.run<{ offers: number }>(
    sql`select count(*)::integer as offers from proposal_items where note = '66 000 t'`,
  );
  expect(offers).toBe(1);
});
