import { describe, expect, it } from "vitest";
import { forecast, paceOfEach, paceOfLastHour, type TimedInstallment } from "./loading-rate.ts";
import { sumsByHold, sumsByProduct, weighedTotal } from "./weighed-sums.ts";

const plan = [
  { hold: 1, product_id: "soy", planned: "11200" },
  { hold: 4, product_id: "maize", planned: "12000" },
  { hold: 2, product_id: "soy", planned: "12000" },
];
const periods = [
  { hold: 2, product_id: "soy", total: "10240.5" },
  { hold: 2, product_id: "soy", total: "1559.500" },
  { hold: 4, product_id: "maize", total: "4950" },
  { hold: 4, product_id: "soy", total: "0.001" },
];

describe("what was weighed against the plan", () => {
  it("by hold, with another product in a hold on a line of its own", () => {
    expect(sumsByHold(plan, periods)).toEqual([
      { hold: 1, product_id: "soy", planned: "11200.000", weighed: "0.000", difference: "-11200.000" },
      { hold: 2, product_id: "soy", planned: "12000.000", weighed: "11800.000", difference: "-200.000" },
      { hold: 4, product_id: "maize", planned: "12000.000", weighed: "4950.000", difference: "-7050.000" },
      { hold: 4, product_id: "soy", planned: "0.000", weighed: "0.001", difference: "0.001" },
    ]);
  });

  it("by product, and in all", () => {
    expect(sumsByProduct(plan, periods)).toEqual([
      { product_id: "soy", planned: "23200.000", weighed: "11800.001", difference: "-11399.999" },
      { product_id: "maize", planned: "12000.000", weighed: "4950.000", difference: "-7050.000" },
    ]);
    expect(weighedTotal(periods)).toBe("16750.001");
    expect(weighedTotal([])).toBe("0.000");
  });
});

describe("the pace", () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 8, minute)).toISOString();
  const row = (minute: number, weight: string, struck = false): TimedInstallment => ({
    at: at(minute),
    weight,
    unit: "MT",
    struck,
  });

  it("of each installment counts from the one before it that stands", () => {
    const rows = [row(21, "158.640"), row(24, "5", true), row(27, "161.420"), row(27, "1"), row(20, "1")];
    expect(paceOfEach(rows, at(15))).toEqual(["1586.4", null, "1614.2", null, null]);
  });

  it("of the last hour leaves out what came before it", () => {
    const rows = [row(0, "999"), row(30, "100"), row(60, "100"), row(90, "100")];
    expect(paceOfLastHour(rows, at(-60))).toBe("200");
    expect(paceOfLastHour([row(30, "100")], at(0))).toBe("200");
    expect(paceOfLastHour([row(0, "100")], at(0))).toBeNull();
    expect(paceOfLastHour([], at(0))).toBeNull();
  });

  it("of all periods leaves out the time between them, and says when the rest will be in", () => {
    const two = [
      { begin_at: at(0), end_at: at(60), last_at: at(59), total: "1000" },
      { begin_at: at(180), end_at: null, last_at: at(240), total: "1000" },
    ];
    expect(forecast(two, "5000")).toEqual({ rate: "1000", completionAt: at(240 + 180) });
    expect(forecast(two, "2000").completionAt).toBeNull();
    // Two loaders at once: an hour of both is one hour.
    const begun = { begin_at: at(0), end_at: at(120), last_at: at(120), total: "2000" };
    expect(forecast([begun, begun], "8000")).toEqual({ rate: "2000", completionAt: at(240) });
    expect(forecast(two, null)).toEqual({ rate: "1000", completionAt: null });
    expect(forecast([], "5000")).toEqual({ rate: null, completionAt: null });
    expect(forecast([{ begin_at: at(0), end_at: null, last_at: null, total: "0" }], "1")).toEqual({
      rate: null,
      completionAt: null,
    });
  });
});
