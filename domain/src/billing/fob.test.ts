import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, compare } from "../kernel/decimal.ts";
import {
  bushelsPerTonne,
  type CommodityPriceRequest,
  factorOf,
  interiorParity,
  priceCommodity,
} from "./commodity-price.ts";
import {
  priceFromCost,
  SIMULATION_STEPS,
  type Simulation,
  type SimulationRequest,
  simulatePrice,
} from "./fob-simulator.ts";

const REQUEST: SimulationRequest = {
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
};

function value(request: SimulationRequest): Simulation {
  const found = simulatePrice(request);
  if (!found.ok) expect.fail(JSON.stringify(found.issues));
  return found.result;
}

describe("the simulator", () => {
  it("composes the price of 30 000 t", () => {
    expect(value(REQUEST)).toMatchObject({
      pure_hours: "20.00",
      hours: "29.00",
      shifts: "5",
      lots: "60",
      trucks: null,
      labour: "6200.00",
      laboratory: "2880.00",
      fixed: "4130.00",
      route: "960.00",
      direct: "14170.00",
      overhead: "1700.40",
      cost: "15870.40",
      price: "24926.02",
      taxes: "4070.42",
      margin: "4985.20",
      price_usd: "4771.63",
      per_tonne: "0.8309",
      per_tonne_usd: "0.1591",
      list_usd: "0.160",
    });
  });

  it("composes the price of 66 000 t", () => {
    expect(value({ ...REQUEST, volume_t: "66000" })).toMatchObject({
      pure_hours: "44.00",
      hours: "56.60",
      shifts: "10",
      lots: "132",
      labour: "12400.00",
      laboratory: "6336.00",
      direct: "23826.00",
      overhead: "2859.12",
      cost: "26685.12",
      price: "41911.61",
      taxes: "6844.17",
      margin: "8382.32",
      price_usd: "8023.20",
      per_tonne: "0.6350",
      per_tonne_usd: "0.1216",
      list_usd: "0.125",
    });
  });

  it("tells a margin of the price from a mark-up on the cost", () => {
    expect(priceFromCost("4820.00", "16.33", "20", "of_price")).toBe("7570.28");
    expect(priceFromCost("4820.00", "16.33", "20", "markup")).toBe("6912.87");
    expect(priceFromCost("4820.00", "80", "20", "of_price")).toBeNull();
    expect(value({ ...REQUEST, margin_mode: "markup" })).toMatchObject({
      margin: "3174.08",
      margin_mode: "markup",
    });
  });

  it("begins a shift, a lot and a truck only when it is needed", () => {
    const exact = { ...REQUEST, rain_pct: "0", setup_hours: "4" };
    expect(value(exact).shifts).toBe("4");
    expect(value({ ...exact, setup_hours: "4.0001" }).shifts).toBe("5");
    expect(value({ ...REQUEST, volume_t: "30000.001" }).lots).toBe("61");
    const trucks = value({ ...REQUEST, volume_t: "79", truck: { cost: "9.50" } });
    expect(trucks).toMatchObject({ trucks: "2", route: "979.00" });
    expect(value({ ...REQUEST, volume_t: "79.001", truck: { cost: "9.50" } }).trucks).toBe("3");
  });

  it("rounds hours half up, and counts trucks only where there are any", () => {
    const found = value({ ...REQUEST, volume_t: "1000", rain_pct: "0", setup_hours: "0" });
    expect(found).toMatchObject({ pure_hours: "0.67", hours: "0.67" });
    expect(found.steps.map((step) => step.name)).not.toContain("trucks");
    const names = value({ ...REQUEST, truck: { cost: "9.50" } }).steps.map((step) => step.name);
    expect([...new Set(names)]).toEqual(SIMULATION_STEPS);
    expect(names.filter((name) => name === "leg")).toHaveLength(REQUEST.route.length + 1);
  });

  it("says how much margin the taxes leave", () => {
    expect(simulatePrice({ ...REQUEST, margin_pct: "83.67" })).toMatchObject({
      issues: [{ field: "margin_pct", params: { max: "83.67" } }],
    });
  });

  it.each([
    [{ volume_t: "0" }, "volume_t not_greater_than_zero"],
    [{ net_rate_tph: "0" }, "net_rate_tph not_greater_than_zero"],
    [{ inspectors: "1.5" }, "inspectors too_precise"],
    [{ margin_pct: "83.67" }, "margin_pct above_maximum"],
    [{ exchange_rate: "x" }, "exchange_rate not_a_number"],
    [{ truck: { cost: "-1" } }, "truck.cost negative_number"],
  ])("%j", (change, expected) => {
    const found = simulatePrice({ ...REQUEST, ...change });
    expect(found.ok ? [] : found.issues.map((one) => `${one.field} ${one.code}`)).toEqual([expected]);
  });

  it("explains the price", () => {
    expect(value(REQUEST).steps.find((step) => step.name === "price")).toEqual({
      name: "price",
      value: "24926.02",
      unit: "BRL",
      formula: "15870.40 ÷ (1 − 16.33 % − 20 %)",
      rule: "price_from_within",
    });
  });

  it("always covers cost, taxes and margin to within two cents", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 0, max: 60 }), (volume, margin) => {
        const found = value({ ...REQUEST, volume_t: String(volume), margin_pct: String(margin) });
        const parts = add(add(found.cost, found.taxes), found.margin);
        expect(Math.abs(Number(parts) - Number(found.price))).toBeLessThan(0.02);
        expect(compare(found.list_usd, found.per_tonne_usd)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("commodity prices", () => {
  const fob = (request: CommodityPriceRequest) => {
    const found = priceCommodity(request);
    if (!found.ok) expect.fail(JSON.stringify(found.issues));
    return found.result.fob;
  };

  it("knows the bushels of a tonne", () => {
    expect([bushelsPerTonne("soybean", 6), bushelsPerTonne("maize", 6)]).toEqual(["36.743710", "39.368261"]);
    expect(bushelsPerTonne("soybean", 3)).toBe("36.744");
  });

  it.each([
    ["soybean", "0.367437"],
    ["wheat", "0.367437"],
    ["maize", "0.393683"],
    ["sorghum", "0.393683"],
    ["barley", "0.459296"],
    ["meal", "1.102311"],
    ["oil", "22.046226"],
  ] as const)("%s: %s dollars a tonne for one of the quote", (commodity, factor) => {
    expect(factorOf(commodity, 6)).toBe(factor);
  });

  it.each([
    ["soybean", "1052.25", "85", "417.87", "cents_per_bushel"],
    ["maize", "438.50", "62", "197.04", "cents_per_bushel"],
    ["wheat", "600", "-100", "183.72", "cents_per_bushel"],
    ["barley", "1000", "0", "459.30", "cents_per_bushel"],
    ["sorghum", "1000", null, "393.68", "cents_per_bushel"],
    ["meal", "1000", null, "1102.31", "dollars_per_short_ton"],
    ["oil", "100", null, "2204.62", "cents_per_pound"],
  ] as const)("%s at %s with %s", (commodity, futures, premium, expected, unit) => {
    expect(fob({ commodity, futures, premium })).toBe(expected);
    expect(priceCommodity({ commodity, futures, premium })).toMatchObject({ result: { quote_unit: unit } });
  });

  it("explains itself", () => {
    expect(priceCommodity({ commodity: "wheat", futures: "600", premium: "-100" })).toMatchObject({
      result: {
        quote: "500",
        factor: "0.367437",
        steps: [
          { name: "quote", value: "500", formula: "600 + (-100)" },
          { name: "factor", value: "0.367437", formula: "10 ÷ 27.2155422" },
          { name: "fob", value: "183.72", unit: "USD/t", formula: "500 × 10 ÷ 27.2155422" },
        ],
      },
    });
  });

  it("goes inland", () => {
    const request = {
      fob: "417.87",
      elevation: "9",
      inspection: "0.16",
      freight: "58.5",
      fees: "4.2",
      loss_pct: "0.25",
    };
    expect(interiorParity(request)).toMatchObject({
      ok: true,
      result: {
        loss: "1.04",
        costs: "72.90",
        parity: "344.97",
        steps: [
          { name: "loss", formula: "417.87 × 0.25 ÷ 100" },
          { name: "costs", formula: "9 + 0.16 + 58.5 + 4.2 + 1.04" },
          { name: "parity", formula: "417.87 − 72.90" },
        ],
      },
    });
    expect(interiorParity({ ...request, loss_pct: "101" }).ok).toBe(false);
    expect(interiorParity({ ...request, freight: "900" })).toMatchObject({ result: { parity: "-496.53" } });
  });

  it("subtracts the costs that it prints", () => {
    const cents = fc.integer({ min: 0, max: 100_000 }).map((value) => (value / 100).toFixed(2));
    const thousandths = fc.integer({ min: 0, max: 1_000_000 }).map((value) => (value / 1000).toFixed(3));
    const request = {
      fob: "100",
      elevation: "0",
      inspection: "0.125",
      freight: "0",
      fees: "0",
      loss_pct: "0.501",
    };
    expect(interiorParity(request)).toMatchObject({ result: { costs: "0.63", parity: "99.37" } });
    fc.assert(
      fc.property(cents, thousandths, thousandths, thousandths, (fob, elevation, freight, fees) => {
        const found = interiorParity({ ...request, fob, elevation, freight, fees });
        if (!found.ok) expect.fail(JSON.stringify(found.issues));
        expect(compare(add(found.result.parity, found.result.costs), fob)).toBe(0);
      }),
    );
  });

  it("refuses what is no price", () => {
    const problems = (request: object) => {
      const found = priceCommodity(request);
      return found.ok ? [] : found.issues.map((one) => `${one.field} ${one.code}`);
    };
    expect(problems({ commodity: "soybean", futures: "-1", premium: "x" })).toEqual([
      "futures negative_number",
      "premium not_a_number",
    ]);
    expect(problems({ commodity: "gold", futures: "1" })).toEqual(["commodity not_a_choice"]);
    expect(problems({ commodity: "maize", futures: "10", premium: "-10.01" })).toEqual([
      "premium below_minimum",
    ]);
    expect(problems({ commodity: "maize", futures: "10", premium: "-10" })).toEqual([]);
    expect(problems({ commodity: "maize" })).toEqual(["futures required"]);
  });
});
