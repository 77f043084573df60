// The ships of the worked surveys, and a barge worked out by hand, as rows of their registers. A register takes no table
// with holes, so between the printed rows stand others on the straight line between them, which no worked survey reads.

import { add, compare, type DecimalText, divide, multiply, subtract } from "../kernel/decimal.ts";
import type { ShipInput } from "./request.ts";

type TableRow = Readonly<Record<string, DecimalText>>;

const CLOSE = "0.2";
const PLACES = 3;

/** Rows no further apart than a reading may lie between. */
function withoutGaps(rows: readonly TableRow[]): TableRow[] {
  return rows.flatMap((row, at) => {
    const next = rows[at + 1];
    return next ? [row, ...between(row, next)] : [row];
  });
}

function between(row: TableRow, next: TableRow): TableRow[] {
  const step = subtract(next.draft ?? "0", row.draft ?? "0");
  const found: TableRow[] = [];
  for (let gone = CLOSE; compare(gone, step) < 0; gone = add(gone, CLOSE)) {
    const along = (column: string) => {
      const [from = "0", to = "0"] = [row[column], next[column]];
      return add(from, divide(multiply(subtract(to, from), gone), step, PLACES, "half_up"));
    };
    found.push(Object.fromEntries(Object.keys(row).map((column) => [column, along(column)])));
  }
  return found;
}

export function shipRow(name: string, ship: ShipInput) {
  const { marks, keel_mm: keel } = ship;
  return {
    name,
    lbp: ship.lbp,
    beam: ship.breadth,
    light_ship: ship.light_ship,
    table_density: ship.table_density,
    lcf_from: ship.lcf_from,
    holds: [{ number: 1, volume: "12000" }],
    hydrostatics: withoutGaps(ship.table),
    mark_fwd: marks.fwd,
    mark_mid: marks.mid,
    mark_aft: marks.aft,
    keel_fwd: keel?.fwd ?? null,
    keel_mid: keel?.mid ?? null,
    keel_aft: keel?.aft ?? null,
  };
}

const GAUGING = [
  { draft: "0.40", weight: "186.0" },
  { draft: "0.50", weight: "247.6" },
  { draft: "0.60", weight: "309.9" },
  { draft: "2.70", weight: "1660.1" },
  { draft: "2.80", weight: "1725.6" },
  { draft: "2.90", weight: "1791.2" },
  { draft: "3.00", weight: "1856.9" },
];

/** 1,497.280 t between 0.490 and 2.820 m at the density of its table, 1,491.291 t at 0.996. */
export function bargeRow(name: string, more: object = {}) {
  return {
    name,
    code: name,
    mode: "four_point",
    measured: "draft",
    depth: "3.66",
    table_density: "1",
    gauging: withoutGaps(GAUGING),
    ...more,
  };
}
