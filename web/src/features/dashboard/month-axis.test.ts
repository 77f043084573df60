import type { MonthFigures } from "@plimsoll/domain/work-order/output";
import { describe, expect, it } from "vitest";
import { lastDayOf, MOST_SERIES, monthAfter, monthsShown, volumeTable } from "./month-axis.ts";

const TODAY = "2026-11-15";
const figures = (month: string, product: string | null, volume: string, orders = 1): MonthFigures => ({
  month,
  product_id: product,
  product,
  orders,
  volume,
});

describe("months", () => {
  it("go over the end of a year, both ways", () => {
    expect(monthAfter("2026-11", 2)).toBe("2027-01");
    expect(monthAfter("2026-01", -1)).toBe("2025-12");
    expect(lastDayOf("2028-02")).toBe("2028-02-29");
    expect(lastDayOf("2026-12")).toBe("2026-12-31");
  });

  it("begin with the first that has something, and show at least six", () => {
    expect(monthsShown([figures("2026-09", "maize", "1")], TODAY, 12)).toEqual([
      "2026-06",
      "2026-07",
      "2026-08",
      "2026-09",
      "2026-10",
      "2026-11",
    ]);
    const long = monthsShown([figures("2026-02", "maize", "1")], TODAY, 12);
    expect([long[0], long.length]).toEqual(["2026-02", 10]);
    expect(monthsShown([], TODAY, 12)).toHaveLength(6);
  });
});

describe("the table of volumes", () => {
  it("adds tonnes exactly, and stacks the largest product first", () => {
    const table = volumeTable(
      [
        figures("2026-10", "maize", "0.100"),
        figures("2026-10", "maize", "0.200", 2),
        figures("2026-11", "soy", "5.000"),
      ],
      TODAY,
      12,
    );
    expect(table.series.map(({ key, total }) => [key, total])).toEqual([
      ["soy", "5"],
      ["maize", "0.3"],
    ]);
    const [soy, maize] = table.series;
    expect(maize && table.cell("2026-10", maize)).toEqual({ orders: 3, volume: "0.3" });
    expect(soy && table.cell("2026-10", soy)).toEqual({ orders: 0, volume: "0" });
    expect(table.total("2026-10").orders).toBe(3);
  });

  it("gathers what has no colour of its own, with all its products", () => {
    const rows = ["a", "b", "c", "d", "e", "f", "g"].map((name, at) =>
      figures("2026-11", name, String(70 - at * 10)),
    );
    const table = volumeTable(rows, TODAY, 12);
    expect(table.series).toHaveLength(MOST_SERIES);
    const others = table.series.at(-1);
    expect(others).toMatchObject({ name: null, products: ["e", "f", "g"], total: "60" });
    expect(others && table.cell("2026-11", others)).toEqual({ orders: 3, volume: "60" });
  });

  it("keeps orders without a product apart", () => {
    const [only] = volumeTable([figures("2026-11", null, "7")], TODAY, 12).series;
    expect(only).toMatchObject({ isNone: true, products: [], name: null });
  });
});
