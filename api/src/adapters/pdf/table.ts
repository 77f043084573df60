/** Tables: heads repeated on every page, rows whole, figures aligned to the right, totals set apart. */
import type { Content, TableCell } from "pdfmake/interfaces";
import { CELL_SIZE, HAIRLINE, INK, RULE, type StyleName } from "./look.ts";
import { pairs } from "./pairs.ts";
import { printable } from "./printable.ts";
import type { Pair, Row, TableSection } from "./printed-document.ts";
import { fittedWidths, hasRoom, roomFor, textWidth, type Wanted, wantedByAll } from "./widths.ts";

/** Sizes of the type of cells and heads, and what stands between two columns. */
const SIZES = [
  { size: CELL_SIZE, head: 7.5, gap: 10 },
  { size: 7.5, head: 6.8, gap: 8 },
  { size: 6.8, head: 6.3, gap: 6 },
] as const;
/** Heads are stronger, and so wider. */
const STRONG = 1.05;
const LINE = 1.25;
/** Above and beneath the head and a row. */
const PADDING = 6;
const MOST_KEPT = 160;
/** Half a page and a bit, so that a row of unusually wide letters still fits on one. */
const MOST_LINES = 36;
/** A row that has to be cut is cut finer, so that it fills the page it begins on. */
const CUT_LINES = 12;
/** Mean width of a letter, rather too wide than too narrow, as a part of the size of the type. */
const LETTER = 0.62;

interface Setting {
  readonly size: number;
  readonly head: number;
  readonly gap: number;
  /** Words are broken even so. */
  readonly isWide: boolean;
  readonly widths: readonly number[];
}

interface Line {
  readonly cells: readonly string[];
  readonly style: StyleName;
  /** Thickness and colour of the line above. */
  readonly above: readonly [number, string];
}

export function table(section: TableSection): Content[] {
  if (section.columns.length === 0) return [];
  const setting = settingOf(section);
  if (setting.size === CELL_SIZE) return [laidOut(section, setting)];
  const { alike, rest } = split(section);
  return [...pairs(alike, 4), ...(rest.columns.length === 0 ? [] : [laidOut(rest, settingOf(rest))])];
}

/** What a heading has to be kept with: the head and the first row, unless that is a text that goes on for long. */
export function heightOfFirst(section: TableSection): number {
  const { size, head, widths } = settingOf(section);
  const lines = (texts: readonly string[], of: number) =>
    Math.max(1, ...texts.map((text, at) => Math.ceil(textWidth(text, of) / (widths[at] ?? 1))));
  const labels = section.columns.map(({ label }) => label);
  const heads = lines(labels, head * STRONG) * head * LINE;
  const first = lines(section.rows[0] ?? [], size) * size * LINE;
  return Math.min(MOST_KEPT, heads + first + 2 * PADDING);
}

function laidOut({ columns, rows, totals = [] }: TableSection, setting: Setting): Content {
  const { widths, size, gap } = setting;
  const head: Line = {
    cells: columns.map(({ label }) => printable(label)),
    style: "columnLabel",
    above: [0, INK.rule],
  };
  const lines = [
    head,
    ...rows.flatMap((row, index) =>
      linesOf(row, setting, "cell", index === 0 ? [RULE, INK.rule] : [HAIRLINE, INK.hairline]),
    ),
    ...totals.flatMap((row, index) =>
      linesOf(row, setting, "total", index === 0 ? [RULE, INK.rule] : [HAIRLINE, INK.hairline]),
    ),
  ];
  const cell = (text: string, column: number, style: StyleName): TableCell => ({
    text,
    style,
    ...(size === CELL_SIZE ? {} : { fontSize: style === "columnLabel" ? setting.head : size }),
    alignment: columns[column]?.align ?? "left",
  });
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [...widths],
      body: lines.map(({ cells, style }) => cells.map((text, column) => cell(text, column, style))),
    },
    layout: {
      hLineWidth: (line) => lines[line]?.above[0] ?? RULE,
      hLineColor: (line) => lines[line]?.above[1] ?? INK.rule,
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? 0 : gap / 2),
      paddingRight: (column) => (column === columns.length - 1 ? 0 : gap / 2),
      paddingTop: (line) => (lines[line]?.above[0] === 0 && line > 0 ? 0 : 2.5),
      paddingBottom: () => 2,
    },
    margin: [0, 2, 0, 8],
  };
}

/** The largest type in which no word is broken; where there is none, the smallest. */
function settingOf({ columns, rows, totals = [] }: TableSection): Setting {
  const all = [...rows, ...totals];
  const tried = (one: (typeof SIZES)[number]): Setting => {
    const room = roomFor(columns.length, one.gap);
    const wanted = columns.map(({ label }, at): Wanted => {
      const inHead = wantedByAll([label], one.head * STRONG);
      const inCells = wantedByAll(
        all.map((row) => row[at] ?? ""),
        one.size,
      );
      return {
        // A head may take several lines, its words may not be broken.
        whole: Math.max(inHead.need, inCells.whole) + 1,
        need: Math.max(inHead.need, inCells.need) + 1,
      };
    });
    const shares = columns.map(({ share = 1 }) => share);
    return { ...one, isWide: !hasRoom(wanted, room), widths: fittedWidths(wanted, shares, room) };
  };
  const [largest, ...smaller] = SIZES;
  return smaller.reduce((found, next) => (found.isWide ? tried(next) : found), tried(largest));
}

const isEmpty = (text: string | undefined) => text === undefined || /^[\s—–-]*$/.test(text);

/**
 * Of a table that the paper has no room for: what every row says alike is said once above it, and columns in which nothing
 * stands are left out. The first column, which tells the rows apart, stays.
 */
function split(section: TableSection): { readonly alike: readonly Pair[]; readonly rest: TableSection } {
  const { columns, rows, totals = [] } = section;
  const kept = columns.flatMap((_, at) => {
    const values = new Set(rows.map((row) => row[at] ?? ""));
    const isTold = (rows.length > 1 && at === 0) || totals.some((row) => !isEmpty(row[at]));
    return isTold || values.size > 1 ? [at] : [];
  });
  const alike = columns.flatMap(({ label }, at) => {
    const value = rows[0]?.[at];
    return kept.includes(at) || value === undefined || isEmpty(value) ? [] : [{ label, value }];
  });
  const picked = (row: Row) => kept.map((at) => row[at] ?? "");
  return {
    alike,
    rest: {
      kind: "table",
      columns: columns.filter((_, at) => kept.includes(at)),
      rows: kept.length === 0 ? [] : rows.map(picked),
      totals: totals.map(picked),
    },
  };
}

/** A row longer than a page cannot be kept whole: it goes on in further lines without a rule between them. */
function linesOf(row: Row, { widths, size }: Setting, style: StyleName, above: Line["above"]): Line[] {
  if (row.length > widths.length)
    throw new Error(`a row of ${row.length} cells in a table of ${widths.length} columns`);
  const cut = (lines: number) =>
    widths.map((width, column) => piecesOf(printable(row[column] ?? ""), width / (size * LETTER), lines));
  const uncut = cut(MOST_LINES);
  const pieces = uncut.every((cell) => cell.length === 1) ? uncut : cut(CUT_LINES);
  const count = Math.max(...pieces.map((cell) => cell.length));
  return Array.from({ length: count }, (_, line) => ({
    cells: pieces.map((cell) => cell[line] ?? ""),
    style,
    above: line === 0 ? above : [0, INK.hairline],
  }));
}

function piecesOf(text: string, room: number, most: number): string[] {
  const letters = Math.max(1, Math.floor(room));
  // Most cells are far from the limit, and need not be looked at word by word.
  if (text.length < most && !text.includes("\n")) return [text];
  const pieces: string[] = [];
  let start = 0;
  let lines = 1;
  let used = 0;
  const words = new RegExp(`\\n|\\S{1,${letters * 8}}[^\\S\\n]*|[^\\S\\n]+`, "g");
  for (const { 0: word, index } of text.matchAll(words)) {
    if (word === "\n" || used + word.trimEnd().length > letters) {
      lines += 1;
      used = 0;
    }
    if (lines > most && index > start) {
      pieces.push(text.slice(start, index).trimEnd());
      [start, lines, used] = [index, 1, 0];
    }
    if (word === "\n") continue;
    lines += Math.floor(word.length / letters);
    used += word.length % letters;
  }
  return [...pieces, text.slice(start)].map((piece) => piece.replace(/^\n/, ""));
}
