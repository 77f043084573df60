import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkNew } from "../kernel/row-schema.ts";
import { catalog } from "../records.ts";
import { isSealOf, MOST_SEALS_ISSUED, type NumberedSeals, sealsOf, shareSeals } from "./seal-range.ts";

const range = (first: string, last: string, prefix: string | null = null): NumberedSeals => ({
  prefix,
  first,
  last,
});

describe("seals that were handed out", () => {
  it("are counted with their zeros and their letters", () => {
    expect(sealsOf(range("0098", "0101"))).toEqual(["0098", "0099", "0100", "0101"]);
    expect(sealsOf(range("9", "9", "BR-"))).toEqual(["BR-9"]);
    expect(sealsOf(range("0048195", "0048240"))).toHaveLength(46);
  });

  it.each([
    ["the first", "BR0048195", true],
    ["the last", "BR0048240", true],
    ["one before", "BR0048194", false],
    ["one after", "BR0048241", false],
    ["the digits alone", "0048200", false],
    ["other letters", "AR0048200", false],
    ["fewer zeros", "BR48200", false],
    ["something behind", "BR0048200A", false],
    ["a letter among the digits", "BR004820A", false],
    ["nothing", "", false],
  ])("%s: %s", (_, number, expected) => {
    expect(isSealOf(range("0048195", "0048240", "BR"), number)).toBe(expected);
  });

  it.each([
    ["that follow one another", range("001", "010"), range("011", "020"), false],
    ["that meet in one number", range("001", "010"), range("010", "020"), true],
    ["inside one another", range("001", "100"), range("040", "050"), true],
    ["of other letters", range("001", "010", "A"), range("001", "010", "B"), false],
    ["of other lengths", range("001", "010"), range("0001", "0010"), false],
    ["whose prefixes end elsewhere", range("001", "010", "A0"), range("0005", "0007", "A"), true],
    ["with a letter where the other counts", range("000", "999", "A"), range("0", "9", "A1B"), false],
  ])("%s", (_, one, other, expected) => {
    expect([shareSeals(one, other), shareSeals(other, one)]).toEqual([expected, expected]);
  });

  it("share what their numbers share", () => {
    const any = fc
      .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 60 }), fc.constantFrom("", "0", "A"))
      .map(([begin, more, prefix]) =>
        range(String(begin).padStart(3, "0"), String(begin + more).padStart(3, "0"), prefix),
      );
    fc.assert(
      fc.property(any, any, (one, other) => {
        const numbers = new Set(sealsOf(one));
        expect(shareSeals(one, other)).toBe(sealsOf(other).some((number) => numbers.has(number)));
      }),
    );
  });
});

describe("a row of seals", () => {
  const model = catalog.get("seal_range");
  const issuesOf = (first: string, last: string) => {
    const checked = checkNew(model, {
      country: "BR",
      first,
      last,
      inspector_id: "0190b6d0-0000-7000-8000-000000000001",
      issued_on: "2026-11-02",
    });
    return checked.ok ? [] : checked.issues.map(({ code, field }) => [code, field]);
  };

  it.each([
    ["that count up", "0048195", "0048240", []],
    ["of one seal", "7", "7", []],
    ["of a whole box", "0001", String(MOST_SEALS_ISSUED).padStart(4, "0"), []],
    ["of more than a box", "0000", String(MOST_SEALS_ISSUED), [["seals_not_counted", "last"]]],
    ["that count down", "0048240", "0048195", [["seals_not_counted", "last"]]],
    ["of two lengths", "998", "1003", [["seals_not_counted", "last"]]],
    [
      "with letters among the digits",
      "BR01",
      "BR09",
      [
        ["invalid", "first"],
        ["invalid", "last"],
      ],
    ],
  ])("%s", (_, first, last, expected) => {
    expect(issuesOf(first, last)).toEqual(expected);
  });
});
