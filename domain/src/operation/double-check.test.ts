import { describe, expect, it } from "vitest";
import { allowedDifference, differencesBetween, figuresOfClassifiers, isWithin } from "./double-check.ts";

describe("two classifications of one sample", () => {
  it.each([
    ["greenish", "8.5", "1.7"],
    ["greenish", "1.0", "0.3"],
    ["moisture", "13.4", "0.3"],
  ] as const)("may differ in %s of %s by %s", (parameter, first, allowed) => {
    expect(allowedDifference(parameter, first)).toBe(allowed);
  });

  it("are compared in what both measured, to the limit and not beyond", () => {
    const found = differencesBetween(
      { musty: "1.5", greenish: "5.0", foreign: null, broken: "20.0" },
      { musty: "1.8", greenish: "6.1", foreign: "1.0" },
    );
    expect(found).toEqual([
      { parameter: "musty", first: "1.5", second: "1.8", difference: "0.3", allowed: "0.3", within: true },
      {
        parameter: "greenish",
        first: "5.0",
        second: "6.1",
        difference: "1.1",
        allowed: "1",
        within: false,
      },
    ]);
    expect([isWithin(found), isWithin(found.slice(0, 1)), isWithin([])]).toEqual([false, true, false]);
  });

  it("are counted by classifier and month", () => {
    const work = (classifier: string, month: string, within: boolean) => ({ classifier, month, within });
    expect(
      figuresOfClassifiers([
        work("Júlia", "2026-11", true),
        work("Ana", "2026-10", false),
        work("Júlia", "2026-10", false),
        work("Júlia", "2026-11", true),
      ]),
    ).toEqual([
      { classifier: "Ana", checks: 1, within: 0, months: [{ month: "2026-10", checks: 1, within: 0 }] },
      {
        classifier: "Júlia",
        checks: 3,
        within: 2,
        months: [
          { month: "2026-10", checks: 1, within: 0 },
          { month: "2026-11", checks: 2, within: 2 },
        ],
      },
    ]);
  });
});
