import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isLive,
  MOST_POSITIONS,
  type PlacedSeal,
  replacedSeals,
  SEAL_STATES,
  sealNumbers,
} from "./hold-sealing.ts";

describe("a range of seals", () => {
  it.each([
    ["BR1001", "BR1004", ["BR1001", "BR1002", "BR1003", "BR1004"]],
    ["0098", "0101", ["0098", "0099", "0100", "0101"]],
    ["A9", "A11", ["A9", "A10", "A11"]],
    ["BR-07/098", "BR-07/100", ["BR-07/098", "BR-07/099", "BR-07/100"]],
    [" br7 ", "BR8", ["BR7", "BR8"]],
    ["X5", "X5", ["X5"]],
    ["A99999999999999999999", "A100000000000000000001", longNumbers()],
  ])("from %s to %s counts up", (from, to, expected) => {
    expect(sealNumbers(from, to)).toEqual(expected);
  });

  it.each([
    ["reversed", "BR1004", "BR1001"],
    ["of two prefixes", "BR1001", "AR1004"],
    ["with a prefix and without", "BR1001", "1004"],
    ["of letters alone", "BRA", "BRD"],
    ["that ends in letters", "1001A", "1004A"],
    ["without a beginning", "", "BR1004"],
    ["without an end", "BR1001", " "],
  ])("%s is none", (_, from, to) => {
    expect(sealNumbers(from, to)).toBeUndefined();
  });

  it("is as long as the places around a hold, and no longer", () => {
    expect(sealNumbers("S001", `S0${MOST_POSITIONS}`)).toHaveLength(MOST_POSITIONS);
    expect(sealNumbers("S001", `S0${MOST_POSITIONS + 1}`)).toBeUndefined();
    expect(sealNumbers("S1", "S999999999999999999999")).toBeUndefined();
    expect(sealNumbers("S001", "S003", 3)).toEqual(["S001", "S002", "S003"]);
    expect(sealNumbers("S001", "S004", 3)).toBeUndefined();
  });

  it("keeps its zeros, each number once and of one length", () => {
    const digits = 6;
    fc.assert(
      fc.property(
        fc.constantFrom("", "BR", "BR-"),
        fc.integer({ min: 0, max: 900_000 }),
        fc.integer({ min: 0, max: MOST_POSITIONS - 1 }),
        (prefix, begin, more) => {
          const written = (number: number) => `${prefix}${String(number).padStart(digits, "0")}`;
          const range = sealNumbers(written(begin), written(begin + more));
          expect(range).toHaveLength(more + 1);
          expect(new Set(range).size).toBe(more + 1);
          expect(range?.[0]).toBe(written(begin));
          expect(range?.at(-1)).toBe(written(begin + more));
        },
      ),
    );
  });
});

/** Past what a number holds exactly. */
function longNumbers(): string[] {
  return ["A99999999999999999999", "A100000000000000000000", "A100000000000000000001"];
}

it("counts as on the hold while it is applied or found intact", () => {
  expect(SEAL_STATES.filter(isLive)).toEqual(["applied", "intact"]);
  expect(isLive(null)).toBe(false);
});

describe("a seal that stands in for another", () => {
  const seal = (number: string, more: Partial<PlacedSeal>): PlacedSeal => ({
    id: `id of ${number}`,
    number,
    hold: 2,
    position: 15,
    state: "applied",
    applied_at: "2026-11-16T14:18:00Z",
    ...more,
  });
  const spoiled = seal("0048206", { state: "void", applied_at: "2026-11-16T14:12:00Z" });

  it("tells the number that was at its place last", () => {
    const older = seal("0048101", { state: "broken", applied_at: "2026-11-15T08:00:00Z" });
    const now = seal("0048235", {});
    expect([...replacedSeals([older, spoiled, now])]).toEqual([["id of 0048235", "0048206"]]);
  });

  it.each([
    ["at another place", { position: 16 }],
    ["on another hold", { hold: 3 }],
    ["set before it", { applied_at: "2026-11-16T14:00:00Z" }],
    ["gone itself", { state: "removed" }],
  ] as const)("replaces nothing when %s", (_, more) => {
    expect(replacedSeals([spoiled, seal("0048235", more)]).size).toBe(0);
  });
});
