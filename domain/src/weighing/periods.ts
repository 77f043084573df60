// Decides the weight of each period of a scale's counter and what the ship has accumulated, in the unit of the
// counter (tonnes as a rule). A counter that reaches its capacity begins again at zero. Each period begins where
// the one before ended: a gap is cargo that nobody weighed, an overlap is cargo weighed twice, both are refused.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused, type Step } from "../kernel/calculated.ts";
import { add, compare, type DecimalText, isNegative, subtract, sum, withScale } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import {
  checkOptional,
  choiceInput,
  type FigureBounds,
  figureInput,
  figuresInput,
  listInput,
} from "../kernel/figure.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { KILOGRAMS, TONNES } from "./units.ts";

export const COUNTER_UNITS = ["t", "kg"] as const;

/** As many digits as a counter of kilograms has; one of tonnes is held to fewer below. */
const COUNTER: FigureBounds = { scale: TONNES.scale, max: KILOGRAMS.max };
const counter = figureInput(COUNTER);

export const periodsInput = z.strictObject({
  /** Where the counter begins again; without it a counter that runs backwards is refused. */
  capacity: figureInput({ ...COUNTER, positive: true }).nullish(),
  /** Tonnes unless told. */
  unit: choiceInput(COUNTER_UNITS).nullish(),
  periods: listInput(
    z.strictObject({
      counter_start: counter,
      counter_end: counter,
      hold: z.string().max(60).nullish(),
      /** What the ticket says, where it says it: compared, never taken over. */
      accumulated: counter.nullish(),
    }),
    5000,
    1,
  ),
  /** What the stowage plan or the terminal says the holds received. */
  holds: figuresInput(COUNTER).nullish(),
});

export type PeriodsRequest = z.infer<typeof periodsInput>;

export const PERIOD_STEPS = ["net_period", "accumulated", "hold_difference"] as const;
export const PERIOD_RULES = ["scale_counter", "counter_roll_over", "stowage_plan"] as const;
export type PeriodStep = Step<(typeof PERIOD_STEPS)[number], (typeof PERIOD_RULES)[number]>;

export const periodOutput = objectOutput({
  net: decimalOutput,
  accumulated: decimalOutput,
  rolled_over: z.boolean(),
});
export type Period = z.infer<typeof periodOutput>;

export const holdTotalOutput = objectOutput({
  hold: z.string(),
  net: decimalOutput,
  stowed: decimalOutput.nullable(),
  difference: decimalOutput.nullable(),
});
export type HoldTotal = z.infer<typeof holdTotalOutput>;

export const periodsOutput = objectOutput({
  periods: listOutput(periodOutput),
  total: decimalOutput,
  unit: z.enum(COUNTER_UNITS),
  /** Holds in the order of their first period, those that only the plan knows last. */
  holds: listOutput(holdTotalOutput),
  steps: listOutput(stepOutput(PERIOD_STEPS, PERIOD_RULES)),
});
export type Periods = z.infer<typeof periodsOutput>;

const DECIMALS = { t: 3, kg: 0 } as const;

/** The counter's advance: end − start, once round where it began again. */
export function counterNet(
  start: DecimalText,
  end: DecimalText,
  capacity: DecimalText | null,
): DecimalText | null {
  const advance = subtract(end, start);
  if (!isNegative(advance)) return advance;
  return capacity === null ? null : add(advance, capacity);
}

/** A counter of tonnes that shows more than all ships of a port carry was read in kilograms. */
function checkTonnes({ periods, capacity, holds, unit }: PeriodsRequest): Issue[] {
  if (unit === "kg") return [];
  return [
    ...checkOptional(capacity, "capacity", TONNES),
    ...periods.flatMap((period, index) =>
      (["counter_start", "counter_end", "accumulated"] as const).flatMap((name) =>
        checkOptional(period[name], `periods.${index}.${name}`, TONNES),
      ),
    ),
    ...Object.entries(holds ?? {}).flatMap(([hold, weight]) =>
      checkOptional(weight, `holds.${hold}`, TONNES),
    ),
  ];
}

function checkCounter({ periods, capacity }: PeriodsRequest): Issue[] {
  return periods.flatMap((period, index): Issue[] => {
    const issues: Issue[] = [];
    for (const name of ["counter_start", "counter_end"] as const) {
      if (typeof capacity === "string" && compare(period[name], capacity) >= 0)
        issues.push(issue("above_maximum", `periods.${index}.${name}`, { max: capacity }));
    }
    const before = periods[index - 1];
    if (before !== undefined && compare(period.counter_start, before.counter_end) !== 0)
      issues.push(
        issue("counter_not_continuous", `periods.${index}.counter_start`, {
          value: period.counter_start,
          expected: before.counter_end,
        }),
      );
    if (typeof capacity !== "string" && compare(period.counter_end, period.counter_start) < 0)
      issues.push(issue("below_minimum", `periods.${index}.counter_end`, { min: period.counter_start }));
    return issues;
  });
}

export function accumulatePeriodsRequest(request: PeriodsRequest): Calculated<Periods> {
  const issues = [...checkTonnes(request), ...checkCounter(request)];
  if (issues.length > 0) return refused(issues);
  const capacity = request.capacity ?? null;
  const unit = request.unit ?? "t";
  /** At least kilograms of a counter in tonnes; a finer counter keeps what it shows. */
  const shown = (value: DecimalText) => withScale(value, DECIMALS[unit]);
  const periods: Period[] = [];
  const steps: PeriodStep[] = [];
  const wrong: Issue[] = [];
  let accumulated: DecimalText = "0";
  request.periods.forEach(({ counter_start: start, counter_end: end, accumulated: said }, index) => {
    const net = counterNet(start, end, capacity) ?? "0";
    const before = accumulated;
    accumulated = add(accumulated, net);
    if (typeof said === "string" && compare(said, accumulated) !== 0)
      wrong.push(issue("weight_not_accumulated", `periods.${index}.accumulated`));
    const isRolledOver = compare(end, start) < 0;
    const period = { net: shown(net), accumulated: shown(accumulated), rolled_over: isRolledOver };
    periods.push(period);
    steps.push(
      {
        name: "net_period",
        value: period.net,
        unit,
        formula: isRolledOver ? `${end} + ${capacity ?? "0"} − ${start}` : `${end} − ${start}`,
        rule: isRolledOver ? "counter_roll_over" : "scale_counter",
      },
      {
        name: "accumulated",
        value: period.accumulated,
        unit,
        formula: `${shown(before)} + ${period.net}`,
        rule: "scale_counter",
      },
    );
  });
  if (wrong.length > 0) return refused(wrong);
  const holds = holdTotals(request, periods, shown);
  steps.push(...holds.flatMap((one) => holdStep(one, unit)));
  return calculated({ periods, total: shown(accumulated), unit, holds, steps });
}

function holdTotals(
  request: PeriodsRequest,
  periods: readonly Period[],
  shown: (value: DecimalText) => DecimalText,
): HoldTotal[] {
  const planned = request.holds ?? {};
  const names = request.periods.flatMap(({ hold }) => (typeof hold === "string" ? [hold] : []));
  return [...new Set([...names, ...Object.keys(planned)])].map((hold) => {
    const nets = periods.filter((_, index) => request.periods[index]?.hold === hold).map(({ net }) => net);
    const net = sum(nets);
    const stowed = Object.hasOwn(planned, hold) ? (planned[hold] ?? null) : null;
    return {
      hold,
      net: shown(net),
      stowed: stowed === null ? null : shown(stowed),
      difference: stowed === null ? null : shown(subtract(net, stowed)),
    };
  });
}

function holdStep({ net, stowed, difference }: HoldTotal, unit: string): PeriodStep[] {
  if (stowed === null || difference === null) return [];
  const formula = `${net} − ${stowed}`;
  return [{ name: "hold_difference", value: difference, unit, formula, rule: "stowage_plan" }];
}

export const accumulatePeriods = calculator(periodsInput, accumulatePeriodsRequest);
