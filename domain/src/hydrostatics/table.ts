// Decides whether rows can be a table that is read by draft, a ship's hydrostatics or a barge's gauging table: every
// row deeper and heavier than the one before, the centre of flotation within the ship, and no hole that a draft could
// fall into. Metres and tonnes. Each fault is told at its own cell.

import {
  absolute,
  compare,
  type DecimalText,
  isNegative,
  min,
  multiply,
  subtract,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";

/** Where a table counts its centres of flotation from: midships (positive aft) or the aft perpendicular. */
export const LCF_REFERENCES = ["midships", "ap"] as const;

/** How the mean draft of a barge is made from its four or six readings. */
export const BARGE_FORMULA_NAMES = [
  "four_point",
  "six_point_average",
  "six_point_quarter",
  "six_point_river",
  "six_point_box",
] as const;

/** Half a metre is the coarsest table anybody prints. */
const WIDEST_STEP = "0.5";
/** Up to here rows may be further apart than elsewhere in the table: some tables change their pitch. */
const ALWAYS_CLOSE = "0.25";

interface DraftRow {
  readonly draft: DecimalText;
}

/** Rows out of order, by the first column of each row that does not grow. */
export function checkGrowth<R extends DraftRow, C extends keyof R & string>(
  rows: readonly R[],
  columns: readonly C[],
  field: string,
): Issue[] {
  return rows.flatMap((row, at) => {
    const previous = rows[at - 1];
    if (previous === undefined) return [];
    const fallen = columns.find((column) => compare(String(row[column]), String(previous[column])) <= 0);
    if (fallen === undefined) return [];
    const params = { value: String(row[fallen]), before: String(previous[fallen]) };
    return [issue("table_out_of_order", `${field}.${at}.${fallen}`, params)];
  });
}

/** Rows that follow at a distance in which a reading would be guessed. To be asked of rows in order. */
export function checkGaps(rows: readonly DraftRow[], field: string): Issue[] {
  const steps = rows.slice(1).map((row, at) => subtract(row.draft, rows[at]?.draft ?? "0"));
  const [first, ...more] = steps;
  if (first === undefined) return [];
  const usual = multiply(min(first, ...more), "2");
  return steps.flatMap((step, at) => {
    const isWide = compare(step, WIDEST_STEP) > 0;
    const isUneven = compare(step, ALWAYS_CLOSE) > 0 && compare(step, usual) > 0;
    if (!isWide && !isUneven) return [];
    const [below = "", above = ""] = [rows[at]?.draft, rows[at + 1]?.draft];
    return [issue("draft_in_table_gap", `${field}.${at + 1}.draft`, { value: above, below, above })];
  });
}

/** A centre of flotation lies within the ship; one that does not was counted from the other end. */
export function checkCentres(
  rows: readonly { readonly lcf: DecimalText }[],
  ship: { readonly lbp: DecimalText; readonly from: (typeof LCF_REFERENCES)[number] },
  field: string,
): Issue[] {
  const limit = ship.from === "ap" ? ship.lbp : multiply(ship.lbp, "0.5");
  return rows.flatMap(({ lcf }, at) => {
    const cell = `${field}.${at}.lcf`;
    if (ship.from === "ap" && isNegative(lcf)) return [issue("negative_number", cell)];
    return compare(absolute(lcf), limit) > 0 ? [issue("above_maximum", cell, { max: limit })] : [];
  });
}
