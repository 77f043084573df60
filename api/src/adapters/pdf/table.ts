/** Tables: heads repeated on every page, rows whole, figures aligned to the right, totals set apart. */
import type { Content, TableCell } from "pdfmake/interfaces";
import { CELL_SIZE, HAIRLINE, INK, PAGE, RULE, type StyleName } from "./look.ts";
import { printable } from "./printable.ts";
import type { Column, Row, TableSection } from "./printed-document.ts";

const GAP = 10;
/** Half a page and a bit, so that a row of unusually wide letters still fits on one. */
const MOST_LINES = 36;
/** A row that has to be cut is cut finer, so that it fills the page it begins on. */
const CUT_LINES = 12;
/** Mean width of a letter, rather too wide than too narrow, as a part of the size of the type. */
const LETTER = 0.62;

/** No word claims more than this: addresses and codes without end are broken. */
const LONGEST_WORD = 110;
/** Smaller and stronger than cells, so that a letter is about as wide as of this size. */
const HEAD_SIZE = 7.9;
/** Widths of letters as a part of the size of the type. */
const NARROW = 0.3;
const MEAN = 0.57;
const WIDE = 0.72;
const NARROW_LETTERS: ReadonlySet<string> = new Set(".,:;'|ilj!-()");
const WIDE_LETTERS = /[A-ZÀ-Þmw%@]/;

interface Line {
  readonly cells: readonly string[];
  readonly style: StyleName;
  /** Thickness and colour of the line above. */
  readonly above: readonly [number, string];
}

export function table({ columns, rows, totals = [] }: TableSection): Content[] {
  if (columns.length === 0) return [];
  const widths = widthsOf(columns, [...rows, ...totals]);

  const head: Line = {
    cells: columns.map(({ label }) => printable(label)),
    style: "columnLabel",
    above: [0, INK.rule],
  };
  const lines = [
    head,
    ...rows.flatMap((row, index) =>
      linesOf(row, widths, "cell", index === 0 ? [RULE, INK.rule] : [HAIRLINE, INK.hairline]),
    ),
    ...totals.flatMap((row, index) =>
      linesOf(row, widths, "total", index === 0 ? [RULE, INK.rule] : [HAIRLINE, INK.hairline]),
    ),
  ];
  const cell = (text: string, column: number, style: StyleName): TableCell => ({
    text,
    style,
    alignment: columns[column]?.align ?? "left",
  });
  return [
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths,
        body: lines.map(({ cells, style }) => cells.map((text, column) => cell(text, column, style))),
      },
      layout: {
        hLineWidth: (line) => lines[line]?.above[0] ?? RULE,
        hLineColor: (line) => lines[line]?.above[1] ?? INK.rule,
        vLineWidth: () => 0,
        paddingLeft: (column) => (column === 0 ? 0 : GAP / 2),
        paddingRight: (column) => (column === columns.length - 1 ? 0 : GAP / 2),
        paddingTop: (line) => (lines[line]?.above[0] === 0 && line > 0 ? 0 : 2.5),
        paddingBottom: () => 2,
      },
      margin: [0, 2, 0, 8],
    },
  ];
}

/**
 * The width is shared as was asked for, but for columns whose longest word would be broken: they get what it needs, and
 * the others less. Where not even the words have room, each column is as wide as its word is long.
 */
function widthsOf(columns: readonly Column[], rows: readonly Row[]): number[] {
  const room = PAGE.width - GAP * (columns.length - 1);
  const needs = columns.map(({ label }, at) => {
    const inCells = rows.reduce((most, row) => widestWord(row[at] ?? "", most), 0) * CELL_SIZE;
    return Math.min(LONGEST_WORD, Math.max(inCells, widestWord(label, 0) * HEAD_SIZE) + 1);
  });
  const needed = sumOf(needs);
  if (needed >= room) return needs.map((need) => (room * need) / needed);
  // Whoever gets less than it needs is set to it, until the rest can be shared as was asked.
  const fixed = new Set<number>();
  for (;;) {
    const free = columns.flatMap(({ share = 1 }, at) => (fixed.has(at) ? [] : [share]));
    const left = room - sumOf(needs.filter((_, at) => fixed.has(at)));
    const widths = columns.map(({ share = 1 }, at) =>
      fixed.has(at) ? (needs[at] ?? 0) : (left * share) / sumOf(free),
    );
    const short = widths.findIndex((width, at) => width < (needs[at] ?? 0) && !fixed.has(at));
    if (short < 0) return widths;
    fixed.add(short);
  }
}

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

/** The widest word of a text, as a part of the size of the type, unless another was wider. */
function widestWord(text: string, most: number): number {
  return text
    .split(/\s+/)
    .reduce(
      (widest, word) => (word.length * WIDE <= widest ? widest : Math.max(widest, widthOf(word))),
      most,
    );
}

function widthOf(word: string): number {
  let width = 0;
  for (const letter of word)
    width += NARROW_LETTERS.has(letter) ? NARROW : WIDE_LETTERS.test(letter) ? WIDE : MEAN;
  return width;
}

/** A row longer than a page cannot be kept whole: it goes on in further lines without a rule between them. */
function linesOf(row: Row, widths: readonly number[], style: StyleName, above: Line["above"]): Line[] {
  if (row.length > widths.length)
    throw new Error(`a row of ${row.length} cells in a table of ${widths.length} columns`);
  const cut = (lines: number) =>
    widths.map((width, column) => piecesOf(printable(row[column] ?? ""), width, lines));
  const uncut = cut(MOST_LINES);
  const pieces = uncut.every((cell) => cell.length === 1) ? uncut : cut(CUT_LINES);
  const count = Math.max(...pieces.map((cell) => cell.length));
  return Array.from({ length: count }, (_, line) => ({
    cells: pieces.map((cell) => cell[line] ?? ""),
    style,
    above: line === 0 ? above : [0, INK.hairline],
  }));
}

function piecesOf(text: string, width: number, most: number): string[] {
  const letters = Math.max(1, Math.floor(width / (CELL_SIZE * LETTER)));
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
