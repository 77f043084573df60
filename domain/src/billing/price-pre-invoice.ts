// Decides what a pre-invoice comes to: each line at its rate or by the tiers of its rule, less its discount and not below
// the minimum of its rule over the order; in the currency of the country at the rates that were frozen; and what the
// customer withholds on the day of the invoice. Every amount in cents, half away from zero; sums are of what is printed.

import { type Calculated, calculated, refused } from "../kernel/calculated.ts";
import type { CalendarDate } from "../kernel/dates.ts";
import { add, compare, type DecimalText, multiply, subtract, withScale } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { divideFractions, fractionOf, roundFraction } from "../kernel/fraction.ts";
import type { PriceBasis, TIER_MODES } from "../register/price-basis.ts";
import type { WithholdingKind } from "../register/withholding-terms.ts";
import { convertAmount, sumMoney, toCents } from "./money.ts";
import { checkPriceLine, checkQuantity, type PriceLine, priceQuantity } from "./price-line.ts";
import { type INFORMATIVE_TAXES, type Tax, type WithholdingTerms, withholdingOf } from "./withholding.ts";

/** What of a billing rule changes an amount. */
export interface RuleTerms {
  readonly minimum_fee: DecimalText | null;
  readonly tier_mode: (typeof TIER_MODES)[number] | null;
  readonly tiers: readonly { readonly from_volume: DecimalText; readonly rate: DecimalText }[];
}

export interface LineToPrice {
  readonly rule_id: string | null;
  readonly work_order_id: string | null;
  readonly basis: PriceBasis;
  readonly quantity: DecimalText;
  readonly currency_id: string;
  readonly rate: DecimalText;
  readonly discount: DecimalText | null;
}

export interface PricedLine {
  /** What is charged: time in whole units begun, tonnes to the kilogram. */
  readonly quantity: DecimalText;
  readonly amount: DecimalText;
}

const MULTIPLIED: readonly PriceBasis[] = ["lump_sum", "expense"];

function termsOf({ basis, rate }: LineToPrice, rule: RuleTerms | undefined): PriceLine {
  const price = { service: "line", basis, currency: "XXX", rate };
  if (!rule || rule.tiers.length === 0) return price;
  const tiers = rule.tiers.map((tier) => ({ from: tier.from_volume, rate: tier.rate }));
  return { ...price, tiers, tier_mode: rule.tier_mode ?? "marginal" };
}

function priceOne(line: LineToPrice, rule: RuleTerms | undefined): PricedLine {
  const terms = termsOf(line, rule);
  // Costs and lump sums are multiplied as they are: three times a lump sum is three of them.
  if (MULTIPLIED.includes(line.basis) && !terms.tiers)
    return { quantity: line.quantity, amount: toCents(multiply(line.quantity, line.rate)) };
  return priceQuantity(terms, line.quantity);
}

function checkLine(line: LineToPrice, rule: RuleTerms | undefined, at: number): Issue[] {
  const cell = `lines.${at}`;
  const terms = termsOf(line, rule);
  const found = [...checkPriceLine(terms, cell), ...checkQuantity(terms, line.quantity, `${cell}.quantity`)];
  if (found.length > 0 || line.discount === null) return found;
  const { amount } = priceOne(line, rule);
  return compare(line.discount, amount) > 0
    ? [issue("above_maximum", `${cell}.discount`, { max: amount })]
    : [];
}

/** The amounts of the lines, in their order and in the currency of each. */
export function priceLines(
  lines: readonly LineToPrice[],
  rules: ReadonlyMap<string, RuleTerms>,
): Calculated<readonly PricedLine[]> {
  const ruleOf = ({ rule_id: id }: LineToPrice) => (id === null ? undefined : rules.get(id));
  const issues = lines.flatMap((line, at) => checkLine(line, ruleOf(line), at));
  if (issues.length > 0) return refused(issues);
  const priced = lines.map((line) => {
    const { quantity, amount } = priceOne(line, ruleOf(line));
    return { quantity, amount: sumMoney([subtract(amount, line.discount ?? "0")]) };
  });
  return calculated(raisedToMinimum(lines, priced, ruleOf));
}

/** The lines of one rule meet its minimum together over an order; what is missing stands on the last of them. */
function raisedToMinimum(
  lines: readonly LineToPrice[],
  priced: readonly PricedLine[],
  ruleOf: (line: LineToPrice) => RuleTerms | undefined,
): readonly PricedLine[] {
  const groups = new Map<string, number[]>();
  lines.forEach(({ rule_id: rule, work_order_id: order, currency_id: currency }, at) => {
    const key = JSON.stringify([rule, order, currency]);
    groups.set(key, [...(groups.get(key) ?? []), at]);
  });
  const raised = [...priced];
  for (const places of groups.values()) {
    const last = places.at(-1) ?? 0;
    const [line, price] = [lines[last], raised[last]];
    const minimum = line && ruleOf(line)?.minimum_fee;
    if (!minimum || !price) continue;
    const total = sumMoney(places.map((at) => raised[at]?.amount ?? "0"));
    if (compare(total, minimum) >= 0) continue;
    raised[last] = { ...price, amount: sumMoney([add(price.amount, subtract(minimum, total))]) };
  }
  return raised;
}

/** What one unit costs in the currency of the country, where both were quoted in a third. */
export function crossRate(rate: DecimalText, local: DecimalText): DecimalText {
  return roundFraction(divideFractions(fractionOf(rate), fractionOf(local)), 8, "half_up");
}

export interface TaxTerms {
  readonly country: string | null;
  /** The day that counts. */
  readonly date: CalendarDate;
  readonly withholding: WithholdingKind;
  readonly iss_pct: DecimalText | null;
}

export interface ChargedTax {
  readonly tax: Tax | (typeof INFORMATIVE_TAXES)[number];
  readonly base: DecimalText;
  readonly rate: DecimalText;
  readonly amount: DecimalText;
  readonly withheld: boolean;
}

export interface Totals {
  readonly gross: DecimalText;
  readonly taxes: readonly ChargedTax[];
  readonly net: DecimalText;
}

/** As many as a rate is kept with: what is answered at once is what is read later. */
const RATE_DECIMALS = 4;

/** The table of taxes is Brazil's: elsewhere nothing is known to be withheld. */
const TAXED = "BR";

function termsOfTaxes({ date, withholding, iss_pct: iss }: TaxTerms): WithholdingTerms {
  return {
    date,
    iss_pct: iss,
    iss_withheld: withholding === "federal_and_iss" && iss !== null,
    // Who withholds nothing is asked for no federal tax either; the municipal one is ours to pay.
    simples: withholding === "none",
  };
}

/** What was laid out for the customer is paid back to us: it is part of the gross and no price of a service. */
export function taxBase(
  lines: readonly { readonly basis: string; readonly amount_local: DecimalText }[],
): DecimalText {
  return sumMoney(lines.filter(({ basis }) => basis !== "expense").map((line) => line.amount_local));
}

export function totalsOf(
  lines: readonly { readonly basis: string; readonly amount_local: DecimalText }[],
  terms: TaxTerms,
): Totals {
  const gross = sumMoney(lines.map((line) => line.amount_local));
  if (terms.country !== TAXED) return { gross, taxes: [], net: gross };
  const base = taxBase(lines);
  const { taxes, informative, withheld } = withholdingOf(base, termsOfTaxes(terms));
  return {
    gross,
    taxes: [
      ...taxes.map(({ tax, rate, amount, withheld: isWithheld }) => ({
        tax,
        base,
        rate: withScale(rate, RATE_DECIMALS),
        amount,
        withheld: isWithheld,
      })),
      ...informative.map(({ tax, rate, amount }) => ({
        tax,
        base,
        rate: withScale(rate, RATE_DECIMALS),
        amount,
        withheld: false,
      })),
    ],
    net: sumMoney([subtract(gross, withheld)]),
  };
}

/** The amount of a line in the currency of the country; nothing is converted where it is in that currency already. */
export function localAmount(amount: DecimalText, rate: DecimalText | null): DecimalText {
  return rate === null ? toCents(amount) : convertAmount(amount, rate);
}
