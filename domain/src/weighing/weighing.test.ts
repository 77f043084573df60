import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, canonical, compare, subtract, sum } from "../kernel/decimal.ts";
import { compareWeights } from "./comparison.ts";
import { accumulateDumps } from "./dumps.ts";
import { accumulatePeriods, counterNet, type PeriodsRequest } from "./periods.ts";
import { type TruckTicketRequest, weighTruck } from "./truck-ticket.ts";
import { convert, convertWeight, kilogramsOf, tonnesOf, UNITS_KG, type WeightUnit } from "./units.ts";

type Answer<T> = { ok: true; result: T } | { ok: false; issues: readonly { field?: string; code: string }[] };

function value<T>(answer: Answer<T>): T {
  if (!answer.ok) expect.fail(JSON.stringify(answer.issues));
  return answer.result;
}
const problems = (answer: Answer<unknown>) =>
  answer.ok ? [] : answer.issues.map((one) => `${one.field} ${one.code}`);

describe("units", () => {
  it.each([
    ["lb", "2204.62262"],
    ["short_ton", "1.10231131"],
    ["long_ton", "0.98420653"],
    ["kg", "1000"],
    ["mt", "1"],
  ] as const)("one tonne in %s", (unit, expected) => {
    const places = expected.split(".")[1]?.length ?? 0;
    expect(convertWeight("1", "mt", unit, places)).toBe(expected);
  });

  it("counts sacks of sixty kilograms", () => {
    expect(convertWeight("1", "mt", "sack", 6)).toBe("16.666667");
  });

  it("moves between kilograms and tonnes without losing any", () => {
    expect([tonnesOf("66870480"), kilogramsOf("66870.480")]).toEqual(["66870.48", "66870480"]);
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (kilograms) => {
        expect(kilogramsOf(tonnesOf(String(kilograms)))).toBe(String(kilograms));
      }),
    );
  });

  it("comes back from any unit", () => {
    const unit = fc.constantFrom(...(Object.keys(UNITS_KG) as WeightUnit[]));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), unit, unit, (weight, from, to) => {
        const there = convertWeight(String(weight), from, to, 20);
        expect(compare(convertWeight(there, to, from, 3), String(weight))).toBe(0);
      }),
    );
  });
});

describe("periods of a counter", () => {
  it("goes on after the counter began again", () => {
    const found = value(
      accumulatePeriods({
        capacity: "100000.000",
        periods: [{ counter_start: "99984.320", counter_end: "1250.740" }],
      }),
    );
    expect(found).toMatchObject({
      total: "1266.420",
      periods: [{ net: "1266.420", accumulated: "1266.420", rolled_over: true }],
      steps: [
        { formula: "1250.740 + 100000.000 − 99984.320", value: "1266.420", rule: "counter_roll_over" },
        { name: "accumulated", value: "1266.420" },
      ],
    });
  });

  const shifts: PeriodsRequest = {
    capacity: "100000",
    periods: [
      { counter_start: "98000", counter_end: "99000.5", hold: "1", accumulated: "1000.5" },
      { counter_start: "99000.5", counter_end: "400", hold: "2", accumulated: "2400" },
      { counter_start: "400", counter_end: "400", hold: "2" },
      { counter_start: "400", counter_end: "900.25", hold: "1" },
    ],
    holds: { "1": "1500.75", "2": "1399", "3": "10" },
  };

  it("accumulates, and adds up by hold against the stowage", () => {
    const found = value(accumulatePeriods(shifts));
    expect(found.periods.map((one) => one.accumulated)).toEqual([
      "1000.500",
      "2400.000",
      "2400.000",
      "2900.250",
    ]);
    expect(found.total).toBe("2900.250");
    expect(found.holds).toEqual([
      { hold: "1", net: "1500.750", stowed: "1500.750", difference: "0.000" },
      { hold: "2", net: "1399.500", stowed: "1399.000", difference: "0.500" },
      { hold: "3", net: "0.000", stowed: "10.000", difference: "-10.000" },
    ]);
  });

  it("refuses gaps, overlaps and tickets that do not add up", () => {
    const change = (index: number, one: object) => ({
      ...shifts,
      periods: shifts.periods.map((period, at) => (at === index ? { ...period, ...one } : period)),
    });
    expect(problems(accumulatePeriods(change(1, { counter_start: "99000.6" })))).toEqual([
      "periods.1.counter_start counter_not_continuous",
    ]);
    expect(accumulatePeriods(change(1, { counter_start: "99000.4" }))).toMatchObject({
      issues: [{ params: { value: "99000.4", expected: "99000.5" } }],
    });
    expect(problems(accumulatePeriods(change(1, { accumulated: "1399.5" })))).toEqual([
      "periods.1.accumulated weight_not_accumulated",
    ]);
    expect(problems(accumulatePeriods(change(3, { counter_end: "100000" })))).toEqual([
      "periods.3.counter_end above_maximum",
    ]);
    expect(problems(accumulatePeriods({ ...shifts, capacity: null }))).toEqual([
      "periods.1.counter_end below_minimum",
    ]);
    expect(problems(accumulatePeriods({ ...shifts, capacity: "0" }))).toEqual([
      "capacity not_greater_than_zero",
    ]);
    expect(problems(accumulatePeriods(change(0, { counter_start: "-1", accumulated: "x" })))).toEqual([
      "periods.0.counter_start negative_number",
      "periods.0.accumulated not_a_number",
    ]);
    expect(problems(accumulatePeriods({ ...shifts, holds: { "1": "9".repeat(50) } }))).toEqual([
      "holds.1 too_long",
    ]);
  });

  it("weighs the same however the hours are cut into periods", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999 }),
        fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 1, maxLength: 9 }),
        (start, loads) => {
          let counter = start;
          const periods = loads.map((load) => {
            const from = counter;
            counter = (counter + load) % 100_000;
            return { counter_start: String(from), counter_end: String(counter) };
          });
          const { total } = value(accumulatePeriods({ capacity: "100000", periods }));
          expect(compare(total, sum(loads.map(String)))).toBe(0);
          const once = counterNet(String(start), String(counter), "100000");
          expect(compare(once ?? "", total)).toBe(0);
        },
      ),
    );
  });
});

describe("dumps of a hopper", () => {
  const nets = ["19980", "20020", "20000", "19960", "20040", "20010", "19990", "20000"];

  it("adds up", () => {
    expect(value(accumulateDumps({ dumps: nets.map((gross_kg) => ({ gross_kg })) })).total_kg).toBe("160000");
  });

  it("takes off what stayed in the hopper", () => {
    const found = value(
      accumulateDumps({
        dumps: [
          { gross_kg: "20100", residual_tare_kg: "40", accumulated_kg: "20060" },
          { gross_kg: "20000", residual_tare_kg: "20000" },
        ],
      }),
    );
    expect(found).toMatchObject({
      dumps: [
        { net_kg: "20060", accumulated_kg: "20060" },
        { net_kg: "0", accumulated_kg: "20060" },
      ],
      total_kg: "20060",
    });
    expect(found.steps).toEqual([
      { name: "net_dump", value: "20060", unit: "kg", formula: "20100 − 40", rule: "batch_scale" },
      { name: "accumulated", value: "20060", unit: "kg", formula: "0 + 20060", rule: "batch_scale" },
      { name: "net_dump", value: "0", unit: "kg", formula: "20000 − 20000", rule: "batch_scale" },
      { name: "accumulated", value: "20060", unit: "kg", formula: "20060 + 0", rule: "batch_scale" },
    ]);
  });

  it.each([
    [{ gross_kg: "100", residual_tare_kg: "101" }, "dumps.0.residual_tare_kg above_maximum"],
    [{ gross_kg: "-1" }, "dumps.0.gross_kg negative_number"],
    [{ gross_kg: "100", accumulated_kg: "99" }, "dumps.0.accumulated_kg weight_not_accumulated"],
  ])("%j", (dump, expected) => {
    expect(problems(accumulateDumps({ dumps: [dump] }))).toEqual([expected]);
  });

  it("does not care in which order the dumps came", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1 }), (weights) => {
        const total = (list: readonly number[]) =>
          value(accumulateDumps({ dumps: list.map((gross) => ({ gross_kg: String(gross) })) })).total_kg;
        expect(total(weights.toReversed())).toBe(total(weights));
      }),
    );
  });
});

describe("survey against scale", () => {
  it.each([
    ["66942.994", "66870.480", "72.514", "0.1084", true],
    ["51680.721", "52010.000", "-329.279", "-0.6331", false],
    ["1005", "1000", "5.000", "0.5000", true],
    ["995", "1000", "-5.000", "-0.5000", true],
    // 0.5000 on paper and yet beyond it.
    ["1005.0001", "1000", "5.000", "0.5000", false],
  ])("%s against %s", (survey, weight, difference, percent, isWithin) => {
    expect(value(compareWeights({ survey, base: "scale", base_weight: weight }))).toMatchObject({
      base: "scale",
      difference,
      difference_pct: percent,
      tolerance_pct: "0.5",
      within: isWithin,
      actions: isWithin ? [] : ["occurrence", "letter_of_protest", "clause_suggested"],
    });
  });

  it("uses the tolerance of the contract", () => {
    const request = { survey: "1005", base: "bill_of_lading", base_weight: "1000" } as const;
    expect(value(compareWeights({ ...request, tolerance_pct: "0.25" })).within).toBe(false);
    expect(problems(compareWeights({ ...request, tolerance_pct: "101" }))).toEqual([
      "tolerance_pct above_maximum",
    ]);
    expect(problems(compareWeights({ ...request, base_weight: "0" }))).toEqual([
      "base_weight not_greater_than_zero",
    ]);
  });
});

describe("truck tickets", () => {
  const truck: TruckTicketRequest = {
    first_weight_kg: "57480",
    second_weight_kg: "18220",
    origin_net_kg: "39340",
    allowance_pct: "0.25",
    division_kg: "20",
  };

  it("charges nothing within the allowance", () => {
    expect(value(weighTruck(truck))).toMatchObject({
      gross_kg: "57480",
      tare_kg: "18220",
      net_kg: "39260",
      direction: "unloaded",
      loss_kg: "80",
      loss_pct: "0.2034",
      allowance_kg: "98.35",
      chargeable_kg: "0.00",
    });
  });

  it("charges the excess, or the whole where the contract says so", () => {
    const second = { ...truck, first_weight_kg: "57400" };
    expect(value(weighTruck(second))).toMatchObject({
      net_kg: "39180",
      loss_kg: "160",
      loss_pct: "0.4067",
      chargeable_kg: "61.65",
    });
    expect(value(weighTruck({ ...second, charge: "whole" })).chargeable_kg).toBe("160.00");
  });

  it("charges nothing at the allowance itself, and never a gain", () => {
    const even = { ...truck, origin_net_kg: "40000", first_weight_kg: "58120" };
    expect(value(weighTruck(even))).toMatchObject({ loss_kg: "100", chargeable_kg: "0.00" });
    expect(value(weighTruck({ ...even, charge: "whole" })).chargeable_kg).toBe("0.00");
    expect(value(weighTruck({ ...truck, origin_net_kg: "39000" }))).toMatchObject({
      loss_kg: "-260",
      chargeable_kg: "0.00",
    });
  });

  it("loads a truck that came empty", () => {
    const found = value(weighTruck({ first_weight_kg: "18220", second_weight_kg: "57480" }));
    expect(found).toMatchObject({ direction: "loaded", net_kg: "39260", loss_kg: null, chargeable_kg: null });
    expect(found.steps).toEqual([
      { name: "net_kg", value: "39260", unit: "kg", formula: "57480 − 18220", rule: "scale_ticket" },
    ]);
  });

  it.each([
    [{ division_kg: "50" }, "second_weight_kg not_of_scale_division"],
    [{ first_weight_kg: "0" }, "first_weight_kg not_greater_than_zero"],
    [{ first_weight_kg: "57480000" }, "first_weight_kg above_maximum"],
    [{ allowance_pct: "-1" }, "allowance_pct negative_number"],
    [{ second_weight_kg: undefined }, "second_weight_kg required"],
  ])("%j", (change, expected) => {
    expect(problems(weighTruck({ ...truck, ...change } as TruckTicketRequest))).toEqual([expected]);
  });

  it("does not ask the scale's steps of a weight typed by hand", () => {
    expect(weighTruck({ ...truck, division_kg: "50", manual: true }).ok).toBe(true);
  });

  it("never charges more than was lost, nor less than nothing", () => {
    const weight = fc.integer({ min: 1, max: 60_000 }).map(String);
    fc.assert(
      fc.property(
        weight,
        weight,
        weight,
        fc.integer({ min: 0, max: 100 }),
        (first, second, origin, tenths) => {
          const found = value(
            weighTruck({
              first_weight_kg: first,
              second_weight_kg: second,
              origin_net_kg: origin,
              allowance_pct: canonical(`${Math.floor(tenths / 10)}.${tenths % 10}`),
            }),
          );
          const charged = found.chargeable_kg ?? "";
          expect(compare(charged, "0")).toBeGreaterThanOrEqual(0);
          if (compare(charged, "0") > 0) expect(compare(charged, found.loss_kg ?? "")).toBeLessThanOrEqual(0);
          expect(compare(add(found.net_kg, found.loss_kg ?? ""), origin)).toBe(0);
          expect(compare(subtract(found.gross_kg, found.tare_kg), found.net_kg)).toBe(0);
        },
      ),
    );
  });
});

describe("what a reader sees", () => {
  it("rounds differences half away from zero", () => {
    expect(
      value(compareWeights({ survey: "1000.0005", base: "scale", base_weight: "1000" })).difference,
    ).toBe("0.001");
    expect(value(compareWeights({ survey: "999.9995", base: "scale", base_weight: "1000" })).difference).toBe(
      "-0.001",
    );
    // 0.00005 % of a million tonnes.
    expect(
      value(compareWeights({ survey: "1000000.5", base: "scale", base_weight: "1000000" })).difference_pct,
    ).toBe("0.0001");
  });

  it("explains the comparison, and whose tolerance it was", () => {
    const request = { survey: "66942.994", base: "scale", base_weight: "66870.480" } as const;
    expect(value(compareWeights(request)).steps).toEqual([
      {
        name: "difference",
        value: "72.514",
        unit: "t",
        formula: "66942.994 − 66870.480",
        rule: "survey_less_base",
      },
      {
        name: "difference_pct",
        value: "0.1084",
        unit: "%",
        formula: "72.514 ÷ 66870.480 × 100",
        rule: "share_of_base",
      },
      { name: "tolerance", value: "0.5", unit: "%", rule: "usual_tolerance" },
    ]);
    expect(value(compareWeights({ ...request, tolerance_pct: "0.25" })).steps[2]).toMatchObject({
      value: "0.25",
      rule: "contract_tolerance",
    });
  });

  it("converts with three decimals and says how", () => {
    expect(value(convert({ weight: "1", from: "mt", to: "lb" }))).toEqual({
      weight: "2204.623",
      unit: "lb",
      steps: [
        {
          name: "converted",
          value: "2204.623",
          formula: "1 × 1000 ÷ 0.45359237",
          rule: "international_pound",
        },
      ],
    });
    expect(value(convert({ weight: "60", from: "kg", to: "sack" })).weight).toBe("1.000");
    expect(problems(convert({ weight: "1", from: "stone", to: "kg" }))).toEqual(["from not_a_choice"]);
  });

  it("counts in kilograms without decimals, and believes a larger counter", () => {
    const period = { counter_start: "100000000", counter_end: "100000500" };
    expect(value(accumulatePeriods({ unit: "kg", periods: [period] }))).toMatchObject({
      total: "500",
      unit: "kg",
      steps: [{ unit: "kg" }, { unit: "kg" }],
    });
    expect(problems(accumulatePeriods({ periods: [period] }))).toEqual([
      "periods.0.counter_end above_maximum",
    ]);
    expect(problems(accumulatePeriods({ unit: "t", capacity: "100000001", periods: [] }))).toEqual([
      "periods too_few_entries",
    ]);
    expect(
      problems(
        accumulatePeriods({
          capacity: "100000001",
          periods: [{ counter_start: "1", counter_end: "2" }],
          holds: { A: "100000001" },
        }),
      ),
    ).toEqual(["capacity above_maximum", "holds.A above_maximum"]);
  });

  it("does not call a counter that stood still rolled over", () => {
    const [still] = value(
      accumulatePeriods({ capacity: "100", periods: [{ counter_start: "5", counter_end: "5" }] }),
    ).periods;
    expect(still).toEqual({ net: "0.000", accumulated: "0.000", rolled_over: false });
  });

  it("leaves out holds that nobody named, and explains those that somebody planned", () => {
    const found = value(
      accumulatePeriods({
        periods: [
          { counter_start: "0", counter_end: "5" },
          { counter_start: "5", counter_end: "7", hold: "2" },
        ],
      }),
    );
    expect(found.holds).toEqual([{ hold: "2", net: "2.000", stowed: null, difference: null }]);
    expect(found.steps.map((step) => step.name)).not.toContain("hold_difference");
    const planned = value(
      accumulatePeriods({
        periods: [{ counter_start: "0", counter_end: "5", hold: "1" }],
        holds: { "1": "6" },
      }),
    );
    expect(planned.steps.at(-1)).toEqual({
      name: "hold_difference",
      value: "-1.000",
      unit: "t",
      formula: "5.000 − 6.000",
      rule: "stowage_plan",
    });
  });

  it("says of a truck that weighs the same twice that it was unloaded of nothing", () => {
    expect(value(weighTruck({ first_weight_kg: "18220", second_weight_kg: "18220" }))).toMatchObject({
      direction: "unloaded",
      net_kg: "0",
    });
  });
});
