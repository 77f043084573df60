// Decides how much of the time that a charter allows was used, and what is owed for the difference. Laytime begins after
// the notice of readiness and its turn time, or when work begins sooner where the charter says so. It runs without stop
// but for exceptions (rain, breakdowns of the ship) and, where Sundays and holidays are excepted (SHEX), for those days;
// where the charter says so they count as far as they were worked, and no further (SHEX UU). Once the allowed time is up
// nothing is excepted any more. Days are those of the times as they are written, or of a port's clocks; a day on which the
// clocks change has 23 or 25 hours. Hours in decimals; money by the day and pro rata, in cents.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused, type Step } from "../kernel/calculated.ts";
import {
  addDays,
  type CalendarDate,
  dateIn,
  instantOf,
  isCalendarDate,
  SUNDAY,
  weekdayOf,
} from "../kernel/dates.ts";
import type { DecimalText } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { refined } from "../kernel/field/issues.ts";
import { choiceInput, figureInput, listInput } from "../kernel/figure.ts";
import {
  compareFractions,
  divideFractions,
  type Fraction,
  fractionOf,
  multiplyFractions,
  roundFraction,
  subtractFractions,
  ZERO,
} from "../kernel/fraction.ts";
import { decimalOutput, instantOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { momentInput, secondsOf } from "./statement-of-facts.ts";

/** Sundays and holidays included, excepted, or excepted unless used. */
export const LAYTIME_TERMS = ["shinc", "shex", "shex_uu"] as const;

const day = refined(z.unknown(), (value) => {
  if (value === undefined || value === null) return "required";
  return isCalendarDate(value) ? undefined : "invalid_date";
}).meta({ type: "string", format: "date" }) as z.ZodType<CalendarDate>;

const spans = (most: number) => listInput(z.strictObject({ from: momentInput, until: momentInput }), most);

const perDay = figureInput({ scale: 2, max: "10000000" });

export const laytimeInput = z.strictObject({
  /** Tonnes. */
  quantity: figureInput({ scale: 6, max: "10000000", positive: true }),
  /** Tonnes a day of 24 hours. */
  rate: figureInput({ scale: 3, max: "1000000", positive: true }),
  terms: choiceInput(LAYTIME_TERMS),
  notice: momentInput,
  /** Hours after the notice before laytime begins. */
  turn_hours: figureInput({ scale: 2, max: "240" }).nullish(),
  commenced: momentInput,
  completed: momentInput,
  /** Whether work that begins within the turn time begins laytime too. */
  sooner_if_commenced: z.boolean().nullish(),
  /** Saturdays are excepted like Sundays. */
  saturdays: z.boolean().nullish(),
  holidays: listInput(z.strictObject({ date: day }), 100).nullish(),
  /** What does not count whatever the day: rain, breakdowns of the ship, shifting. */
  exceptions: spans(500),
  /** When nobody worked after work had begun, for whatever reason: an excepted day is not used by it. */
  idle: spans(2000).nullish(),
  demurrage: perDay,
  /** Half of demurrage unless the charter says something else. */
  despatch: perDay.nullish(),
});
export type LaytimeRequest = z.infer<typeof laytimeInput>;

export const LAYTIME_STEPS = [
  "allowed_hours",
  "elapsed_hours",
  "not_counted_hours",
  "used_hours",
  "demurrage",
  "despatch",
] as const;
export const LAYTIME_RULES = [
  "charter_rate",
  "notice_and_turn_time",
  "laytime_exceptions",
  "laytime_used",
  "on_demurrage",
  "laytime_saved",
] as const;
export type LaytimeStep = Step<(typeof LAYTIME_STEPS)[number], (typeof LAYTIME_RULES)[number]>;

export const LAYTIME_OUTCOMES = ["demurrage", "despatch", "even"] as const;

export const laytimeOutput = objectOutput({
  allowed_hours: decimalOutput,
  begins: instantOutput,
  elapsed_hours: decimalOutput,
  not_counted_hours: decimalOutput,
  used_hours: decimalOutput,
  outcome: z.enum(LAYTIME_OUTCOMES),
  /** When the allowed time was up, to the second; null where it was not. */
  on_demurrage_from: instantOutput.nullable(),
  demurrage: decimalOutput,
  despatch: decimalOutput,
  steps: listOutput(stepOutput(LAYTIME_STEPS, LAYTIME_RULES)),
});
export type Laytime = z.infer<typeof laytimeOutput>;

const HOUR = 3600;
const DAY = 24 * HOUR;
const HOUR_DECIMALS = 4;
const EPOCH = "1970-01-01";
const SATURDAY = SUNDAY - 1;

const hoursText = (hours: Fraction): DecimalText => roundFraction(hours, HOUR_DECIMALS, "half_up");
const hoursOf = (seconds: number): Fraction => fractionOf(String(seconds), String(HOUR));

const padded = (count: number) => String(count).padStart(2, "0");

function momentOf(seconds: number): string {
  const date = addDays(EPOCH, Math.floor(seconds / DAY));
  const rest = seconds - Math.floor(seconds / DAY) * DAY;
  const clock = [Math.floor(rest / HOUR), Math.floor((rest % HOUR) / 60), rest % 60].map(padded).join(":");
  return `${date}T${clock}Z`;
}

interface Span {
  readonly begin: number;
  readonly end: number;
}

/** What tells the day of a moment, and when a day begins. */
export interface DayClock {
  dateAt(moment: string): CalendarDate;
  beginOf(date: CalendarDate): string;
}

/** As whoever writes times without a zone means them. */
const AS_WRITTEN: DayClock = {
  dateAt: (moment) => moment.slice(0, 10),
  beginOf: (date) => `${date}T00:00:00Z`,
};

/** By the clocks of a place, which may be put forward or back. */
export function clockOfZone(zone: string): DayClock {
  return {
    dateAt: (moment) => dateIn(moment, zone) ?? AS_WRITTEN.dateAt(moment),
    beginOf: (date) => instantOf({ local: `${date}T00:00`, zone }) ?? AS_WRITTEN.beginOf(date),
  };
}

function checkTimes(request: LaytimeRequest): Issue[] {
  const issues: Issue[] = [];
  if (secondsOf(request.completed) < secondsOf(request.commenced))
    issues.push(issue("end_before_begin", "completed"));
  if (secondsOf(request.completed) < secondsOf(request.notice))
    issues.push(issue("end_before_begin", "completed"));
  for (const name of ["exceptions", "idle"] as const)
    request[name]?.forEach(({ from, until }, index) => {
      if (secondsOf(until) < secondsOf(from))
        issues.push(issue("end_before_begin", `${name}.${index}.until`));
    });
  return issues;
}

/** Turn time has at most hundredths of an hour, which are whole seconds. */
function beginOf(request: LaytimeRequest): number {
  const turn = multiplyFractions(fractionOf(request.turn_hours ?? "0"), fractionOf(String(HOUR)));
  const turned = secondsOf(request.notice) + Number(turn.numerator / turn.denominator);
  const worked = Math.max(secondsOf(request.commenced), secondsOf(request.notice));
  return request.sooner_if_commenced ? Math.min(turned, worked) : turned;
}

interface Course {
  readonly whole: Span;
  readonly clock: DayClock;
  readonly exceptions: readonly Span[];
  readonly idle: readonly Span[];
}

const spansOf = (written: LaytimeRequest["idle"]): Span[] =>
  (written ?? []).map(({ from, until }) => ({ begin: secondsOf(from), end: secondsOf(until) }));

function midnightsOf({ whole, clock }: Course): number[] {
  const last = clock.dateAt(momentOf(whole.end));
  const midnights: number[] = [];
  for (let date = clock.dateAt(momentOf(whole.begin)); date < last; ) {
    date = addDays(date, 1);
    midnights.push(secondsOf(clock.beginOf(date)));
  }
  return midnights;
}

/** Where anything about the time changes: midnights, exceptions, the beginning of work and its stops. */
function boundariesOf(request: LaytimeRequest, course: Course): number[] {
  const { whole } = course;
  const inside = [
    secondsOf(request.commenced),
    ...midnightsOf(course),
    ...[...course.exceptions, ...course.idle].flatMap(({ begin, end }) => [begin, end]),
  ].filter((at) => at > whole.begin && at < whole.end);
  return [...new Set([whole.begin, ...inside, whole.end])].sort((left, right) => left - right);
}

const isWithin = (at: Span, all: readonly Span[]) =>
  all.some(({ begin, end }) => at.begin >= begin && at.end <= end);

/** Whether a stretch counts, by the terms, as long as the ship is not on demurrage. */
function isCounted(request: LaytimeRequest, at: Span, course: Course): boolean {
  if (isWithin(at, course.exceptions)) return false;
  if (request.terms === "shinc") return true;
  const date = course.clock.dateAt(momentOf(at.begin));
  const weekday = weekdayOf(date);
  const isExcepted =
    weekday === SUNDAY ||
    (weekday === SATURDAY && request.saturdays === true) ||
    (request.holidays ?? []).some((holiday) => holiday.date === date);
  if (!isExcepted) return true;
  const isWorked = at.begin >= secondsOf(request.commenced) && !isWithin(at, course.idle);
  return request.terms === "shex_uu" && isWorked;
}

interface Counted {
  /** Seconds that did not count before the allowed time was up. */
  readonly left: number;
  readonly expiry: Fraction | null;
}

function countTime(request: LaytimeRequest, course: Course, allowed: Fraction): Counted {
  const bounds = boundariesOf(request, course);
  let used = 0;
  let left = 0;
  for (const [index, begin] of bounds.entries()) {
    const end = bounds[index + 1];
    if (end === undefined) break;
    // Used up to the last minute: what would be excepted from here on is not.
    if (compareFractions(hoursOf(used), allowed) >= 0) return { left, expiry: fractionOf(String(begin)) };
    if (!isCounted(request, { begin, end }, course)) {
      left += end - begin;
      continue;
    }
    if (compareFractions(hoursOf(used + end - begin), allowed) > 0) {
      const rest = subtractFractions(allowed, hoursOf(used));
      const seconds = multiplyFractions(rest, fractionOf(String(HOUR)));
      return { left, expiry: subtractFractions(seconds, fractionOf(`-${begin}`)) };
    }
    used += end - begin;
  }
  return { left, expiry: null };
}

export function countLaytimeRequest(request: LaytimeRequest): Calculated<Laytime> {
  return countLaytimeBy(AS_WRITTEN, request);
}

export function countLaytimeBy(clock: DayClock, request: LaytimeRequest): Calculated<Laytime> {
  const issues = checkTimes(request);
  if (issues.length > 0) return refused(issues);
  const end = secondsOf(request.completed);
  // Completed within the turn time: nothing was used.
  const begin = Math.min(beginOf(request), end);
  const allowed = multiplyFractions(fractionOf(request.quantity, request.rate), fractionOf("24"));
  const course: Course = {
    whole: { begin, end },
    clock,
    exceptions: spansOf(request.exceptions),
    idle: spansOf(request.idle),
  };
  const { left, expiry } = countTime(request, course, allowed);
  const used = hoursOf(end - begin - left);
  const over = subtractFractions(used, allowed);
  const perHour = (rate: DecimalText) => divideFractions(fractionOf(rate), fractionOf("24"));
  const amount = (hours: Fraction, rate: DecimalText) =>
    hours.numerator <= 0n ? "0.00" : roundFraction(multiplyFractions(hours, perHour(rate)), 2, "half_up");
  const despatchRate = request.despatch ?? roundFraction(fractionOf(request.demurrage, "2"), 3, "half_up");
  const order = compareFractions(over, ZERO);
  const found = {
    allowed_hours: hoursText(allowed),
    begins: momentOf(begin),
    elapsed_hours: hoursText(hoursOf(end - begin)),
    not_counted_hours: hoursText(hoursOf(left)),
    used_hours: hoursText(used),
    outcome: order === 0 ? ("even" as const) : order > 0 ? ("demurrage" as const) : ("despatch" as const),
    on_demurrage_from: expiry === null ? null : momentOf(Number(expiry.numerator / expiry.denominator)),
    demurrage: amount(over, request.demurrage),
    despatch: amount(subtractFractions(ZERO, over), despatchRate),
  };
  return calculated({
    ...found,
    steps: explain(request, found, { elapsed: end - begin, left, despatchRate }),
  });
}

interface Lengths {
  readonly elapsed: number;
  readonly left: number;
  readonly despatchRate: DecimalText;
}

/** In minutes, or in seconds where somebody wrote them, as hours seldom end. */
function explain(
  request: LaytimeRequest,
  found: Omit<Laytime, "steps">,
  { elapsed, left, despatchRate }: Lengths,
): LaytimeStep[] {
  const each = elapsed % 60 === 0 && left % 60 === 0 ? 60 : 1;
  const perHour = HOUR / each;
  const allowed = `${request.quantity} ÷ ${request.rate} × 24`;
  const used = `(${elapsed / each} − ${left / each}) ÷ ${perHour}`;
  const hours = (
    name: LaytimeStep["name"],
    value: DecimalText,
    formula: string,
    rule: LaytimeStep["rule"],
  ): LaytimeStep => ({ name, value, unit: "h", formula, rule });
  const money = (
    name: "demurrage" | "despatch",
    formula: string,
    rule: LaytimeStep["rule"],
  ): LaytimeStep[] => (found.outcome === name ? [{ name, value: found[name], formula, rule }] : []);
  return [
    hours("allowed_hours", found.allowed_hours, allowed, "charter_rate"),
    hours(
      "elapsed_hours",
      found.elapsed_hours,
      `${request.completed} − ${found.begins}`,
      "notice_and_turn_time",
    ),
    hours("not_counted_hours", found.not_counted_hours, `${left / each} ÷ ${perHour}`, "laytime_exceptions"),
    hours("used_hours", found.used_hours, used, "laytime_used"),
    ...money("demurrage", `(${used} − ${allowed}) ÷ 24 × ${request.demurrage}`, "on_demurrage"),
    ...money("despatch", `(${allowed} − ${used}) ÷ 24 × ${despatchRate}`, "laytime_saved"),
  ];
}

export const countLaytime = calculator(laytimeInput, countLaytimeRequest);
