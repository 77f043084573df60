/** Reads what an instrument wrote: lines with separators, the first of them names. Which column is what, somebody says once. */
import { cellKey, type Typed } from "./result-grid.ts";

export interface InstrumentFile {
  readonly names: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** Which of its columns name the sample, and which hold an analysis, by the id of the analysis. */
export interface InstrumentColumns {
  readonly sample: string;
  readonly analyses: Readonly<Record<string, string>>;
}

const SEPARATORS = [";", "\t", ","] as const;

/** The separator that parts the first line into most pieces; a comma is the last, for it also stands in figures. */
function separatorOf(line: string): string {
  const counted = SEPARATORS.map((one) => [one, line.split(one).length] as const);
  return counted.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** Quotes hold a separator together; two of them are one. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    if (letter === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

/** Nothing where there is no line below the names. */
export function readInstrumentFile(text: string): InstrumentFile | undefined {
  const [head, ...rest] = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "");
  if (head === undefined || rest.length === 0) return undefined;
  const separator = separatorOf(head);
  return { names: cellsOf(head, separator), lines: rest.map((line) => cellsOf(line, separator)) };
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** As the register of instruments has it; analyses that are not on the page stay in it. */
export function columnsOf(known: {
  readonly sample_column: string;
  readonly columns: readonly { readonly analysis_id: string; readonly column: string }[];
}): InstrumentColumns {
  return {
    sample: known.sample_column,
    analyses: Object.fromEntries(known.columns.map(({ analysis_id: id, column }) => [id, column])),
  };
}

/** What a file is called, without what it ends in: the first name of an instrument that nobody named. */
export const nameOfFile = (name: string): string => name.replace(/\.[^.]*$/, "").slice(0, 120);

/** Otherwise the columns that are called what we call them. */
export function guessColumns(
  { names }: InstrumentFile,
  analyses: readonly { readonly id: string; readonly name: string }[],
  sampleName: string,
): InstrumentColumns {
  const called = (name: string) => names.find((one) => plain(one) === plain(name));
  return {
    sample: called(sampleName) ?? called("sample") ?? names[0] ?? "",
    analyses: Object.fromEntries(
      analyses.flatMap(({ id, name }) => {
        const found = called(name);
        return found === undefined ? [] : [[id, found]];
      }),
    ),
  };
}

export interface FilledFigures {
  readonly typed: Typed;
  /** Samples of the file that are not on the page. */
  readonly unknown: readonly string[];
}

/** The figures of a file in the cells of the grid. A figure that the file leaves empty leaves its cell as it is. */
export function fillFrom(
  { names, lines }: InstrumentFile,
  columns: InstrumentColumns,
  samples: readonly { readonly id: string; readonly code: string }[],
): FilledFigures {
  const at = (name: string) => names.indexOf(name);
  const typed: Record<string, string> = {};
  const unknown: string[] = [];
  for (const line of lines) {
    const code = line[at(columns.sample)] ?? "";
    const sample = samples.find((one) => plain(one.code) === plain(code));
    if (!sample) {
      if (code !== "") unknown.push(code);
      continue;
    }
    for (const [analysis, name] of Object.entries(columns.analyses)) {
      const figure = line[at(name)] ?? "";
      if (figure !== "") typed[cellKey(sample.id, analysis)] = figure;
    }
  }
  return { typed, unknown };
}
