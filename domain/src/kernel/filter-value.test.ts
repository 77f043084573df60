import { describe, expect, it } from "vitest";
import { choice, flag, multiChoice } from "./field/choice.ts";
import { number, weight } from "./field/number.ts";
import { coordinates } from "./field/place.ts";
import { reference, references } from "./field/relation.ts";
import { text } from "./field/text.ts";
import { date, instant, localTime } from "./field/time.ts";
import { conditionsOf, readFilter, writeFilter } from "./filter-value.ts";

const ID = "0190a000-0000-7000-8000-000000000001";
const ASKED = { zone: "America/Sao_Paulo", today: "2026-11-16" };

describe("a filter in an address", () => {
  it.each([
    [text(), "santos"],
    [choice(["sea", "river"]), "sea"],
    [choice(["sea", "river"]), "sea,river"],
    [flag(), "yes"],
    [flag(), "no"],
    [reference("city"), ID],
    [references("inspector"), ID],
    [number(), "3..7"],
    [number(), "..7"],
    [weight(), "1.5.."],
    [date(), "2026-11-01..2026-11-15"],
    [date(), "2026-11-01"],
    [date(), "before-today"],
    [instant(), "last-7"],
  ])("reads back what it wrote: %o %s", (field, written) => {
    const value = readFilter(field, written);
    expect(value && writeFilter(value)).toBe(written);
  });

  it.each([
    [text(), "   "],
    [choice(["sea", "river"]), "lake"],
    [flag(), "true"],
    [reference("city"), "1"],
    [number(), "1.5.."],
    [number(), "a..b"],
    [weight(), "1,5..x"],
    [date(), "2026-02-30"],
    [date(), "1..2..3"],
    [date(), "last-0"],
    [number(), "today"],
    [coordinates(), "1"],
  ])("takes no sense out of %o %s", (field, written) => {
    expect(readFilter(field, written)).toBeUndefined();
  });

  it("keeps the good end of a range", () => {
    expect(readFilter(date(), "2026-11-01..oops")).toEqual({ kind: "range", from: "2026-11-01", to: null });
  });
});

describe("a filter as conditions", () => {
  const asked = (field: Parameters<typeof readFilter>[0], written: string) => {
    const value = readFilter(field, written);
    return value === undefined ? [] : conditionsOf("x", field, value, ASKED);
  };

  it("counts days from the one on which it is asked", () => {
    expect(asked(date(), "before-today")).toEqual([{ attribute: "x", operator: "<=", value: "2026-11-15" }]);
    expect(asked(date(), "last-7")).toEqual([
      { attribute: "x", operator: ">=", value: "2026-11-10" },
      { attribute: "x", operator: "<=", value: "2026-11-16" },
    ]);
    expect(asked(instant(), "today")).toEqual([
      { attribute: "x", operator: ">=", value: "2026-11-16T03:00:00Z" },
      { attribute: "x", operator: "<=", value: "2026-11-17T02:59:59Z" },
    ]);
  });

  it("finds rows by one of those they are linked to", () => {
    expect(asked(references("inspector"), ID)).toEqual([{ attribute: "x", operator: "=", value: ID }]);
  });

  it("finds text anywhere, and one of several choices", () => {
    expect(asked(text(), "a")).toEqual([{ attribute: "x", operator: "like", value: "a" }]);
    expect(asked(choice(["a", "b"]), "a")).toEqual([{ attribute: "x", operator: "=", value: "a" }]);
    expect(asked(choice(["a", "b"]), "a,b")).toEqual([{ attribute: "x", operator: "in", value: ["a", "b"] }]);
  });

  it("wants every one of several choices where a row has several", () => {
    expect(asked(multiChoice(["a", "b"]), "a,b")).toEqual([
      { attribute: "x", operator: "=", value: "a" },
      { attribute: "x", operator: "=", value: "b" },
    ]);
  });

  it("compares whole numbers as numbers and decimals as they are written", () => {
    expect(asked(number(), "3..7").map(({ value }) => value)).toEqual([3, 7]);
    expect(asked(weight(), "1.5..2").map(({ value }) => value)).toEqual(["1.5", "2"]);
  });

  it("lets a day of a moment begin and end on the reader's clock", () => {
    expect(asked(instant(), "2026-11-15").map(({ value }) => value)).toEqual([
      "2026-11-15T03:00:00Z",
      "2026-11-16T02:59:59Z",
    ]);
  });

  it("lets a day of a local time begin and end on the clock of the place", () => {
    expect(asked(localTime(), "2026-11-15").map(({ value }) => value)).toEqual([
      "2026-11-15T00:00",
      "2026-11-15T23:59",
    ]);
  });
});
