/** Labels with their values, side by side, and the thin rules between them. */
import type { Content, ContentTable, TableCell } from "pdfmake/interfaces";
import { HAIRLINE, INK, RULE } from "./look.ts";
import { plainText } from "./portions.ts";
import { printable } from "./printable.ts";
import type { Pair } from "./printed-document.ts";

export const GAP = 14;

export function pairs(all: readonly Pair[], columns: number): Content[] {
  if (all.length === 0) return [];
  const cell = ({ label, value }: Pair): TableCell => ({
    stack: [{ text: printable(label), style: "label" }, plainText(value, "cell")],
  });
  return [
    {
      table: {
        widths: Array.from({ length: columns }, () => "*"),
        body: inRows(all, columns).map((row) => filled(row.map(cell), columns)),
      },
      layout: ruled((line) => (line === 0 ? 0 : HAIRLINE)),
      margin: [0, 0, 0, 8],
    },
  ];
}

export function inRows<T>(all: readonly T[], columns: number): T[][] {
  const rows = Math.ceil(all.length / columns);
  return Array.from({ length: rows }, (_, row) => all.slice(row * columns, (row + 1) * columns));
}

function filled(row: TableCell[], columns: number): TableCell[] {
  return [...row, ...Array.from({ length: columns - row.length }, (): TableCell => ({ text: "" }))];
}

export function ruled(width: (line: number) => number) {
  return {
    hLineWidth: width,
    hLineColor: (line: number) => (width(line) === RULE ? INK.rule : INK.hairline),
    vLineWidth: () => 0,
    paddingLeft: (column: number) => (column === 0 ? 0 : GAP / 2),
    paddingRight: (column: number, node: ContentTable) => (column === columnsOf(node) - 1 ? 0 : GAP / 2),
    paddingTop: () => 3,
    paddingBottom: () => 3,
  };
}

function columnsOf({ table: { widths } }: ContentTable): number {
  return Array.isArray(widths) ? widths.length : 1;
}
