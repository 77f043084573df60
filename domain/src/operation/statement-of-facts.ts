// Decides how long an operation took and how fast it went, by the agent's statement of facts: time from
// commencing to completing, less the stops. Stops that overlap (rain while cargo was awaited) are merged before
// they are taken off, or one hour would be lost twice. Moments in UTC, hours in decimals, rates in tonnes an hour.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused, type Step } from "../kernel/calculated.ts";
import { daysBetween, type Instant, isInstant } from "../kernel/dates.ts";
import type { DecimalText } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { refined } from "../kernel/field/issues.ts";
import { choiceInput, figureInput, listInput } from "../kernel/figure.ts";
import { divideFractions, fractionOf, multiplyFractions, roundFraction } from "../kernel/fraction.ts";
import {
  decimalOutput,
  instantOutput,
  listOutput,
  namedOutput,
  objectOutput,
  stepOutput,
} from "../kernel/output.ts";
import { STOP_CODES, type StopCode } from "./event-codes.data.ts";

export const momentInput = refined(z.unknown(), (value) => {
  if (value === undefined || value === null) return "required";
  return isInstant(value) ? undefined : "invalid_time";
}).meta({ type: "string", format: "date-time" }) as z.ZodType<Instant>;

export const statementInput = z.strictObject({
  commenced: momentInput,
  completed: momentInput,
  stops: listInput(
    z.strictObject({ code: choiceInput(STOP_CODES), from: momentInput, until: momentInput }),
    2000,
  ),
  /** Tonnes, for the rates. */
  quantity: figureInput({ scale: 6, max: "100000000" }).nullish(),
});
export type StatementRequest = z.infer<typeof statementInput>;
type StopInput = StatementRequest["stops"][number];

export const STATEMENT_STEPS = [
  "gross_hours",
  "stops_hours",
  "stopped_hours",
  "net_hours",
  "gross_rate",
  "net_rate",
] as const;
export const STATEMENT_RULES = [
  "statement_of_facts",
  "stops_as_written",
  "stops_merged",
  "quantity_over_time",
] as const;
export type StatementStep = Step<(typeof STATEMENT_STEPS)[number], (typeof STATEMENT_RULES)[number]>;

export const mergedStopOutput = objectOutput({
  from: instantOutput,
  until: instantOutput,
  /** The reasons that share this stop, each once. */
  codes: listOutput(z.enum(STOP_CODES)),
  hours: decimalOutput,
});
export type MergedStop = z.infer<typeof mergedStopOutput>;

export const statementOutput = objectOutput({
  gross_hours: decimalOutput,
  /** Every stop by itself, overlaps counted as often as they were written. */
  stops_hours: decimalOutput,
  /** What really stood still. */
  stopped_hours: decimalOutput,
  net_hours: decimalOutput,
  /** The hours of each reason by itself; together they may be more than what stood still. */
  by_code: namedOutput(STOP_CODES, decimalOutput),
  merged: listOutput(mergedStopOutput),
  /** Null without a quantity or without time. */
  gross_rate: decimalOutput.nullable(),
  net_rate: decimalOutput.nullable(),
  steps: listOutput(stepOutput(STATEMENT_STEPS, STATEMENT_RULES)),
});
export type Statement = z.infer<typeof statementOutput>;

const HOUR = 3600;
const HOUR_DECIMALS = 4;
const RATE_DECIMALS = 3;
const EPOCH = "1970-01-01";

/** Whole seconds since 1970: people write minutes, devices seconds, nobody their fractions. */
export function secondsOf(instant: Instant): number {
  const [hours, minutes, seconds] = [instant.slice(11, 13), instant.slice(14, 16), instant.slice(17, 19)];
  return (
    daysBetween(EPOCH, instant.slice(0, 10)) * 24 * HOUR +
    Number(hours) * HOUR +
    Number(minutes) * 60 +
    Number(seconds)
  );
}

function hoursOf(seconds: number): DecimalText {
  return roundFraction(fractionOf(String(seconds), String(HOUR)), HOUR_DECIMALS, "half_up");
}

function checkStatement(request: StatementRequest): Issue[] {
  const inOrder = (from: Instant, until: Instant, field: string) =>
    secondsOf(until) < secondsOf(from) ? [issue("end_before_begin", field)] : [];
  return [
    ...inOrder(request.commenced, request.completed, "completed"),
    ...request.stops.flatMap((stop, index) => inOrder(stop.from, stop.until, `stops.${index}.until`)),
  ];
}

interface Span {
  readonly from: Instant;
  readonly until: Instant;
  /** The same in seconds, counted once. */
  readonly begin: number;
  readonly end: number;
  readonly codes: readonly StopCode[];
}

interface Operation {
  readonly begin: number;
  readonly end: number;
}

/** The part of a stop that lies within the operation: rain before commencing delays nothing that had begun. */
function clip(stop: StopInput, request: StatementRequest, operation: Operation): Span[] {
  const [begin, end] = [secondsOf(stop.from), secondsOf(stop.until)];
  const isEarly = begin < operation.begin;
  const isLate = end > operation.end;
  const span: Span = {
    from: isEarly ? request.commenced : stop.from,
    until: isLate ? request.completed : stop.until,
    begin: isEarly ? operation.begin : begin,
    end: isLate ? operation.end : end,
    codes: [stop.code],
  };
  return span.begin < span.end ? [span] : [];
}

const lengthOf = (span: Span) => span.end - span.begin;
const totalOf = (spans: readonly Span[]) => spans.reduce((total, span) => total + lengthOf(span), 0);

/** Spans that overlap or touch become one, with the reasons of all. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((left, right) => left.begin - right.begin)) {
    const last = merged.at(-1);
    if (last === undefined || span.begin > last.end) {
      merged.push(span);
      continue;
    }
    const longer = span.end > last.end ? span : last;
    merged[merged.length - 1] = {
      ...last,
      until: longer.until,
      end: longer.end,
      codes: [...new Set([...last.codes, ...span.codes])].sort(),
    };
  }
  return merged;
}

/** Tonnes an hour from the seconds themselves: rounded hours would move the third decimal. */
function rateOf(quantity: DecimalText | null, seconds: number): DecimalText | null {
  if (quantity === null || seconds === 0) return null;
  const perSecond = divideFractions(fractionOf(quantity), fractionOf(String(seconds)));
  return roundFraction(multiplyFractions(perSecond, fractionOf(String(HOUR))), RATE_DECIMALS, "half_up");
}

export function readStatementRequest(request: StatementRequest): Calculated<Statement> {
  const issues = checkStatement(request);
  if (issues.length > 0) return refused(issues);
  const operation = { begin: secondsOf(request.commenced), end: secondsOf(request.completed) };
  const stops = request.stops.flatMap((stop) => clip(stop, request, operation));
  const merged = mergeSpans(stops);
  const gross = operation.end - operation.begin;
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
    merged: merged.map((span) => ({
      from: span.from,
      until: span.until,
      codes: span.codes,
      hours: hoursOf(lengthOf(span)),
    })),
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
    steps: explain(request, found, { gross, stops: stops.map(lengthOf), merged: merged.map(lengthOf) }),
  });
}

type Found = Omit<Statement, "by_code" | "steps">;

/** Whole seconds of the operation, of each stop as it was written, and of each after merging. */
interface Lengths {
  readonly gross: number;
  readonly stops: readonly number[];
  readonly merged: readonly number[];
}

/** In minutes, as people write times; in seconds where a device told them. Hours seldom end after four decimals. */
function explain(request: StatementRequest, found: Found, lengths: Lengths): StatementStep[] {
  const tonnes = request.quantity ?? "0";
  const each = [lengths.gross, ...lengths.stops, ...lengths.merged].every((one) => one % 60 === 0) ? 60 : 1;
  const perHour = HOUR / each;
  const counted = (seconds: number) => String(seconds / each);
  const hours = (
    name: StatementStep["name"],
    value: DecimalText,
    formula: string,
    rule: StatementStep["rule"],
  ): StatementStep => ({ name, value, unit: "h", formula, rule });
  const rate = (name: StatementStep["name"], value: DecimalText | null, seconds: number): StatementStep => ({
    name,
    value,
    unit: "t/h",
    ...(value === null ? {} : { formula: `${tonnes} × ${perHour} ÷ ${counted(seconds)}` }),
    rule: "quantity_over_time",
  });
  const { gross, stops, merged } = lengths;
  const stopped = merged.reduce((total, one) => total + one, 0);
  const added = (all: readonly number[]) =>
    all.length === 0 ? "0" : `(${all.map(counted).join(" + ")}) ÷ ${perHour}`;
  const left = `(${counted(gross)} − ${counted(stopped)}) ÷ ${perHour}`;
  return [
    hours(
      "gross_hours",
      found.gross_hours,
      `${request.completed} − ${request.commenced}`,
      "statement_of_facts",
    ),
    hours("stops_hours", found.stops_hours, added(stops), "stops_as_written"),
    hours("stopped_hours", found.stopped_hours, added(merged), "stops_merged"),
    hours("net_hours", found.net_hours, left, "statement_of_facts"),
    rate("gross_rate", found.gross_rate, gross),
    rate("net_rate", found.net_rate, gross - stopped),
  ];
}

export const readStatement = calculator(statementInput, readStatementRequest);
