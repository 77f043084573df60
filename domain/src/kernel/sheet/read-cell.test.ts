import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flag } from "../field/choice.ts";
import { decimal, number } from "../field/number.ts";
import { text } from "../field/text.ts";
import { date } from "../field/time.ts";
import { LOCALES } from "../locale.ts";
import { defineRecord, modelOf } from "../record.ts";
import { sheetColumns } from "./columns.ts";
import { readSheetCell, type SheetCell, type Vocabulary } from "./read-cell.ts";

const model = modelOf(
  defineRecord({
    key: "thing",
    service: "register",
    scope: "global",
    title: "name",
    fields: {
      name: text({ required: true }),
      amount: decimal({ scale: 8 }),
      pieces: number(),
      day: date(),
      sealed: flag(),
    },
  }),
);
const words = (locale: Vocabulary["locale"]): Vocabulary => ({
  locale,
  choice: () => undefined,
  flag: (word) => (word === "sim" ? true : word === "nao" ? false : undefined),
});
function read(key: string, cell: SheetCell, locale: Vocabulary["locale"] = "pt") {
  const column = sheetColumns(model).find((one) => one.key === key);
  if (!column) throw new Error(key);
  const found = readSheetCell(column, cell, words(locale));
  return found.ok ? found.value : found.code;
}

describe("a cell", () => {
  it("that is empty is absent, never zero", () => {
    for (const key of ["name", "amount", "pieces", "day", "sealed"])
      expect([read(key, null), read(key, "  ")]).toEqual([null, null]);
    expect(read("amount", 0)).toBe("0");
  });

  it("with a number is the decimal it was typed as, without the noise of binary fractions", () => {
    expect(read("amount", 0.1 + 0.2)).toBe("0.3");
    expect(read("amount", 1e-7)).toBe("0.0000001");
    expect(read("amount", -2.5e-7)).toBe("-0.00000025");
    expect(read("amount", 1.5e21)).toBe("1500000000000000000000");
    expect(read("amount", Number.NaN)).toBe("not_a_number");
    expect(read("pieces", 3)).toBe(3);
    expect(read("pieces", 3.5)).toBe("not_an_integer");
  });

  it("with a text is read in the language of the reader, and refused where it could mean two things", () => {
    expect(read("amount", "1.234,5")).toBe("1234.5");
    expect(read("amount", "1,234.5", "en")).toBe("1234.5");
    expect(read("amount", "1,234.5")).toBe("ambiguous_number");
    expect(read("amount", "100.55")).toBe("ambiguous_number");
    expect(read("pieces", "1.000")).toBe(1000);
    expect(read("pieces", "many")).toBe("not_a_number");
  });

  it("with a date of Excel is that day, with a bare serial number none", () => {
    expect(read("day", { date: "2026-11-15T00:00" })).toBe("2026-11-15");
    expect(read("day", "15/11/2026")).toBe("2026-11-15");
    expect(read("day", "11/15/2026", "en")).toBe("2026-11-15");
    expect(read("day", "2026-11-15")).toBe("2026-11-15");
    expect(read("day", 46341)).toBe("invalid_date");
    expect(read("day", "31/02/2026")).toBe("invalid_date");
  });

  it("with a yes is a yes, and with anything else is refused", () => {
    expect([read("sealed", "sim"), read("sealed", "nao"), read("sealed", true)]).toEqual([true, false, true]);
    expect(read("sealed", "talvez")).toBe("not_a_choice");
  });

  it("with a number in a field of text is that number as text", () => {
    expect(read("name", 12345678)).toBe("12345678");
  });

  it("gives back any number of up to fifteen digits", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999, max: 999_999_999 }),
        fc.integer({ min: 0, max: 6 }),
        (whole, scale) => {
          const sent = whole / 10 ** scale;
          expect(Number(read("amount", sent))).toBe(sent);
        },
      ),
    );
  });

  it("is read alike in every language when the file itself knows its type", () => {
    for (const locale of LOCALES)
      expect([read("amount", 1234.5, locale), read("day", { date: "2026-01-02T00:00" }, locale)]).toEqual([
        "1234.5",
        "2026-01-02",
      ]);
  });
});
