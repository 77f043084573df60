import { describe, expect, it } from "vitest";
import { bargeState, convoyTotals, differenceOf } from "./convoy-summary.ts";

const barge = (draft: string | null, scale: string | null, seals = 0) => ({ draft, scale, seals });

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

describe("a convoy", () => {
  it("sums the drafts of its barges as the worked example does", () => {
    const drafts = ["1457.224", "1463.180", "1449.905", "1460.011"];
    const totals = convoyTotals(drafts.map((draft) => barge(draft, draft)));
    expect(totals).toMatchObject({ draft: "5830.320", difference: "0.000", percent: "0", compared: 4 });
  });

  it("compares only barges that have both figures", () => {
    const totals = convoyTotals([
      barge("2014.320", "2009.860", 10),
      barge("1998.740", null),
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
    });
    expect(convoyTotals([])).toMatchObject({ compared: 0, difference: null, percent: null });
  });
});
