import { expect, it } from "vitest";
import { issue } from "./errors.ts";
import { shownParams } from "./issue-params.ts";
import { LOCALES } from "./locale.ts";

it("writes figures and days as the language does, and leaves names as they are", () => {
  const found = issue("above_maximum", "draft", { max: "13.651", date: "2026-10-04", name: "12.5" });
  const shown = LOCALES.map((locale) => [
    locale,
    shownParams(found, locale).max,
    shownParams(found, locale).name,
  ]);
  expect(Object.fromEntries(shown.map(([locale, max]) => [locale, max]))).toEqual({
    pt: "13,651",
    en: "13.651",
    es: "13,651",
    fr: "13,651",
  });
  for (const [, , name] of shown) expect(name).toBe("12.5");
  expect(shownParams(found, "pt").date).toBe("04/10/2026");
});

it("has nothing to write where nothing is filled in", () => {
  expect(shownParams(issue("required", "draft"), "pt")).toEqual({});
});
