import { describe, expect, it } from "vitest";
import { KAMSARMAX } from "../draft-survey/worked-surveys.data.ts";
import { compareSurvey, type ReadSurveys, surveyCarrier } from "./carrier-survey.ts";
import type { SurveyedShip } from "./survey-facts.ts";

const { ship: asked, surveys } = KAMSARMAX;

const SHIP: SurveyedShip = {
  lbp: asked.lbp,
  beam: asked.breadth,
  light_ship: asked.light_ship,
  summer_draft: null,
  dwt: null,
  table_density: asked.table_density,
  lcf_from: "midships",
  mark_fwd: asked.marks.fwd,
  mark_mid: asked.marks.mid,
  mark_aft: asked.marks.aft,
  keel_fwd: null,
  keel_mid: null,
  keel_aft: null,
  hydrostatics: asked.table,
};

const READ: ReadSurveys = {
  cargo_operation: "loading",
  rounding: null,
  surveys,
  declared_constant: null,
};

const survey = (ship: Partial<SurveyedShip> = {}, read: Partial<ReadSurveys> = {}) =>
  surveyCarrier({ ship: { ...SHIP, ...ship }, barge: null }, { ...READ, ...read });

describe("the survey of a carrier", () => {
  it("is the calculator's answer", () => {
    expect(survey()).toMatchObject({
      results: { cargo: "66942.994", rounding: "step" },
      issues: [],
      lacking: [],
    });
  });

  it("asks what the ship has and no more: a keel of one mark, a draft and a deadweight for the alerts", () => {
    expect(survey({ keel_mid: "16" }).results?.cargo).not.toBe("66942.994");
    const deep = survey({ summer_draft: "12.25", dwt: "60000" }).results;
    expect(deep).toMatchObject({
      cargo: "66942.994",
      alerts: ["quarter_mean_over_summer_draft", "deadweight_over_summer"],
    });
  });

  it("tells what the register lacks apart from what was misread", () => {
    const without = survey({ lbp: null, mark_mid: null, hydrostatics: [] });
    expect(without.issues).toEqual([]);
    expect(without.lacking.map(({ field }) => field)).toEqual(["ship.lbp", "ship.marks.mid", "ship.table"]);
    const [first] = surveys;
    const wrong = { ...first, kind: "initial" as const, readings: { ...first?.readings, ap: "70.1" } };
    const both = survey({ lbp: null }, { surveys: [wrong] });
    expect(both.issues.map(({ field }) => field)).toEqual(["surveys.0.readings.ap"]);
    expect(both.lacking.map(({ field }) => field)).toEqual(["ship.lbp"]);
    expect(survey({}, { declared_constant: "-1" }).issues).toMatchObject([{ field: "declared_constant" }]);
  });

  it("says nothing of trucks", () => {
    expect(surveyCarrier({ ship: null, barge: null }, READ).results).toBeNull();
  });
});

describe("the comparison", () => {
  const { results } = survey();

  it("is with what there is", () => {
    expect(compareSurvey(results, { scale: "66870.480", bill_of_lading: null })).toEqual({
      draft: "66942.994",
      scale: {
        weight: "66870.480",
        difference: "72.514",
        difference_pct: "0.1084",
        tolerance_pct: "0.5",
        within: true,
      },
      bill_of_lading: null,
    });
    expect(compareSurvey(results, { scale: null, bill_of_lading: "60000" })?.bill_of_lading).toMatchObject({
      within: false,
    });
  });

  it("needs a cargo", () => {
    const others = { scale: "1", bill_of_lading: "1" };
    expect(compareSurvey(null, others)).toBeNull();
    expect(compareSurvey(survey({}, { surveys: surveys.slice(0, 1) }).results, others)).toBeNull();
    expect(compareSurvey(survey({}, { cargo_operation: "discharging" }).results, others)).toBeNull();
  });
});
