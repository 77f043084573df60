import { describe, expect, it } from "vitest";
import type { Locale } from "#kernel/locale";
import { momentOfClock, type PasteSetting, readPastedWeights } from "./pasted-weights.ts";

const setting = (locale: Locale, more: Partial<PasteSetting> = {}): PasteSetting => ({
  locale,
  unit: "MT",
  zone: "America/Sao_Paulo",
  day: "2026-11-15",
  ...more,
});
const weights = (text: string, locale: Locale, more: Partial<PasteSetting> = {}) =>
  readPastedWeights(text, setting(locale, more)).map(({ weight, refusal }) => weight ?? refusal);

describe("a column of weights", () => {
  it.each([
    ["1.234,5\n160,480\n1.000", "en", ["1234.5", "160.48", "1000"]],
    ["1,234.5\r\n160.480\r\n1,000\r\n", "pt", ["1234.5", "160.48", "1000"]],
    ["160.480\n162.060\n161,480", "en", ["160.48", "162.06", "ambiguous"]],
    ["160,480\n162,060\n161.480", "pt", ["160.48", "162.06", "ambiguous"]],
    ["160.480", "pt", ["ambiguous"]],
    ["160.48\n161,480", "pt", ["160.48", "161480"]],
    ["1 234,5\n160,4", "fr", ["1234.5", "160.4"]],
    ["1'234.5", "en", ["1234.5"]],
    ["158\n\n159\n", "pt", ["158", "159"]],
    ["1.234,5\n1,234.5", "pt", ["1234.5", "ambiguous"]],
    ["-5\n0,5\nabc\n1.5.5", "pt", ["negative", "0.5", "not_a_number", "not_a_number"]],
    ["160,4805", "pt", ["too_precise"]],
  ] as const)("%j in %s reads %j", (text, locale, expected) => {
    expect(weights(text, locale)).toEqual(expected);
  });

  it("takes kilograms as whole numbers, by the switch or by what stands beside the figure", () => {
    expect(weights("158640\n160.480", "pt", { unit: "KG" })).toEqual(["158640", "ambiguous"]);
    const rows = readPastedWeights("158640 kg\n158,640 MT\n158640\tkg", setting("pt"));
    expect(rows.map(({ weight, unit }) => [weight, unit])).toEqual([
      ["158640", "KG"],
      ["158.64", "MT"],
      ["158640", "KG"],
    ]);
  });

  it("has times beside it, over midnight too, or with their date", () => {
    const rows = readPastedWeights(
      "23:50\t160,1\n00:05\t160,2\n16/11/2026 00:20\t160,3\n2026-11-16 00:30:59\t160,4\n25:00\t1,5",
      setting("pt"),
    );
    expect(rows.map(({ at }) => at)).toEqual([
      "2026-11-16T02:50:00Z",
      "2026-11-16T03:05:00Z",
      "2026-11-16T03:20:00Z",
      "2026-11-16T03:30:00Z",
      null,
    ]);
    expect(rows.at(-1)?.refusal).toBe("invalid_time");
  });
});

describe("an hour on the clock", () => {
  const zone = "America/Sao_Paulo";
  const read = (clock: string, lastAt: string, now: string) => momentOfClock(clock, { lastAt, now, zone });

  it.each([
    // Typed as it happens.
    ["09:45", "2026-11-15T12:39:00Z", "2026-11-15T12:46:00Z", "2026-11-15T12:45:00Z"],
    // The period began yesterday.
    ["09:45", "2026-11-14T11:00:00Z", "2026-11-15T12:46:00Z", "2026-11-15T12:45:00Z"],
    // Over midnight.
    ["00:05", "2026-11-16T02:55:00Z", "2026-11-16T03:06:00Z", "2026-11-16T03:05:00Z"],
    // Typed from a paper, days later.
    ["23:55", "2026-11-10T14:00:00Z", "2026-11-15T12:46:00Z", "2026-11-11T02:55:00Z"],
    ["00:10", "2026-11-11T02:55:00Z", "2026-11-15T01:00:00Z", "2026-11-11T03:10:00Z"],
    // A minute before the last row is a mistake that shows, not another day.
    ["09:38", "2026-11-15T12:39:00Z", "2026-11-15T12:46:00Z", "2026-11-15T12:38:00Z"],
    ["24:10", "2026-11-15T12:39:00Z", "2026-11-15T12:46:00Z", null],
  ])("%s after %s, now %s, is %s", (clock, lastAt, now, expected) => {
    expect(read(clock, lastAt, now)).toBe(expected);
  });
});
