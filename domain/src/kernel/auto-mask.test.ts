import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { autoMask, unmask } from "./auto-mask.ts";
import { canonical } from "./decimal.ts";
import { LOCALES } from "./locale.ts";
import { parseNumber } from "./number-text.ts";

describe("auto mask", () => {
  it.each([
    ["055", 2, "pt", "0,55"],
    ["055", 2, "en", "0.55"],
    ["5", 2, "pt", "0,05"],
    ["0", 2, "pt", "0,00"],
    ["123456", 2, "pt", "1.234,56"],
    ["123456", 3, "en", "123.456"],
    ["1234567", 2, "fr", "12\u202f345,67"],
    ["1234", 0, "es", "1.234"],
    ["0,557", 2, "pt", "5,57"],
    ["-055", 2, "pt", "-0,55"],
    ["", 2, "pt", ""],
    ["abc", 2, "pt", ""],
  ] as const)("%j at %i in %s shows %j", (typed, scale, locale, shown) => {
    expect(autoMask(typed, scale, locale)).toBe(shown);
  });

  it("follows the keystrokes 0, 5, 5 and a backspace", () => {
    const shown = [..."055"].reduce((text, key) => autoMask(text + key, 2, "pt"), "");
    expect(shown).toBe("0,55");
    expect(autoMask(shown.slice(0, -1), 2, "pt")).toBe("0,05");
  });

  it("gives the value back, and nothing for nothing", () => {
    expect(unmask("0,55", 2)).toBe("0.55");
    expect(unmask("1.234,50", 2)).toBe("1234.5");
    expect(unmask("-0,00", 2)).toBe("0");
    expect(unmask("", 2)).toBeNull();
    expect(unmask(" , ", 2)).toBeNull();
  });

  it("drops digits that no value can hold", () => {
    expect(unmask("9".repeat(50), 0)).toBe("9".repeat(40));
  });

  it("masks, unmasks and parses to one value in every language", () => {
    const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: 18 });
    fc.assert(
      fc.property(
        digits,
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom(...LOCALES),
        (typed, scale, locale) => {
          const shown = autoMask(typed, scale, locale);
          const value = unmask(shown, scale);
          expect(value).toBe(unmask(typed, scale));
          expect(autoMask(shown, scale, locale)).toBe(shown);
          expect(parseNumber(shown, locale, { scale })).toEqual({ ok: true, value: canonical(value ?? "") });
        },
      ),
    );
  });
});
