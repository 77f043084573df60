// Decides how fast a cargo goes in by the scale, in tonnes an hour, and when it will be all in at that pace. The time is
// that of the periods, from the begin of each to its last installment or its end: between periods nobody loads.

import { compare, type DecimalText, divideOrNull, multiply, subtract, sum } from "../kernel/decimal.ts";
import { type Installment, installmentTonnes } from "./installments.ts";

const MILLISECONDS_OF_AN_HOUR = 3_600_000;

/** Tonnes an hour with one decimal; nothing where no time went by. */
function perHour(tonnes: DecimalText, milliseconds: number): DecimalText | null {
  return divideOrNull(multiply(tonnes, String(MILLISECONDS_OF_AN_HOUR)), String(milliseconds), 1, "half_up");
}

export interface TimedInstallment extends Installment {
  readonly at: string;
}

/** The pace of each installment since the one before it, the first since the period began. */
export function paceOfEach(
  installments: readonly TimedInstallment[],
  beganAt: string,
): readonly (DecimalText | null)[] {
  let before = Date.parse(beganAt);
  return installments.map((one) => {
    if (one.struck === true) return null;
    const at = Date.parse(one.at);
    const gone = at - before;
    before = at;
    return gone > 0 ? perHour(installmentTonnes(one), gone) : null;
  });
}

/** The pace of the last hour before the newest installment: what came in that hour, over the part of it that was weighed. */
export function paceOfLastHour(
  installments: readonly TimedInstallment[],
  beganAt: string,
): DecimalText | null {
  const counted = installments.filter(({ struck }) => struck !== true);
  const times = counted.map(({ at }) => Date.parse(at));
  if (times.length === 0) return null;
  const last = Math.max(...times);
  const since = Math.max(last - MILLISECONDS_OF_AN_HOUR, Date.parse(beganAt));
  const within = counted.filter((_, at) => (times[at] ?? 0) > since);
  return last > since ? perHour(sum(within.map(installmentTonnes)), last - since) : null;
}

export interface TimedPeriod {
  readonly begin_at: string;
  readonly end_at: string | null;
  readonly last_at: string | null;
  readonly total: DecimalText;
}

export interface Forecast {
  /** Over the time of all periods. */
  readonly rate: DecimalText | null;
  /** When the rest of the plan will be in at that pace; nothing once it is, or while there is no pace. */
  readonly completionAt: string | null;
}

/** In milliseconds; where two loaders worked at once, an hour is one hour. */
function unitedTime(spans: readonly (readonly [begin: number, end: number])[]): number {
  let [time, until] = [0, Number.NEGATIVE_INFINITY];
  for (const [begin, end] of spans.toSorted(([one], [other]) => one - other)) {
    time += Math.max(0, end - Math.max(begin, until));
    until = Math.max(until, end);
  }
  return time;
}

export function forecast(periods: readonly TimedPeriod[], planned: DecimalText | null): Forecast {
  const ends = periods.map((one) => Date.parse(one.end_at ?? one.last_at ?? one.begin_at));
  const worked = unitedTime(periods.map((one, at) => [Date.parse(one.begin_at), ends[at] ?? 0]));
  const loaded = sum(periods.map((one) => one.total));
  const rate = worked > 0 ? perHour(loaded, worked) : null;
  const rest = planned === null ? "0" : subtract(planned, loaded);
  if (rate === null || compare(rate, "0") <= 0 || compare(rest, "0") <= 0)
    return { rate, completionAt: null };
  const hours = Number(divideOrNull(rest, rate, 6, "half_up") ?? "0");
  const at = Math.max(...ends) + hours * MILLISECONDS_OF_AN_HOUR;
  // Beyond what a calendar holds nobody can say when.
  return { rate, completionAt: at < 8.64e15 ? new Date(at).toISOString() : null };
}
