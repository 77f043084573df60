/** What a price is charged by, and how its tiers are read: one list for the registers and for the arithmetic. */

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

/** Two readings of one table that differ by thousands: each slice at its own rate, or all at the rate reached. */
export const TIER_MODES = ["marginal", "whole"] as const;
