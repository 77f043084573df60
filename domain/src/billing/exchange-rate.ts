// Decides which exchange rate an invoice is converted at: the closing that the contract's rule names, on the side it
// names, with the day it is really from. A day without a closing (weekend, holiday) takes the last one before it;
// a day whose closing is not out yet takes none, because a rate that changes after lunch is no rate. Reais for one
// unit of the currency.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused, type Step } from "../kernel/calculated.ts";
import { addDays, type CalendarDate, compareDates, FRIDAY, weekdayOf } from "../kernel/dates.ts";
import type { DecimalText } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { choiceInput, type FigureBounds, figureInput, listInput } from "../kernel/figure.ts";
import {
  divideFractions,
  type Fraction,
  fractionOf,
  multiplyFractions,
  roundFraction,
  sumFractions,
} from "../kernel/fraction.ts";
import { dateOutput, decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { AMOUNT, currencyInput, dateInput } from "./money.ts";

/** Which day counts; the last one is the mean of all closings of the month. */
export const EXCHANGE_DAYS = [
  "invoice_date",
  "business_day_before_invoice",
  "bl_date",
  "operation_end",
  "month_average",
] as const;
export type ExchangeDay = (typeof EXCHANGE_DAYS)[number];

export const RATE_SIDES = ["buy", "sell"] as const;

/** Where the closings come from: the central bank, or somebody who typed them. */
export const RATE_SOURCES = ["ptax", "manual"] as const;

/** A gap of more days is a gap in what we know, not a holiday. */
const LONGEST_GAP = 10;

/** Guaranis and yen cost so little that four decimals would leave next to nothing of their rate. */
const RATE: FigureBounds = { scale: 10, max: "1000000", positive: true };
const rate = figureInput(RATE);

export const exchangeInput = z.strictObject({
  currency: currencyInput,
  day: choiceInput(EXCHANGE_DAYS),
  side: choiceInput(RATE_SIDES),
  /** The day of the invoice, of the bill of lading or of the end, as the rule asks. */
  date: dateInput,
  /** Up to and including this day every closing that exists is known. */
  known_until: dateInput,
  /** Closings, in any order. */
  rates: listInput(
    z.strictObject({
      date: dateInput,
      buy: rate,
      sell: rate,
      source: choiceInput(RATE_SOURCES).nullish(),
      published_at: z.string().max(40).nullish(),
    }),
    5000,
  ),
  /** What to convert, where something is to be converted. */
  amount: figureInput(AMOUNT).nullish(),
});
export type ExchangeRequest = z.infer<typeof exchangeInput>;
type KnownRate = ExchangeRequest["rates"][number];

export const EXCHANGE_STEPS = ["closing", "mean_rate", "converted"] as const;
export const EXCHANGE_RULES = [
  "closing_of_the_day",
  "last_closing_before",
  "business_day_before",
  "closings_of_the_month",
  "exchange",
] as const;
export type ExchangeStep = Step<(typeof EXCHANGE_STEPS)[number], (typeof EXCHANGE_RULES)[number]>;

export const exchangeOutput = objectOutput({
  currency: z.string(),
  day: z.enum(EXCHANGE_DAYS),
  side: z.enum(RATE_SIDES),
  requested_for: dateOutput,
  rate: decimalOutput,
  /** The day of the closing; null for a mean. */
  rate_date: dateOutput.nullable(),
  source: z.enum(RATE_SOURCES),
  published_at: z.string().nullable(),
  converted: decimalOutput.nullable(),
  steps: listOutput(stepOutput(EXCHANGE_STEPS, EXCHANGE_RULES)),
});
export type Exchange = z.infer<typeof exchangeOutput>;

/** The bank publishes four decimals of every rate; a mean shows as many as it takes for six digits that mean something. */
const MEAN_DECIMALS = 4;
const MEANT_DIGITS = 6;

interface Found {
  readonly rate: DecimalText;
  /** Not rounded: an amount is rounded once, when it is converted. */
  readonly exact: Fraction;
  /** The same as it is printed. */
  readonly printed: string;
  readonly closing: KnownRate | null;
  readonly source: Exchange["source"];
  readonly step: ExchangeStep;
}

const sourceOf = (rates: readonly KnownRate[]): Exchange["source"] =>
  rates.some((one) => one.source === "manual") ? "manual" : "ptax";

/** A day has one closing: of two, nobody knows which the contract means. */
function checkDays(rates: readonly KnownRate[]): Issue[] {
  const days = rates.map((one) => one.date);
  return days.flatMap((day, index) =>
    days.indexOf(day) < index ? [issue("duplicate_entry", `rates.${index}.date`)] : [],
  );
}

/** The newest closing of the days up to `last`. */
function newestUpTo(rates: readonly KnownRate[], last: CalendarDate): KnownRate | undefined {
  const oldest = addDays(last, -LONGEST_GAP);
  return rates
    .filter(({ date }) => compareDates(date, last) <= 0 && compareDates(date, oldest) >= 0)
    .toSorted((left, right) => compareDates(right.date, left.date))[0];
}

/** Nothing is published on a weekend: what is known of its Friday is known of it. */
function workday(date: CalendarDate): CalendarDate {
  const past = weekdayOf(date) - FRIDAY;
  return past > 0 ? addDays(date, -past) : date;
}

function pickClosing(request: ExchangeRequest): Calculated<Found> {
  const { date, day, side, known_until: known } = request;
  const isBefore = day === "business_day_before_invoice";
  const last = isBefore ? addDays(date, -1) : date;
  if (compareDates(workday(last), known) > 0)
    return refused([issue("rate_not_published", "date", { date: last })]);
  const closing = newestUpTo(request.rates, last);
  if (closing === undefined) return refused([issue("rate_not_found", "rates", { date: last })]);
  const isSame = compareDates(closing.date, last) === 0;
  const rule = isSame ? "closing_of_the_day" : "last_closing_before";
  return calculated({
    rate: closing[side],
    exact: fractionOf(closing[side]),
    printed: closing[side],
    closing,
    source: sourceOf([closing]),
    step: {
      name: "closing",
      value: closing[side],
      unit: "BRL",
      formula: closing.date,
      rule: isBefore ? "business_day_before" : rule,
    },
  });
}

const monthOf = (date: CalendarDate) => date.slice(0, 7);

/** The last day of the month that a day lies in. */
export function monthEnd(date: CalendarDate): CalendarDate {
  const nextMonth = addDays(`${monthOf(date)}-28`, 4);
  return addDays(`${monthOf(nextMonth)}-01`, -1);
}

/** As few as the bank's four, as many as six digits after the zeros ask for. */
function meanDecimals(mean: Fraction): number {
  const zeros = /^0\.(0*)/.exec(roundFraction(mean, RATE.scale, "half_up"))?.[1]?.length;
  return zeros === undefined ? MEAN_DECIMALS : Math.min(RATE.scale, zeros + MEANT_DIGITS);
}

function averageMonth(request: ExchangeRequest): Calculated<Found> {
  const { date, side, known_until: known } = request;
  const end = monthEnd(date);
  if (compareDates(workday(end), known) > 0)
    return refused([issue("rate_not_published", "date", { date: end })]);
  const closings = request.rates.filter((one) => monthOf(one.date) === monthOf(date));
  if (closings.length === 0) return refused([issue("rate_not_found", "rates", { date: end })]);
  const texts = closings.map((one) => one[side]);
  const total = sumFractions(texts.map((text) => fractionOf(text)));
  const exact = divideFractions(total, fractionOf(String(texts.length)));
  const mean = roundFraction(exact, meanDecimals(exact), "half_up");
  const formula = `(${texts.join(" + ")}) ÷ ${texts.length}`;
  return calculated({
    rate: mean,
    exact,
    printed: formula,
    closing: null,
    source: sourceOf(closings),
    step: { name: "mean_rate", value: mean, unit: "BRL", formula, rule: "closings_of_the_month" },
  });
}

export function pickRateRequest(request: ExchangeRequest): Calculated<Exchange> {
  const doubled = checkDays(request.rates);
  if (doubled.length > 0) return refused(doubled);
  const found = request.day === "month_average" ? averageMonth(request) : pickClosing(request);
  if (!found.ok) return found;
  const { rate: picked, exact, printed, closing, source, step } = found.result;
  const { amount, currency, day, side } = request;
  const converted =
    typeof amount === "string"
      ? roundFraction(multiplyFractions(fractionOf(amount), exact), 2, "half_up")
      : null;
  return calculated({
    currency,
    day,
    side,
    requested_for: request.date,
    rate: picked,
    rate_date: closing?.date ?? null,
    source,
    published_at: closing?.published_at ?? null,
    converted,
    steps: [
      step,
      ...(converted === null
        ? []
        : [
            {
              name: "converted",
              value: converted,
              unit: "BRL",
              formula: `${amount} × ${printed}`,
              rule: "exchange",
            } as const,
          ]),
    ],
  });
}

export const pickRate = calculator(exchangeInput, pickRateRequest);
