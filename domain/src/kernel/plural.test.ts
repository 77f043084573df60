import { expect, it } from "vitest";
import { pluralForm } from "./plural.ts";

const forms = { one: "one", other: "other" };

it.each([
  ["en", ["other", "one", "other", "other", "other"]],
  ["pt", ["one", "one", "other", "other", "other"]],
  ["es", ["other", "one", "other", "other", "other"]],
  ["fr", ["one", "one", "other", "other", "other"]],
] as const)("chooses the form of %s for 0, 1, 2, 21 and a million", (locale, chosen) => {
  expect([0, 1, 2, 21, 1_000_000].map((count) => pluralForm(forms, count, locale))).toEqual(chosen);
});
