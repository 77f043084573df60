// Decides what one line of a price list charges for a quantity: at a rate, in tiers, at cost, and between a
// minimum and a maximum. Amounts in the currency of the line. Time is charged in whole units begun, after what
// is free; things are counted whole; tonnes are certified to the kilogram.

import { z } from "zod";
import type { Step } from "../kernel/calculated.ts";
import { add, compare, type DecimalText, max, min, multiply, roundTo, subtract } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { checkFigure, choiceInput, figureInput, listInput } from "../kernel/figure.ts";
import {
  COUNTED_BASES,
  checkTierStarts,
  PRICE_BASES,
  type PriceBasis,
  TIER_MODES,
  TIMED_BASES,
} from "../register/price-basis.ts";
import { AMOUNT, CENT, currencyInput, dateInput, QUANTITY, RATE, sumMoney, toCents } from "./money.ts";

/** Whether minimum and maximum are those of all lines of the service together, as is usual, or of each. */
export const LIMIT_SCOPES = ["operation", "line"] as const;

/** Which of the weights of a cargo is charged: they differ, and the contract says which. */
export const WEIGHT_SOURCES = ["draft_survey", "scale", "bill_of_lading"] as const;

export const priceLineInput = z.strictObject({
  service: z.string().min(1).max(100),
  basis: choiceInput(PRICE_BASES),
  currency: currencyInput,
  /** Not asked of an expense, which has its receipts, nor of tiers. */
  rate: figureInput(RATE).nullish(),
  /** From is inclusive; a tier ends where the next begins. */
  tiers: listInput(z.strictObject({ from: figureInput(QUANTITY), rate: figureInput(RATE) }), 50, 1).nullish(),
  tier_mode: choiceInput(TIER_MODES).nullish(),
  minimum: figureInput(AMOUNT).nullish(),
  maximum: figureInput(AMOUNT).nullish(),
  limit_scope: choiceInput(LIMIT_SCOPES).nullish(),
  /** Units of time that cost nothing. */
  free: figureInput(QUANTITY).nullish(),
  /** What is added to an expense for handling it. */
  handling_pct: figureInput({ scale: 6, max: "1000" }).nullish(),
  weight_source: choiceInput(WEIGHT_SOURCES).nullish(),
  valid_from: dateInput.nullish(),
  valid_to: dateInput.nullish(),
});
export type PriceLine = z.infer<typeof priceLineInput>;
export type Tier = NonNullable<PriceLine["tiers"]>[number];

export const PRICE_STEPS = [
  "quantity",
  "slice",
  "amount",
  "minimum",
  "maximum",
  "adjustment",
  "total",
] as const;
export const PRICE_RULES = [
  "price_list",
  "begun_units",
  "tiers_marginal",
  "tiers_whole",
  "expense_at_cost",
  "minimum_charge",
  "maximum_charge",
] as const;
export type PriceStep = Step<(typeof PRICE_STEPS)[number], (typeof PRICE_RULES)[number]>;

export interface PricedQuantity {
  /** What is charged: after what is free, in whole units where units are whole. */
  readonly quantity: DecimalText;
  readonly amount: DecimalText;
  readonly steps: readonly PriceStep[];
}

const isOneOf = (list: readonly string[], basis: PriceBasis) => list.includes(basis);

export function checkPriceLine(line: PriceLine, field: string): Issue[] {
  const issues: Issue[] = [];
  if (line.tiers) {
    if (!line.tier_mode) issues.push(issue("required", `${field}.tier_mode`));
    const starts = line.tiers.map((tier) => tier.from);
    issues.push(...checkTierStarts(starts, (at) => `${field}.tiers.${at}.from`));
  } else if (line.basis !== "expense" && typeof line.rate !== "string")
    issues.push(issue("required", `${field}.rate`));
  const { minimum, maximum } = line;
  if (typeof minimum === "string" && typeof maximum === "string" && compare(maximum, minimum) < 0)
    issues.push(issue("below_minimum", `${field}.maximum`, { min: minimum }));
  return issues;
}

/** Nothing, or why the line cannot be charged for that quantity. */
export function checkQuantity(line: PriceLine, quantity: DecimalText, field: string): Issue[] {
  const found = checkFigure(quantity, field, QUANTITY);
  if (found.length > 0) return found;
  const isWhole = compare(roundTo(quantity, 0), quantity) === 0;
  return isOneOf(COUNTED_BASES, line.basis) && !isWhole ? [issue("not_an_integer", field)] : [];
}

function chargedQuantity(line: PriceLine, given: DecimalText): Pick<PricedQuantity, "quantity" | "steps"> {
  const step = (quantity: DecimalText, formula: string, rule: PriceStep["rule"]) => ({
    quantity,
    steps: [{ name: "quantity", value: quantity, formula, rule }] as const,
  });
  if (line.basis === "lump_sum") return step("1", "1", "price_list");
  if (line.basis === "per_mt") return step(roundTo(given, 3), given, "price_list");
  if (!isOneOf(TIMED_BASES, line.basis)) return step(given, given, "price_list");
  const free = line.free ?? "0";
  const left = subtract(given, free);
  const begun = compare(left, "0") < 0 ? `max(0; ${given} − ${free})` : `⌈${given} − ${free}⌉`;
  return step(roundTo(max("0", left), 0, "up"), begun, "begun_units");
}

/** Each slice in cents, so that the slices add up to the amount as they are printed. */
function marginalSteps(tiers: readonly Tier[], quantity: DecimalText, unit: string): PriceStep[] {
  return tiers.flatMap((tier, index): PriceStep[] => {
    const end = tiers[index + 1]?.from ?? quantity;
    const slice = subtract(min(quantity, end), tier.from);
    if (compare(slice, "0") <= 0) return [];
    const value = toCents(multiply(slice, tier.rate));
    return [{ name: "slice", value, unit, formula: `${slice} × ${tier.rate}`, rule: "tiers_marginal" }];
  });
}

/** The rate that a quantity reaches; a quantity at the beginning of a tier is in it. */
export function rateReached(tiers: readonly Tier[], quantity: DecimalText): DecimalText {
  return tiers.findLast((tier) => compare(quantity, tier.from) >= 0)?.rate ?? "0";
}

/** The price of a quantity before minimum and maximum. Line and quantity have passed their checks. */
export function priceQuantity(line: PriceLine, given: DecimalText): PricedQuantity {
  const { quantity, steps } = chargedQuantity(line, given);
  const unit = line.currency;
  const priced = (
    amount: DecimalText,
    formula: string,
    rule: PriceStep["rule"],
    slices: PriceStep[] = [],
  ) => ({
    quantity,
    amount,
    steps: [...steps, ...slices, { name: "amount", value: amount, unit, formula, rule } as const],
  });
  if (line.basis === "expense") {
    const factor = add("1", multiply(line.handling_pct ?? "0", CENT));
    return priced(toCents(multiply(quantity, factor)), `${quantity} × ${factor}`, "expense_at_cost");
  }
  if (line.tiers && line.tier_mode === "marginal") {
    const slices = marginalSteps(line.tiers, quantity, unit);
    const formula = slices.map((slice) => slice.value).join(" + ") || "0";
    return priced(sumMoney(slices.map((slice) => slice.value ?? "0")), formula, "tiers_marginal", slices);
  }
  const rate = line.tiers ? rateReached(line.tiers, quantity) : (line.rate ?? "0");
  const rule = line.tiers ? "tiers_whole" : "price_list";
  return priced(toCents(multiply(quantity, rate)), `${quantity} × ${rate}`, rule);
}

export const LIMITS = ["minimum", "maximum"] as const;
export type Limit = (typeof LIMITS)[number];

/** The amount between minimum and maximum, and which of them it met. */
export function limitAmount(
  line: Pick<PriceLine, "minimum" | "maximum">,
  amount: DecimalText,
): { readonly amount: DecimalText; readonly limited_by: Limit | null } {
  if (line.minimum && compare(amount, line.minimum) < 0)
    return { amount: toCents(line.minimum), limited_by: "minimum" };
  if (line.maximum && compare(amount, line.maximum) > 0)
    return { amount: toCents(line.maximum), limited_by: "maximum" };
  return { amount, limited_by: null };
}

export const LIMIT_RULES = { minimum: "minimum_charge", maximum: "maximum_charge" } as const;
