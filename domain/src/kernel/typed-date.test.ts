import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, formatDate } from "./dates.ts";
import { LOCALES } from "./locale.ts";
import { readTypedDate } from "./typed-date.ts";

const TODAY = "2026-11-16";

describe("a date typed in short", () => {
  it.each([
    ["15/12/26", "pt", "2026-12-15"],
    ["15/12/26", "es", "2026-12-15"],
    ["15/12/26", "fr", "2026-12-15"],
    ["12/15/26", "en", "2026-12-15"],
    ["5.3.26", "pt", "2026-03-05"],
    ["5-3-26", "en", "2026-05-03"],
    ["01/03/99", "pt", "1999-03-01"],
    ["29/02/24", "pt", "2024-02-29"],
    ["15122026", "pt", "2026-12-15"],
    ["15122026", "es", "2026-12-15"],
    ["15122026", "fr", "2026-12-15"],
    ["12152026", "en", "2026-12-15"],
    ["20261215", "pt", "2026-12-15"],
    ["20261215", "en", "2026-12-15"],
    ["20122026", "pt", "2026-12-20"],
    ["15/12", "pt", "2026-12-15"],
    ["15/12", "es", "2026-12-15"],
    ["15/12", "fr", "2026-12-15"],
    ["12/15", "en", "2026-12-15"],
    ["1.10", "pt", "2026-10-01"],
    [" 15/12/2026 ", "pt", "2026-12-15"],
  ] as const)("%s in %s is %s", (typed, locale, value) => {
    expect(readTypedDate(typed, locale, TODAY)).toEqual({ ok: true, value });
  });

  it.each([
    // Not a day in the order of the language.
    ["12/15/26", "pt"],
    ["15/12/26", "en"],
    ["15122026", "en"],
    ["12/15", "fr"],
    ["31/02", "pt"],
    ["29/02/25", "es"],
    // 1970 or 2070.
    ["15/12/70", "pt"],
    // The next one is nearer than this year's.
    ["15/01", "pt"],
    ["1512026", "pt"],
    ["151226", "pt"],
    ["15/12-26", "pt"],
    ["15121200", "pt"],
    ["tomorrow", "en"],
    ["15", "pt"],
  ] as const)("%s in %s is refused", (typed, locale) => {
    expect(readTypedDate(typed, locale, TODAY)).toEqual({ ok: false, reason: "invalid" });
  });

  it("is told from nothing at all", () => {
    expect(readTypedDate("  ", "pt", TODAY)).toEqual({ ok: false, reason: "empty" });
  });

  it("means the day that is written out, in every language", () => {
    const days = fc.integer({ min: -170, max: 170 }).map((days) => addDays(TODAY, days));
    fc.assert(
      fc.property(days, fc.constantFrom(...LOCALES), (date, locale) => {
        const written = formatDate(date, locale);
        const shortYear = `${written.slice(0, 6)}${written.slice(8)}`;
        for (const typed of [written, shortYear, written.replaceAll("/", "")])
          expect(readTypedDate(typed, locale, TODAY)).toEqual({ ok: true, value: date });
        if (date.startsWith("2026"))
          expect(readTypedDate(written.slice(0, 5), locale, TODAY)).toEqual({ ok: true, value: date });
      }),
    );
  });
});
