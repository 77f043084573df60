import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../kernel/dates.ts";
import {
  gapsOf,
  inspectSeries,
  isOccasion,
  isSeriesNumber,
  LARGEST_NUMBER,
  nextNumber,
  numberText,
  type Occasion,
  parseNumberText,
  type Series,
  scopeOf,
} from "./series.ts";

const PROPOSAL: Series = {
  key: "proposal",
  pattern: "{country}-P-{year}-{number:5}",
  reset: ["country", "year"],
};
const ORDER: Series = {
  key: "work_order.ship",
  pattern: "{country}-S-{year}-{number:6}",
  reset: ["country", "year"],
};
const CERTIFICATE: Series = { key: "certificate", pattern: "Q/{number}", reset: [] };
const MONTHLY: Series = { key: "invoice", pattern: "{year}.{month}.{number:4}", reset: ["year", "month"] };
const BRAZIL: Occasion = { country: "BR", date: "2026-11-15" };

describe("a series", () => {
  it("writes the codes of the product", () => {
    expect(numberText(PROPOSAL, BRAZIL, 17)).toBe("BR-P-2026-00017");
    expect(numberText(ORDER, BRAZIL, 123)).toBe("BR-S-2026-000123");
    expect(numberText(CERTIFICATE, BRAZIL, 1)).toBe("Q/1");
    expect(numberText(MONTHLY, BRAZIL, 9)).toBe("2026.11.0009");
  });

  it("grows beyond its digits instead of beginning again", () => {
    expect(numberText(PROPOSAL, BRAZIL, 99_999)).toBe("BR-P-2026-99999");
    expect(numberText(PROPOSAL, BRAZIL, 100_000)).toBe("BR-P-2026-100000");
    expect(parseNumberText(PROPOSAL, "BR-P-2026-100000")).toEqual({ scope: "BR/2026", number: 100_000 });
  });

  it("counts on from the last, and from one in a new scope", () => {
    expect(nextNumber(PROPOSAL, BRAZIL, 0)).toEqual({ scope: "BR/2026", number: 1, text: "BR-P-2026-00001" });
    expect(nextNumber(PROPOSAL, BRAZIL, 16)?.text).toBe("BR-P-2026-00017");
    expect(nextNumber(PROPOSAL, { ...BRAZIL, country: "AR" }, 0)?.scope).toBe("AR/2026");
    expect(nextNumber(PROPOSAL, { ...BRAZIL, date: "2027-01-01" }, 0)?.scope).toBe("BR/2027");
    expect(nextNumber(CERTIFICATE, BRAZIL, 41)).toEqual({ scope: "", number: 42, text: "Q/42" });
    expect(nextNumber(MONTHLY, BRAZIL, 0)?.scope).toBe("2026/11");
  });

  it("resets by country or year alone, in the same order however they are listed", () => {
    const pattern = "{country}{year}-{number:3}";
    expect(scopeOf({ key: "a", pattern, reset: ["country"] }, BRAZIL)).toBe("BR");
    expect(scopeOf({ key: "a", pattern, reset: ["year"] }, BRAZIL)).toBe("2026");
    expect(scopeOf({ key: "a", pattern, reset: ["year", "country"] }, BRAZIL)).toBe("BR/2026");
    expect(scopeOf({ key: "a", pattern, reset: [] }, BRAZIL)).toBe("");
  });

  it("ends where an integer of the database nearly does", () => {
    expect(LARGEST_NUMBER).toBe(2_000_000_000);
  });

  it("never counts with what is no number", () => {
    expect(nextNumber(PROPOSAL, BRAZIL, LARGEST_NUMBER - 1)?.number).toBe(LARGEST_NUMBER);
    expect(nextNumber(PROPOSAL, BRAZIL, LARGEST_NUMBER)).toBeNull();
    for (const last of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(nextNumber(PROPOSAL, BRAZIL, last)).toBeNull();
    expect([0, 1, LARGEST_NUMBER, LARGEST_NUMBER + 1].map(isSeriesNumber)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(numberText(PROPOSAL, BRAZIL, 0)).toBeNull();
  });

  it.each([
    [{ country: "br", date: "2026-11-15" }],
    [{ country: "BRA", date: "2026-11-15" }],
    [{ country: "BR", date: "2026-02-30" }],
    [{ country: "BR", date: "2026" }],
  ])("is not taken for %j", (occasion) => {
    expect(isOccasion(occasion)).toBe(false);
    expect(nextNumber(PROPOSAL, occasion, 0)).toBeNull();
  });

  it.each([
    ["BR-P-2026-00017", { scope: "BR/2026", number: 17 }],
    ["AR-P-1999-00001", { scope: "AR/1999", number: 1 }],
    ["BR-P-2026-17", null],
    ["BR-P-2026-000017", null],
    ["BR-P-2026-00000", null],
    ["br-P-2026-00017", null],
    ["BR-S-2026-00017", null],
    ["BR-P-26-00017", null],
    ["BR-P-2026-00017 ", null],
    ["xBR-P-2026-00017", null],
    ["BR-P-2026-9999999999", null],
    ["", null],
  ])("finds %j at %j", (text, place) => {
    expect(parseNumberText(PROPOSAL, text)).toEqual(place);
  });

  it("takes a dot for a dot and a month for a month", () => {
    expect(parseNumberText(MONTHLY, "2026.11.0009")).toEqual({ scope: "2026/11", number: 9 });
    expect(parseNumberText(MONTHLY, "2026-11-0009")).toBeNull();
    expect(parseNumberText(MONTHLY, "2026.13.0009")).toBeNull();
    expect(parseNumberText(MONTHLY, "2026.00.0009")).toBeNull();
    const twice: Series = { key: "a", pattern: "{country}/{number}/{country}", reset: ["country"] };
    expect(parseNumberText(twice, "BR/5/BR")).toEqual({ scope: "BR", number: 5 });
    expect(parseNumberText(twice, "BR/5/AR")).toBeNull();
  });

  it.each([
    [PROPOSAL, []],
    [ORDER, []],
    [CERTIFICATE, []],
    [MONTHLY, []],
    [{ pattern: "{country}-{year}", reset: [] }, ["pattern_without_number"]],
    [{ pattern: "{number}-{number}", reset: [] }, ["pattern_with_two_numbers"]],
    [{ pattern: "{branch}-{number}", reset: [] }, ["unknown_placeholder"]],
    [{ pattern: "{number:0}", reset: [] }, ["digits_out_of_range"]],
    [{ pattern: "{number:1}", reset: [] }, []],
    [{ pattern: "{number:9}", reset: [] }, []],
    [{ pattern: "{number:10}", reset: [] }, ["digits_out_of_range"]],
    [{ pattern: "P-{number}", reset: ["year"] }, ["reset_not_in_pattern"]],
    [{ pattern: "{month}-{number}", reset: ["month"] }, ["month_without_year"]],
    [{ pattern: "{year}{number}", reset: ["year"] }, ["number_not_separated"]],
    [{ pattern: "{number}{year}", reset: ["year"] }, ["number_not_separated"]],
    [{ pattern: "P1{number}", reset: [] }, ["number_not_separated"]],
    [{ pattern: "{number}7", reset: [] }, ["number_not_separated"]],
    [{ pattern: "1P{number}", reset: [] }, []],
    [{ pattern: "{country}{number}", reset: ["country"] }, []],
    [{ pattern: "P_{number}", reset: [] }, ["strange_characters"]],
    [{ pattern: "ordem {number}", reset: [] }, ["strange_characters"]],
    [{ pattern: "{Country}-{number}", reset: [] }, ["strange_characters"]],
  ])("%j: %j", (series, faults) => {
    const whole = { key: "a", ...series } as Series;
    expect(inspectSeries(whole)).toEqual(faults);
    if (faults.length > 0) {
      expect(numberText(whole, BRAZIL, 1)).toBeNull();
      expect(parseNumberText(whole, "1")).toBeNull();
    }
  });

  it("names what is missing", () => {
    expect(gapsOf([])).toEqual([]);
    expect(gapsOf([1, 2, 3])).toEqual([]);
    expect(gapsOf([3, 1])).toEqual([2]);
    expect(gapsOf([5])).toEqual([1, 2, 3, 4]);
  });
});

describe("properties of a series", () => {
  const occasion = fc.record({
    country: fc.constantFrom("BR", "AR", "PY", "UY"),
    date: fc.integer({ min: 0, max: 4000 }).map((days) => addDays("2024-01-01", days)),
  });
  const series = fc.constantFrom(PROPOSAL, ORDER, CERTIFICATE, MONTHLY);
  const number = fc.oneof(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: LARGEST_NUMBER }));

  it("reads back what it wrote", () => {
    fc.assert(
      fc.property(series, occasion, number, (one, at, count) => {
        const text = numberText(one, at, count);
        expect(text === null ? null : parseNumberText(one, text)).toEqual({
          scope: scopeOf(one, at),
          number: count,
        });
      }),
    );
  });

  it("never gives one text to two documents", () => {
    fc.assert(
      fc.property(series, occasion, occasion, number, number, (one, left, right, first, second) => {
        const isSame = scopeOf(one, left) === scopeOf(one, right) && first === second;
        expect(numberText(one, left, first) === numberText(one, right, second)).toBe(isSame);
      }),
    );
  });

  it("has no gaps when every next follows the last", () => {
    fc.assert(
      fc.property(occasion, fc.integer({ min: 1, max: 300 }), (at, count) => {
        const numbers: number[] = [];
        while (numbers.length < count) {
          const next = nextNumber(PROPOSAL, at, numbers.at(-1) ?? 0);
          if (next === null) expect.fail("ended");
          numbers.push(next.number);
        }
        expect(gapsOf(numbers)).toEqual([]);
        expect(new Set(numbers).size).toBe(count);
      }),
    );
  });
});
