import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compare } from "../kernel/decimal.ts";
import { convertAmount } from "./money.ts";
import { type Charge, type OperationPrice, priceCharge, priceOperation } from "./operation-price.ts";
import type { PriceLine } from "./price-line.ts";

const line = (change: Partial<PriceLine>): PriceLine => ({
  service: "supervision",
  basis: "per_mt",
  currency: "USD",
  rate: "0.12",
  ...change,
});

function value(charges: readonly Charge[], date?: string): OperationPrice {
  const found = priceOperation({ charges, date: date ?? null });
  if (!found.ok) expect.fail(JSON.stringify(found.issues));
  return found.result;
}
const amountOf = (price: PriceLine, quantity: string) => value([{ price, quantity }]).lines[0]?.amount;
const problems = (price: PriceLine, quantity = "1", date: string | null = null) => {
  const found = priceOperation({ charges: [{ price, quantity }], date });
  return found.ok ? [] : found.issues.map((one) => `${one.field} ${one.code}`);
};

describe("price lines", () => {
  it("charges by the tonne, down to the minimum of the operation", () => {
    const price = line({ minimum: "2500" });
    expect(value([{ price, quantity: "66942.994" }])).toMatchObject({
      lines: [{ amount: "8033.16", limited_by: null }],
      adjustments: [],
      totals: { USD: "8033.16" },
    });
    expect(value([{ price, quantity: "14702.175" }])).toMatchObject({
      lines: [{ amount: "1764.26" }],
      adjustments: [{ service: "supervision", limited_by: "minimum", amount: "735.74" }],
      totals: { USD: "2500.00" },
    });
  });

  it("meets a minimum over all lines of a service, unless each line has its own", () => {
    const halves = (price: PriceLine) => [
      { price, quantity: "10000" },
      { price, quantity: "12000" },
    ];
    expect(value(halves(line({ minimum: "2500" }))).totals).toEqual({ USD: "2640.00" });
    expect(value(halves(line({ minimum: "2500", limit_scope: "line" })))).toMatchObject({
      lines: [
        { amount: "2500.00", limited_by: "minimum" },
        { amount: "2500.00", limited_by: "minimum" },
      ],
      adjustments: [],
      totals: { USD: "5000.00" },
    });
    expect(value(halves(line({ maximum: "2000" })))).toMatchObject({
      adjustments: [{ limited_by: "maximum", amount: "-640.00" }],
      totals: { USD: "2000.00" },
    });
  });

  it.each([
    [{ basis: "lump_sum", rate: "650" }, "9", "650.00"],
    [{ basis: "per_vessel", rate: "280" }, "2", "560.00"],
    [{ basis: "per_hold", rate: "35" }, "7", "245.00"],
    [{ basis: "per_truck", rate: "9.50" }, "120", "1140.00"],
    [{ basis: "per_wagon", rate: "9.50" }, "2", "19.00"],
    [{ basis: "per_barge", rate: "380" }, "4", "1520.00"],
    [{ basis: "per_sample", rate: "48" }, "132", "6336.00"],
    [{ basis: "per_analysis", rate: "48" }, "1", "48.00"],
    [{ basis: "per_certificate", rate: "60" }, "3", "180.00"],
    [{ basis: "per_courier", rate: "60" }, "0", "0.00"],
    [{ basis: "per_hour", rate: "165", free: "2" }, "5.2", "660.00"],
    [{ basis: "per_hour", rate: "165", free: "2" }, "5", "495.00"],
    [{ basis: "per_hour", rate: "165", free: "2" }, "1.5", "0.00"],
    [{ basis: "per_day", rate: "1950" }, "2.01", "5850.00"],
    [{ basis: "per_shift", rate: "620" }, "10", "6200.00"],
    [{ basis: "expense", rate: null }, "431.27", "431.27"],
    [{ basis: "expense", rate: null, handling_pct: "12.5" }, "431.27", "485.18"],
    [{ basis: "per_mt", rate: "0.125" }, "0.9996", "0.13"],
  ] as const)("%j of %s", (change, quantity, amount) => {
    expect(amountOf(line(change), quantity)).toBe(amount);
  });

  const tiers = [
    { from: "0", rate: "0.14" },
    { from: "30000", rate: "0.12" },
    { from: "50000", rate: "0.10" },
  ];

  it.each([
    ["marginal", "66942.994", "8294.30"],
    ["whole", "66942.994", "6694.30"],
    ["whole", "49999.999", "6000.00"],
    ["whole", "50000.000", "5000.00"],
    ["marginal", "50000.000", "6600.00"],
    ["whole", "30000", "3600.00"],
    ["whole", "29999.999", "4200.00"],
    ["marginal", "0", "0.00"],
  ] as const)("%s tiers of %s", (mode, quantity, amount) => {
    expect(amountOf(line({ rate: null, tiers, tier_mode: mode }), quantity)).toBe(amount);
  });

  it("shows the slices", () => {
    const { steps } = value([{ price: line({ tiers, tier_mode: "marginal" }), quantity: "66942.994" }])
      .lines[0] as OperationPrice["lines"][number];
    expect(steps.map((step) => [step.formula, step.value])).toEqual([
      ["66942.994", "66942.994"],
      ["30000 × 0.14", "4200.00"],
      ["20000 × 0.12", "2400.00"],
      ["16942.994 × 0.10", "1694.30"],
      ["4200.00 + 2400.00 + 1694.30", "8294.30"],
    ]);
  });

  it("shows no slice that nothing falls into", () => {
    const { lines } = value([{ price: line({ tiers, tier_mode: "marginal" }), quantity: "30000" }]);
    expect(lines[0]?.steps.map((step) => step.name)).toEqual(["quantity", "slice", "amount"]);
  });

  it("is not limited by a limit that it just reaches", () => {
    const exact = (limits: Partial<PriceLine>) =>
      value([{ price: line({ rate: "1", ...limits, limit_scope: "line" }), quantity: "100" }]).lines[0];
    expect(exact({ minimum: "100" })).toMatchObject({ amount: "100.00", limited_by: null });
    expect(exact({ maximum: "100" })).toMatchObject({ amount: "100.00", limited_by: null });
    expect(exact({ minimum: "100", maximum: "100" })).toMatchObject({ amount: "100.00", limited_by: null });
    expect(exact({ minimum: "100.01" })).toMatchObject({ amount: "100.01", limited_by: "minimum" });
    expect(exact({ maximum: "99.99" })).toMatchObject({ amount: "99.99", limited_by: "maximum" });
  });

  it("prices one line by itself, within its own limits", () => {
    const alone = (price: PriceLine, quantity: string, date: string | null = null) =>
      priceCharge({ price, quantity, date });
    expect(alone(line({ minimum: "2500" }), "14702.175")).toEqual({
      ok: true,
      result: {
        service: "supervision",
        currency: "USD",
        quantity: "14702.175",
        amount: "2500.00",
        limited_by: "minimum",
        steps: [
          { name: "quantity", value: "14702.175", formula: "14702.175", rule: "price_list" },
          {
            name: "amount",
            value: "1764.26",
            unit: "USD",
            formula: "14702.175 × 0.12",
            rule: "price_list",
          },
          { name: "minimum", value: "2500.00", unit: "USD", rule: "minimum_charge" },
        ],
      },
    });
    expect(alone(line({ minimum: "2500" }), "66942.994")).toMatchObject({
      ok: true,
      result: { amount: "8033.16", limited_by: null, steps: [{}, { name: "amount" }] },
    });
    expect(alone(line({ valid_to: "2025-12-31" }), "1", "2026-01-01")).toMatchObject({
      issues: [{ field: "price", code: "price_not_in_force" }],
    });
    expect(alone(line({ basis: "per_truck" }), "1.5")).toMatchObject({
      issues: [{ field: "quantity", code: "not_an_integer" }],
    });
  });

  it("explains minimum, adjustment and totals of an operation", () => {
    expect(value([{ price: line({ minimum: "2500" }), quantity: "14702.175" }]).steps).toEqual([
      { name: "minimum", value: "2500.00", unit: "USD", rule: "minimum_charge" },
      {
        name: "adjustment",
        value: "735.74",
        unit: "USD",
        formula: "2500.00 − 1764.26",
        rule: "minimum_charge",
      },
      { name: "total", value: "2500.00", unit: "USD", formula: "1764.26 + 735.74", rule: "price_list" },
    ]);
  });

  it("keeps currencies apart", () => {
    const charges = [
      { price: line({}), quantity: "1000" },
      {
        price: line({ service: "trucks", basis: "per_truck", currency: "BRL", rate: "9.50" }),
        quantity: "3",
      },
    ];
    expect(value(charges).totals).toEqual({ BRL: "28.50", USD: "120.00" });
    expect(convertAmount("8033.16", "5.2238")).toBe("41963.62");
  });

  it("knows when a price is in force", () => {
    const price = line({ valid_from: "2026-01-01", valid_to: "2026-12-31" });
    expect(problems(price, "1", "2026-01-01")).toEqual([]);
    expect(problems(price, "1", "2026-12-31")).toEqual([]);
    expect(problems(price, "1", "2025-12-31")).toEqual(["charges.0.price price_not_in_force"]);
    expect(problems(price, "1", "2027-01-01")).toEqual(["charges.0.price price_not_in_force"]);
    expect(problems(price, "1", "soon")).toEqual(["date invalid_date"]);
  });

  it.each([
    [{ rate: "-1" }, "charges.0.price.rate negative_number"],
    [{ rate: null }, "charges.0.price.rate required"],
    [{ rate: "9".repeat(400) }, "charges.0.price.rate too_long"],
    [{ basis: "per_moon" as "per_mt" }, "charges.0.price.basis not_a_choice"],
    [{ currency: "reais" }, "charges.0.price.currency invalid"],
    [{ service: "" }, "charges.0.price.service invalid"],
    [{ minimum: "5", maximum: "4" }, "charges.0.price.maximum below_minimum"],
    [{ tiers, rate: null }, "charges.0.price.tier_mode required"],
    [{ tiers: [], tier_mode: "whole" as const }, "charges.0.price.tiers too_few_entries"],
    [{ tiers: tiers.slice(1), tier_mode: "whole" as const }, "charges.0.price.tiers.0.from above_maximum"],
    [
      { tiers: [tiers[0], tiers[2], tiers[1]] as typeof tiers, tier_mode: "whole" as const },
      "charges.0.price.tiers.2.from table_out_of_order",
    ],
    [{ valid_from: "2026-02-30" }, "charges.0.price.valid_from invalid_date"],
  ])("%j", (change, expected) => {
    expect(problems(line(change))).toContain(expected);
  });

  it("counts things whole", () => {
    expect(problems(line({ basis: "per_truck" }), "1.5")).toEqual(["charges.0.quantity not_an_integer"]);
    expect(problems(line({ basis: "per_truck" }), "1.0")).toEqual([]);
  });
});

describe("properties of prices", () => {
  const charge: fc.Arbitrary<Charge> = fc.record({
    price: fc.record({
      service: fc.constantFrom("a", "b"),
      basis: fc.constantFrom("per_mt" as const, "per_truck" as const, "per_hour" as const),
      currency: fc.constantFrom("USD", "BRL"),
      rate: fc
        .integer({ min: 0, max: 9999 })
        .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`),
      minimum: fc.constantFrom(null, "500"),
    }),
    quantity: fc.integer({ min: 0, max: 5000 }).map(String),
  });

  it("does not care in which order the lines are entered", () => {
    fc.assert(
      fc.property(fc.array(charge, { maxLength: 8 }), (charges) => {
        expect(value(charges.toReversed()).totals).toEqual(value(charges).totals);
      }),
    );
  });

  it("never charges less for more in marginal tiers", () => {
    const price = line({
      tiers: [
        { from: "0", rate: "0.14" },
        { from: "300", rate: "0.12" },
        { from: "500", rate: "0.10" },
      ],
      tier_mode: "marginal",
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000 }), fc.integer({ min: 0, max: 1000 }), (grams, more) => {
        const tonnes = (thousandths: number) => (thousandths / 1000).toFixed(3);
        const [less, further] = [amountOf(price, tonnes(grams)), amountOf(price, tonnes(grams + more))];
        expect(compare(less ?? "", further ?? "")).toBeLessThanOrEqual(0);
      }),
    );
  });
});
