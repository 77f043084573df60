import { describe, expect, it } from "vitest";
import { DEFAULT_LOCALE, FALLBACK_LOCALE, isLocale, LOCALES, localeFrom } from "./locale.ts";

describe("locale", () => {
  it("speaks four languages, starts in Portuguese and falls back to English", () => {
    expect(LOCALES).toEqual(["pt", "en", "es", "fr"]);
    expect(DEFAULT_LOCALE).toBe("pt");
    expect(FALLBACK_LOCALE).toBe("en");
  });

  it.each([
    ["pt", true],
    ["PT", false],
    ["de", false],
    ["", false],
    [undefined, false],
    [["pt"], false],
  ])("isLocale(%j) is %j", (value, expected) => {
    expect(isLocale(value)).toBe(expected);
  });

  it.each([
    [undefined, "en"],
    ["", "en"],
    ["pt-BR", "pt"],
    ["pt_BR", "pt"],
    ["PT-br,en;q=0.5", "pt"],
    ["de,fr;q=0.4,es;q=0.8", "es"],
    ["de-DE, zh", "en"],
    ["es;q=0.5, fr;q=0.5", "es"],
    ["en;q=0, fr;q=0.1", "fr"],
    ["fr;q=0", "en"],
    ["*", "en"],
    ["*;q=0.9, fr;q=0.2", "en"],
    ["fr;q=lots, es;q=0.1", "es"],
    [";;;,,,=q", "en"],
    [`${"x,".repeat(5000)}fr`, "en"],
  ] as const)("reads the header %j as %s", (header, expected) => {
    expect(localeFrom(header, "en")).toBe(expected);
  });
});
