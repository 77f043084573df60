/** The sheet as it came, with what became of each row and why, as Excel. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { SheetCell } from "@plimsoll/domain/kernel/sheet/read-cell";
import { writeXlsxStream } from "hucre/xlsx";
import type { Call } from "#rpc/call";
import { sentence, wordsOf } from "#rpc/words";
import type { FileAnswer } from "../export.ts";
import { type Batch, type BatchRow, rowsAfter } from "./store.ts";

const PAGE = 500;

export function resultFile(call: Call, model: RecordModel, batch: Batch): FileAnswer {
  return {
    fileName: `${model.key}-import-${call.now.slice(0, 10)}.xlsx`,
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    stream: writeXlsxStream(lines(call, model, batch), {
      name: model.key.slice(0, 31),
      freezePane: { rows: 1 },
    }),
  };
}

async function* lines(
  call: Call,
  model: RecordModel,
  batch: Batch,
): AsyncGenerator<(string | number | boolean | Date | null)[]> {
  const words = wordsOf(call.locale).app.import;
  yield [...batch.headers, words.outcome, words.problems, "id"];
  for (let last = 0; ; ) {
    const rows = await rowsAfter(call.db, batch.id, last, PAGE);
    if (rows.length === 0) return;
    for (const row of rows) yield [...row.cells.map(plain), outcomeText(row), problems(row), row.record_id];
    last = rows.at(-1)?.position ?? last;
  }

  function outcomeText(row: BatchRow): string {
    return row.outcome ? words.outcomes[row.outcome] : row.issues.length > 0 ? words.outcomes.refused : "";
  }
  function problems(row: BatchRow): string {
    return row.issues
      .map((found) => {
        const heading = found.column === null ? undefined : batch.headers[found.column];
        const text = sentence(call.locale, found, model.key);
        return heading === undefined ? text : `${heading}: ${text}`;
      })
      .join("\n");
  }
}

function plain(cell: SheetCell): string | number | boolean | Date | null {
  if (typeof cell !== "object" || cell === null) return cell;
  return new Date(`${cell.date.length === 10 ? `${cell.date}T00:00` : cell.date}Z`);
}
