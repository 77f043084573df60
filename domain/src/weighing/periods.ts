// Decides the weight of each period of a scale's counter and what the ship has accumulated, in the unit of the
// counter (tonnes as a rule). A counter that reaches its capacity begins again at zero. Each period begins where
// the one before ended: a gap is cargo that nobody weighed, an overlap is cargo weighed twice, both are refused.

import { type Calculated, calculated, refused, type Step } from "../kernel/calculated.ts";
import { add, compare, type DecimalText, isNegative, subtract, sum, withScale } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { checkFigure, TONNES } from "./figure.ts";

export interface PeriodInput {
  readonly counter_start: DecimalText;
  readonly counter_end: DecimalText;
  readonly hold?: string | null;
  /** What the ticket says, where it says it: compared, never taken over. */
  readonly accumulated?: DecimalText | null;
}

export interface PeriodsRequest {
  /** Where the counter begins again; without it a counter that runs backwards is refused. */
  readonly capacity?: DecimalText | null;
  readonly periods: readonly PeriodInput[];
  /** What the stowage plan or the terminal says the holds received. */
  readonly holds?: Readonly<Record<string, DecimalText>> | null;
}

export interface Period {
  readonly net: DecimalText;
  readonly accumulated: DecimalText;
  readonly rolled_over: boolean;
}

export interface HoldTotal {
  readonly hold: string;
  readonly net: DecimalText;
  readonly stowed: DecimalText | null;
  readonly difference: DecimalText | null;
}

export interface Periods {
  readonly periods: readonly Period[];
  readonly total: DecimalText;
  /** Holds in the order of their first period, those that only the plan knows last. */
  readonly holds: readonly HoldTotal[];
  readonly steps: readonly Step[];
}

const RULE = "scale counter";
const DECIMALS = 3;

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

function checkPeriods(request: PeriodsRequest): Issue[] {
  const capacity = request.capacity ?? null;
  const issues: Issue[] = [];
  if (capacity !== null) issues.push(...checkFigure(capacity, "capacity", { ...TONNES, positive: true }));
  request.periods.forEach((period, index) => {
    issues.push(
      ...checkFigure(period.counter_start, `periods.${index}.counter_start`, TONNES),
      ...checkFigure(period.counter_end, `periods.${index}.counter_end`, TONNES),
    );
    if (period.accumulated !== undefined && period.accumulated !== null)
      issues.push(...checkFigure(period.accumulated, `periods.${index}.accumulated`, TONNES));
  });
  for (const [hold, weight] of Object.entries(request.holds ?? {}))
    issues.push(...checkFigure(weight, `holds.${hold}`, TONNES));
  return issues.length > 0 ? issues : checkCounter(request.periods, capacity);
}

function checkCounter(periods: readonly PeriodInput[], capacity: DecimalText | null): Issue[] {
  return periods.flatMap((period, index): Issue[] => {
    const issues: Issue[] = [];
    for (const name of ["counter_start", "counter_end"] as const) {
      if (capacity !== null && compare(period[name], capacity) >= 0)
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
    if (capacity === null && compare(period.counter_end, period.counter_start) < 0)
      issues.push(issue("below_minimum", `periods.${index}.counter_end`, { min: period.counter_start }));
    return issues;
  });
}

/** At least kilograms of a counter in tonnes; a finer counter keeps what it shows. */
const shown = (value: DecimalText) => withScale(value, DECIMALS);

export function accumulatePeriods(request: PeriodsRequest): Calculated<Periods> {
  const issues = checkPeriods(request);
  if (issues.length > 0) return refused(issues);
  const capacity = request.capacity ?? null;
  const periods: Period[] = [];
  const wrong: Issue[] = [];
  let accumulated: DecimalText = "0";
  request.periods.forEach((period, index) => {
    const net = counterNet(period.counter_start, period.counter_end, capacity) ?? "0";
    accumulated = add(accumulated, net);
    if (typeof period.accumulated === "string" && compare(period.accumulated, accumulated) !== 0)
      wrong.push(issue("weight_not_accumulated", `periods.${index}.accumulated`));
    const isRolledOver = compare(period.counter_end, period.counter_start) < 0;
    periods.push({ net: shown(net), accumulated: shown(accumulated), rolled_over: isRolledOver });
  });
  if (wrong.length > 0) return refused(wrong);
  return calculated({
    periods,
    total: shown(accumulated),
    holds: holdTotals(request, periods),
    steps: periods.map((period, index) => stepOf(request, index, period)),
  });
}

function holdTotals(request: PeriodsRequest, periods: readonly Period[]): HoldTotal[] {
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

function stepOf(request: PeriodsRequest, index: number, period: Period): Step {
  const { counter_start: start = "0", counter_end: end = "0" } = request.periods[index] ?? {};
  const once = period.rolled_over ? ` + ${request.capacity ?? "0"}` : "";
  return { name: "net_period", value: period.net, formula: `${end} − ${start}${once}`, rule: RULE };
}
