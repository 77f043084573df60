/** What a price is charged by, and how its tiers are read: one list for the registers and for the arithmetic. */
import { compare, type DecimalText } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";

/** Counted whole. */
export const COUNTED_BASES = [
  "per_vessel",
  "per_hold",
  "per_truck",
  "per_wagon",
  "per_barge",
  "per_sample",
  "per_analysis",
  "per_certificate",
  "per_courier",
] as const;

/** Charged in whole units begun. */
export const TIMED_BASES = ["per_hour", "per_day", "per_shift"] as const;

export const PRICE_BASES = ["per_mt", "lump_sum", ...COUNTED_BASES, ...TIMED_BASES, "expense"] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** Two readings of one table that differ by thousands: each slice at its own rate, or all at the rate reached. */
export const TIER_MODES = ["marginal", "whole"] as const;

/** The first tier begins at zero and each begins after the one before, or some tonne would have no price. */
export function checkTierStarts(starts: readonly DecimalText[], cell: (tier: number) => string): Issue[] {
  return starts.flatMap((value, at): Issue[] => {
    const before = starts[at - 1];
    if (before === undefined)
      return compare(value, "0") === 0 ? [] : [issue("above_maximum", cell(at), { max: "0" })];
    return compare(value, before) > 0 ? [] : [issue("table_out_of_order", cell(at), { value, before })];
  });
}
