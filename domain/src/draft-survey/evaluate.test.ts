import { describe, expect, it } from "vitest";
import { fractionOf, roundFraction } from "../kernel/fraction.ts";
import { dockWaterAllowance, freshWaterAllowance } from "./alerts.ts";
import { draftSurveyContracts } from "./contract.ts";
import { evaluate, evaluateRequest } from "./evaluate.ts";
import { listDegrees } from "./list-angle.ts";
import type { EvaluateRequest, SurveyInput } from "./request.ts";
import type { DraftSurvey } from "./results.ts";
import { KAMSARMAX, SUPRAMAX } from "./worked-surveys.data.ts";

const KAMSARMAX_LINES: readonly (readonly [string, string, string])[] = [
  ["mean_fwd", "4.860", "12.620"],
  ["mean_mid", "5.940", "12.710"],
  ["mean_aft", "7.020", "12.800"],
  ["apparent_trim", "2.160", "0.180"],
  ["lbm", "216.950", "216.950"],
  ["corr_fwd", "-0.013", "-0.001"],
  ["corr_mid", "-0.006", "0.000"],
  ["corr_aft", "0.072", "0.006"],
  ["fwd", "4.847", "12.619"],
  ["mid", "5.934", "12.710"],
  ["aft", "7.092", "12.806"],
  ["true_trim", "2.245", "0.187"],
  ["mean_fwd_aft", "5.970", "12.713"],
  ["mean_of_means", "5.952", "12.712"],
  ["deflection_cm", "-3.600", "-0.300"],
  ["quarter_mean", "5.943", "12.711"],
  ["displacement", "36594.551", "83020.415"],
  ["tpc", "66.566", "70.627"],
  ["lcf", "-6.538", "0.365"],
  ["mtc_plus", "939.147", "1152.363"],
  ["mtc_minus", "909.847", "1119.263"],
  ["mtc_difference", "29.300", "33.100"],
  ["first_trim", "-433.279", "2.138"],
  ["second_trim", "32.743", "0.257"],
  ["list", "0.000", "0.000"],
  ["displacement_trim_list", "36194.015", "83022.810"],
  ["density", "1.0215", "1.0205"],
  ["density_correction", "-123.589", "-364.490"],
  ["displacement_density", "36070.426", "82658.320"],
  ["deductibles", "22102.100", "1747.000"],
  ["net", "13968.326", "80911.320"],
  ["net_light_ship", "318.326", "67261.320"],
];

const SUPRAMAX_LINES: readonly (readonly [string, string, string])[] = [
  ["mean_fwd", "12.420", "3.930"],
  ["mean_mid", "12.370", "5.090"],
  ["mean_aft", "12.180", "6.290"],
  ["apparent_trim", "-0.240", "2.360"],
  ["lbm", "173.500", "173.500"],
  ["corr_fwd", "0.003", "-0.029"],
  ["corr_mid", "0.000", "0.005"],
  ["corr_aft", "-0.013", "0.128"],
  ["fwd", "12.407", "3.885"],
  ["mid", "12.354", "5.079"],
  ["aft", "12.151", "6.402"],
  ["true_trim", "-0.256", "2.517"],
  ["mean_fwd_aft", "12.279", "5.144"],
  ["mean_of_means", "12.317", "5.112"],
  ["deflection_cm", "7.500", "-6.500"],
  ["quarter_mean", "12.335", "5.095"],
  ["displacement", "64703.510", "24446.635"],
  ["tpc", "57.851", "53.357"],
  ["lcf", "1.302", "-5.215"],
  ["mtc_plus", "819.745", "638.485"],
  ["mtc_minus", "792.810", "615.890"],
  ["mtc_difference", "26.935", "22.595"],
  ["first_trim", "-10.423", "-378.580"],
  ["second_trim", "0.477", "38.688"],
  ["tpc_port", "57.823", "53.330"],
  ["tpc_stbd", "57.920", "53.378"],
  ["list", "0.093", "0.023"],
  ["displacement_trim_list", "64693.657", "24106.766"],
  ["density", "1.0080", "1.0065"],
  ["density_correction", "-1072.968", "-435.098"],
  ["displacement_density", "63620.689", "23671.668"],
  ["deductibles", "1002.900", "12734.600"],
  ["net", "62617.789", "10937.068"],
  ["net_light_ship", "51967.789", "287.068"],
];

function answer(request: unknown): DraftSurvey {
  const found = evaluate(request);
  if (!found.ok) expect.fail(JSON.stringify(found.issues));
  return found.result;
}

function issuesOf(request: unknown): string[] {
  const found = evaluate(request);
  return found.ok ? [] : found.issues.map((one) => `${one.field} ${one.code}`);
}

const withSurvey = (base: EvaluateRequest, index: number, change: Partial<SurveyInput>): EvaluateRequest => ({
  ...base,
  surveys: base.surveys.map((survey, at) => (at === index ? { ...survey, ...change } : survey)),
});

const withShip = (base: EvaluateRequest, change: object): EvaluateRequest => ({
  ...base,
  ship: { ...base.ship, ...change },
});

/** A line by the name it has in a worked example. */
const lineOf = (survey: object, name: string): unknown => (survey as Readonly<Record<string, unknown>>)[name];

describe("the worked loading", () => {
  const found = answer(KAMSARMAX);

  it.each(KAMSARMAX_LINES)("%s", (name, initial, final) => {
    expect(found.surveys.map((survey) => lineOf(survey, name))).toEqual([initial, final]);
  });

  it("ends with the cargo and the constant", () => {
    expect(found).toMatchObject({
      cargo: "66942.994",
      constant: "318.326",
      parcels: ["66942.994"],
      alerts: [],
      rounding: "step",
    });
  });

  it("differs by four tonnes without step rounding", () => {
    const exact = answer({ ...KAMSARMAX, rounding: "none" });
    expect(exact.surveys.map((survey) => survey.net)).toEqual(["13966.960", "80905.924"]);
    expect(exact).toMatchObject({ cargo: "66938.965", parcels: ["66938.965"], rounding: "none" });
  });

  it("corrects the list unless told not to", () => {
    const { apply_list: _, ...survey } = KAMSARMAX.surveys[0] as SurveyInput;
    const listed = answer({ ...KAMSARMAX, surveys: [survey] });
    expect(listed.surveys[0]).toMatchObject({ list: "0.001", tpc_port: "66.558", tpc_stbd: "66.570" });
    expect(found.surveys[0]).toMatchObject({ list: "0.000", tpc_port: null, tpc_stbd: null });
  });
});

describe("the worked discharge", () => {
  const found = answer(SUPRAMAX);

  it.each(SUPRAMAX_LINES)("%s", (name, initial, final) => {
    expect(found.surveys.map((survey) => lineOf(survey, name))).toEqual([initial, final]);
  });

  it("ends with the cargo and the constant", () => {
    expect(found).toMatchObject({
      cargo: "51680.721",
      constant: "287.068",
      parcels: ["51680.721"],
      alerts: [],
    });
  });

  it("gives the list in degrees, to starboard negative", () => {
    expect(found.surveys.map((survey) => survey.list_degrees)).toEqual(["-0.284", "-0.142"]);
  });

  it("differs without step rounding", () => {
    const exact = answer({ ...SUPRAMAX, rounding: "none" });
    expect(exact.surveys.map((survey) => survey.net)).toEqual(["62617.084", "10937.080"]);
    expect(exact.cargo).toBe("51680.004");
  });
});

describe("what may be given differently", () => {
  it("reads centres of flotation from the aft perpendicular", () => {
    const table = SUPRAMAX.ship.table.map((row) => ({
      ...row,
      lcf: String((92_500 - Math.round(Number(row.lcf) * 1000)) / 1000),
    }));
    const fromAft = answer(withShip(SUPRAMAX, { table, lcf_from: "ap" }));
    expect(fromAft.surveys.map((survey) => survey.lcf)).toEqual(["1.302", "-5.215"]);
    expect(fromAft.cargo).toBe("51680.721");
  });

  it("takes surveys in any order and names the parcels in that of the operation", () => {
    const [initial, final] = KAMSARMAX.surveys as [SurveyInput, SurveyInput];
    const middle: SurveyInput = { ...initial, kind: "intermediate", density: "1.0210" };
    const between = answer({ ...KAMSARMAX, surveys: [final, middle, initial] });
    expect(between.surveys.map((survey) => survey.kind)).toEqual(["final", "intermediate", "initial"]);
    expect(between.cargo).toBe("66942.994");
    expect(between.parcels).toHaveLength(2);
    expect(between.constant).toBe("318.326");
  });

  it("answers one survey alone without a cargo", () => {
    const alone = answer({ ...KAMSARMAX, surveys: KAMSARMAX.surveys.slice(0, 1) });
    expect(alone).toMatchObject({ cargo: null, parcels: [], constant: "318.326" });
    const laden = answer({ ...KAMSARMAX, surveys: KAMSARMAX.surveys.slice(1) });
    expect(laden).toMatchObject({ cargo: null, constant: null });
  });

  it("knows the cargo on board where the constant is declared", () => {
    const declared = answer(withShip(SUPRAMAX, { declared_constant: "287.068" }));
    expect(declared.surveys.map((survey) => survey.cargo_on_board)).toEqual(["51680.721", "0.000"]);
  });

  it("shows a draft that is a row of the table as that row", () => {
    const readings = { fp: "12.7", fs: "12.7", mp: "12.7", ms: "12.7", ap: "12.7", as: "12.7" };
    const even = answer({ ...KAMSARMAX, surveys: [{ ...KAMSARMAX.surveys[1], readings }] });
    expect(even.surveys[0]).toMatchObject({
      displacement: "82942.700",
      true_trim: "0.000",
      first_trim: "0.000",
      second_trim: "0.000",
    });
  });
});

describe("the explanation", () => {
  it("has every line with its arithmetic", () => {
    const steps = answer(SUPRAMAX).surveys[1]?.steps ?? [];
    expect(steps.find((step) => step.name === "lcf")).toEqual({
      name: "lcf",
      value: "-5.215",
      unit: "m",
      formula: "-5.3 + (5.095 − 5) × (-5.21 − (-5.3)) ÷ (5.1 − 5)",
      rule: "ece_energy_19",
    });
    expect(steps.find((step) => step.name === "quarter_mean")?.formula).toBe(
      "(3.885 + 6.402 + 6 × 5.079) ÷ 8",
    );
    expect(steps.every((step) => step.value === null || step.formula !== undefined)).toBe(true);
  });

  it("ends with constant and cargo", () => {
    expect(answer(KAMSARMAX).steps).toEqual([
      { name: "constant", value: "318.326", unit: "t", formula: "13968.326 − 13650", rule: "ece_energy_19" },
      {
        name: "cargo",
        value: "66942.994",
        unit: "t",
        formula: "80911.32 − 13968.326",
        rule: "ece_energy_19",
      },
    ]);
  });
});

describe("figures beside the form", () => {
  it("knows how far fresh and dock water let a ship sink", () => {
    const ship = (change: object) => ({ ...KAMSARMAX.ship, ...change });
    const table = KAMSARMAX.ship.table;
    expect(freshWaterAllowance(ship({ summer_draft: "12.707" }), table)).toBe("0.293781");
    expect(freshWaterAllowance(ship({ summer_draft: "12.714" }), table)).toBe("0.293938");
    expect(freshWaterAllowance(ship({ fwa_mm: "293" }), table)).toBe("0.293");
    expect(freshWaterAllowance(ship({ summer_draft: "14" }), table)).toBeNull();
    expect(freshWaterAllowance(ship({}), table)).toBeNull();
    expect(dockWaterAllowance("0.293", "1.025")).toBe("0");
    expect(dockWaterAllowance("0.293", "1.0000")).toBe("0.293");
    // 0.2936713 × 0.0045 ÷ 0.025 = 0.052860834
    expect(dockWaterAllowance("0.2936713", "1.0205")).toBe("0.052861");
  });

  it.each([
    ["8.065", "32.26", "14.036243468"],
    ["1", "10", "5.710593137"],
    ["-1", "10", "-5.710593137"],
    ["0", "10", "0.000000000"],
    ["0.16", "32.26", "0.284167686"],
  ])("a list of %s m over %s m is %s°", (list, breadth, degrees) => {
    expect(roundFraction(listDegrees(fractionOf(list), fractionOf(breadth)), 9, "half_up")).toBe(degrees);
  });

  it("refuses midship readings that no floating ship has, to the millimetre", () => {
    // A quarter of the breadth of 32.26 m is 8.065 m.
    const asked = (mp: string, ms: string) => {
      const readings = { ...(KAMSARMAX.surveys[1] as SurveyInput).readings, mp, ms };
      const found = evaluate(withSurvey(KAMSARMAX, 1, { readings, apply_list: false }));
      return found.ok ? [] : found.issues.map((one) => `${one.field} ${one.code} ${one.params?.max ?? ""}`);
    };
    const steep = /above_maximum/;
    expect(asked("12.720", "4.655").join()).not.toMatch(steep);
    expect(asked("4.655", "12.720").join()).not.toMatch(steep);
    expect(asked("12.721", "4.655")).toEqual(["surveys.1.readings.mp above_maximum 12.72"]);
    expect(asked("4.655", "12.721")).toEqual(["surveys.1.readings.ms above_maximum 12.72"]);
  });

  it("shortens long figures in the arithmetic, and only there", () => {
    const { surveys } = answer({ ...KAMSARMAX, rounding: "none" });
    expect(surveys[0]?.steps.find((step) => step.name === "fwd")?.formula).toBe("4.86 + (-0.013441) − 0");
    expect(surveys[0]?.steps.find((step) => step.name === "corr_fwd")?.value).toBe("-0.013");
  });
});

describe("alerts", () => {
  const mids = (mp: string, ms: string) => ({
    readings: { ...(SUPRAMAX.surveys[0] as SurveyInput).readings, mp, ms },
    apply_list: false,
  });
  // Half a degree over a breadth of 32.26 m is 0.28153 m, a whole one 0.56310 m.
  it.each([
    ["12.2", "12.48", []],
    ["12.2", "12.482", ["list_letter_of_protest"]],
    ["12.482", "12.2", ["list_letter_of_protest"]],
    ["12.09", "12.652", ["list_letter_of_protest"]],
    // 0.99983° is 1.000° on the form.
    ["12.089", "12.652", ["list_letter_of_protest", "list_beyond_tank_tables"]],
  ])("list between %s and %s", (mp, ms, alerts) => {
    expect(answer(withSurvey(SUPRAMAX, 0, mids(mp, ms))).surveys[0]?.alerts).toEqual(alerts);
  });

  it("recommends the letter at half a degree as the form shows it", () => {
    // 0.281 m over 32.2 m is 0.49999°.
    const narrow = withSurvey(withShip(SUPRAMAX, { breadth: "32.2" }), 0, mids("12.2", "12.481"));
    expect(answer(narrow).surveys[0]).toMatchObject({
      list_degrees: "-0.500",
      alerts: ["list_letter_of_protest"],
    });
  });

  it.each([
    [{ tank_trim: { from: "-1", to: "2.517" } }, []],
    [{ tank_trim: { from: "-1", to: "2.516" } }, ["trim_beyond_tank_tables"]],
    [{ tank_trim: { from: "-0.255", to: "3" } }, ["trim_beyond_tank_tables"]],
    [{ tank_trim: { from: "-0.256", to: "3" } }, []],
    [{ tank_trim: { from: "-0.256", to: "-0.256" } }, ["trim_beyond_tank_tables"]],
    [{ summer_deadweight: "52970.689" }, []],
    [{ summer_deadweight: "52970.688" }, ["deadweight_over_summer"]],
    [{ declared_constant: "337.068" }, []],
    [{ declared_constant: "337.069" }, ["constant_far_from_declared"]],
    [{ light_ship: "10937.068" }, []],
    [{ light_ship: "10937.069" }, ["constant_negative"]],
    // (1.025 − 1.008) ÷ 0.025 = 0.68 of the allowance.
    [{ summer_draft: "12.131", fwa_mm: "300" }, []],
    [{ summer_draft: "12.130", fwa_mm: "300" }, ["quarter_mean_over_summer_draft"]],
    [{ summer_draft: "13.5" }, ["summer_draft_not_checked"]],
    // 65 658.8 ÷ (4 × 57.95) = 283 mm.
    [{ summer_draft: "12.5" }, []],
    [{ summer_draft: "11.9" }, ["quarter_mean_over_summer_draft"]],
  ])("%j", (change, alerts) => {
    expect(answer(withShip(SUPRAMAX, change)).alerts).toEqual(alerts);
  });

  it.each([
    [{ swell_m: "0.5" }, []],
    [{ swell_m: "0.51" }, ["swell_over_limit"]],
    [{ density: "1.0130" }, []],
    [{ density: "1.0131" }, ["density_changed"]],
    [{ deductibles: { ballast: "12004.6" } }, ["deductible_not_in_every_survey"]],
  ])("%j", (change, alerts) => {
    expect(answer(withSurvey(SUPRAMAX, 1, change)).alerts).toEqual(alerts);
  });

  it("says that an operation went the other way", () => {
    const backwards = answer({ ...KAMSARMAX, operation: "discharging" });
    expect(backwards).toMatchObject({ cargo: "-66942.994" });
    expect(backwards.alerts).toContain("cargo_negative");
    expect(backwards.alerts).not.toContain("parcels_not_cargo");
  });

  it("says that the parcels of an operation are not its cargo, because one went the other way", () => {
    const [initial, final] = KAMSARMAX.surveys;
    if (initial === undefined || final === undefined) expect.fail("the example has two surveys");
    const readings = (metres: string) => ({
      fp: metres,
      fs: metres,
      mp: metres,
      ms: metres,
      ap: metres,
      as: metres,
    });
    const between = (metres: string) => ({
      ...final,
      kind: "intermediate" as const,
      readings: readings(metres),
    });
    const straight = answer({ ...KAMSARMAX, surveys: [initial, between("12.71"), final] });
    expect(straight.alerts).not.toContain("parcels_not_cargo");
    const beyond = answer({ ...KAMSARMAX, surveys: [initial, between("12.75"), final] });
    expect(beyond.alerts).toContain("parcels_not_cargo");
  });
});

describe("what is refused", () => {
  const table = KAMSARMAX.ship.table;

  it("names a draft outside the table", () => {
    expect(evaluate(withShip(KAMSARMAX, { table: table.slice(1) }))).toEqual({
      ok: false,
      issues: [
        {
          code: "draft_outside_table",
          field: "surveys.0.readings",
          params: { value: "5.443", min: "5.50", max: "13.30" },
        },
      ],
    });
  });

  it("names a draft between rows that are too far apart", () => {
    const holed = table.filter((row) => row.draft !== "6.00");
    expect(evaluate(withShip(KAMSARMAX, { table: holed }))).toEqual({
      ok: false,
      issues: [
        {
          code: "draft_in_table_gap",
          field: "surveys.0.readings",
          params: { value: "5.943", below: "5.90", above: "6.40" },
        },
      ],
    });
  });

  it("reads a table of half metres, and none of more", () => {
    const coarse = (step: number) =>
      Array.from({ length: 30 }, (_, index) => ({
        draft: (index * step + step).toFixed(1),
        displacement: (6000 * (index + 1) * step).toFixed(1),
        tpc: "60",
        lcf: "0",
        mtc: "900",
      }));
    expect(issuesOf(withShip(KAMSARMAX, { table: coarse(0.5) }))).toEqual([]);
    expect(issuesOf(withShip(KAMSARMAX, { table: coarse(0.6) }))).toContain(
      "surveys.0.readings draft_in_table_gap",
    );
  });

  it("names the side that the table does not reach", () => {
    const listed = withSurvey(SUPRAMAX, 0, {
      readings: { ...(SUPRAMAX.surveys[0] as SurveyInput).readings, mp: "11.79", ms: "12.95" },
    });
    expect(issuesOf(listed)).toEqual([
      "surveys.0.readings.mp draft_in_table_gap",
      "surveys.0.readings.ms draft_outside_table",
    ]);
  });

  it.each([
    [{ table: [table[1], table[0], ...table.slice(2)] }, "ship.table.1.draft table_out_of_order"],
    [{ table: [table[0], table[0], ...table.slice(1)] }, "ship.table.1.draft table_out_of_order"],
    [
      { table: table.map((row, index) => (index === 3 ? { ...row, displacement: "36308.3" } : row)) },
      "ship.table.3.displacement table_out_of_order",
    ],
    [
      { table: table.map((row, index) => (index === 3 ? { ...row, lcf: "112.751" } : row)) },
      "ship.table.3.lcf above_maximum",
    ],
    [{ table: table.slice(0, 1) }, "ship.table too_few_entries"],
    [{ lcf_from: "ap" }, "ship.table.0.lcf negative_number"],
    [{ lcf_from: "bow" }, "ship.lcf_from not_a_choice"],
    [{ marks: { fwd: "-100", mid: "0", aft: "100" }, lbp: "200" }, "ship.marks not_greater_than_zero"],
    [{ marks: { fwd: "-1.35", aft: "7.2" } }, "ship.marks.mid required"],
    [{ table_density: "10" }, "ship.table_density above_maximum"],
    [{ lbp: "-225.5" }, "ship.lbp negative_number"],
    [{ lbp: "0" }, "ship.lbp below_minimum"],
    [{ light_ship: "0" }, "ship.light_ship not_greater_than_zero"],
    [{ light_ship: "9".repeat(400) }, "ship.light_ship too_long"],
    [{ breadth: 32.26 }, "ship.breadth not_a_number"],
    [{ colour: "red" }, "ship.colour unknown_attribute"],
    [{ tank_trim: { from: "2", to: "1" } }, "ship.tank_trim.to below_minimum"],
  ])("%j", (change, expected) => {
    expect(issuesOf(withShip(KAMSARMAX, change))).toContain(expected);
  });

  it.each([
    [{ density: "10" }, "surveys.1.density above_maximum"],
    [{ density: "0.9499" }, "surveys.1.density below_minimum"],
    [{ density: null }, "surveys.1.density required"],
    [{ kind: "initial" }, "surveys.1.kind duplicate_entry"],
    [{ kind: "last" }, "surveys.1.kind not_a_choice"],
    [{ deductibles: { ballast: "-1" } }, "surveys.1.deductibles.ballast negative_number"],
    [{ deductibles: { ballast: null } }, "surveys.1.deductibles.ballast required"],
    [{ deductibles: { ballast: "82658.32" } }, "surveys.1.deductibles above_maximum"],
    [{ readings: { ...KAMSARMAX.surveys[1]?.readings, fp: "126.1" } }, "surveys.1.readings.fp above_maximum"],
    [{ readings: { ...KAMSARMAX.surveys[1]?.readings, fp: "-1" } }, "surveys.1.readings.fp negative_number"],
    [{ readings: { ...KAMSARMAX.surveys[1]?.readings, ms: undefined } }, "surveys.1.readings.ms required"],
    [{ readings: { ...KAMSARMAX.surveys[1]?.readings, ms: "1.272" } }, "surveys.1.readings.mp above_maximum"],
    [{ readings: { ...KAMSARMAX.surveys[1]?.readings, ms: "30" } }, "surveys.1.readings.ms above_maximum"],
  ])("%j", (change, expected) => {
    expect(issuesOf(withSurvey(KAMSARMAX, 1, change as Partial<SurveyInput>))).toContain(expected);
  });

  it.each([null, undefined, 7, "x", [], {}])("%j is no request", (request) => {
    expect(evaluate(request).ok).toBe(false);
  });

  it("says everything that is wrong at once", () => {
    expect(issuesOf({ ...KAMSARMAX, operation: "sailing", surveys: [], rounding: "sometimes" })).toHaveLength(
      3,
    );
  });
});

it("is called by its wire names", () => {
  const { evaluate: contract } = draftSurveyContracts;
  expect([contract.service, contract.type, contract.action]).toEqual(["service", "draft_survey", "evaluate"]);
  expect(evaluateRequest(contract.input.parse(KAMSARMAX)).ok).toBe(true);
});
