import { describe, expect, it } from "vitest";
import { controlChart } from "./control-chart.ts";

/** Ten up and ten down by one: the mean is 10, every range is 2, and one sigma is 2 ÷ 1.128 = 1.773. */
const STEADY = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? "11" : "9"));
const rulesOf = (values: readonly string[], isOrdered = true) =>
  controlChart(values, isOrdered)?.findings.map(({ rule, at }) => `${rule} ${at}`);

describe("a chart of individual values", () => {
  it("has its centre at the mean and its limits three sigma away", () => {
    expect(controlChart(STEADY, true)).toEqual({
      center: "10.000",
      upper: "15.319",
      lower: "4.681",
      findings: [],
    });
  });

  it("has no limit below zero", () => {
    const low = controlChart(["0.2", "1.4", "0.1", "1.6", "0.3", "1.2"], true);
    expect(low?.lower).toBe("0.000");
  });

  it("says nothing of four points, nor of points that are all the same", () => {
    expect(controlChart(["1", "2", "3", "4"], true)).toBeUndefined();
    expect(controlChart(["1", "1", "1", "1", "1"], true)).toMatchObject({ upper: "1.000", findings: [] });
  });
});

describe("out of pattern is", () => {
  it("a point beyond three sigma, in whatever order the points stand", () => {
    const values = [...STEADY, "30"];
    expect(rulesOf(values)).toContain("beyond_limits 20");
    expect(rulesOf(values, false)).toEqual(["beyond_limits 20"]);
  });

  it("two of three beyond two sigma on one side", () => {
    const found = rulesOf([...STEADY, "14.8", "10", "14.8"]);
    expect(found).toContain("two_of_three 22");
    expect(found).not.toContain("two_of_three 20");
    // One above and one below is no shift.
    expect(rulesOf([...STEADY, "14.8", "10", "5.2"])?.filter((one) => one.startsWith("two"))).toEqual([]);
  });

  it("four of five beyond one sigma on one side", () => {
    expect(rulesOf([...STEADY, "13", "13", "10", "13", "13"])).toContain("four_of_five 24");
    expect(rulesOf([...STEADY, "13", "13", "10", "9", "13"])).not.toContain("four_of_five 24");
  });

  it("eight in a row on one side of the centre", () => {
    const found = rulesOf([...STEADY, ...Array.from({ length: 8 }, () => "10.9")]);
    expect(found).toContain("eight_on_one_side 27");
    expect(found).not.toContain("eight_on_one_side 26");
  });
});
