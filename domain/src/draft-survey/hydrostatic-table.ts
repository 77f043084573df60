// Decides what a ship's hydrostatic table says at a draft: linear interpolation between the two rows around it
// and nothing else. A draft above, below or between rows that are too far apart is refused by name, because a
// guessed displacement looks exactly like a read one. Metres and tonnes.

import { checkCentres, checkGrowth, type DraftRow, isGap, pitchOf } from "../hydrostatics/table.ts";
import { compare, type DecimalText, multiply, subtract } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import {
  addFractions,
  divideFractions,
  type Fraction,
  fractionOf,
  multiplyFractions,
  subtractFractions,
} from "../kernel/fraction.ts";
import type { ShipInput } from "./request.ts";
import type { Quantity } from "./worksheet.ts";

export type TableRow = ShipInput["table"][number];
export type Column = "displacement" | "tpc" | "lcf" | "mtc";

/** In rising order. A surveyor may type only the rows that matter: distant rows are a fault of no draft but one between them. */
export type DraftTable<R extends DraftRow> = readonly R[];
export type HydrostaticTable = DraftTable<TableRow>;

/** The ship's table with its centres of flotation counted from midships, positive aft. */
export function openTable(ship: ShipInput): HydrostaticTable {
  if (ship.lcf_from !== "ap") return ship.table;
  const half = multiply(ship.lbp, "0.5");
  return ship.table.map((row) => ({ ...row, lcf: subtract(half, row.lcf) }));
}

/** Whatever makes a table impossible to read, by row. */
export function checkTable({ table, lbp, lcf_from }: ShipInput): Issue[] {
  return [
    ...checkGrowth(table, ["draft", "displacement"], "ship.table"),
    ...checkCentres(table, { lbp, from: lcf_from ?? "midships" }, "ship.table"),
  ];
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
  const first = table[0];
  const last = table.at(-1);
  if (first === undefined || last === undefined) return issue("required", field);
  if (compare(draft, first.draft) < 0 || compare(draft, last.draft) > 0)
    return issue("draft_outside_table", field, { value: draft, min: first.draft, max: last.draft });
  let low = 0;
  let high = table.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(table[middle]?.draft ?? "0", draft) < 0) low = middle + 1;
    else high = middle;
  }
  const above = table[low] ?? last;
  if (compare(above.draft, draft) === 0) return { below: above, above };
  const below = table[low - 1] ?? first;
  if (isGap(subtract(above.draft, below.draft), () => pitchOf(table)))
    return issue("draft_in_table_gap", field, { value: draft, below: below.draft, above: above.draft });
  return { below, above };
}

export function isBracket<R extends DraftRow>(found: Bracket<R> | Issue): found is Bracket<R> {
  return "below" in found;
}

/** On the straight line between the rows, exactly. */
export function interpolateColumn<C extends string>(
  bracket: Bracket<DraftRow & Readonly<Record<C, DecimalText>>>,
  draft: Quantity,
  column: C,
): Fraction {
  const { below, above } = bracket;
  const base = fractionOf(below[column]);
  if (below === above) return base;
  const lowest = fractionOf(below.draft);
  const rise = subtractFractions(fractionOf(above[column]), base);
  const run = subtractFractions(fractionOf(above.draft), lowest);
  const along = subtractFractions(draft.value, lowest);
  return addFractions(base, divideFractions(multiplyFractions(along, rise), run));
}
