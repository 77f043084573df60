// Decides whether rows can be a table that is read by draft, a ship's hydrostatics or a barge's gauging table: every
// row deeper and heavier than the one before, the centre of flotation within the ship, and no hole that a draft could
// fall into. Metres and tonnes. Each fault is told at its own cell.

import { compare, type DecimalText, min, multiply, negate, subtract } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { checkFigure, type FigureBounds } from "../kernel/figure.ts";

/** Where a table counts its centres of flotation from: midships (positive aft) or the aft perpendicular. */
export const LCF_REFERENCES = ["midships", "ap"] as const;
/** Decimals of a centre of flotation. */
export const LCF_SCALE = 6;

/** How the mean draft of a barge is made from its four or six readings. */
export const BARGE_FORMULA_NAMES = [
  "four_point",
  "six_point_average",
  "six_point_quarter",
  "six_point_river",
  "six_point_box",
] as const;
export type BargeFormula = (typeof BARGE_FORMULA_NAMES)[number];

/** What was read off the hull: how deep it floats, or how much of it stands out. */
export const BARGE_MEASURES = ["draft", "freeboard"] as const;

/** Half a metre is the coarsest table anybody prints. */
const WIDEST_STEP = "0.5";
/** Up to here rows may be further apart than elsewhere in the table: some tables change their pitch. */
const ALWAYS_CLOSE = "0.25";

/** Rows that are found by their draft: a ship's hydrostatics, a barge's gauging table. */
export interface DraftRow {
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
  const pitch = pitchOf(rows);
  return stepsOf(rows).flatMap((step, at) => {
    if (!isGap(step, () => pitch)) return [];
    const [below = "", above = ""] = [rows[at]?.draft, rows[at + 1]?.draft];
    return [issue("draft_in_table_gap", `${field}.${at + 1}.draft`, { value: above, below, above })];
  });
}

/** Whether two rows are too far apart to read between them. The pitch of the table is asked for only when it decides. */
export function isGap(step: DecimalText, pitch: () => DecimalText): boolean {
  if (compare(step, WIDEST_STEP) > 0) return true;
  return compare(step, ALWAYS_CLOSE) > 0 && compare(step, multiply(pitch(), "2")) > 0;
}

/** The smallest distance between two rows. */
export function pitchOf(rows: readonly DraftRow[]): DecimalText {
  const [first = "0", ...others] = stepsOf(rows);
  return min(first, ...others);
}

function stepsOf(rows: readonly DraftRow[]): DecimalText[] {
  return rows.slice(1).map((row, at) => subtract(row.draft, rows[at]?.draft ?? "0"));
}

/** A centre of flotation lies within the ship; one that does not was counted from the other end. */
export function checkCentres(
  rows: readonly { readonly lcf: DecimalText }[],
  ship: { readonly lbp: DecimalText; readonly from: (typeof LCF_REFERENCES)[number] },
  field: string,
): Issue[] {
  const half = multiply(ship.lbp, "0.5");
  const ends: FigureBounds =
    ship.from === "ap"
      ? { scale: LCF_SCALE, max: ship.lbp }
      : { scale: LCF_SCALE, min: negate(half), max: half };
  return rows.flatMap(({ lcf }, at) => checkFigure(lcf, `${field}.${at}.lcf`, ends));
}
