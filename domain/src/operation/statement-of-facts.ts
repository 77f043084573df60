// Decides how long an operation took and how fast it went, by the agent's statement of facts: time from
// commencing to completing, less the stops. Stops that overlap (rain while cargo was awaited) are merged before
// they are taken off, or one hour would be lost twice. Moments in UTC, hours in decimals, rates in tonnes an hour.

import { type Calculated, calculated, refused, type Step } from "../kernel/calculated.ts";
import { daysBetween, type Instant, isInstant } from "../kernel/dates.ts";
import {
  compare,
  type DecimalText,
  divideOrNull,
  isDecimalText,
  multiply,
  roundTo,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";

export interface StopInput {
  /** The code of the event, such as RAIN or MECHT. */
  readonly code: string;
  readonly from: Instant;
  readonly until: Instant;
}

export interface StatementRequest {
  readonly commenced: Instant;
  readonly completed: Instant;
  readonly stops: readonly StopInput[];
  /** Tonnes, for the rates. */
  readonly quantity?: DecimalText | null;
}

export interface MergedStop {
  readonly from: Instant;
  readonly until: Instant;
  /** The reasons that share this stop, each once. */
  readonly codes: readonly string[];
  readonly hours: DecimalText;
}

export interface Statement {
  readonly gross_hours: DecimalText;
  /** Every stop by itself, overlaps counted as often as they were written. */
  readonly stops_hours: DecimalText;
  /** What really stood still. */
  readonly stopped_hours: DecimalText;
  readonly net_hours: DecimalText;
  /** The hours of each reason by itself; together they may be more than what stood still. */
  readonly by_code: Readonly<Record<string, DecimalText>>;
  readonly merged: readonly MergedStop[];
  /** Null without a quantity or without time. */
  readonly gross_rate: DecimalText | null;
  readonly net_rate: DecimalText | null;
  readonly steps: readonly Step[];
}

const HOUR = 3600;
const HOUR_DECIMALS = 4;
const RATE_DECIMALS = 3;
const EPOCH = "1970-01-01";
const RULE = "statement of facts";
const MOST_TONNES = "100000000";

/** Whole seconds since 1970: people write minutes, devices seconds, nobody their fractions. */
function secondsOf(instant: Instant): number {
  const [hours, minutes, seconds] = [instant.slice(11, 13), instant.slice(14, 16), instant.slice(17, 19)];
  return (
    daysBetween(EPOCH, instant.slice(0, 10)) * 24 * HOUR +
    Number(hours) * HOUR +
    Number(minutes) * 60 +
    Number(seconds)
  );
}

function hoursOf(seconds: number): DecimalText {
  const hours = divideOrNull(String(seconds), String(HOUR), HOUR_DECIMALS, "half_up") ?? "0";
  return roundTo(hours, HOUR_DECIMALS);
}

function checkStatement(request: StatementRequest): Issue[] {
  const issues: Issue[] = [];
  const check = (value: unknown, field: string): boolean => {
    if (isInstant(value)) return true;
    issues.push(issue(value === undefined || value === null ? "required" : "invalid_time", field));
    return false;
  };
  const inOrder = (from: Instant, until: Instant, field: string) => {
    if (secondsOf(until) < secondsOf(from)) issues.push(issue("end_before_begin", field));
  };
  const isWhole = [check(request.commenced, "commenced"), check(request.completed, "completed")];
  if (isWhole.every(Boolean)) inOrder(request.commenced, request.completed, "completed");
  request.stops.forEach((stop, index) => {
    const field = `stops.${index}`;
    const both = [check(stop.from, `${field}.from`), check(stop.until, `${field}.until`)];
    if (both.every(Boolean)) inOrder(stop.from, stop.until, `${field}.until`);
  });
  issues.push(...checkQuantity(request.quantity ?? null));
  return issues;
}

function checkQuantity(quantity: unknown): Issue[] {
  if (quantity === null) return [];
  if (!isDecimalText(quantity)) return [issue("not_a_number", "quantity")];
  if (compare(quantity, "0") < 0) return [issue("negative_number", "quantity")];
  return compare(quantity, MOST_TONNES) > 0 ? [issue("above_maximum", "quantity", { max: MOST_TONNES })] : [];
}

interface Span {
  readonly from: Instant;
  readonly until: Instant;
  readonly codes: readonly string[];
}

/** The part of a stop that lies within the operation: rain before commencing delays nothing that had begun. */
function clip(stop: StopInput, request: StatementRequest): Span[] {
  const from = secondsOf(stop.from) < secondsOf(request.commenced) ? request.commenced : stop.from;
  const until = secondsOf(stop.until) > secondsOf(request.completed) ? request.completed : stop.until;
  return secondsOf(from) < secondsOf(until) ? [{ from, until, codes: [stop.code] }] : [];
}

const lengthOf = (span: Span) => secondsOf(span.until) - secondsOf(span.from);
const totalOf = (spans: readonly Span[]) => spans.reduce((total, span) => total + lengthOf(span), 0);

/** Spans that overlap or touch become one, with the reasons of all. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((left, right) => secondsOf(left.from) - secondsOf(right.from))) {
    const last = merged.at(-1);
    if (last === undefined || secondsOf(span.from) > secondsOf(last.until)) {
      merged.push(span);
      continue;
    }
    merged[merged.length - 1] = {
      from: last.from,
      until: secondsOf(span.until) > secondsOf(last.until) ? span.until : last.until,
      codes: [...new Set([...last.codes, ...span.codes])].sort(),
    };
  }
  return merged;
}

/** Tonnes an hour from the seconds themselves: rounded hours would move the third decimal. */
function rateOf(quantity: DecimalText | null, seconds: number): DecimalText | null {
  if (quantity === null) return null;
  const rate = divideOrNull(multiply(quantity, String(HOUR)), String(seconds), RATE_DECIMALS, "half_up");
  return rate === null ? null : roundTo(rate, RATE_DECIMALS);
}

export function readStatement(request: StatementRequest): Calculated<Statement> {
  const issues = checkStatement(request);
  if (issues.length > 0) return refused(issues);
  const stops = request.stops.flatMap((stop) => clip(stop, request));
  const merged = mergeSpans(stops);
  const gross = secondsOf(request.completed) - secondsOf(request.commenced);
  const stopped = totalOf(merged);
  const quantity = request.quantity ?? null;
  const codes = [...new Set(stops.flatMap((stop) => stop.codes))].sort();
  const found = {
    gross_hours: hoursOf(gross),
    stops_hours: hoursOf(totalOf(stops)),
    stopped_hours: hoursOf(stopped),
    net_hours: hoursOf(gross - stopped),
    gross_rate: rateOf(quantity, gross),
    net_rate: rateOf(quantity, gross - stopped),
    merged: merged.map((span) => ({ ...span, hours: hoursOf(lengthOf(span)) })),
  };
  return calculated({
    ...found,
    by_code: Object.fromEntries(
      codes.map((code) => [
        code,
        // A reason that was written twice for the same hour stood still once.
        hoursOf(totalOf(mergeSpans(stops.filter((stop) => stop.codes.includes(code))))),
      ]),
    ),
    steps: explain(request, found),
  });
}

type Found = Omit<Statement, "by_code" | "steps">;

function explain(request: StatementRequest, found: Found): Step[] {
  const tonnes = request.quantity ?? "0";
  const hours = (name: string, value: DecimalText, formula: string): Step => ({
    name,
    value,
    unit: "h",
    formula,
    rule: RULE,
  });
  const rate = (name: string, value: DecimalText | null, over: DecimalText): Step => ({
    name,
    value,
    unit: "t/h",
    ...(value === null ? {} : { formula: `${tonnes} ÷ ${over}` }),
    rule: RULE,
  });
  return [
    hours("gross_hours", found.gross_hours, `${request.completed} − ${request.commenced}`),
    hours("stopped_hours", found.stopped_hours, found.merged.map((one) => one.hours).join(" + ") || "0"),
    hours("net_hours", found.net_hours, `${found.gross_hours} − ${found.stopped_hours}`),
    rate("gross_rate", found.gross_rate, found.gross_hours),
    rate("net_rate", found.net_rate, found.net_hours),
  ];
}
