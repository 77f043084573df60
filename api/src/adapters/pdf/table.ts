/** Tables: heads repeated on every page, rows whole, figures aligned to the right, totals set apart. */
import type { Content, TableCell } from "pdfmake/interfaces";
import { CELL_SIZE, HAIRLINE, INK, PAGE, RULE, type StyleName } from "./look.ts";
import { printable } from "./printable.ts";
import type { Row, TableSection } from "./printed-document.ts";

const GAP = 10;
/** Half a page and a bit, so that a row of unusually wide letters still fits on one. */
const MOST_LINES = 36;
/** A row that has to be cut is cut finer, so that it fills the page it begins on. */
const CUT_LINES = 12;
/** Mean width of a letter, rather too wide than too narrow, as a part of the size of the type. */
const LETTER = 0.62;

interface Line {
  readonly cells: readonly string[];
  readonly style: StyleName;
  /** Thickness and colour of the line above. */
  readonly above: readonly [number, string];
}

export function table({ columns, rows, totals = [] }: TableSection): Content[] {
  if (columns.length === 0) return [];
  const shares = columns.map(({ share = 1 }) => share);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const room = PAGE.width - GAP * (columns.length - 1);
  const widths = shares.map((share) => (room * share) / whole);

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
