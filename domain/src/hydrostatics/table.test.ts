import { describe, expect, it } from "vitest";
import { checkCentres, checkGaps, checkGrowth } from "./table.ts";

const at = (...drafts: string[]) => drafts.map((draft) => ({ draft }));

describe("growth", () => {
  const rows = (...pairs: [string, string][]) =>
    pairs.map(([draft, displacement]) => ({ draft, displacement }));
  const columns = ["draft", "displacement"] as const;

  it("finds nothing in rows that grow", () => {
    expect(checkGrowth(rows(["5.4", "100"], ["5.5", "110"], ["5.60", "120"]), columns, "t")).toEqual([]);
    expect(checkGrowth([], columns, "t")).toEqual([]);
  });

  it("tells a draft that repeats and a displacement that falls, each at its cell", () => {
    const found = checkGrowth(rows(["5.4", "100"], ["5.40", "110"], ["5.6", "90"]), columns, "t");
    expect(found).toEqual([
      { code: "table_out_of_order", field: "t.1.draft", params: { value: "5.40", before: "5.4" } },
      { code: "table_out_of_order", field: "t.2.displacement", params: { value: "90", before: "110" } },
    ]);
  });

  it("compares figures, not texts", () => {
    expect(checkGrowth(rows(["9.9", "900"], ["10.0", "1000"]), columns, "t")).toEqual([]);
  });
});

describe("gaps", () => {
  it.each([
    ["even rows", at("5.0", "5.1", "5.2")],
    ["a change of pitch that stays close", at("5.0", "5.05", "5.1", "5.2", "5.3", "5.5")],
    ["the coarsest table", at("5.0", "5.5", "6.0")],
    ["a quarter of a metre in a table of centimetres", at("5.00", "5.01", "5.26")],
    ["twice the pitch", at("5.00", "5.15", "5.45")],
    ["one row", at("5.0")],
    ["no row", []],
  ])("has none: %s", (_what, rows) => {
    expect(checkGaps(rows, "t")).toEqual([]);
  });

  it("tells a missing stretch at the row after it", () => {
    expect(checkGaps(at("5.0", "5.1", "5.2", "5.6", "5.7"), "t")).toEqual([
      {
        code: "draft_in_table_gap",
        field: "t.3.draft",
        params: { value: "5.6", below: "5.2", above: "5.6" },
      },
    ]);
    expect(checkGaps(at("5.0", "5.5", "6.1"), "t").map((one) => one.field)).toEqual(["t.2.draft"]);
    expect(checkGaps(at("5.00", "5.01", "5.261"), "t").map((one) => one.field)).toEqual(["t.2.draft"]);
    expect(checkGaps(at("5.00", "5.15", "5.451"), "t").map((one) => one.field)).toEqual(["t.2.draft"]);
  });
});

describe("centres of flotation", () => {
  const rows = [{ lcf: "-7.092" }, { lcf: "112.75" }, { lcf: "112.76" }];

  it("lie within half the length from midships", () => {
    expect(checkCentres(rows, { lbp: "225.5", from: "midships" }, "t")).toEqual([
      { code: "above_maximum", field: "t.2.lcf", params: { max: "112.75" } },
    ]);
    expect(
      checkCentres([{ lcf: "-112.751" }, { lcf: "-112.75" }], { lbp: "225.5", from: "midships" }, "t"),
    ).toEqual([{ code: "below_minimum", field: "t.0.lcf", params: { min: "-112.75" } }]);
  });

  it("have at most six decimals", () => {
    const found = (lcf: string) => checkCentres([{ lcf }], { lbp: "225.5", from: "midships" }, "t");
    expect(found("1.123456")).toEqual([]);
    expect(found("1.1234567")).toEqual([{ code: "too_precise", field: "t.0.lcf", params: { scale: 6 } }]);
  });

  it("lie within the length from the aft perpendicular, and never behind it", () => {
    expect(checkCentres(rows, { lbp: "112.755", from: "ap" }, "t")).toEqual([
      { code: "negative_number", field: "t.0.lcf" },
      { code: "above_maximum", field: "t.2.lcf", params: { max: "112.755" } },
    ]);
  });
});
