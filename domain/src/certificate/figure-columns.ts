// Decides which columns of a certificate are figures, on paper and on the screen alike: they stand at the right, one below
// the other by their decimals.

import type { SaidTable } from "./content.ts";

const FIGURES: ReadonlySet<string> = new Set([
  "result",
  "limit",
  "grams",
  "weighted",
  "net",
  "difference",
  "share",
  "initial",
  "final",
]);

/** The result of a test may be a word, which is read from the left. */
export function figureColumns({ columns, rows }: Pick<SaidTable, "columns" | "rows">): readonly boolean[] {
  const isWord = (at: number) => rows.some(({ cells }) => cells[at]?.some((one) => "choice" in one));
  return columns.map(({ key, number }, at) => number !== null || (FIGURES.has(key) && !isWord(at)));
}
