import { describe, expect, it } from "vitest";
import { code128 } from "../code128.ts";
import { verdictOf } from "./analysis-result.ts";
import { orderStatusOf } from "./sample.ts";

describe("the order of samples", () => {
  it("is on the way while one is, and waits for the laboratory when all that were sent are there", () => {
    expect(orderStatusOf(["drawn"])).toBeUndefined();
    expect(orderStatusOf(["drawn", "dispatched"])).toBe("sample_in_transit");
    expect(orderStatusOf(["arrived", "dispatched"])).toBe("sample_in_transit");
    expect(orderStatusOf(["arrived", "analysed"])).toBe("awaiting_analysis");
    expect(orderStatusOf(["analysed", "retained"])).toBeUndefined();
  });
});

describe("a result", () => {
  it("is judged against the limits it has, the limits themselves within", () => {
    const limits = { min: "34", max: "40.5" };
    expect(verdictOf({ ...limits, value: "33.999" })).toBe("below");
    expect(verdictOf({ ...limits, value: "34.000" })).toBe("within");
    expect(verdictOf({ ...limits, value: "40.5" })).toBe("within");
    expect(verdictOf({ ...limits, value: "40.500001" })).toBe("above");
    expect(verdictOf({ min: null, max: "14", value: "0" })).toBe("within");
  });

  it("is no verdict without a figure or without a limit", () => {
    expect(verdictOf({ min: "1", max: "2", value: null })).toBeNull();
    expect(verdictOf({ min: null, max: null, value: "3" })).toBeNull();
  });
});

describe("a barcode", () => {
  it("begins and ends as the standard says, with eleven modules a letter and thirteen at the end", () => {
    const widths = code128("BR-SM-2026-000123") ?? [];
    expect(widths.slice(0, 6)).toEqual([2, 1, 1, 2, 1, 4]);
    expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
    expect(widths.reduce((sum, one) => sum + one, 0)).toBe(11 * (1 + 17 + 1) + 13);
  });

  it("has the check sum of a worked example", () => {
    // PJJ123C of the standard: 104 + 1*48 + 2*42 + 3*42 + 4*17 + 5*18 + 6*19 + 7*35 = 879; 879 mod 103 = 55.
    const widths = code128("PJJ123C") ?? [];
    expect(widths.slice(-13, -7).join("")).toBe("311321");
  });

  it("is refused for letters that it does not have", () => {
    expect(code128("ção")).toBeUndefined();
    expect(code128("")).toBeUndefined();
  });
});
