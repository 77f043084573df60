/** A block of cells from a spreadsheet, read into the columns it was pasted over. */

import { fold } from "@plimsoll/domain/kernel/fold";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { readDate } from "#fields/date/read-date";
import { readNumber } from "#fields/number/read-number";
import type { SimpleItem } from "./form-items.ts";

/** Undefined for a single value, which its own control takes. */
export function readBlock(
  typed: string,
  columns: readonly SimpleItem[],
  words: CalculatorWords,
  locale: Locale,
): Record<string, unknown>[] | undefined {
  const lines = typed.replace(/\r?\n$/, "").split(/\r?\n/);
  if (lines.length < 2 && !typed.includes("\t")) return undefined;
  return lines.map((line) =>
    Object.fromEntries(
      line
        .split("\t")
        .slice(0, columns.length)
        .flatMap((cell, at) => {
          const column = columns[at];
          return column ? [[column.path, readCell(cell.trim(), column, words, locale)] as const] : [];
        }),
    ),
  );
}

function readCell(cell: string, column: SimpleItem, words: CalculatorWords, locale: Locale): unknown {
  if (cell === "") return null;
  switch (column.kind) {
    case "figure":
    case "whole":
      return readNumber(cell, { whole: column.kind === "whole" }, locale);
    case "day":
      return readDate(cell, locale);
    case "choice":
      return (
        column.choices.find(
          (one) => fold(one) === fold(cell) || fold(column.words(words)[one] ?? "") === fold(cell),
        ) ?? null
      );
    default:
      return cell;
  }
}
