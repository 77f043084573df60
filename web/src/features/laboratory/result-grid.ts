/** The figures of a grid while they are typed: what a pasted block fills, what has changed, what is no number. */
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { parseNumber } from "@plimsoll/domain/kernel/number-text";
import type { TypedTexts } from "#ui/typed-since";
import type { AnalysisResult } from "./use-results.ts";

/** By `sample analysis`. */
export type Typed = TypedTexts;

export const cellKey = (sampleId: string, analysisId: string) => `${sampleId} ${analysisId}`;

/** A block as Excel puts it on the clipboard, from one cell to the right and downwards; what lies outside is left. */
export function pasteBlock(
  text: string,
  { samples, analyses }: { readonly samples: readonly string[]; readonly analyses: readonly string[] },
  from: { readonly row: number; readonly column: number },
): Typed {
  const lines = text.replace(/\r/g, "").replace(/\n$/, "").split("\n");
  return Object.fromEntries(
    lines.flatMap((line, down) =>
      line.split("\t").flatMap((value, right): [string, string][] => {
        const sample = samples[from.row + down];
        const analysis = analyses[from.column + right];
        return sample === undefined || analysis === undefined
          ? []
          : [[cellKey(sample, analysis), value.trim()]];
      }),
    ),
  );
}

export interface EnteredFigure {
  readonly sample_id: string;
  readonly analysis_id: string;
  readonly value: string | null;
}

const SCALE = 6;

/** What would be sent, or the cells that hold no number. */
export function changedFigures(
  typed: Typed,
  results: readonly AnalysisResult[],
  locale: Locale,
): { readonly rows: readonly EnteredFigure[]; readonly wrong: readonly string[] } {
  const rows: EnteredFigure[] = [];
  const wrong: string[] = [];
  for (const { sample_id, analysis_id, value } of results) {
    const key = cellKey(sample_id, analysis_id);
    const text = typed[key];
    if (text === undefined) continue;
    const trimmed = text.trim();
    const read = trimmed === "" ? undefined : parseNumber(trimmed, locale, { scale: SCALE });
    if (read && !read.ok) {
      wrong.push(key);
      continue;
    }
    const next = read === undefined ? null : read.value;
    if (next !== value && (next === null || value === null || Number(next) !== Number(value)))
      rows.push({ sample_id, analysis_id, value: next });
  }
  return { rows, wrong };
}
