// Decides what the chart of volumes shows: which months, in which order the products are stacked, and which of them are
// too small for a colour of their own. Tonnes stay decimals; only the height of a column is a plain number.

import { addDays, type CalendarDate } from "@plimsoll/domain/kernel/dates";
import { add, compare, type DecimalText } from "@plimsoll/domain/kernel/decimal";
import type { MonthFigures } from "@plimsoll/domain/work-order/output";

/** Colours that are told apart; what comes after them is one group. */
export const MOST_SERIES = 5;
/** A single column says nothing about a course. */
const FEWEST_MONTHS = 6;

const pad = (value: number): string => String(value).padStart(2, "0");

/** The month so many months before or after. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const at = year * 12 + (number - 1) + by;
  return `${Math.floor(at / 12)}-${pad((at % 12) + 1)}`;
}

export function lastDayOf(month: string): CalendarDate {
  return addDays(`${monthAfter(month, 1)}-01`, -1);
}

/** Every month up to this one, also those in which nothing happened; empty ones at the beginning are left out. */
export function monthsShown(rows: readonly MonthFigures[], today: CalendarDate, asked: number): string[] {
  const now = today.slice(0, 7);
  const all = Array.from({ length: asked }, (_, at) => monthAfter(now, at - asked + 1));
  const busy = new Set(rows.map((row) => row.month));
  const first = all.findIndex((month) => busy.has(month));
  const from = Math.min(first === -1 ? all.length : first, all.length - FEWEST_MONTHS);
  return all.slice(Math.max(0, from));
}

export interface Series {
  readonly key: string;
  /** Null for the group of small ones. */
  readonly name: string | null;
  /** Products without a record (several in one hold plan) have no id. */
  readonly products: readonly string[];
  readonly isNone: boolean;
  readonly total: DecimalText;
}

export interface Cell {
  readonly orders: number;
  readonly volume: DecimalText;
}

export interface VolumeTable {
  readonly months: readonly string[];
  readonly series: readonly Series[];
  readonly cell: (month: string, series: Series) => Cell;
  readonly total: (month: string) => Cell;
}

const NONE = "none";
const OTHERS = "others";
const NOTHING: Cell = { orders: 0, volume: "0" };

const plus = (a: Cell, b: Cell): Cell => ({ orders: a.orders + b.orders, volume: add(a.volume, b.volume) });
const keyOf = (row: MonthFigures): string => row.product_id ?? NONE;

/** The largest products first; the smallest ones together as the last. */
export function volumeTable(rows: readonly MonthFigures[], today: CalendarDate, asked: number): VolumeTable {
  const months = monthsShown(rows, today, asked);
  const shown = rows.filter((row) => months.includes(row.month));
  const products = new Map<string, Series>();
  for (const row of shown) {
    const key = keyOf(row);
    const known = products.get(key)?.total ?? "0";
    products.set(key, {
      key,
      name: row.product,
      products: row.product_id === null ? [] : [row.product_id],
      isNone: row.product_id === null,
      total: add(known, row.volume),
    });
  }
  const ordered = [...products.values()].sort(
    (a, b) => compare(b.total, a.total) || (a.key < b.key ? -1 : 1),
  );
  const series = gathered(ordered);
  const cells = new Map<string, Cell>();
  const totals = new Map<string, Cell>();
  for (const row of shown) {
    const own = series.find(({ key }) => key === keyOf(row)) ?? series.at(-1);
    const at = `${row.month} ${own?.key}`;
    cells.set(at, plus(cells.get(at) ?? NOTHING, row));
    totals.set(row.month, plus(totals.get(row.month) ?? NOTHING, row));
  }
  return {
    months,
    series,
    cell: (month, { key }) => cells.get(`${month} ${key}`) ?? NOTHING,
    total: (month) => totals.get(month) ?? NOTHING,
  };
}

function gathered(ordered: readonly Series[]): readonly Series[] {
  if (ordered.length <= MOST_SERIES) return ordered;
  const small = ordered.slice(MOST_SERIES - 1);
  const others: Series = {
    key: OTHERS,
    name: null,
    products: small.flatMap(({ products }) => products),
    isNone: false,
    total: small.reduce((sum, { total }) => add(sum, total), "0"),
  };
  return [...ordered.slice(0, MOST_SERIES - 1), others];
}
