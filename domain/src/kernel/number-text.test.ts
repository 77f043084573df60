import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonical } from "./decimal.ts";
import { LOCALES } from "./locale.ts";
import { formatNumber, parseInteger, parseNumber } from "./number-text.ts";

const ok = (value: string) => ({ ok: true, value });
const no = (reason: string) => ({ ok: false, reason });
const locales = fc.constantFrom(...LOCALES);

/** Any decimal text with the given number of decimals, as the wire writes it. */
const decimals = (scale: fc.Arbitrary<number>): fc.Arbitrary<string> =>
  fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.boolean(), scale).map(([units, negative, places]) => {
    const digits = units.toString().padStart(places + 1, "0");
    const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
    return negative ? `-${text}` : text;
  });

describe("writing", () => {
  it("uses the marks of the language", () => {
    expect(LOCALES.map((locale) => formatNumber("-1234567.891", locale))).toEqual([
      "-1.234.567,891",
      "-1,234,567.891",
      "-1.234.567,891",
      "-1\u202f234\u202f567,891",
    ]);
  });

  it("groups from four digits on and only then", () => {
    expect(formatNumber("999", "pt")).toBe("999");
    expect(formatNumber("1000", "es")).toBe("1.000");
    expect(formatNumber("-100", "en")).toBe("-100");
    expect(formatNumber("1234567", "en", { grouping: false })).toBe("1234567");
  });

  it("keeps the decimals it is given, or fixes them, or pads them", () => {
    expect(formatNumber("57000.000", "pt")).toBe("57.000,000");
    expect(formatNumber("1.005", "pt", { scale: 2 })).toBe("1,01");
    expect(formatNumber("1", "pt", { scale: 2 })).toBe("1,00");
    expect(formatNumber("1.2345", "pt", { minScale: 2 })).toBe("1,2345");
    expect(formatNumber("1.5", "pt", { minScale: 2 })).toBe("1,50");
    expect(formatNumber("0.4", "en", { scale: 0 })).toBe("0");
    expect(formatNumber("-0.001", "pt", { scale: 2 })).toBe("0,00");
    expect(formatNumber("007", "pt")).toBe("7");
  });

  it("shows what is no decimal as it is", () => {
    expect(formatNumber("n/a", "pt", { scale: 2 })).toBe("n/a");
  });
});

describe("reading", () => {
  it.each([
    ["1234", "pt", "1234"],
    ["1.234", "pt", "1234"],
    ["1.234,5", "pt", "1234.5"],
    ["12.345.678,90", "es", "12345678.9"],
    ["100,55", "pt", "100.55"],
    ["1234,5", "pt", "1234.5"],
    [",5", "pt", "0.5"],
    ["5,", "pt", "5"],
    ["055", "pt", "55"],
    ["0,055", "pt", "0.055"],
    ["1,234", "en", "1234"],
    ["1,234.5", "en", "1234.5"],
    ["1.234", "en", "1.234"],
    ["100.55", "en", "100.55"],
    ["1 234,5", "fr", "1234.5"],
    ["1\u00a0234,5", "fr", "1234.5"],
    ["1\u202f234\u202f567", "fr", "1234567"],
    ["1,234", "fr", "1.234"],
    ["  12,5\u00a0", "pt", "12.5"],
    ["+12,5", "pt", "12.5"],
    ["-12,5", "pt", "-12.5"],
    ["\u221212,5", "pt", "-12.5"],
    ["- 12,5", "pt", "-12.5"],
    ["-0,00", "pt", "0"],
  ] as const)("%j in %s is %s", (typed, locale, value) => {
    expect(parseNumber(typed, locale)).toEqual(ok(value));
  });

  it.each([
    ["1.5", "pt", "ambiguous"],
    ["100.55", "pt", "ambiguous"],
    ["1,234.5", "pt", "ambiguous"],
    ["0.123", "pt", "ambiguous"],
    ["0.055", "es", "ambiguous"],
    [".5", "pt", "ambiguous"],
    ["1234.567", "pt", "ambiguous"],
    ["1.2345", "pt", "ambiguous"],
    ["100,55", "en", "ambiguous"],
    ["0,123", "en", "ambiguous"],
    ["1.234,5", "en", "ambiguous"],
    ["1.234,5", "fr", "ambiguous"],
    ["1.234", "fr", "ambiguous"],
    ["1 234,5", "pt", "ambiguous"],
    ["1 234", "en", "ambiguous"],
    ["1'234", "en", "ambiguous"],
    ["1’234.50", "en", "ambiguous"],
    ["1'234,50", "pt", "ambiguous"],
    ["12.34.56", "pt", "not_a_number"],
    ["1,23,456", "en", "not_a_number"],
    ["1,2,3", "pt", "not_a_number"],
    ["1..2", "pt", "not_a_number"],
    ["1.234.5", "pt", "not_a_number"],
    ["1 2 3", "fr", "not_a_number"],
    ["1\t234", "fr", "not_a_number"],
    ["1\n234", "fr", "not_a_number"],
    [",", "pt", "not_a_number"],
    [".", "pt", "not_a_number"],
    ["-", "pt", "not_a_number"],
    ["--5", "pt", "not_a_number"],
    ["5-", "pt", "not_a_number"],
    ["(5)", "pt", "not_a_number"],
    ["1e5", "en", "not_a_number"],
    ["0x10", "en", "not_a_number"],
    ["12 abc", "en", "not_a_number"],
    ["NaN", "en", "not_a_number"],
    ["٣", "en", "not_a_number"],
    ["1/2", "en", "not_a_number"],
    ["", "pt", "empty"],
    [" \u00a0\u202f ", "pt", "empty"],
    ["9".repeat(41), "pt", "too_long"],
  ] as const)("%j in %s is refused: %s", (typed, locale, reason) => {
    expect(parseNumber(typed, locale)).toEqual(no(reason));
  });

  it("gives up on a text that no field holds", () => {
    expect(parseNumber("1".repeat(100_000), "pt")).toEqual(no("too_long"));
  });

  it("refuses decimals that do not fit, and does not take thousands for decimals", () => {
    expect(parseNumber("1,55", "pt", { scale: 2 })).toEqual(ok("1.55"));
    expect(parseNumber("1,555", "pt", { scale: 2 })).toEqual(no("too_precise"));
    expect(parseNumber("5,00", "pt", { scale: 0 })).toEqual(ok("5"));
    expect(parseNumber("57000,000", "pt", { scale: 2 })).toEqual(ok("57000"));
    expect(parseNumber("1,500", "pt", { scale: 2 })).toEqual(no("ambiguous"));
    expect(parseNumber("1.500", "en", { scale: 2 })).toEqual(no("ambiguous"));
    expect(parseNumber("1,500", "pt", { scale: 3 })).toEqual(ok("1.5"));
    expect(parseNumber("1.500", "pt", { scale: 2 })).toEqual(ok("1500"));
  });

  it("refuses negatives where none belong, but not a zero", () => {
    expect(parseNumber("-1", "pt", { allowNegative: false })).toEqual(no("negative"));
    expect(parseNumber("-0,0", "pt", { allowNegative: false })).toEqual(ok("0"));
  });

  it("reads whole numbers", () => {
    expect(parseInteger("1.234", "pt")).toEqual(ok("1234"));
    expect(parseInteger("12,5", "pt")).toEqual(no("too_precise"));
    expect(parseInteger("1,234", "pt")).toEqual(no("too_precise"));
    expect(parseInteger("-3", "pt", { allowNegative: false })).toEqual(no("negative"));
  });
});

describe("a quantity without thousands", () => {
  const read = (typed: string, locale: "pt" | "en" | "es" | "fr", scale = 4) => {
    const found = parseNumber(typed, locale, { thousands: false, scale });
    return found.ok ? found.value : found.reason;
  };

  it.each(["pt", "en", "es", "fr"] as const)("takes both marks in %s", (locale) => {
    expect(
      ["14.5", "14,5", "0.250", "0,250", ".5", ",5", "250.00", "250,00", "1250", "1.2500"].map((one) =>
        read(one, locale),
      ),
    ).toEqual(["14.5", "14.5", "0.25", "0.25", "0.5", "0.5", "250", "250", "1250", "1.25"]);
  });

  it.each([
    ["1.250", "pt", "thousands"],
    ["1.250", "es", "thousands"],
    ["1.250", "fr", "thousands"],
    ["1,250", "en", "thousands"],
    ["1.250,5", "pt", "thousands"],
    ["1,250.5", "pt", "thousands"],
    ["1 250", "fr", "thousands"],
    ["12.500", "pt", "thousands"],
    ["1,250", "pt", "1.25"],
    ["1,250", "fr", "1.25"],
    ["1.250", "en", "1.25"],
    ["1..5", "pt", "not_a_number"],
    ["1.2,5", "pt", "not_a_number"],
    [".", "pt", "not_a_number"],
    ["1.23456", "pt", "too_precise"],
  ] as const)("%s in %s: %s", (typed, locale, expected) => {
    expect(read(typed, locale)).toBe(expected);
  });

  it("does not take thousands of another language for decimals that do not fit", () => {
    expect([read("1,500", "pt", 2), read("1,50", "pt", 2)]).toEqual(["thousands", "1.5"]);
  });
});

describe("units", () => {
  it.each([
    ["57.000,000 MT", "57000"],
    ["57.000,000mt", "57000"],
    ["12,5 kg", "12.5"],
    ["13,4 %", "13.4"],
    ["13,4%", "13.4"],
    ["78 kg/hl", "78"],
    ["R$ 1.234,56", "1234.56"],
    ["R$1.234,56", "1234.56"],
    ["-R$ 5,00", "-5"],
    ["R$ -5,00", "-5"],
    ["US$ 10", "10"],
    ["$10", "10"],
    ["10\u00a0€", "10"],
    ["€ 10", "10"],
    ["10 USD", "10"],
  ])("%j is %s", (typed, value) => {
    expect(parseNumber(typed, "pt")).toEqual(ok(value));
  });

  it.each(["kg", "%", "R$", "R$ 10 %", "10 kg kg", "10 furlongs", "10 constructor", "10 __proto__"])(
    "%j is no number",
    (typed) => {
      expect(parseNumber(typed, "pt")).toEqual(no("not_a_number"));
    },
  );

  it("refuses another unit than that of the field", () => {
    expect(parseNumber("500 kg", "pt", { unit: "MT" })).toEqual(no("ambiguous"));
    expect(parseNumber("500 t", "pt", { unit: "MT" })).toEqual(ok("500"));
    expect(parseNumber("500", "pt", { unit: "MT" })).toEqual(ok("500"));
    expect(parseNumber("US$ 5", "pt", { unit: "BRL" })).toEqual(no("ambiguous"));
    expect(parseNumber("$ 5", "pt", { unit: "BRL" })).toEqual(ok("5"));
    expect(parseNumber("$ 5", "pt", { unit: "MT" })).toEqual(no("ambiguous"));
    expect(parseNumber("5 kg", "pt", { unit: "bags" })).toEqual(no("ambiguous"));
  });
});

describe("for any number", () => {
  it("what is printed is read back, in every language and at every scale", () => {
    fc.assert(
      fc.property(
        decimals(fc.integer({ min: 0, max: 6 })),
        locales,
        fc.boolean(),
        (text, locale, grouping) => {
          expect(parseNumber(formatNumber(text, locale, { grouping }), locale)).toEqual(ok(canonical(text)));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("what is printed at the scale of the field fits the field", () => {
    fc.assert(
      fc.property(decimals(fc.constant(3)), locales, (text, locale) => {
        expect(parseNumber(formatNumber(text, locale), locale, { scale: 3 })).toEqual(ok(canonical(text)));
      }),
    );
  });

  it("read in another language it is the same value or refused, unless the decimals look like thousands", () => {
    const scales = fc.constantFrom(1, 2, 4, 5, 6);
    fc.assert(
      fc.property(decimals(scales), locales, locales, fc.boolean(), (text, printed, read, grouping) => {
        const result = parseNumber(formatNumber(text, printed, { grouping }), read);
        if (result.ok) expect(result.value).toBe(canonical(text));
        else expect(result.reason).toBe("ambiguous");
      }),
      { numRuns: 3000 },
    );
  });

  it("a field of two decimals never takes a whole number from another language a thousand times too small", () => {
    fc.assert(
      fc.property(decimals(fc.constant(0)), locales, locales, (text, printed, read) => {
        const result = parseNumber(formatNumber(text, printed), read, { scale: 2 });
        if (result.ok) expect(result.value).toBe(canonical(text));
        else expect(result.reason).toBe("ambiguous");
      }),
      { numRuns: 2000 },
    );
  });

  it("never throws and never invents a value out of nothing", () => {
    const units = fc.constantFrom(..."0123456789.,-+ '’\u00a0\u202f%R$€kgMT");
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: units, maxLength: 12 })),
        locales,
        (typed, locale) => {
          const result = parseNumber(typed, locale);
          if (result.ok) expect(typed).toMatch(/\d/);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
