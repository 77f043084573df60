import { choice, flag, multiChoice } from "@plimsoll/domain/kernel/field/choice";
import { decimal, weight } from "@plimsoll/domain/kernel/field/number";
import { isUuid, reference } from "@plimsoll/domain/kernel/field/relation";
import { text } from "@plimsoll/domain/kernel/field/text";
import { date, instant } from "@plimsoll/domain/kernel/field/time";
import { words } from "@plimsoll/domain/locales/pt/index";
import { describe, expect, it } from "vitest";
import { readCell } from "./children/read-cell.ts";
import { readClock } from "./instant/read-clock.ts";
import { newId } from "./new-id.ts";
import { readNumber, writeNumber } from "./number/read-number.ts";
import { extractInvalid } from "./refused-text.ts";

const formats = { locale: "pt", words, zone: "America/Sao_Paulo" } as const;

describe("numbers as they are typed", () => {
  const tonnes = { whole: false, scale: 3, unit: "MT" };

  it("are read in the language of the screen", () => {
    expect(readNumber("57.000,5", tonnes, "pt")).toBe("57000.5");
    expect(readNumber("57,000.5 MT", tonnes, "en")).toBe("57000.5");
    expect(readNumber("3", { whole: true }, "pt")).toBe(3);
    expect(readNumber("  ", tonnes, "pt")).toBeNull();
  });

  it.each([
    ["1,234.5", "ambiguous_number"],
    ["500 kg", "ambiguous_number"],
    ["1,2345", "too_precise"],
    ["abc", "not_a_number"],
  ])("are refused and kept: %s", (typed, code) => {
    const read = readNumber(typed, tonnes, "pt");
    expect(read).toMatchObject({ refused: typed, code });
    expect(writeNumber(read, tonnes, "pt")).toBe(typed);
  });

  it("without thousands take both marks, and are written without marks for thousands", () => {
    const grams = { whole: false, scale: 4, shown: "given", thousands: false } as const;
    expect([readNumber("14.5", grams, "pt"), readNumber("14,5", grams, "pt")]).toEqual(["14.5", "14.5"]);
    expect(readNumber("1.250", grams, "pt")).toMatchObject({ refused: "1.250", code: "thousands_mark" });
    expect(writeNumber("1250.5", grams, "pt")).toBe("1250,5");
    const field = decimal({ scale: 4, thousands: false });
    expect(readCell("1.250", field, { label: "" }, formats)).toMatchObject({ code: "thousands_mark" });
    expect(readCell("14.5", field, { label: "" }, formats)).toBe("14.5");
  });

  it("of whole things have no decimals", () => {
    expect(readNumber("1,5", { whole: true }, "pt")).toMatchObject({ code: "not_an_integer" });
  });

  it("are written with the decimals of the field", () => {
    expect(writeNumber("57000.5", tonnes, "pt")).toBe("57.000,500");
    expect(writeNumber(null, tonnes, "pt")).toBe("");
    expect(writeNumber("82000.000", { ...tonnes, shown: 0 }, "pt")).toBe("82.000");
    expect(writeNumber("82000.250", { ...tonnes, shown: 0 }, "pt")).toBe("82.000,25");
    expect(writeNumber("66.60", { ...tonnes, shown: "given" }, "pt")).toBe("66,60");
  });
});

it.each([
  ["9:05", "09:05"],
  ["0905", "09:05"],
  ["23:59", "23:59"],
  ["24:00", undefined],
  ["9", undefined],
  ["", undefined],
])("reads the clock %s as %s", (typed, time) => {
  expect(readClock(typed)).toBe(time);
});

describe("a cell from a spreadsheet", () => {
  it("is a moment on the clock of its field, or the reader's own", () => {
    const read = (typed: string, field: ReturnType<typeof instant>) =>
      readCell(typed, field, { label: "De" }, formats);
    expect(read("10/11/2026 12:00", instant({ zone: "UTC" }))).toBe("2026-11-10T12:00:00Z");
    expect(read("10/11/2026 12:00", instant())).toBe("2026-11-10T15:00:00Z");
    expect(read("10/11/2026", instant())).toMatchObject({ refused: "10/11/2026", code: "invalid_date" });
  });

  it("is read by its kind, and never guessed", () => {
    const cell = (typed: string, field: Parameters<typeof readCell>[1], choices = {}) =>
      readCell(typed, field, { label: "x", choices }, formats);
    expect(cell(" Soja ", text())).toBe("Soja");
    expect(cell("1.234,5", weight())).toBe("1234.5");
    expect(cell("1.5", weight())).toMatchObject({ refused: "1.5" });
    expect(cell("5/11/2026", date())).toBe("2026-11-05");
    expect(cell("maritimo", choice(["sea"]), { sea: "Marítimo" })).toBe("sea");
    expect(cell("lago", choice(["sea"]))).toMatchObject({ code: "not_a_choice" });
    expect(cell("a; b", multiChoice(["a", "b"]))).toEqual(["a", "b"]);
    expect(cell("SIM", flag())).toBe(true);
    expect(cell("", flag())).toBe(false);
    expect(cell("Santos", reference("city"))).toMatchObject({
      refused: "Santos",
      code: "reference_not_found",
    });
    expect(cell("", weight())).toBeNull();
  });
});

it("finds refused texts wherever they stand and lets nothing of them through", () => {
  const refused = { refused: "?", code: "not_a_number" };
  expect(extractInvalid({ a: 1, b: refused, rows: [{ c: refused, d: "x" }] })).toEqual({
    values: { a: 1, b: null, rows: [{ c: null, d: "x" }] },
    issues: [
      { field: "b", code: "not_a_number" },
      { field: "rows.0.c", code: "not_a_number" },
    ],
  });
});

it("makes ids of version 7 that grow with time", () => {
  const early = newId(1_700_000_000_000);
  const late = newId(1_700_000_000_001);
  expect(isUuid(early)).toBe(true);
  expect(early[14]).toBe("7");
  expect("89ab").toContain(early[19]);
  expect(early < late).toBe(true);
});
