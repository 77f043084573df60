/** Scales, trucks, bags and units. */
import { type Bags, weighBags } from "@plimsoll/domain/weighing/bags";
import { COMPARISON_BASES, type Comparison, compareWeights } from "@plimsoll/domain/weighing/comparison";
import { accumulateDumps, type Dumps } from "@plimsoll/domain/weighing/dumps";
import { accumulatePeriods, COUNTER_UNITS, type Periods } from "@plimsoll/domain/weighing/periods";
import { LOSS_CHARGES, type TruckTicket, weighTruck } from "@plimsoll/domain/weighing/truck-ticket";
import { type Conversion, convert, WEIGHT_UNITS } from "@plimsoll/domain/weighing/units";
import { choice, figure, flag, rows, smallFigure, text } from "#calculator/calculator-form";
import { defineTool } from "#calculator/tool";

export const periodsTool = defineTool({
  items: () => [
    figure("capacity", (w) => w.fields.periods.capacity),
    choice(
      "unit",
      (w) => w.fields.periods.unit,
      COUNTER_UNITS,
      (w) => w.weighing.counterUnits,
    ),
    rows("periods", (w) => w.fields.periods.periods, [
      figure("counter_start", (w) => w.fields.period.counter_start),
      figure("counter_end", (w) => w.fields.period.counter_end),
      text("hold", (w) => w.fields.period.hold),
      figure("accumulated", (w) => w.fields.period.accumulated),
    ]),
  ],
  optional: ["holds"],
  start: { unit: "t", periods: [{}, {}] },
  example: {
    capacity: "100000",
    unit: "t",
    periods: [
      { counter_start: "98750.500", counter_end: "99980.250", hold: "1" },
      { counter_start: "99980.250", counter_end: "1120.750", hold: "2" },
    ],
  },
  run: accumulatePeriods,
  show: (result: Periods, { words, page, figure: print }) => ({
    figures: [{ label: page.total, value: print(result.total), unit: result.unit }],
    tables: [
      {
        head: [
          "",
          words.steps.periods.net_period,
          words.steps.periods.accumulated,
          words.rules.counter_roll_over,
        ],
        rows: result.periods.map((period, at) => [
          String(at + 1),
          print(period.net),
          print(period.accumulated),
          period.rolled_over ? "✓" : "",
        ]),
      },
      ...(result.holds.length === 0
        ? []
        : [
            {
              head: [words.fields.period.hold, result.unit, words.steps.periods.hold_difference],
              rows: result.holds.map((one) => [one.hold, print(one.net), print(one.difference)]),
            },
          ]),
    ],
    steps: [{ steps: result.steps, names: words.steps.periods }],
  }),
});

export const dumpsTool = defineTool({
  items: () => [
    rows("dumps", (w) => w.steps.dumps.net_dump, [
      figure("gross_kg", (w) => w.fields.dump.gross_kg),
      figure("residual_tare_kg", (w) => w.fields.dump.residual_tare_kg),
      figure("accumulated_kg", (w) => w.fields.dump.accumulated_kg),
    ]),
  ],
  optional: [],
  start: { dumps: [{}, {}] },
  example: {
    dumps: [
      { gross_kg: "20150", residual_tare_kg: "50" },
      { gross_kg: "20080", residual_tare_kg: "30" },
    ],
  },
  run: accumulateDumps,
  show: (result: Dumps, { words, page, figure: print }) => ({
    figures: [{ label: page.total, value: print(result.total_kg), unit: "kg" }],
    tables: [
      {
        head: ["", words.steps.dumps.net_dump, words.steps.dumps.accumulated],
        rows: result.dumps.map((dump, at) => [
          String(at + 1),
          print(dump.net_kg),
          print(dump.accumulated_kg),
        ]),
      },
    ],
    steps: [{ steps: result.steps, names: words.steps.dumps }],
  }),
});

export const comparisonTool = defineTool({
  items: () => [
    figure("survey", (w) => w.fields.comparison.survey),
    choice(
      "base",
      (w) => w.fields.comparison.base,
      COMPARISON_BASES,
      (w) => w.weighing.comparisonBases,
    ),
    figure("base_weight", (w) => w.fields.comparison.base_weight),
    smallFigure("tolerance_pct", (w) => w.fields.comparison.tolerance_pct),
  ],
  optional: [],
  start: { base: "scale" },
  example: { survey: "57120.450", base: "scale", base_weight: "57000.000", tolerance_pct: "0.5" },
  run: compareWeights,
  show: (result: Comparison, { words, page, figure: print }) => ({
    verdict: { text: result.within ? page.within : page.beyond, tone: result.within ? "ok" : "bad" },
    figures: [
      { label: words.steps.comparison.difference, value: print(result.difference), unit: "t" },
      { label: words.steps.comparison.difference_pct, value: print(result.difference_pct), unit: "%" },
      { label: words.steps.comparison.tolerance, value: print(result.tolerance_pct), unit: "%" },
    ],
    notes: result.actions.map((one) => ({
      text: words.weighing.comparisonActions[one],
      tone: "warn" as const,
    })),
    steps: [{ steps: result.steps, names: words.steps.comparison }],
  }),
});

export const truckTool = defineTool({
  items: () => [
    figure("first_weight_kg", (w) => w.fields.truck.first_weight_kg),
    figure("second_weight_kg", (w) => w.fields.truck.second_weight_kg),
    figure("origin_net_kg", (w) => w.fields.truck.origin_net_kg),
    smallFigure("allowance_pct", (w) => w.fields.truck.allowance_pct),
    choice(
      "charge",
      (w) => w.fields.truck.charge,
      LOSS_CHARGES,
      (w) => w.weighing.lossCharges,
    ),
    figure("division_kg", (w) => w.fields.truck.division_kg),
    flag("manual", (w) => w.fields.truck.manual),
  ],
  optional: [],
  start: {},
  example: {
    first_weight_kg: "48260",
    second_weight_kg: "16840",
    origin_net_kg: "31540",
    allowance_pct: "0.25",
    division_kg: "20",
  },
  run: weighTruck,
  show: (result: TruckTicket, { words, figure: print }) => ({
    verdict: { text: words.weighing.truckDirections[result.direction], tone: "plain" },
    figures: [
      { label: words.steps.truck.net_kg, value: print(result.net_kg), unit: "kg" },
      { label: words.steps.truck.loss_kg, value: print(result.loss_kg), unit: "kg" },
      { label: words.steps.truck.loss_pct, value: print(result.loss_pct), unit: "%" },
      { label: words.steps.truck.allowance_kg, value: print(result.allowance_kg), unit: "kg" },
      { label: words.steps.truck.chargeable_kg, value: print(result.chargeable_kg), unit: "kg" },
    ],
    steps: [{ steps: result.steps, names: words.steps.truck }],
  }),
});

export const unitsTool = defineTool({
  items: () => [
    figure("weight", (w) => w.steps.tank.weight),
    choice(
      "from",
      (w) => w.fields.stop.from,
      WEIGHT_UNITS,
      (w) => w.weighing.units,
    ),
    choice(
      "to",
      (w) => w.fields.stop.until,
      WEIGHT_UNITS,
      (w) => w.weighing.units,
    ),
  ],
  optional: [],
  start: { from: WEIGHT_UNITS[0], to: WEIGHT_UNITS[1] },
  example: { weight: "57000", from: WEIGHT_UNITS[0], to: WEIGHT_UNITS[1] },
  run: convert,
  show: (result: Conversion, { words, figure: print }) => ({
    figures: [
      {
        label: words.steps.conversion.converted,
        value: print(result.weight),
        unit: words.weighing.units[result.unit],
      },
    ],
    steps: [{ steps: result.steps, names: words.steps.conversion }],
  }),
});

export const bagsTool = defineTool({
  items: () => [
    figure("gross_kg", (w) => w.fields.bags.gross_kg),
    figure("bags", (w) => w.fields.bags.bags),
    smallFigure("tare_g", (w) => w.fields.bags.tare_g),
    figure("declared_kg", (w) => w.fields.bags.declared_kg),
  ],
  optional: [],
  start: {},
  example: { gross_kg: "60200", bags: "1000", tare_g: "115", declared_kg: "60" },
  run: weighBags,
  show: (result: Bags, { words, figure: print }) => ({
    figures: [
      { label: words.steps.bags.net_kg, value: print(result.net_kg), unit: "kg" },
      { label: words.steps.bags.tare_kg, value: print(result.tare_kg), unit: "kg" },
      { label: words.steps.bags.net_per_bag_kg, value: print(result.net_per_bag_kg), unit: "kg" },
      { label: words.steps.bags.difference_kg, value: print(result.difference_kg), unit: "kg" },
    ],
    steps: [{ steps: result.steps, names: words.steps.bags }],
  }),
});
