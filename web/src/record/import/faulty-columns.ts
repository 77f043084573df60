/**
 * Which columns of the sheet are shown with the rows that need a look, and in which order: the first, by which people
 * know their rows, then those with something wrong, so that nobody has to look for it, then the rest.
 */
import type { ImportRow, ImportState } from "@plimsoll/domain/kernel/sheet/import-output";

export function faultyColumns(rows: readonly ImportRow[]): ReadonlySet<number> {
  const columns = rows.flatMap(({ issues }) => issues.map(({ column }) => column));
  return new Set(columns.filter((column): column is number => column !== null));
}

export function shownColumns(
  { headers, mapping }: Pick<ImportState, "headers" | "mapping">,
  wrong: ReadonlySet<number>,
): readonly { readonly header: string; readonly at: number }[] {
  const meant = headers.flatMap((header, at) => (mapping[at] ? [{ header, at }] : []));
  const [first, ...others] = meant;
  if (!first) return [];
  return [first, ...others.filter(({ at }) => wrong.has(at)), ...others.filter(({ at }) => !wrong.has(at))];
}
