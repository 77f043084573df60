// Decides what to invoice so that a wanted net remains after withholding: the net over one less the rates (por
// dentro), never the net times one plus the rates. Every tax is rounded to cents by itself, so the quotient may
// miss the net by some cents: the answer is the smallest invoice whose net is not below the one asked. Reais.

import { type Calculated, calculated, refused, type Step } from "../kernel/calculated.ts";
import { add, compare, type DecimalText, divide, multiply, subtract, sum } from "../kernel/decimal.ts";
import { issue } from "../kernel/errors.ts";
import { checkFigure } from "../weighing/figure.ts";
import { AMOUNT, CENT, toCents } from "./money.ts";
import {
  checkTerms,
  netOf,
  ratesOf,
  taxesOf,
  type Withholding,
  type WithholdingTerms,
  withholdingOf,
} from "./withholding.ts";

export interface GrossUpRequest extends WithholdingTerms {
  readonly net: DecimalText;
}

export interface GrossUp extends Withholding {
  /** What the quotient alone would have invoiced. */
  readonly quotient: DecimalText;
  readonly adjustment: DecimalText;
}

/** Seven taxes are each at most half a cent off. */
const MOST_CENTS = 20;

/** net ÷ (1 − percent ÷ 100) in cents; null where the percentages leave nothing. */
export function grossFor(net: DecimalText, percent: DecimalText): DecimalText | null {
  const left = subtract("100", percent);
  if (compare(left, "0") <= 0) return null;
  return toCents(divide(multiply(net, "100"), left, 2, "half_up"));
}

/**
 * The smallest invoice in the neighbourhood of a guess that leaves the net; null where none of them does. It looks
 * from below, because a neighbour further down may do where the guess itself does not.
 */
function settle(guess: DecimalText, net: DecimalText, terms: WithholdingTerms): DecimalText | null {
  let gross = subtract(guess, multiply(CENT, String(MOST_CENTS)));
  for (let cents = 0; cents <= 2 * MOST_CENTS; cents += 1) {
    if (compare(gross, net) >= 0 && compare(netOf(gross, taxesOf(gross, terms)), net) >= 0) return gross;
    gross = add(gross, CENT);
  }
  return null;
}

/**
 * The percentages that may apply: with thresholds a small invoice escapes a group of taxes, and the smaller of two
 * invoices may be the one that escapes.
 */
function possiblePercentages(terms: WithholdingTerms): DecimalText[] {
  const rates = ratesOf(terms);
  const always = rates.filter((rate) => rate.group === null).map((rate) => rate.rate);
  if (terms.iss_withheld && terms.iss_pct) always.push(terms.iss_pct);
  const groups = ["irrf", "csrf"].map((group) =>
    sum(rates.filter((rate) => rate.group === group).map((rate) => rate.rate)),
  );
  const [irrf = "0", csrf = "0"] = groups;
  const fixed = sum(always);
  return [fixed, add(fixed, irrf), add(fixed, csrf), sum([fixed, irrf, csrf])];
}

export function grossUp(request: GrossUpRequest): Calculated<GrossUp> {
  const issues = [...checkFigure(request.net, "net", { ...AMOUNT, positive: true }), ...checkTerms(request)];
  if (issues.length > 0) return refused(issues);
  const { net } = request;
  const candidates = possiblePercentages(request).flatMap((percent) => {
    const quotient = grossFor(net, percent);
    const gross = quotient === null ? null : settle(quotient, net, request);
    return quotient === null || gross === null ? [] : [{ percent, quotient, gross }];
  });
  const [first, ...rest] = candidates;
  if (first === undefined) return refused([issue("above_maximum", "net", { max: "0" })]);
  const best = rest.reduce((least, one) => (compare(one.gross, least.gross) < 0 ? one : least), first);
  const found = withholdingOf(best.gross, request);
  const adjustment = toCents(subtract(best.gross, best.quotient));
  const steps: Step[] = [
    {
      name: "quotient",
      value: best.quotient,
      formula: `${net} ÷ (1 − ${best.percent} ÷ 100)`,
      rule: "gross-up",
    },
    { name: "adjustment", value: adjustment, rule: "gross-up" },
    ...found.steps,
  ];
  return calculated({ ...found, quotient: best.quotient, adjustment, steps });
}
