import { describe, expect, it } from "vitest";
import { addDays } from "../kernel/dates.ts";
import { AGES, ageOf, dueBetween } from "./ageing.ts";

const TODAY = "2026-11-16";

describe("the age of what is open", () => {
  it.each([
    [1, "not_due"],
    [0, "not_due"],
    [-1, "to_30"],
    [-30, "to_30"],
    [-31, "to_60"],
    [-60, "to_60"],
    [-61, "to_90"],
    [-90, "to_90"],
    [-91, "over_90"],
    [-4000, "over_90"],
  ] as const)("due %i days from today is %s", (days, age) => {
    expect(ageOf(addDays(TODAY, days), TODAY)).toBe(age);
  });

  it("leaves no day out and has none twice", () => {
    for (let days = -120; days <= 120; days++) {
      const due = addDays(TODAY, days);
      const fitting = AGES.filter((age) => {
        const { from, to } = dueBetween(age, TODAY);
        return (from === null || due >= from) && (to === null || due <= to);
      });
      expect([due, fitting]).toEqual([due, [ageOf(due, TODAY)]]);
    }
  });
});
