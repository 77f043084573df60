/** Paper, type and ink of printed documents: sizes in points, colours of the light theme. */
import type { Style } from "pdfmake/interfaces";

export const PAGE = {
  size: "A4",
  // Left, top, right, bottom; the foot of the page stands in the last one.
  margins: [48, 44, 48, 58],
  width: 595.28 - 48 - 48,
} as const;

export const INK = {
  text: "#0f1f2e",
  second: "#48596a",
  third: "#5d6c7b",
  hairline: "#cfd8e0",
  rule: "#48596a",
  link: "#0b6e83",
  code: "#edf1f5",
} as const;

export const HAIRLINE = 0.5;
export const RULE = 0.75;

export const BODY_STYLE: Style = { font: "Roboto", fontSize: 9, lineHeight: 1.2, color: INK.text };
export const CELL_SIZE = 8.5;

export const STYLES = {
  sender: { fontSize: 10.5, bold: true },
  letterhead: { fontSize: 8, color: INK.second },
  title: { fontSize: 17, bold: true, lineHeight: 1.1, margin: [0, 14, 0, 10] },
  heading1: { fontSize: 11.5, bold: true, margin: [0, 14, 0, 5] },
  heading2: { fontSize: 9.5, bold: true, color: INK.second, margin: [0, 9, 0, 3] },
  paragraph: { margin: [0, 0, 0, 6] },
  label: { fontSize: 7.5, color: INK.third },
  columnLabel: { fontSize: 7.5, bold: true, color: INK.second },
  cell: { fontSize: CELL_SIZE, lineHeight: 1.15 },
  total: { fontSize: CELL_SIZE, lineHeight: 1.15, bold: true },
  caption: { fontSize: 7.5, color: INK.second, margin: [0, 3, 0, 0] },
  foot: { fontSize: 7.5, color: INK.third },
} as const satisfies Record<string, Style>;

export type StyleName = keyof typeof STYLES;
