// Decides what a ship's hydrostatic table says at a draft: linear interpolation between the two rows around it
// and nothing else. A draft above, below or between rows that are too far apart is refused by name, because a
// guessed displacement looks exactly like a read one. Metres and tonnes.

import {
  absolute,
  add,
  compare,
  type DecimalText,
  divide,
  isNegative,
  min,
  multiply,
  subtract,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import type { ShipInput } from "./request.ts";
import { EXACT_PLACES } from "./worksheet.ts";

export type TableRow = ShipInput["table"][number];
export type Column = "displacement" | "tpc" | "lcf" | "mtc";

/** Rows that are found by their draft: a ship's hydrostatics, a barge's gauging table. */
export interface DraftRow {
  readonly draft: DecimalText;
}

export interface DraftTable<R extends DraftRow> {
  readonly rows: readonly R[];
  /** The smallest distance between two rows. */
  readonly pitch: DecimalText;
}

export type HydrostaticTable = DraftTable<TableRow>;

/** Half a metre is the coarsest table anybody prints. */
const WIDEST_STEP = "0.5";
/** Up to here rows may be further apart than elsewhere in the table: some tables change their pitch. */
const ALWAYS_CLOSE = "0.25";

/** A surveyor may type only the rows that matter: distant rows are no fault but of a draft between them. */
export function tableOf<R extends DraftRow>(rows: readonly R[]): DraftTable<R> {
  const steps = rows.slice(1).map((row, index) => subtract(row.draft, rows[index]?.draft ?? "0"));
  return { rows, pitch: min(steps[0] ?? "0", ...steps.slice(1)) };
}

/** The ship's table with its centres of flotation counted from midships, positive aft. */
export function openTable(ship: ShipInput): HydrostaticTable {
  const rows =
    ship.lcf_from === "ap"
      ? ship.table.map((row) => ({ ...row, lcf: subtract(multiply(ship.lbp, "0.5"), row.lcf) }))
      : ship.table;
  return tableOf(rows);
}

/** Whatever makes a table impossible to read, by row. */
export function checkTable(ship: ShipInput): Issue[] {
  const issues: Issue[] = [];
  const half = multiply(ship.lbp, "0.5");
  ship.table.forEach((row, index) => {
    const field = `ship.table.${index}`;
    const before = ship.table[index - 1];
    if (before !== undefined && compare(row.draft, before.draft) <= 0)
      issues.push(issue("table_out_of_order", `${field}.draft`, { value: row.draft, before: before.draft }));
    else if (before !== undefined && compare(row.displacement, before.displacement) <= 0)
      issues.push(
        issue("table_out_of_order", `${field}.displacement`, {
          value: row.displacement,
          before: before.displacement,
        }),
      );
    issues.push(...checkCentre(row.lcf, ship, half, `${field}.lcf`));
  });
  return issues;
}

/** A centre of flotation lies within the ship; one that does not was counted from the other end. */
function checkCentre(lcf: DecimalText, ship: ShipInput, half: DecimalText, field: string): Issue[] {
  if (ship.lcf_from === "ap") {
    if (isNegative(lcf)) return [issue("negative_number", field)];
    return compare(lcf, ship.lbp) > 0 ? [issue("above_maximum", field, { max: ship.lbp })] : [];
  }
  return compare(absolute(lcf), half) > 0 ? [issue("above_maximum", field, { max: half })] : [];
}

export interface Bracket<R extends DraftRow = TableRow> {
  readonly below: R;
  readonly above: R;
}

/** The rows around a draft. A draft that is itself a row is its own bracket. */
export function bracketOf<R extends DraftRow>(
  table: DraftTable<R>,
  draft: DecimalText,
  field: string,
): Bracket<R> | Issue {
  const { rows } = table;
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return issue("required", field);
  if (compare(draft, first.draft) < 0 || compare(draft, last.draft) > 0)
    return issue("draft_outside_table", field, { value: draft, min: first.draft, max: last.draft });
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(rows[middle]?.draft ?? "0", draft) < 0) low = middle + 1;
    else high = middle;
  }
  const above = rows[low] ?? last;
  if (compare(above.draft, draft) === 0) return { below: above, above };
  const below = rows[low - 1] ?? first;
  if (isGap(table, subtract(above.draft, below.draft)))
    return issue("draft_in_table_gap", field, { value: draft, below: below.draft, above: above.draft });
  return { below, above };
}

function isGap(table: DraftTable<DraftRow>, width: DecimalText): boolean {
  if (compare(width, WIDEST_STEP) > 0) return true;
  return compare(width, ALWAYS_CLOSE) > 0 && compare(width, multiply(table.pitch, "2")) > 0;
}

export function isBracket<R extends DraftRow>(found: Bracket<R> | Issue): found is Bracket<R> {
  return "below" in found;
}

export function interpolateColumn<C extends string>(
  bracket: Bracket<DraftRow & Readonly<Record<C, DecimalText>>>,
  draft: DecimalText,
  column: C,
): DecimalText {
  const { below, above } = bracket;
  if (below === above) return below[column];
  const share = multiply(subtract(draft, below.draft), subtract(above[column], below[column]));
  return add(below[column], divide(share, subtract(above.draft, below.draft), EXACT_PLACES, "half_up"));
}
