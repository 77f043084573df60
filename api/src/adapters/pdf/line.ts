/** A line across whatever it stands in. */
import type { Content } from "pdfmake/interfaces";

export function line(width: number, colour: string): Content {
  return {
    // A table of one empty cell: the only thing of the library that grows to the width it finds.
    table: { widths: ["*"], body: [[{ text: "", fontSize: 1 }]] },
    layout: {
      hLineWidth: (index) => (index === 0 ? width : 0),
      hLineColor: () => colour,
      vLineWidth: () => 0,
      paddingTop: () => 0,
      paddingBottom: () => 0,
    },
    margin: [0, 4, 0, 4],
  };
}
