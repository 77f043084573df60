// Decides what one line of a price list charges for a quantity: at a rate, in tiers, at cost, and between a
// minimum and a maximum. Amounts in the currency of the line. Time is charged in whole units begun, after what
// is free; things are counted whole; tonnes are certified to the kilogram.

import type { Step } from "../kernel/calculated.ts";
import {
  add,
  compare,
  type DecimalText,
  divide,
  max,
  min,
  multiply,
  roundTo,
  scaleOf,
  subtract,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { checkFigure } from "../weighing/figure.ts";
import { AMOUNT, QUANTITY, RATE, sumMoney, toCents } from "./money.ts";

const COUNTED = [
  "per_hold",
  "per_truck",
  "per_wagon",
  "per_barge",
  "per_sample",
  "per_analysis",
  "per_certificate",
  "per_courier",
] as const;
const TIMED = ["per_hour", "per_day", "per_shift"] as const;

export const PRICE_BASES = ["per_mt", "lump_sum", ...COUNTED, ...TIMED, "expense"] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** Two readings of one table that differ by thousands: each slice at its own rate, or all at the rate reached. */
export const TIER_MODES = ["marginal", "whole"] as const;
export type TierMode = (typeof TIER_MODES)[number];

export interface Tier {
  /** Inclusive; a tier ends where the next begins. */
  readonly from: DecimalText;
  readonly rate: DecimalText;
}

export interface PriceLine {
  readonly service: string;
  readonly basis: PriceBasis;
  readonly currency: string;
  /** Not asked of an expense, which has its receipts, nor of tiers. */
  readonly rate?: DecimalText | null;
  readonly tiers?: readonly Tier[] | null;
  readonly tier_mode?: TierMode | null;
  readonly minimum?: DecimalText | null;
  readonly maximum?: DecimalText | null;
  /** Whether minimum and maximum are those of all lines of the service together, as is usual, or of each. */
  readonly limit_scope?: "operation" | "line" | null;
  /** Units of time that cost nothing. */
  readonly free?: DecimalText | null;
  /** What is added to an expense for handling it. */
  readonly handling_pct?: DecimalText | null;
  readonly valid_from?: string | null;
  readonly valid_to?: string | null;
}

export interface PricedQuantity {
  /** What is charged: after what is free, in whole units where units are whole. */
  readonly quantity: DecimalText;
  readonly amount: DecimalText;
  readonly steps: readonly Step[];
}

const RULE = "price list";
const isOneOf = (list: readonly string[], basis: PriceBasis) => list.includes(basis);

export function checkPriceLine(line: PriceLine, field: string): Issue[] {
  const issues: Issue[] = [];
  const optional = (name: "minimum" | "maximum" | "free" | "handling_pct", bounds: typeof AMOUNT) => {
    const value = line[name] ?? null;
    if (value !== null) issues.push(...checkFigure(value, `${field}.${name}`, bounds));
  };
  if (!PRICE_BASES.includes(line.basis)) issues.push(issue("not_a_choice", `${field}.basis`));
  optional("minimum", AMOUNT);
  optional("maximum", AMOUNT);
  optional("free", QUANTITY);
  optional("handling_pct", { scale: 6, max: "1000" });
  if (line.tiers) issues.push(...checkTiers(line, line.tiers, field));
  else if (line.basis !== "expense") issues.push(...checkFigure(line.rate, `${field}.rate`, RATE));
  if (issues.length === 0 && line.minimum && line.maximum && compare(line.maximum, line.minimum) < 0)
    issues.push(issue("below_minimum", `${field}.maximum`, { min: line.minimum }));
  return issues;
}

/** The first tier begins at zero and each begins after the one before, or some tonne would have no price. */
function checkTiers(line: PriceLine, tiers: readonly Tier[], field: string): Issue[] {
  const issues = tiers.flatMap((tier, index) => [
    ...checkFigure(tier.from, `${field}.tiers.${index}.from`, QUANTITY),
    ...checkFigure(tier.rate, `${field}.tiers.${index}.rate`, RATE),
  ]);
  if (!line.tier_mode) issues.push(issue("required", `${field}.tier_mode`));
  const first = tiers[0];
  if (first === undefined) issues.push(issue("too_few_entries", `${field}.tiers`, { min: 1 }));
  if (issues.length > 0 || first === undefined) return issues;
  if (compare(first.from, "0") !== 0)
    issues.push(issue("above_maximum", `${field}.tiers.0.from`, { max: "0" }));
  tiers.slice(1).forEach((tier, index) => {
    const before = tiers[index]?.from ?? "0";
    if (compare(tier.from, before) <= 0)
      issues.push(
        issue("table_out_of_order", `${field}.tiers.${index + 1}.from`, { value: tier.from, before }),
      );
  });
  return issues;
}

/** How much of a quantity the line takes; an issue where it is no quantity of that kind. */
export function checkQuantity(line: PriceLine, quantity: DecimalText, field: string): Issue[] {
  const found = checkFigure(quantity, field, QUANTITY);
  if (found.length > 0) return found;
  const isWhole = compare(roundTo(quantity, 0), quantity) === 0;
  if (isOneOf(COUNTED, line.basis) && !isWhole) return [issue("not_an_integer", field)];
  return [];
}

function chargedQuantity(line: PriceLine, quantity: DecimalText): DecimalText {
  if (line.basis === "lump_sum") return "1";
  if (line.basis === "per_mt") return roundTo(quantity, 3);
  if (isOneOf(TIMED, line.basis)) return roundTo(max("0", subtract(quantity, line.free ?? "0")), 0, "up");
  return quantity;
}

/** Each slice in cents, so that the slices add up to the amount as they are printed. */
function marginalSteps(tiers: readonly Tier[], quantity: DecimalText): Step[] {
  return tiers.flatMap((tier, index): Step[] => {
    const end = tiers[index + 1]?.from ?? quantity;
    const slice = subtract(min(quantity, end), tier.from);
    if (compare(slice, "0") <= 0) return [];
    return [
      {
        name: "slice",
        value: toCents(multiply(slice, tier.rate)),
        formula: `${slice} × ${tier.rate}`,
        rule: `${RULE}, marginal tiers`,
      },
    ];
  });
}

/** The rate that a quantity reaches; a quantity at the beginning of a tier is in it. */
export function rateReached(tiers: readonly Tier[], quantity: DecimalText): DecimalText {
  return tiers.findLast((tier) => compare(quantity, tier.from) >= 0)?.rate ?? "0";
}

/** The price of a quantity before minimum and maximum. Line and quantity have passed their checks. */
export function priceQuantity(line: PriceLine, given: DecimalText): PricedQuantity {
  const quantity = chargedQuantity(line, given);
  if (line.basis === "expense") {
    const factor = add(
      "1",
      divide(line.handling_pct ?? "0", "100", scaleOf(line.handling_pct ?? "0") + 2, "down"),
    );
    const amount = toCents(multiply(quantity, factor));
    const steps = [{ name: "amount", value: amount, formula: `${quantity} × ${factor}`, rule: RULE }];
    return { quantity, amount, steps };
  }
  if (line.tiers && line.tier_mode === "marginal") {
    const slices = marginalSteps(line.tiers, quantity);
    const amount = sumMoney(slices.map((slice) => slice.value ?? "0"));
    const formula = slices.map((slice) => slice.value).join(" + ") || "0";
    return { quantity, amount, steps: [...slices, { name: "amount", value: amount, formula, rule: RULE }] };
  }
  const rate = line.tiers ? rateReached(line.tiers, quantity) : (line.rate ?? "0");
  const amount = toCents(multiply(quantity, rate));
  const rule = line.tiers ? `${RULE}, rate of the whole quantity` : RULE;
  return {
    quantity,
    amount,
    steps: [{ name: "amount", value: amount, formula: `${quantity} × ${rate}`, rule }],
  };
}

/** The amount between minimum and maximum, and which of them it met. */
export function limitAmount(
  line: Pick<PriceLine, "minimum" | "maximum">,
  amount: DecimalText,
): { readonly amount: DecimalText; readonly limited_by: "minimum" | "maximum" | null } {
  if (line.minimum && compare(amount, line.minimum) < 0)
    return { amount: toCents(line.minimum), limited_by: "minimum" };
  if (line.maximum && compare(amount, line.maximum) > 0)
    return { amount: toCents(line.maximum), limited_by: "maximum" };
  return { amount, limited_by: null };
}
