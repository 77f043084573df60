/**
 * An Excel file as it is handed to the thread that writes it: rows packed in portions that both threads see, so that a long
 * one is neither copied nor held as a million values twice. It knows nothing of the library that makes the bytes.
 */
import { setImmediate } from "node:timers/promises";

export type Cell = string | number | Date | null;

export interface SheetLook {
  readonly name: string;
  readonly columns: readonly { readonly width: number; readonly numFmt?: string }[];
  /** The first row stays when one scrolls. */
  readonly hasHead: boolean;
}

export interface PackedSheet extends SheetLook {
  readonly portions: readonly Uint8Array[];
}

export interface Workbook {
  readonly kind: "workbook";
  readonly name: string;
  readonly sheets: readonly PackedSheet[];
}

/** Rows of one portion: others get their turn after each. */
const PORTION = 500;

/** Sheets may not be called everything, nor at length. */
export const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, " ").slice(0, 31);

export async function packSheet(
  look: SheetLook,
  rows: Iterable<readonly Cell[]>,
  signal?: AbortSignal,
): Promise<PackedSheet> {
  const portions: Uint8Array[] = [];
  let open: (readonly Cell[])[] = [];
  const close = () => {
    portions.push(shared(JSON.stringify(open.map((row) => row.map(packed)))));
    open = [];
  };
  for (const row of rows) {
    open.push(row);
    if (open.length < PORTION) continue;
    close();
    await setImmediate();
    signal?.throwIfAborted();
  }
  if (open.length > 0) close();
  return { ...look, portions };
}

export function* unpackSheet({ portions }: PackedSheet): Generator<Cell[]> {
  const reader = new TextDecoder();
  for (const portion of portions) {
    // A decoder takes no memory that another thread could change while it reads.
    const rows = JSON.parse(reader.decode(portion.slice())) as PackedCell[][];
    for (const row of rows) yield row.map(unpacked);
  }
}

type PackedCell = string | number | null | { readonly at: string };

const packed = (cell: Cell): PackedCell => (cell instanceof Date ? { at: cell.toISOString() } : cell);
const unpacked = (cell: PackedCell): Cell =>
  typeof cell === "object" && cell !== null ? new Date(cell.at) : cell;

function shared(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  const memory = new Uint8Array(new SharedArrayBuffer(bytes.length));
  memory.set(bytes);
  return memory;
}
