import { tanksOf } from "@plimsoll/domain/draft-survey/tank-table";
import { describe, expect, it } from "vitest";
import { findTanks, tanksToSend, trimOf } from "./draft-survey-tanks.ts";

const row = (trim: string, sounding: string, volume: string) => ({
  tank: "WBT 1P",
  content: "ballast",
  trim,
  sounding,
  volume,
});
const tanks = tanksOf([
  row("2", "2.10", "412.6"),
  row("3", "2.10", "398.2"),
  row("2", "2.20", "431.9"),
  row("3", "2.20", "417.1"),
]);
/** By the stern by 2.245 m, as the marks show it. */
const readings = { fp: "4.000", fs: "4.000", ap: "6.245", as: "6.245" };
const values = (typed: object, more: object = {}) => ({
  surveys: [{ readings, tanks: [{ id: "1", values: { tank: "WBT 1P", ...typed } }], ...more }],
});
const NOTHING = { results: null };

describe("tanks on the page of a survey", () => {
  it("have the volume of their table at the trim of the marks, and their weight as a deductible", () => {
    expect(trimOf(values({}), 0, NOTHING)).toBe("2.245");
    const found = findTanks(
      values({ sounding: "2.14", volume: "416.753", density: "1.024" }),
      tanks,
      NOTHING,
    );
    expect([...found.volumes.values()]).toEqual([{ from: "WBT 1P 2.14 2.245", volume: "416.753" }]);
    expect([...found.deductibles]).toEqual([["surveys.0.deductibles.ballast", "426.755"]]);
    expect(found.alerts).toEqual([]);
  });

  it("tell what their table does not reach, and give no volume then", () => {
    const found = findTanks(values({ sounding: "2.5" }), tanks, NOTHING);
    expect([...found.volumes.values()][0]?.volume).toBeNull();
    expect(found.alerts).toMatchObject([
      { tank: "WBT 1P", survey: 0, issue: { code: "value_outside_table" } },
    ]);
  });

  it("say nothing before the marks are read or a tank is chosen", () => {
    expect(findTanks(values({ sounding: "2.14" }, { readings: {} }), tanks, NOTHING).volumes.size).toBe(0);
    expect(findTanks({ surveys: [{ tanks: [{ id: "1", values: {} }] }] }, tanks, NOTHING).alerts).toEqual([]);
    expect(findTanks({}, tanks, NOTHING).deductibles.size).toBe(0);
  });

  it("are sent with the place of their survey, once they have a volume and a density", () => {
    const typed = [
      { tanks: [{ tank: "A", volume: "1", density: "1" }] },
      { tanks: [{ tank: "B", volume: "2" }] },
      {},
    ];
    expect(tanksToSend(typed)).toEqual([{ survey: 0, tank: "A", sounding: null, volume: "1", density: "1" }]);
  });
});
