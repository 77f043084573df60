/**
 * A storage plan copied from a spreadsheet: hold, product and tonnes, or what of that is there. Without holds the lines
 * stand in the order of the holds; without products they are all the order's own. Nothing is guessed: what is not
 * understood is told, and the rest stands on the drawing to be looked at before it is saved.
 */
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { fold } from "@plimsoll/domain/kernel/fold";
import { blockOf } from "#fields/children/block";

export interface PlanParts {
  readonly holds: readonly number[];
  readonly products: readonly Named[];
  /** That of the order, for lines that name none. */
  readonly usual: string;
  /** Whether the reader's language reads it as a weight. */
  readonly isWeight: (text: string) => boolean;
}

export interface PastedLine {
  readonly hold: number;
  readonly product: string;
  readonly weight: string;
}

export interface PastedPlan {
  readonly lines: readonly PastedLine[];
  /** As they were copied. */
  readonly refused: readonly string[];
}

export function readPastedPlan(copied: string, parts: PlanParts): PastedPlan {
  const rows = blockOf(copied).map((cells) => cells.map((cell) => cell.trim()).filter((cell) => cell !== ""));
  const [first = [], ...rest] = rows;
  // A line of headings has no figure in it.
  const written = (first.some((cell) => /\d/.test(cell)) ? rows : rest).filter((cells) => cells.length > 0);
  const lines: PastedLine[] = [];
  const refused: string[] = [];
  for (const [at, cells] of written.entries()) {
    const line = lineOf(cells, parts.holds[at], parts);
    if (line && !lines.some(({ hold }) => hold === line.hold)) lines.push(line);
    else refused.push(cells.join(" · "));
  }
  return { lines, refused };
}

function lineOf(
  cells: readonly string[],
  next: number | undefined,
  { holds, products, usual, isWeight }: PlanParts,
): PastedLine | undefined {
  const weight = cells.at(-1) ?? "";
  const before = cells.slice(0, -1);
  if (!isWeight(weight) || before.length > 2) return undefined;
  const named = before.at(-1);
  const known = named === undefined ? undefined : productNamed(products, named);
  const said = known === undefined ? before : before.slice(0, -1);
  const hold = said.length === 0 ? next : said.length === 1 ? holdIn(said[0] ?? "", holds) : undefined;
  const product = known ?? usual;
  return hold === undefined || product === "" ? undefined : { hold, product, weight };
}

/** "3", "H3", "Hold 3": the one figure in it. */
function holdIn(text: string, holds: readonly number[]): number | undefined {
  const figures = text.match(/\d+/g) ?? [];
  const hold = Number(figures[0]);
  return figures.length === 1 && holds.includes(hold) ? hold : undefined;
}

/** By its whole name, or by a beginning that only one has. */
function productNamed(products: readonly Named[], text: string): string | undefined {
  const sought = fold(text);
  const whole = products.find(({ name }) => fold(name) === sought);
  if (whole) return whole.id;
  if (!/[a-z]/.test(sought)) return undefined;
  const beginning = products.filter(({ name }) => fold(name).startsWith(sought));
  return beginning.length === 1 ? beginning[0]?.id : undefined;
}
