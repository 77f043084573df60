/** The filtered list on paper: what the columns show, in the reader's language. */
import { formatDate } from "@plimsoll/domain/kernel/dates";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { SheetCell } from "@plimsoll/domain/kernel/sheet/read-cell";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { recordWords, wordsOf } from "#rpc/words";
import type { ExportColumn, FileAnswer } from "./export.ts";
import type { WireRow } from "./row.ts";

/** Some sixty pages: nobody reads more, and a sheet holds any number. */
const MOST_ROWS = 2_000;
/** More do not fit beside one another. */
const MOST_COLUMNS = 12;

export async function printList(
  call: Call,
  model: RecordModel,
  columns: readonly ExportColumn[],
  rows: AsyncIterable<WireRow>,
): Promise<FileAnswer> {
  if (columns.length > MOST_COLUMNS) throw refuse("paper_too_narrow", "columns", { max: MOST_COLUMNS });
  const lines: string[][] = [];
  for await (const row of rows) {
    if (lines.length === MOST_ROWS) throw refuse("list_too_long", undefined, { max: MOST_ROWS });
    lines.push(columns.map(({ read, format }) => textOf(call.locale, read(row), format)));
  }
  const title = recordWords(call.locale, model.key)?.plural ?? model.key;
  const bytes = await call.app.printer.print(call.actor.userId, {
    title,
    language: call.locale,
    code: title,
    version: "1",
    createdAt: new Date(call.now),
    // It goes to nobody outside: its title says what it is.
    author: "Plimsoll",
    letterhead: { lines: [] },
    meta: [],
    sections: [
      {
        kind: "table",
        columns: columns.map(({ header, format }) =>
          format?.startsWith("#") ? { label: header, align: "right" as const } : { label: header },
        ),
        rows: lines,
      },
    ],
  });
  return {
    fileName: `${model.key}-${call.now.slice(0, 10)}.pdf`,
    mediaType: "application/pdf",
    stream: new Blob([new Uint8Array(bytes)]).stream(),
  };
}

function textOf(locale: Locale, cell: SheetCell, format: string | undefined): string {
  if (cell === null) return "—";
  if (typeof cell === "boolean") return wordsOf(locale).messages[cell ? "yes" : "no"];
  if (typeof cell === "number")
    return formatNumber(String(cell), locale, { minScale: format?.split(".")[1]?.length ?? 0 });
  if (typeof cell === "string") return cell;
  const [day = "", time = ""] = cell.date.split("T");
  const shown = formatDate(day, locale);
  return format === "yyyy-mm-dd" ? shown : `${shown} ${time.slice(0, 5)}`;
}
