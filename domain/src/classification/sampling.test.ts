import { describe, expect, it } from "vitest";
import { planSampling } from "./sampling.ts";

const plan = (request: object) => {
  const found = planSampling(request);
  return found.ok ? found.result.plan : expect.fail(JSON.stringify(found.issues));
};
const problems = (request: object) => {
  const found = planSampling(request);
  return found.ok ? [] : found.issues.map((one) => `${one.field} ${one.code}`);
};

describe("how a lot is sampled", () => {
  it.each([
    ["0.1", "5"],
    ["15", "5"],
    ["15.001", "8"],
    ["30", "8"],
    ["30.001", "11"],
    ["60000", "11"],
  ])("%s t standing: %s points", (tonnage, points) => {
    expect(plan({ place: "standing", product: "soybean", tonnage })).toEqual({ points, samples: "3" });
    expect(plan({ place: "standing", product: "maize", tonnage })).toEqual({
      points,
      minimum_kg: String(Number(points) * 2),
      samples: "4",
    });
  });

  it("takes an increment out of every 25 t of a belt, and analyses every 5 000 t", () => {
    const belt = (tonnage: string, flow_tph: string) =>
      plan({ place: "flowing", product: "soybean", tonnage, flow_tph });
    expect(belt("5000", "1500")).toEqual({
      fractions: "10",
      increments: "200",
      interval_minutes: "1.00",
      minimum_kg: "100",
      analysed_samples: "1",
      samples: "3",
    });
    expect(belt("5000.001", "800")).toMatchObject({
      fractions: "11",
      increments: "220",
      interval_minutes: "1.87",
      analysed_samples: "2",
    });
    expect(belt("500", "3000").interval_minutes).toBe("0.50");
  });

  it("opens every tenth bag, and enough of them", () => {
    const bags = (product: string, count: string) => plan({ place: "bags", product, bags: count });
    expect(bags("soybean", "100")).toEqual({ bags_to_open: "10", minimum_kg: "5", samples: "3" });
    expect(bags("soybean", "101").bags_to_open).toBe("11");
    expect(bags("maize", "100").minimum_kg).toBe("10");
    expect(bags("maize", "5000").minimum_kg).toBe("15");
  });

  it("explains itself by the standard", () => {
    const found = planSampling({ place: "flowing", product: "maize", tonnage: "600", flow_tph: "1500" });
    if (!found.ok) expect.fail("refused");
    expect(found.result.standard).toBe("br-in-60-2011");
    expect(found.result.steps).toContainEqual({
      name: "interval_minutes",
      value: "1.00",
      formula: "25 × 60 ÷ 1500",
      rounding: "down",
      rule: "br-in-60-2011",
    });
    expect(found.result.steps.map((step) => step.formula)).toContain("⌈600 ÷ 500⌉");
  });

  it.each([
    [{ place: "standing", product: "soybean", tonnage: "0" }, "tonnage not_greater_than_zero"],
    [{ place: "standing", product: "wheat", tonnage: "1" }, "product not_a_choice"],
    [{ place: "flowing", product: "maize", tonnage: "1", flow_tph: "-1" }, "flow_tph negative_number"],
    [{ place: "flowing", product: "maize", tonnage: "1" }, "flow_tph required"],
    [{ place: "bags", product: "maize", bags: "1.5" }, "bags too_precise"],
    [{ place: "bags", product: "maize", bags: "9".repeat(400) }, "bags too_long"],
    [{ place: "air" }, "place invalid"],
  ])("%j", (request, expected) => {
    expect(problems(request)).toContain(expected);
  });
});
