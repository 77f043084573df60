/**
 * A block copied from a spreadsheet: rows of cells, as Excel and its kin put them on the clipboard. Cells that hold
 * a line break or a tab come in quotes; the last row ends with a line break of its own.
 */

export type Block = readonly (readonly string[])[];

export function isBlock(copied: string): boolean {
  return /[\t\n\r]/.test(copied.replace(/[\r\n]+$/, ""));
}

export function blockOf(copied: string): Block {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < copied.length) {
    const cell = copied[at] === '"' ? quoted(copied, at) : plain(copied, at);
    rows.at(-1)?.push(cell.text);
    at = cell.end;
    const next = copied[at];
    if (next === undefined) break;
    at += next === "\r" && copied[at + 1] === "\n" ? 2 : 1;
    if (next === "\t") {
      if (at >= copied.length) rows.at(-1)?.push("");
    } else rows.push([]);
  }
  while (rows.length > 0 && rows.at(-1)?.every((cell) => cell.trim() === "")) rows.pop();
  return rows;
}

interface Cell {
  readonly text: string;
  readonly end: number;
}

function plain(copied: string, start: number): Cell {
  const length = copied.slice(start).search(/[\t\r\n]/);
  const end = length === -1 ? copied.length : start + length;
  return { text: copied.slice(start, end), end };
}

/** A quote that opens a cell and closes before its end belongs to the writing of the block; any other is text. */
function quoted(copied: string, start: number): Cell {
  const match = /^"((?:[^"]|"")*)"(?=[\t\r\n]|$)/.exec(copied.slice(start));
  if (!match) return plain(copied, start);
  return { text: (match[1] ?? "").replaceAll('""', '"'), end: start + match[0].length };
}

/**
 * The columns that a first row names, where every cell of it is the label of one; nothing where it is a row like
 * the others. A block may so bring its columns in any order.
 */
export function namedColumns(
  first: readonly string[],
  columnOf: (label: string) => string | undefined,
): readonly (string | undefined)[] | undefined {
  const names = first.map((cell) => (cell.trim() === "" ? undefined : columnOf(cell.trim())));
  const written = first.filter((cell) => cell.trim() !== "");
  const found = names.filter((name) => name !== undefined);
  const isHead =
    written.length > 0 && found.length === written.length && new Set(found).size === found.length;
  return isHead ? names : undefined;
}
