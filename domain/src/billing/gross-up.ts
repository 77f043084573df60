// Decides what to invoice so that a wanted net remains after withholding: the net over one less the rates (por
// dentro), never the net times one plus the rates. Every tax is rounded to cents by itself, so the quotient may
// miss the net by some cents: the answer is the smallest invoice whose net is not below the one asked. Reais.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused } from "../kernel/calculated.ts";
import { add, compare, type DecimalText, multiply, subtract, sum } from "../kernel/decimal.ts";
import { issue } from "../kernel/errors.ts";
import { signed } from "../kernel/formula.ts";
import { percentOf, roundFraction } from "../kernel/fraction.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { CENT, toCents } from "./money.ts";
import {
  checkTerms,
  type GrossUpRequest,
  grossUpInput,
  groupPercent,
  netOf,
  ratesOf,
  type TaxLine,
  taxesUnder,
  type WithholdingTerms,
  withholdingOf,
  withholdingOutput,
  withholdingStepOutput,
} from "./withholding.ts";

export const GROSS_UP_STEPS = ["quotient", "adjustment", "gross"] as const;
export const GROSS_UP_RULES = ["gross_up", "cents_of_each_tax"] as const;
const grossUpStepOutput = z.union([stepOutput(GROSS_UP_STEPS, GROSS_UP_RULES), withholdingStepOutput]);
export type GrossUpStep = z.infer<typeof grossUpStepOutput>;

export const grossUpOutput = objectOutput({
  ...withholdingOutput.unwrap().shape,
  /** What the quotient alone would have invoiced. */
  quotient: decimalOutput,
  adjustment: decimalOutput,
  steps: listOutput(grossUpStepOutput),
});
export type GrossUp = z.infer<typeof grossUpOutput>;

/** Seven taxes and the quotient are each at most half a cent off, and at least four fifths of a cent remain. */
const MOST_CENTS = 6;

/** net ÷ (1 − percent ÷ 100) in cents; null where the percentages leave nothing. */
export function grossFor(net: DecimalText, percent: DecimalText): DecimalText | null {
  const left = subtract("100", percent);
  return compare(left, "0") <= 0 ? null : roundFraction(percentOf(net, left), 2, "half_up");
}

type TaxesOf = (gross: DecimalText) => TaxLine[];

/** The invoices around a guess, smallest first. A neighbour further down may do where the guess itself does not. */
function neighboursOf(guess: DecimalText): DecimalText[] {
  const lowest = subtract(guess, multiply(CENT, String(MOST_CENTS)));
  return Array.from({ length: 2 * MOST_CENTS + 1 }, (_, cents) =>
    toCents(add(lowest, multiply(CENT, String(cents)))),
  );
}

/** The percentage that is really withheld from an invoice. */
const percentAt = (gross: DecimalText, taxesOf: TaxesOf) =>
  sum(taxesOf(gross).flatMap((tax) => (tax.withheld ? [tax.rate] : [])));

/** The smallest invoice around the quotient of a percentage that leaves the net; null where none of them does. */
function settle(percent: DecimalText, quotient: DecimalText, net: DecimalText, taxesOf: TaxesOf) {
  const around = neighboursOf(quotient);
  const ends = [around[0] ?? quotient, around.at(-1) ?? quotient];
  // Thresholds only ever add taxes as an invoice grows: a percentage that neither end has, none between them has.
  if (!ends.some((gross) => compare(percentAt(gross, taxesOf), percent) === 0)) return null;
  const found = around.find(
    (gross) => compare(gross, net) >= 0 && compare(netOf(gross, taxesOf(gross)), net) >= 0,
  );
  return found ?? null;
}

/**
 * The percentages that may apply: with thresholds a small invoice escapes a group of taxes, and the smaller of two
 * invoices may be the one that escapes.
 */
function possiblePercentages(terms: WithholdingTerms): DecimalText[] {
  const rates = ratesOf(terms);
  const always = rates.filter((rate) => rate.group === null).map((rate) => rate.rate);
  if (terms.iss_withheld && terms.iss_pct) always.push(terms.iss_pct);
  const [fixed, irrf, csrf] = [sum(always), groupPercent(rates, "irrf"), groupPercent(rates, "csrf")];
  return [...new Set([fixed, add(fixed, irrf), add(fixed, csrf), sum([fixed, irrf, csrf])])];
}

export function grossUpRequest(request: GrossUpRequest): Calculated<GrossUp> {
  const issues = checkTerms(request);
  if (issues.length > 0) return refused(issues);
  const { net, ...terms } = request;
  const taxesOf = taxesUnder(terms);
  const candidates = possiblePercentages(terms).flatMap((percent) => {
    const quotient = grossFor(net, percent);
    const gross = quotient === null ? null : settle(percent, quotient, net, taxesOf);
    return quotient === null || gross === null ? [] : [{ percent, quotient, gross }];
  });
  const [first, ...rest] = candidates;
  if (first === undefined) return refused([issue("above_maximum", "net", { max: "0" })]);
  const best = rest.reduce((least, one) => (compare(one.gross, least.gross) < 0 ? one : least), first);
  const found = withholdingOf(best.gross, terms);
  const adjustment = toCents(subtract(best.gross, best.quotient));
  const steps: GrossUpStep[] = [
    {
      name: "quotient",
      value: best.quotient,
      unit: "BRL",
      formula: `${net} ÷ (1 − ${best.percent} ÷ 100)`,
      rule: "gross_up",
    },
    { name: "adjustment", value: adjustment, unit: "BRL", rule: "cents_of_each_tax" },
    {
      name: "gross",
      value: best.gross,
      unit: "BRL",
      formula: `${best.quotient} + ${signed(adjustment)}`,
      rule: "cents_of_each_tax",
    },
    ...found.steps,
  ];
  return calculated({ ...found, quotient: best.quotient, adjustment, steps });
}

export const grossUp = calculator(grossUpInput, grossUpRequest);
