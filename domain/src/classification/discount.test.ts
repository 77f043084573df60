import { describe, expect, it } from "vitest";
import { roundFraction } from "../kernel/fraction.ts";
import {
  combinedLoss,
  type DiscountRequest,
  discount,
  factorLoss,
  normalisedLoss,
  tableLoss,
} from "./discount.ts";

function charge(request: DiscountRequest) {
  const answer = discount(request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.result;
}

const lot: DiscountRequest = {
  gross_kg: "30000",
  values: { foreign: "2", moisture: "16" },
  rows: [
    { parameter: "foreign", method: "normalised", tolerance: "1" },
    { parameter: "moisture", method: "normalised", tolerance: "14" },
  ],
};

describe("the worked example", () => {
  it("takes foreign matter off the gross and moisture off what is left", () => {
    expect(charge(lot)).toMatchObject({
      lines: [
        { parameter: "foreign", loss_pct: "1.0101", base_kg: "30000.00", loss_kg: "303.03" },
        { parameter: "moisture", loss_pct: "2.3256", base_kg: "29696.97", loss_kg: "690.63" },
      ],
      loss_kg: "993.66",
      net_kg: "29006.34",
      bags: "483.44",
    });
  });

  it("is 1.28 kg less where percentages are rounded first", () => {
    expect(charge({ ...lot, percent_decimals: 2 })).toMatchObject({
      lines: [{ loss_kg: "303.00" }, { loss_kg: "691.94" }],
      net_kg: "29005.06",
    });
  });

  it("keeps its order whatever the order of the rows", () => {
    expect(charge({ ...lot, rows: [...lot.rows].reverse() })).toEqual(charge(lot));
  });

  it("explains each line", () => {
    expect(charge(lot).steps[1]).toEqual({
      name: "moisture",
      value: "690.63",
      unit: "kg",
      formula: "29696.97 × (16 − 14) ÷ (100 − 14) × 100 ÷ 100",
      rule: "normalised",
    });
  });
});

describe("methods", () => {
  const percent = (loss: ReturnType<typeof normalisedLoss> | null) =>
    loss && roundFraction(loss, 4, "half_up");

  it("normalised is the mass balance over the tolerance", () => {
    expect(percent(normalisedLoss("16", "14"))).toBe("2.3256");
    expect(percent(normalisedLoss("14", "14"))).toBe("0.0000");
    expect(percent(normalisedLoss("13", "14"))).toBe("0.0000");
  });

  it("factor is a rate per point", () => {
    expect(percent(factorLoss("16", "14", "1.5"))).toBe("3.0000");
    expect(percent(factorLoss("14", "14", "1.5"))).toBe("0.0000");
  });

  it("table takes the step, its upper end included, and never goes on by guessing", () => {
    const steps = [
      { up_to: "14.0", loss: "0" },
      { up_to: "14.5", loss: "0.75" },
      { up_to: "15.0", loss: "1.50" },
    ];
    expect(percent(tableLoss("14.0", steps))).toBe("0.0000");
    expect(percent(tableLoss("14.1", steps))).toBe("0.7500");
    expect(percent(tableLoss("14.5", steps))).toBe("0.7500");
    expect(percent(tableLoss("14.51", steps))).toBe("1.5000");
    expect(tableLoss("15.1", steps)).toBeNull();
    const beyond = discount({ ...lot, rows: [{ parameter: "moisture", method: "table", steps }] });
    expect(beyond).toEqual({
      ok: false,
      issues: [{ code: "above_maximum", field: "values.moisture", params: { max: "15.0" } }],
    });
  });

  it("combines impurity and moisture loss into one percentage", () => {
    expect(combinedLoss("1", "2")).toBe("2.98");
  });
});

describe("storage and the cascade of defects", () => {
  it("storage loss is taken daily from the net", () => {
    const result = charge({ ...lot, storage: { percent_per_day: "0.01", days: "30" } });
    // 0.3 % of 29 006.34 kg.
    expect(result.lines[2]).toMatchObject({
      parameter: "storage",
      loss_pct: "0.3000",
      base_kg: "29006.34",
      loss_kg: "87.02",
    });
    expect(result.net_kg).toBe("28919.32");
  });

  it("never charges a grain twice", () => {
    const rows = (["burned", "heat_burned", "musty", "total_damaged", "greenish", "broken"] as const).map(
      (parameter) => ({
        parameter,
        method: "factor" as const,
        factor: "1",
        tolerance: {
          burned: "1",
          heat_burned: "4",
          musty: "6",
          total_damaged: "8",
          greenish: "8",
          broken: "30",
        }[parameter],
      }),
    );
    const values = {
      burned: "2",
      heat_burned: "7",
      musty: "7",
      total_damaged: "16",
      greenish: "9",
      broken: "33",
    };
    const result = charge({ gross_kg: "1000", values, rows });
    // burned 2 − 1 = 1; heat and burned 7 − 1 − 4 = 2; musty 1; total 16 − 1 − 2 − 1 − 8 = 4; greenish 1; broken 3.
    expect(result.lines.map((line) => line.loss_kg)).toEqual([
      "10.00",
      "20.00",
      "10.00",
      "40.00",
      "10.00",
      "30.00",
    ]);
    expect(result.lines.every((line) => line.base_kg === "1000.00")).toBe(true);
    expect(result.net_kg).toBe("880.00");
  });

  it("may take everything, and nothing more", () => {
    const everything = { parameter: "moisture", method: "factor", tolerance: "0", factor: "6.25" } as const;
    expect(charge({ ...lot, rows: [everything] })).toMatchObject({ loss_kg: "30000.00", net_kg: "0.00" });
  });

  it("explains total, net and bags", () => {
    expect(charge(lot).steps.slice(2)).toEqual([
      {
        name: "loss_kg",
        value: "993.66",
        unit: "kg",
        formula: "303.03 + 690.63",
        rule: "gross_less_losses",
      },
      {
        name: "net_kg",
        value: "29006.34",
        unit: "kg",
        formula: "30000 − 993.66",
        rule: "gross_less_losses",
      },
      { name: "bags", value: "483.44", formula: "29006.34 ÷ 60", rule: "bag_60_kg" },
    ]);
  });

  it("gives neither discount nor bonus below the tolerance", () => {
    expect(charge({ ...lot, values: { foreign: "0.5", moisture: "12" } })).toMatchObject({
      loss_kg: "0.00",
      net_kg: "30000.00",
      bags: "500.00",
    });
  });
});

describe("requests that cannot be", () => {
  it.each([
    [{ ...lot, gross_kg: "0" }, "gross_kg not_greater_than_zero"],
    [{ ...lot, gross_kg: "-1" }, "gross_kg negative_number"],
    [{ ...lot, values: { foreign: "2", moisture: "101" } }, "values.moisture above_maximum"],
    [{ ...lot, values: { foreign: "2" } }, "values.moisture required"],
    [
      { ...lot, rows: [...lot.rows, { parameter: "foreign", method: "normalised", tolerance: "2" }] },
      "rows.2.parameter duplicate_entry",
    ],
    [
      { ...lot, rows: [{ parameter: "foreign", method: "normalised", tolerance: "100" }] },
      "rows.0.tolerance above_maximum",
    ],
    [
      { ...lot, rows: [{ parameter: "foreign", method: "factor", tolerance: "1", factor: "x" }] },
      "rows.0.factor not_a_number",
    ],
    [{ ...lot, storage: { percent_per_day: "0.01", days: "1.5" } }, "storage.days too_precise"],
    [
      {
        ...lot,
        rows: [
          {
            parameter: "moisture",
            method: "table",
            steps: [
              { up_to: "15", loss: "0" },
              { up_to: "15", loss: "1" },
            ],
          },
        ],
      },
      "rows.0.steps.1.up_to table_out_of_order",
    ],
    [
      { ...lot, rows: [{ parameter: "moisture", method: "factor", tolerance: "1", factor: "100" }] },
      "values.moisture above_maximum",
    ],
    [
      { ...lot, rows: [{ parameter: "colour", method: "factor", tolerance: "1", factor: "1" }] },
      "rows.0.parameter not_a_choice",
    ],
    [{ ...lot, rows: [{ parameter: "foreign", method: "guess" }] }, "rows.0.method invalid"],
  ])("%#", (request, expected) => {
    const answer = discount(request as DiscountRequest);
    expect(answer.ok ? [] : answer.issues.map((one) => `${one.field} ${one.code}`)).toEqual([expected]);
  });
});

describe("ratios by band", () => {
  const bands = [
    { up_to: "15", ratio: "1" },
    { up_to: "16", ratio: "2" },
  ];
  const asked = (moisture: string, change: object = {}) =>
    discount({
      gross_kg: "10000",
      values: { moisture },
      rows: [{ parameter: "moisture", method: "ratio", tolerance: "14", bands, ...change }],
    });

  it.each([
    ["14", "0.0000", "0.00"],
    ["14.5", "0.5000", "50.00"],
    ["15", "1.0000", "100.00"],
    ["15.4", "1.8000", "180.00"],
    ["16", "3.0000", "300.00"],
  ])("%s is %s %% or %s kg", (moisture, percent, kilograms) => {
    expect(asked(moisture)).toMatchObject({
      result: { lines: [{ loss_pct: percent, loss_kg: kilograms }] },
    });
  });

  it("are never continued beyond the last, and rise from the tolerance on", () => {
    expect(asked("16.1")).toMatchObject({
      issues: [{ field: "values.moisture", code: "above_maximum", params: { max: "16" } }],
    });
    expect(asked("15", { bands: [{ up_to: "14", ratio: "1" }] })).toMatchObject({
      issues: [{ field: "rows.0.bands.0.up_to", code: "table_out_of_order" }],
    });
  });

  it("print each band with its ratio", () => {
    const found = asked("15.4");
    expect(found.ok && found.result.steps[0]?.formula).toBe(
      "10000 × ((15 − 14) × 1 + (15.4 − 15) × 2) ÷ 100",
    );
  });
});
