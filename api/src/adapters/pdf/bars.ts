/** Quantities as bars beneath one another, each with its name and its figure: read at a glance, and in black and white. */
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { Content, TableCell } from "pdfmake/interfaces";
import { INK } from "./look.ts";
import { printable } from "./printable.ts";
import type { BarsSection } from "./printed-document.ts";

const LONGEST = 250;
const HEIGHT = 7;

export function bars({ bars: all, locale }: BarsSection): Content[] {
  const most = Math.max(0, ...all.map(({ value }) => Math.abs(value)));
  if (most === 0) return [];
  const row = ({ label, value }: BarsSection["bars"][number]): TableCell[] => [
    { text: printable(label), style: "cell" },
    {
      canvas: [
        {
          type: "rect",
          x: 0,
          y: 2,
          w: Math.max(0.5, (Math.abs(value) / most) * LONGEST),
          h: HEIGHT,
          color: value < 0 ? INK.third : INK.link,
        },
      ],
    },
    { text: formatNumber(String(value), locale), style: "cell", alignment: "right" },
  ];
  return [
    {
      table: { widths: ["*", LONGEST, "auto"], body: all.map(row), dontBreakRows: true },
      layout: "noBorders",
      margin: [0, 4, 0, 12],
    },
  ];
}
