/** A workbook as bytes. It computes for its whole duration, which is why a thread calls it. */
import { buffer } from "node:stream/consumers";
import { writeXlsx, writeXlsxStream } from "hucre/xlsx";
import { type Cell, type PackedSheet, unpackSheet, type Workbook } from "./workbook.ts";

export async function writeWorkbook({ sheets }: Workbook): Promise<Uint8Array> {
  const [first] = sheets;
  // A long one is a single sheet, whose rows pass through one after the other.
  if (first && sheets.length === 1)
    return new Uint8Array(await buffer(writeXlsxStream(passing(first), lookOf(first)) as never));
  return new Uint8Array(
    await writeXlsx({ sheets: sheets.map((sheet) => ({ ...lookOf(sheet), rows: [...unpackSheet(sheet)] })) }),
  );
}

async function* passing(sheet: PackedSheet): AsyncGenerator<Cell[]> {
  yield* unpackSheet(sheet);
}

const lookOf = ({ name, columns, hasHead }: PackedSheet) => ({
  name,
  columns: columns.map((column) => ({ ...column })),
  ...(hasHead ? { freezePane: { rows: 1 } } : {}),
});
