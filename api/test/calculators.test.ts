/**
 * The calculators over the wire, in the shapes of the contract.
 *
 * @engine any: nothing is stored
 */

import { KAMSARMAX } from "@plimsoll/domain/draft-survey/worked-surveys.data";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, openTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let guest: Client;

beforeAll(async () => {
  server = await openTestServer();
  guest = await server.as("customer");
});
afterAll(() => server.close());

const sample = {
  work_sample_g: "250.00",
  foreign_matter_g: "2.15",
  clean_sample_g: null,
  moisture_pct: "13.4",
  defects_g: {
    burned: "0.62",
    heat_damaged: "1.86",
    musty: "3.72",
    fermented: "4.96",
    germinated: "0.50",
    damaged: "3.10",
    bored: "0.00",
    immature: "0.25",
    shrivelled: "0.25",
    greenish: "21.06",
    broken: "52.04",
  },
  other_colours_g: null,
  flags: [],
};
const soybean = { product: "soybean", standard: "br-in-11-2007", group: "II", sample };
const evaluate = (attributes: object) => guest.call("classification", "evaluate", "default", attributes);

describe("classification", () => {
  it("answers a guest with type, percentages and reasons", async () => {
    const reply = await evaluate(soybean);
    expect(reply.status).toBe(200);
    expect(reply.body.attributes).toMatchObject({
      standard: "br-in-11-2007",
      group: "II",
      outcome: "out_of_type",
      percentages: {
        greenish: "8.5",
        broken: "21.0",
        heat_burned: "1.1",
        total_damaged: "6.3",
        foreign: "0.9",
      },
      reasons: [expect.objectContaining({ parameter: "greenish", value: "8.5", limit: "8.0" })],
      rounding: { totals: "sum_of_rounded" },
    });
  });

  it("says what is missing instead of taking it for zero", async () => {
    const { greenish: _, ...rest } = sample.defects_g;
    const reply = await evaluate({ ...soybean, sample: { ...sample, defects_g: rest } });
    expect(reply.body.attributes).toMatchObject({
      outcome: "incomplete",
      type: null,
      missing: expect.arrayContaining(["greenish"]),
    });
  });

  it.each([
    ["negative grams", { defects_g: { ...sample.defects_g, musty: "-1" } }],
    ["a defect heavier than the sample", { defects_g: { ...sample.defects_g, broken: "300" } }],
    ["four hundred digits", { work_sample_g: "9".repeat(400) }],
    ["a float", { work_sample_g: 250.5 }],
  ])("refuses %s by field", async (_what, change) => {
    const reply = await evaluate({ ...soybean, sample: { ...sample, ...change } });
    expect(reply.status).toBe(405);
    expect(reply.body.errors[0].field).toMatch(/^sample\./);
  });

  it("weighs units by tonnage and covers what was sampled", async () => {
    const units = [
      { name: "1", tonnage: "10000", sample },
      { name: "2", tonnage: "30000", sample },
    ];
    const reply = await guest.call("classification", "composite", "default", {
      product: "soybean",
      standard: "br-in-11-2007",
      group: "II",
      units,
    });
    expect(reply.body.attributes).toMatchObject({ outcome: "out_of_type", percentages: { greenish: "8.5" } });
    expect(reply.body.attributes.coverage).toBeDefined();
    expect(reply.body.attributes.units).toHaveLength(2);
  });

  it("is closed without a session", async () => {
    const reply = await server.post("/api", {
      service: "classification",
      action: "evaluate",
      type: "default",
      attributes: soybean,
    });
    expect(reply.status).toBe(401);
  });
});

describe("draft survey", () => {
  const ask = (attributes: object) => guest.call("service", "evaluate", "draft_survey", attributes);

  it("gives every line of the sheet, the constant and the cargo", async () => {
    const reply = await ask(KAMSARMAX);
    expect(reply.status).toBe(200);
    expect(reply.body.attributes).toMatchObject({ constant: "318.326", cargo: "66942.994" });
    expect(reply.body.attributes.surveys[0]).toMatchObject({ deductibles: "22102.100", net: "13968.326" });
  });

  it("never goes beyond the table: the draft outside it is named", async () => {
    const deep = { fp: "19.000", fs: "19.000", mp: "19.000", ms: "19.000", ap: "19.000", as: "19.000" };
    const [first, second] = KAMSARMAX.surveys;
    const reply = await ask({ ...KAMSARMAX, surveys: [first, { ...second, readings: deep }] });
    expect([reply.status, reply.body.errors[0].code]).toEqual([405, "draft_outside_table"]);
  });

  it("refuses a density that no water has", async () => {
    const [first, second] = KAMSARMAX.surveys;
    const reply = await ask({ ...KAMSARMAX, surveys: [first, { ...second, density: "10" }] });
    expect([reply.status, reply.body.errors[0].field]).toEqual([405, "surveys.1.density"]);
  });
});

describe("other questions", () => {
  const price = { service: "supervision", basis: "per_mt", currency: "USD", rate: "0.12", minimum: "2500" };
  const terms = { date: "2026-11-15", iss_pct: "5", iss_withheld: true };
  const drafts = (draft: string) => ({ readings: { fp: draft, fs: draft, ap: draft, as: draft } });

  const QUESTIONS: readonly (readonly [string, string, object, object, object])[] = [
    [
      "classification",
      "discount",
      {
        gross_kg: "30000",
        values: { foreign: "2" },
        rows: [{ parameter: "foreign", method: "normalised", tolerance: "1" }],
      },
      { net_kg: "29696.97" },
      { gross_kg: "-1" },
    ],
    [
      "service",
      "barge_survey",
      {
        formula: "four_point",
        measured: "draft",
        table: [
          { draft: "0.4", weight: "186" },
          { draft: "0.5", weight: "247.6" },
          { draft: "2.8", weight: "1725.6" },
          { draft: "2.9", weight: "1791.2" },
        ],
        table_density: "1",
        empty: drafts("0.49"),
        loaded: drafts("2.82"),
      },
      { cargo: "1497.280" },
      { formula: "by_eye" },
    ],
    [
      "service",
      "tank",
      {
        table: { kind: "volume_by_trim", trims: ["2"], rows: [{ sounding: "2.1", volumes: ["412.6"] }] },
        sounding: "2.1",
        trim: "2",
        density: "1",
      },
      { volume: "412.600" },
      { sounding: "2.2" },
    ],
    [
      "service",
      "weight_comparison",
      { survey: "66942.994", base: "scale", base_weight: "66870.480" },
      { difference: "72.514", within: true },
      { base_weight: "0" },
    ],
    [
      "service",
      "scale_periods",
      { capacity: "100000", periods: [{ counter_start: "99984.320", counter_end: "1250.740" }] },
      { total: "1266.420" },
      { capacity: "x" },
    ],
    [
      "service",
      "truck_ticket",
      { first_weight_kg: "57480", second_weight_kg: "18220" },
      { net_kg: "39260" },
      { first_weight_kg: "0" },
    ],
    [
      "service",
      "statement_of_facts",
      { commenced: "2026-11-03T14:20:00Z", completed: "2026-11-06T09:50:00Z", stops: [] },
      { gross_hours: "67.5000" },
      { completed: "2026-11-02T00:00:00Z" },
    ],
    [
      "billing",
      "price",
      { charges: [{ price, quantity: "14702.175" }] },
      { totals: { USD: "2500.00" } },
      { date: "soon" },
    ],
    ["billing", "withholding", { ...terms, gross: "41963.62" }, { net: "37284.68" }, { gross: "-1" }],
    ["billing", "gross_up", { ...terms, net: "10000.00" }, { gross: "11254.93" }, { net: "0" }],
    [
      "billing",
      "exchange_rate",
      {
        currency: "USD",
        day: "invoice_date",
        side: "sell",
        date: "2026-10-04",
        known_until: "2026-10-04",
        rates: [{ date: "2026-10-02", buy: "5.2232", sell: "5.2238" }],
      },
      { rate: "5.2238", rate_date: "2026-10-02" },
      { known_until: "2026-10-01" },
    ],
    [
      "classification",
      "grain",
      {
        product: "wheat",
        values: {
          test_weight: "78",
          foreign: "1",
          insect_damaged: "0.5",
          heat_musty: "0.5",
          shrivelled_broken: "1.5",
          total_defects: "2.01",
        },
      },
      { type: "type_2", verified: false },
      { product: "barley" },
    ],
    [
      "classification",
      "oil",
      { values: { phosphorus: "201" }, units: { phosphorus: "ppm" } },
      { verdict: "incomplete", standard: "anec-81" },
      { units: { phosphorus: "%" } },
    ],
    [
      "classification",
      "sampling",
      { place: "standing", product: "soybean", tonnage: "22.5" },
      { plan: { points: "8", samples: "3" } },
      { tonnage: "0" },
    ],
    [
      "service",
      "convoy_total",
      {
        barges: [
          { name: "TPJ-0101", cargo: "1457.224" },
          { name: "TPJ-0102", cargo: "1463.180" },
        ],
      },
      { barges: 2, total: "2920.404" },
      { barges: [] },
    ],
    [
      "service",
      "water_density",
      { readings: ["1.0210", "1.0215"], hydrometer: "load_line" },
      { mean: "1.0213", density: "1.0202" },
      { readings: ["10"] },
    ],
    [
      "service",
      "tank_list",
      { tanks: [{ name: "FPT", volume: "100.0015", density: "1.025" }] },
      { total: "102.502" },
      { rounding: "never" },
    ],
    [
      "service",
      "batch_scale",
      { dumps: [{ gross_kg: "20100", residual_tare_kg: "40" }] },
      { total_kg: "20060" },
      { dumps: [{ gross_kg: "20100", residual_tare_kg: "20101" }] },
    ],
    [
      "service",
      "weight_units",
      { weight: "60000", from: "kg", to: "sack" },
      { weight: "1000.000" },
      { to: "stone" },
    ],
    [
      "classification",
      "third_analysis",
      { seller: "13.10", buyer: "13.80", tolerance: "0.5", third: "13.30" },
      { outcome: "two_closest", value: "13.20" },
      { tolerance: "-1" },
    ],
    [
      "service",
      "water_allowance",
      { displacement: "40000", tpc: "50", density: "1.0125", summer_draft: "10" },
      { fresh_water_mm: "200.0", dock_water_mm: "100.0", deepest_draft: "10.100" },
      { tpc: "0" },
    ],
    [
      "service",
      "bags",
      { gross_kg: "60200", bags: "1000", tare_g: "115" },
      { tare_kg: "115.000", net_kg: "60085.000" },
      { tare_g: "60200" },
    ],
    [
      "service",
      "laytime",
      {
        quantity: "8000",
        rate: "8000",
        terms: "shinc",
        notice: "2026-11-02T00:00:00Z",
        commenced: "2026-11-02T00:00:00Z",
        completed: "2026-11-03T12:00:00Z",
        exceptions: [],
        demurrage: "12000",
      },
      { used_hours: "36.0000", demurrage: "6000.00" },
      { completed: "2026-11-01T00:00:00Z" },
    ],
    [
      "billing",
      "fob_price",
      {
        volume_t: "30000",
        net_rate_tph: "1500",
        rain_pct: "15",
        setup_hours: "6",
        inspectors: "2",
        cost_per_shift: "620",
        cost_per_lot: "48",
        fixed: "4130",
        route: [{ name: "travel", quantity: "1", unit_cost: "960" }],
        overhead_pct: "12",
        taxes_pct: "16.33",
        margin_pct: "20",
        exchange_rate: "5.2238",
      },
      { cost: "15870.40", price: "24926.02" },
      { margin_pct: "83.67" },
    ],
    [
      "billing",
      "commodity_price",
      { commodity: "soybean", futures: "1052.25", premium: "85" },
      { fob: "417.87" },
      { premium: "-2000" },
    ],
    [
      "billing",
      "interior_parity",
      { fob: "417.87", elevation: "9", inspection: "0.16", freight: "58.5", fees: "4.2", loss_pct: "0.25" },
      { costs: "72.90", parity: "344.97" },
      { loss_pct: "101" },
    ],
  ];

  it.each(QUESTIONS)("%s / %s answers a guest, with steps", async (service, type, attributes, expected) => {
    const reply = await guest.call(service, "evaluate", type, attributes);
    expect(reply.status).toBe(200);
    expect(reply.body.attributes).toMatchObject(expected);
    expect(reply.body.attributes.steps.length).toBeGreaterThan(0);
  });

  it.each(QUESTIONS)("%s / %s refuses by field", async (service, type, attributes, _expected, change) => {
    const reply = await guest.call(service, "evaluate", type, { ...attributes, ...change });
    expect(reply.status).toBe(405);
    expect(reply.body.errors[0].field).toBeDefined();
  });

  it.each(QUESTIONS)("%s / %s is closed to strangers", async (service, type, attributes) => {
    const reply = await server.post("/api", { service, action: "evaluate", type, attributes });
    expect(reply.status).toBe(401);
  });
});

describe("identifiers", () => {
  it.each([
    [
      "cnpj",
      "12.abc.345/01de-35",
      { valid: true, canonical: "12ABC34501DE35", formatted: "12.ABC.345/01DE-35" },
    ],
    ["cnpj", "11222333000182", { valid: false }],
    ["imo", "9074729", { valid: true }],
    ["container", "CSQU3054383", { valid: true }],
    ["plate_br", "QUA1J60", { valid: true }],
    ["nfe_key", "33150308370779000149550010001100931002410775", { valid: true }],
  ])("%s %s", async (kind, value, expected) => {
    const reply = await guest.call("register", "validate", "identifier", { kind, value });
    expect(reply.body.attributes).toMatchObject(expected);
  });

  it("does not know other kinds", async () => {
    const reply = await guest.call("register", "validate", "identifier", { kind: "zodiac", value: "leo" });
    expect([reply.status, reply.body.errors[0]]).toEqual([
      405,
      expect.objectContaining({ code: "not_a_choice", field: "kind" }),
    ]);
  });
});
