/**
 * Rows become the table of a report: shown one by one, or grouped with their number and what was asked to be summed up. Sums
 * are exact; a mean is rounded once, to two decimals more than its column. What has no value counts for no sum and no mean,
 * and what is counted in different currencies or units has none.
 * Groups stand in the order of their values, those without one last.
 */
import { AGES, ageOf } from "../billing/ageing.ts";
import { add, compare, divide, max, min, sum, withScale } from "../kernel/decimal.ts";
import type { ColumnType, Grouping, Measure, ReportDefinition } from "./definition.ts";

export type Cells = Readonly<Record<string, string | null>>;
type Cell = string | null;

export interface KnownColumn {
  readonly type: ColumnType;
  readonly scale: number;
  /** The column that says what its figures are counted in. */
  readonly countedIn?: string | undefined;
}

/** What a column of the table holds: values as they are, values brought together, how many rows, or a measure. */
export type TableColumn =
  | { readonly kind: "value"; readonly path: string }
  | { readonly kind: "group"; readonly path: string; readonly by: Grouping }
  | { readonly kind: "count" }
  | { readonly kind: "measure"; readonly path: string; readonly as: Measure };

export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly Cell[])[];
  /** Under the rows; null where nothing is summed up. */
  readonly totals: readonly Cell[] | null;
  /** What all figures of a column are counted in, by its path, where rows say it and say the same. */
  readonly units: ReadonlyMap<string, string>;
  /** Some of what was to be summed up is counted in different currencies or units, and so has no sum. */
  readonly isMixed: boolean;
}

export interface Asked {
  readonly definition: Pick<ReportDefinition, "columns" | "groups" | "measures" | "sort">;
  readonly columns: ReadonlyMap<string, KnownColumn>;
  readonly today: string;
}

export function tabulate(rows: readonly Cells[], asked: Asked): Table {
  const { groups, measures } = asked.definition;
  const table = groups.length === 0 ? listed(rows, asked) : grouped(rows, asked);
  const units = new Map<string, string>();
  const mixed = new Set<string>();
  for (const [path, column] of asked.columns) {
    const [unit, ...others] = unitsOf(rows, path, column);
    if (others.length > 0) mixed.add(path);
    else if (unit) units.set(path, unit);
  }
  return { ...table, units, isMixed: measures.some(({ column }) => mixed.has(column)) };
}

type Tabulated = Omit<Table, "isMixed" | "units">;

function listed(rows: readonly Cells[], { definition, columns }: Asked): Tabulated {
  const sorted = inOrder(rows, definition.sort, columns);
  const shown = definition.columns;
  const measured = (path: string) => definition.measures.find((one) => one.column === path);
  const totals = shown.map((path) => {
    const measure = measured(path);
    return measure ? measureOf(rows, path, measure.as, columns.get(path)) : null;
  });
  return {
    columns: shown.map((path) => ({ kind: "value", path })),
    rows: sorted.map((row) => shown.map((path) => row[path] ?? null)),
    totals: totals.some((one) => one !== null) ? totals : null,
  };
}

function inOrder(
  rows: readonly Cells[],
  sort: ReportDefinition["sort"],
  columns: Asked["columns"],
): readonly Cells[] {
  if (!sort) return rows;
  const { column, direction } = sort;
  const type = columns.get(column)?.type ?? "text";
  const sign = direction === "desc" ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [one[column] ?? null, other[column] ?? null];
    // What has no value stands last, whichever way round.
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    return sign * compared(a, b, type);
  });
}

function compared(a: string, b: string, type: ColumnType): number {
  return type === "number" ? compare(a, b) : a.localeCompare(b);
}

function grouped(rows: readonly Cells[], { definition, columns, today }: Asked): Tabulated {
  const { groups, measures } = definition;
  const found = new Map<string, { keys: readonly Cell[]; rows: Cells[] }>();
  for (const row of rows) {
    const keys = groups.map(({ column, by }) => keyOf(row[column] ?? null, by, today));
    const name = JSON.stringify(keys);
    const group = found.get(name) ?? { keys, rows: [] };
    group.rows.push(row);
    found.set(name, group);
  }
  const sorted = [...found.values()].sort((one, other) => {
    for (const [at, { column, by }] of groups.entries()) {
      const [a, b] = [one.keys[at] ?? null, other.keys[at] ?? null];
      if (a === b) continue;
      if (a === null || b === null) return a === null ? 1 : -1;
      const order =
        by === "age"
          ? AGES.indexOf(a as never) - AGES.indexOf(b as never)
          : compared(a, b, by === "value" ? (columns.get(column)?.type ?? "text") : "text");
      if (order !== 0) return order;
    }
    return 0;
  });
  const figures = (of: readonly Cells[]): Cell[] => [
    String(of.length),
    ...measures.map(({ column, as }) => measureOf(of, column, as, columns.get(column))),
  ];
  return {
    columns: [
      ...groups.map(({ column, by }): TableColumn => ({ kind: "group", path: column, by })),
      { kind: "count" },
      ...measures.map(({ column, as }): TableColumn => ({ kind: "measure", path: column, as })),
    ],
    rows: sorted.map((group) => [...group.keys, ...figures(group.rows)]),
    totals: rows.length === 0 ? null : [...groups.map(() => null), ...figures(rows)],
  };
}

/** Months and years are written as they begin a date; an age by its name. */
function keyOf(value: Cell, by: Grouping, today: string): Cell {
  if (value === null) return null;
  switch (by) {
    case "value":
      return value;
    case "month":
      return value.slice(0, 7);
    case "year":
      return value.slice(0, 4);
    case "age":
      return ageOf(value.slice(0, 10), today);
  }
}

/** Of a mean two more than its column has. */
export const decimalsOf = (as: Measure, scale: number) => (as === "mean" ? scale + 2 : scale);

/** What the figures of a column are counted in, each once. */
function unitsOf(rows: readonly Cells[], path: string, column?: KnownColumn): readonly Cell[] {
  const countedIn = column?.countedIn;
  if (countedIn === undefined) return [];
  const counted = rows.filter((row) => (row[path] ?? null) !== null);
  return [...new Set(counted.map((row) => row[countedIn] ?? null))];
}

function measureOf(rows: readonly Cells[], path: string, as: Measure, column?: KnownColumn): Cell {
  if (unitsOf(rows, path, column).length > 1) return null;
  const { scale = 0 } = column ?? {};
  const values = rows.flatMap((row) => row[path] ?? []);
  const [first, ...others] = values;
  if (first === undefined) return null;
  switch (as) {
    case "sum":
      return withScale(sum(values), scale);
    case "mean":
      return withScale(
        divide(values.reduce(add), String(values.length), decimalsOf(as, scale), "half_up"),
        scale,
      );
    case "least":
      return withScale(min(first, ...others), scale);
    case "most":
      return withScale(max(first, ...others), scale);
  }
}

/** More bars than this nobody reads. */
export const MOST_BARS = 24;

/** What the chart shows of a grouped table: the first measure of each group, or how many rows it has. */
export function chartOf({ columns, rows }: Table): { readonly at: number; readonly keys: number } | null {
  const keys = columns.filter(({ kind }) => kind === "group").length;
  if (keys === 0 || rows.length === 0) return null;
  return { at: columns.length > keys + 1 ? keys + 1 : keys, keys };
}
