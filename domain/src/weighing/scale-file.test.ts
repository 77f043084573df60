import { describe, expect, it } from "vitest";
import { canReadFile, readScaleFile, type ScaleFormat, type ScaleLine, siftReadings } from "./scale-file.ts";

const format: ScaleFormat = {
  separator: "semicolon",
  header_rows: 1,
  date_order: "dmy",
  decimal_mark: "comma",
  unit: "KG",
  date_column: "1",
  time_column: "2",
  weight_column: "4",
  unit_column: null,
  ticket_column: "3",
};
const ZONE = "America/Sao_Paulo";
const read = (lines: readonly string[], more: Partial<ScaleFormat> = {}) =>
  readScaleFile(lines.join("\r\n"), { ...format, ...more }, ZONE);
const readings = (lines: readonly ScaleLine[]) => lines.map((one) => one.reading ?? one.refusal);

describe("the file of a scale", () => {
  it("is read by its columns, in the time of the port", () => {
    expect(
      read(["Data;Hora;Ticket;Peso", "16/11/2026;08:06:30;4711;158.640", "16/11/26;0812;4712;161420", ""]),
    ).toEqual([
      {
        line: 2,
        text: "16/11/2026;08:06:30;4711;158.640",
        reading: { at: "2026-11-16T11:06:30Z", weight: "158640", unit: "KG", ticket: "4711", repeated: 0 },
        refusal: null,
      },
      {
        line: 3,
        text: "16/11/26;0812;4712;161420",
        reading: { at: "2026-11-16T11:12:00Z", weight: "161420", unit: "KG", ticket: "4712", repeated: 0 },
        refusal: null,
      },
    ]);
  });

  it.each([
    ["comma", '2026-11-16 08:06,"1,234.500",MT'],
    ["tab", "2026-11-16 08:06\t1,234.500\tMT"],
    ["bar", "2026-11-16 08:06 | 1234.5 | t"],
  ] as const)("has its columns between marks: %s", (separator, line) => {
    const layout = {
      separator,
      header_rows: 0,
      date_order: "ymd",
      decimal_mark: "dot",
      date_column: null,
      time_column: "1",
      weight_column: "2",
      unit_column: "3",
      ticket_column: null,
    } as const;
    expect(readings(read([line], layout))).toEqual([
      { at: "2026-11-16T11:06:00Z", weight: "1234.5", unit: "MT", ticket: null, repeated: 0 },
    ]);
  });

  it("has its columns at fixed places, filled up with zeros and blanks", () => {
    const layout = {
      separator: "fixed",
      header_rows: 0,
      date_column: "1-8",
      time_column: "9-14",
      ticket_column: "15-20",
      weight_column: "21-29",
      unit_column: "30-31",
    } as const;
    expect(
      readings(read(["16112026080630  4711000158640kg", "16112026081200  4712000161420KG"], layout)),
    ).toEqual([
      { at: "2026-11-16T11:06:30Z", weight: "158640", unit: "KG", ticket: "4711", repeated: 0 },
      { at: "2026-11-16T11:12:00Z", weight: "161420", unit: "KG", ticket: "4712", repeated: 0 },
    ]);
  });

  it("is refused line by line, and the others stand", () => {
    const lines = [
      "31/02/2026;08:00;1;100",
      "16/11/2026;24:00;2;100",
      "16/11/2026;08:00;3;abc",
      "16/11/2026;08:00;4;100,5",
      "16/11/2026;08:00;5;-100",
      "16/11/2026;08:00;6;0",
      "16/11/2026;08:00;7",
      `16/11/2026;08:00;${"8".repeat(61)};100`,
      "16/11/2026;08:00;9;1000000001",
      "TOTAL;;;3000",
      "16/11/2026;08:00;10;100",
    ];
    expect(readings(read(lines, { header_rows: 0 })).slice(0, 10)).toEqual([
      "invalid_time",
      "invalid_time",
      "not_a_number",
      "too_precise",
      "negative",
      "negative",
      "not_a_number",
      "ticket_too_long",
      "too_much",
      "invalid_time",
    ]);
    expect(read(lines, { header_rows: 0 }).at(-1)?.reading).toMatchObject({ ticket: "10", weight: "100" });
    const units = read(["16/11/2026;08:00;1;100;lb"], { header_rows: 0, unit_column: "5" });
    expect(readings(units)).toEqual(["unknown_unit"]);
  });

  it("tells a line printed twice from a ticket with two weights, and counts what is alike without a ticket", () => {
    const twice = ["16/11/2026;08:00;1;100", "16/11/2026;08:00;1;100", "16/11/2026;08:00;1;120"];
    expect(readings(read(twice, { header_rows: 0 }))).toEqual([
      expect.objectContaining({ ticket: "1", weight: "100" }),
      "ticket_twice",
    ]);
    const alike = read(["16/11/2026;08:00;;100", "16/11/2026;08:00;;100"], { header_rows: 0 });
    expect(alike.map((one) => one.reading?.repeated)).toEqual([0, 1]);
  });

  it("needs to know where time and weight stand", () => {
    expect(canReadFile(format)).toBe(true);
    expect(canReadFile({ ...format, weight_column: null })).toBe(false);
    expect(canReadFile({ ...format, time_column: null })).toBe(false);
  });
});

describe("readings beside those that stand", () => {
  const at = "2026-11-16T11:00:00Z";
  const one = (ticket: string | null, weight: string, repeated = 0) =>
    ({ at, weight, unit: "KG", ticket, repeated }) as const;

  it("are new once by their ticket", () => {
    const sifted = siftReadings(
      [one("1", "100"), one("2", "100"), one("3", "90"), one("2", "100")],
      [one("1", "100.000"), one("3", "100.000")],
    );
    expect(sifted).toEqual({ fresh: [one("2", "100")], there: 2, changed: [2] });
  });

  it("are as many as the file has of the same moment and weight, in one part or in several", () => {
    const [first, second] = [one(null, "100"), one(null, "100", 1)];
    expect(siftReadings([first, second], []).fresh).toEqual([first, second]);
    expect(siftReadings([second], [one(null, "100")]).fresh).toEqual([second]);
    expect(siftReadings([first, second], [one(null, "100"), one(null, "100")])).toEqual({
      fresh: [],
      there: 2,
      changed: [],
    });
    expect(siftReadings([{ ...first, unit: "MT" }], [one(null, "100")]).fresh).toHaveLength(1);
  });
});
