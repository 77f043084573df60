// Decides the sequence, the previous and the accumulated weight of the installments of one weighing period, in tonnes
// with three decimals. An installment is added to what the last one had accumulated. A struck one keeps its place and
// adds nothing: it has no number, and those after it follow. Nothing weighs less than nothing, so no sum ever falls.

import {
  add,
  canonical,
  compare,
  type DecimalText,
  multiply,
  scaleOf,
  sum,
  withScale,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { accumulatePeriodsRequest } from "./periods.ts";
import { tonnesOf } from "./units.ts";

export const INSTALLMENT_UNITS = ["MT", "KG"] as const;
export type InstallmentUnit = (typeof INSTALLMENT_UNITS)[number];

/** More than any ship carries: one installment of more was read in kilograms and noted as tonnes. */
const MOST_TONNES = "1000000";
export const MOST_KILOGRAMS = multiply(MOST_TONNES, "1000");

/** Rows of one call. */
export const MOST_AT_ONCE = 500;

export interface Installment {
  readonly weight: DecimalText;
  readonly unit: InstallmentUnit;
  readonly struck?: boolean | undefined;
}

/** What follows for one installment from all that stand before it. */
export interface Standing {
  readonly sequence: number | null;
  readonly previous: DecimalText;
  readonly accumulated: DecimalText;
}

/** Where a period stands before its first installment. */
export const NOTHING_YET = { sequence: 0, accumulated: "0.000" } as const;

const TONNE_DECIMALS = 3;
const shown = (tonnes: DecimalText) => withScale(tonnes, TONNE_DECIMALS);

export function installmentTonnes({ weight, unit }: Pick<Installment, "weight" | "unit">): DecimalText {
  return shown(unit === "KG" ? tonnesOf(weight) : weight);
}

/** A scale shows whole kilograms: less would be lost in tonnes of three decimals. */
export function checkInstallment({ weight, unit }: Pick<Installment, "weight" | "unit">): readonly Issue[] {
  if (unit === "KG" && scaleOf(canonical(weight)) > 0) return [issue("too_precise", "weight", { scale: 0 })];
  const isTooMuch = compare(installmentTonnes({ weight, unit }), MOST_TONNES) > 0;
  return isTooMuch ? [issue("above_maximum", "weight", { max: MOST_TONNES })] : [];
}

interface Reached {
  readonly sequence: number;
  readonly accumulated: DecimalText;
}

/** Each installment after the other, going on from where the period stands. */
export function accumulateInstallments(
  installments: readonly Installment[],
  from: Reached = NOTHING_YET,
): readonly Standing[] {
  let { sequence, accumulated } = from;
  return installments.map((one): Standing => {
    const previous = shown(accumulated);
    if (one.struck === true) return { sequence: null, previous, accumulated: previous };
    sequence += 1;
    accumulated = shown(add(previous, installmentTonnes(one)));
    return { sequence, previous, accumulated };
  });
}

export function installmentTotal(installments: readonly Installment[]): DecimalText {
  return shown(sum(installments.filter(({ struck }) => struck !== true).map(installmentTonnes)));
}

/**
 * The accumulated weight that a ticket or a file prints, against what it comes to: compared, never taken over. `said`
 * stands in the order of the installments; nothing where nothing was printed.
 */
export function checkAccumulated(
  said: readonly (DecimalText | null | undefined)[],
  standings: readonly Standing[],
): readonly Issue[] {
  return standings.flatMap(({ accumulated }, at) => {
    const printed = said[at];
    if (printed === null || printed === undefined || compare(printed, accumulated) === 0) return [];
    return [issue("weight_not_accumulated", `rows.${at}.accumulated`)];
  });
}

export interface CounterOfPeriod {
  readonly id: string;
  readonly scale: string | null;
  readonly begin_at: string;
  readonly counter_start: DecimalText | null;
  readonly counter_end: DecimalText | null;
  readonly counter_capacity: DecimalText | null;
}

/**
 * Whether the counter of a period goes on where the one before it on the same scale ended, and the next one where this
 * one ends. Periods whose tickets nobody has entered yet say nothing.
 */
export function checkCounters(
  changed: CounterOfPeriod,
  others: readonly CounterOfPeriod[],
): readonly Issue[] {
  const own = wrongCounter(changed);
  if (own.length > 0) return own;
  const chain = [...others.filter(({ id }) => id !== changed.id), changed]
    .filter(({ scale }) => scaleName(scale) === scaleName(changed.scale))
    .sort((a, b) => (a.begin_at === b.begin_at ? (a.id < b.id ? -1 : 1) : a.begin_at < b.begin_at ? -1 : 1));
  const at = chain.indexOf(changed);
  return [
    ...breakBetween(chain[at - 1], changed, "counter_start"),
    ...breakBetween(changed, chain[at + 1], "counter_end"),
  ];
}

const scaleName = (scale: string | null) => scale?.trim().toLowerCase() ?? "";

/** What the counter of one period says by itself: beyond its capacity, or backwards. */
function wrongCounter(period: CounterOfPeriod): readonly Issue[] {
  const { counter_start: start, counter_end: end, counter_capacity: capacity } = period;
  if (start === null || end === null) return [];
  const counted = accumulatePeriodsRequest({
    capacity,
    periods: [{ counter_start: start, counter_end: end }],
  });
  return counted.ok ? [] : counted.issues.map((one) => ({ ...one, field: lastPart(one.field) }));
}

function breakBetween(
  before: CounterOfPeriod | undefined,
  after: CounterOfPeriod | undefined,
  field: "counter_start" | "counter_end",
): readonly Issue[] {
  const [end, start] = [before?.counter_end ?? null, after?.counter_start ?? null];
  if (end === null || start === null || compare(end, start) === 0) return [];
  return [issue("counter_not_continuous", field, { value: start, expected: end })];
}

const lastPart = (field: string | undefined) => field?.split(".").at(-1);

/** Before a period is closed: what its counter ran on must be what was weighed, where both are known. */
export function checkClosing(period: CounterOfPeriod, total: DecimalText): readonly Issue[] {
  const { counter_start: start, counter_end: end, counter_capacity: capacity } = period;
  if (start === null || end === null) return [];
  const counted = accumulatePeriodsRequest({
    capacity,
    periods: [{ counter_start: start, counter_end: end, accumulated: total }],
  });
  return counted.ok ? [] : [issue("weight_not_accumulated", "counter_end")];
}
