/** Labels in two columns, drawn as vectors: bars stay sharp on any printer. */
import { code128 } from "@plimsoll/domain/operation/code128";
import type { CanvasRect, Content } from "pdfmake/interfaces";
import { PAGE } from "./look.ts";
import { printable } from "./printable.ts";
import type { Label } from "./printed-document.ts";

const COLUMNS = 2;
const GAP = 14;
const INSET = 10;
const BAR_HEIGHT = 44;
/** Points of the narrowest bar: a little over a third of a millimetre, which any scanner tells apart. */
const MODULE = 1;
/** Modules of silence on each side that a scanner needs to find the code. */
const QUIET = 10;

export function labels(all: readonly Label[]): Content[] {
  const width = (PAGE.width - GAP) / COLUMNS;
  const rows = Array.from({ length: Math.ceil(all.length / COLUMNS) }, (_, row) =>
    all.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  return rows.map((row) => ({
    columns: row.map((one) => ({
      width,
      table: { widths: ["*"], body: [[{ stack: drawn(one, width - 2 * INSET) }]] },
      layout: {
        paddingLeft: () => INSET,
        paddingRight: () => INSET,
        paddingTop: () => INSET,
        paddingBottom: () => INSET,
      },
    })),
    columnGap: GAP,
    unbreakable: true,
    margin: [0, 0, 0, GAP],
  }));
}

function drawn({ code, lines }: Label, width: number): Content[] {
  const [title = "", ...others] = lines.map(printable);
  return [
    { text: title, style: "cell", bold: true },
    { canvas: bars(code, width), margin: [0, 6, 0, 2] },
    { text: printable(code), style: "cell", characterSpacing: 1 },
    ...others.map((text): Content => ({ text, style: "label" })),
  ];
}

/** Nothing where a code has letters that no bars stand for: its text is printed all the same. */
function bars(code: string, width: number): CanvasRect[] {
  const widths = code128(code) ?? [];
  const modules = widths.reduce((sum, one) => sum + one, 2 * QUIET);
  const unit = Math.min(MODULE, width / modules);
  let x = QUIET * unit;
  return widths.flatMap((one, at): CanvasRect[] => {
    const from = x;
    x += one * unit;
    return at % 2 === 0
      ? [{ type: "rect", x: from, y: 0, w: one * unit, h: BAR_HEIGHT, color: "black", lineWidth: 0 }]
      : [];
  });
}
