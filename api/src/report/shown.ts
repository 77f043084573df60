/** The table of a report in somebody's language: what heads its columns, how its values are written, and its chart. */
import { formatDate } from "@plimsoll/domain/kernel/dates";
import { unitOf } from "@plimsoll/domain/kernel/field/number";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { ColumnType, ReportColumn, ReportDefinition } from "@plimsoll/domain/report/definition";
import { MOST_SHOWN, type ReportResult } from "@plimsoll/domain/report/report-run";
import {
  chartOf,
  decimalsOf,
  MOST_BARS,
  type Table,
  type TableColumn,
} from "@plimsoll/domain/report/tabulate";
import type { REPORT_WORDS } from "@plimsoll/domain/report/words/pages/by-language";
import { labelOf } from "#rpc/words";

export type ReportWords = Awaited<ReturnType<(typeof REPORT_WORDS)["en"]>>["words"];

export interface Speech {
  readonly locale: Locale;
  readonly words: ReportWords;
  readonly record: string;
  readonly columns: ReadonlyMap<string, ReportColumn>;
}

export interface ShownColumn {
  readonly label: string;
  readonly type: ColumnType;
  readonly scale: number;
  readonly write: (value: string | null) => string | null;
}

export function shownColumns({ columns: shown, units }: Table, speech: Speech): ShownColumn[] {
  return shown.map((column) => shownColumn(column, speech, units));
}

function shownColumn(column: TableColumn, speech: Speech, units: Table["units"]): ShownColumn {
  const { words, locale } = speech;
  if (column.kind === "count")
    return {
      label: words.count,
      type: "number",
      scale: 0,
      write: (value) => value && formatNumber(value, locale),
    };
  const known = speech.columns.get(column.path);
  const head = headOf(column.path, speech);
  const unit = unitOfReportColumn(known) ?? units.get(column.path);
  const label = unit === undefined ? head : `${head} (${unit})`;
  const { type, scale } = known ?? { type: "text" as const, scale: 0 };
  if (column.kind === "measure") {
    // All lines of a mean with as many decimals as it is rounded to, so that they stand below one another.
    const decimals = decimalsOf(column.as, scale);
    return {
      label: `${head} (${[unit, words.measures[column.as].toLowerCase()].filter(Boolean).join(", ")})`,
      type: "number",
      scale: decimals,
      write: (value) => value && formatNumber(value, locale, { minScale: decimals }),
    };
  }
  if (column.kind === "group" && column.by !== "value") {
    const ages: Readonly<Record<string, string>> = words.ages;
    return {
      label,
      type: "text",
      scale: 0,
      write: (value) => {
        if (value === null) return words.none;
        return column.by === "month" ? `${value.slice(5)}/${value.slice(0, 4)}` : (ages[value] ?? value);
      },
    };
  }
  const empty = column.kind === "group" ? words.none : null;
  return {
    label,
    type,
    scale,
    write: (value) => (value === null ? empty : written(value, type, scale, locale)),
  };
}

function written(value: string, type: ColumnType, scale: number, locale: Locale): string {
  switch (type) {
    case "number":
      return formatNumber(value, locale, { minScale: scale });
    case "date":
      return formatDate(value, locale);
    case "moment":
      return `${formatDate(value.slice(0, 10), locale)} ${value.slice(11, 16)}`;
    default:
      return value;
  }
}

/** A figure is counted in what it is worked out from. */
function unitOfReportColumn(column: ReportColumn | undefined): string | undefined {
  if (!column) return undefined;
  const { source, model } = column;
  return unitOf(model.definition.fields[source.kind === "figure" ? source.figure.of : source.attribute]);
}

/** What a column is called: of a row behind a reference, the reference first. */
function headOf(path: string, { locale, words, record, columns }: Speech): string {
  const [first = "", second] = path.split(".");
  const figures: Readonly<Record<string, string>> = words.figures;
  if (first === "figure") return figures[second ?? ""] ?? path;
  const column = columns.get(path);
  if (column?.through === undefined || second === undefined) return labelOf(locale, record, first);
  return `${labelOf(locale, record, column.through)} · ${labelOf(locale, column.model.key, second)}`;
}

/** What the page shows: the first lines, as they are written. */
export function resultOf(table: Table, speech: Speech, chart: ReportDefinition["chart"]): ReportResult {
  const columns = shownColumns(table, speech);
  const line = (cells: readonly (string | null)[]) =>
    cells.map((cell, at) => columns[at]?.write(cell) ?? null);
  return {
    columns: columns.map(({ label, type }) => ({ label, number: type === "number" })),
    rows: table.rows.slice(0, MOST_SHOWN).map(line),
    totals: table.totals && totalsOf(table, columns),
    chart: chart === "none" ? null : barsOf(table, columns),
    mixed: table.isMixed,
  };
}

/** A group has no total; a value that is not summed up shows nothing. */
export function totalsOf({ totals }: Table, columns: readonly ShownColumn[]): (string | null)[] {
  return (totals ?? []).map((cell, at) => (cell === null ? null : (columns[at]?.write(cell) ?? null)));
}

export function barsOf(table: Table, columns: readonly ShownColumn[]): ReportResult["chart"] {
  const chart = chartOf(table);
  if (!chart) return null;
  // Without a figure there is no bar: not even one of nothing.
  const drawn = table.rows.filter((row) => (row[chart.at] ?? null) !== null);
  return drawn.slice(0, MOST_BARS).map((row) => ({
    label: row
      .slice(0, chart.keys)
      .map((cell, at) => columns[at]?.write(cell) ?? "")
      .join(" · "),
    value: row[chart.at] ?? "0",
  }));
}
