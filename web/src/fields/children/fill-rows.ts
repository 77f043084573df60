/** A pasted block in the rows of a grid: cell by cell from where it was pasted, missing rows added. */
import type { PlainFields } from "@plimsoll/domain/kernel/field/kinds";
import { fold } from "@plimsoll/domain/kernel/fold";
import { LOCALES, type Locale } from "@plimsoll/domain/kernel/locale";
import type { FieldLabels, FormatContext } from "#fields/field-screen";
import type { ChildState } from "#fields/form-state";
import { isRefused } from "#fields/refused-text";
import { type Block, namedColumns } from "./block.ts";
import { readCell } from "./read-cell.ts";

export interface Pasted {
  readonly block: Block;
  readonly fromRow: number;
  readonly fromColumn: number;
}

export interface Grid {
  readonly fields: PlainFields;
  readonly labels: FieldLabels;
  readonly rows: readonly ChildState[];
  readonly blank: () => ChildState;
}

const labelOf = (labels: FieldLabels, name: string): FieldLabels => labels.inner?.[name] ?? { label: name };

export function fillRows(grid: Grid, pasted: Pasted, formats: FormatContext): readonly ChildState[] {
  const { fields, labels, rows, blank } = grid;
  const { columns, lines } = columnsOf(grid, pasted);
  const filled = [...rows];
  for (const [down, cells] of lines.entries()) {
    const before = filled[pasted.fromRow + down] ?? blank();
    const values = { ...before.values };
    for (const [across, text] of cells.entries()) {
      const name = columns[across];
      const field = name === undefined ? undefined : fields[name];
      if (name !== undefined && field) values[name] = readCell(text, field, labelOf(labels, name), formats);
    }
    filled[pasted.fromRow + down] = { ...before, values };
  }
  return filled;
}

/** Which column each cell goes to, and the lines that hold values: a first line of labels holds none. */
function columnsOf({ fields, labels }: Grid, { block, fromColumn }: Pasted) {
  const names = Object.keys(fields);
  const [first = [], ...rest] = block;
  const head = namedColumns(first, (label) =>
    names.find((name) => fold(labelOf(labels, name).label) === fold(label)),
  );
  return head ? { columns: head, lines: rest } : { columns: names.slice(fromColumn), lines: block };
}

/** Numbers of the block that the reader's language does not read. */
function refusals(grid: Grid, pasted: Pasted, formats: FormatContext): number {
  const before = new Set(grid.rows);
  return fillRows(grid, pasted, formats)
    .filter((row) => !before.has(row))
    .flatMap((row) => Object.entries(row.values))
    .filter(([name, value]) => grid.fields[name]?.kind !== "reference" && isRefused(value)).length;
}

/** The language whose way of writing makes sense of a block that the reader's own does not; a person then decides. */
export function languageOfBlock(grid: Grid, pasted: Pasted, formats: FormatContext): Locale | undefined {
  if (refusals(grid, pasted, formats) === 0) return undefined;
  return LOCALES.find((locale) => refusals(grid, pasted, { ...formats, locale }) === 0);
}
