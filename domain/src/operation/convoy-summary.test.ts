import { describe, expect, it } from "vitest";
import type { Outcome } from "../classification/codes.ts";
import { bargeState, convoyTotals, differenceOf, isOutOfStandard } from "./convoy-summary.ts";

const barge = (draft: string | null, scale: string | null, seals = 0, outcome: Outcome | null = null) => ({
  draft,
  scale,
  seals,
  quality: outcome && { outcome },
});

describe("a barge of a convoy", () => {
  it.each([
    [barge(null, null), "waiting"],
    [barge(null, "1240.300"), "loading"],
    [barge("1457.224", "1460.000"), "surveyed"],
    [barge("1457.224", null), "surveyed"],
    [barge("1457.224", "1460.000", 10), "sealed"],
  ])("%j is %s", (facts, state) => {
    expect(bargeState(facts)).toBe(state);
  });

  it("differs by what the drafts say more than the scale, in per cent of the scale", () => {
    expect(differenceOf(barge("2014.320", "2009.860"))).toEqual({ difference: "4.460", percent: "0.22" });
    expect(differenceOf(barge("1998.740", "2003.120"))).toEqual({ difference: "-4.380", percent: "-0.22" });
    expect(differenceOf(barge(null, "2003.120"))).toEqual({ difference: null, percent: null });
    expect(differenceOf(barge("1.000", "0.000"))).toEqual({ difference: "1.000", percent: null });
  });
});

describe("the cargo of a barge", () => {
  it.each([
    ["typed", false],
    ["incomplete", false],
    ["out_of_type", true],
    ["disqualified", true],
    ["reprocess_first", true],
    ["hold_live_insects", true],
  ] as const)("found to be %s is out of standard: %s", (outcome, isOut) => {
    expect(isOutOfStandard({ outcome })).toBe(isOut);
  });

  it("is not found wanting before it was classified", () => {
    expect(isOutOfStandard(null)).toBe(false);
  });
});

describe("a convoy", () => {
  it("sums the drafts of its barges as the worked example does", () => {
    const drafts = ["1457.224", "1463.180", "1449.905", "1460.011"];
    const totals = convoyTotals(drafts.map((draft) => barge(draft, draft)));
    expect(totals).toMatchObject({ draft: "5830.320", difference: "0.000", percent: "0", compared: 4 });
  });

  it("compares only barges that have both figures", () => {
    const totals = convoyTotals([
      barge("2014.320", "2009.860", 10, "typed"),
      barge("1998.740", null, 0, "out_of_type"),
      barge(null, "1240.300"),
      barge(null, null),
    ]);
    expect(totals).toEqual({
      barges: 4,
      compared: 1,
      draft: "2014.320",
      scale: "2009.860",
      difference: "4.460",
      percent: "0.22",
      surveyed: 2,
      weighed: 2,
      scale_so_far: "3250.160",
      seals: 10,
      sealed: 1,
      classified: 2,
      out_of_standard: 1,
    });
    expect(convoyTotals([])).toMatchObject({ compared: 0, difference: null, percent: null });
  });
});
