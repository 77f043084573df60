/** The place of one photograph in a grid on a page, in points; known to those who make pictures small beforehand. */
import { PAGE } from "./look.ts";

export const GAP = 14;
const PAPER_HEIGHT = 841.89;
/** A line of small letters and what stands above it. */
const CAPTION = 14;
/** Mean width of a letter of a caption, rather too wide than too narrow. */
const LETTER = 4.4;

export function frameOf({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  const [, top, , bottom] = PAGE.margins;
  const width = (PAGE.width - GAP * (columns - 1)) / columns;
  // One point less than there is, so that rounding never costs a page.
  const height = (PAPER_HEIGHT - top - bottom - 1) / rows - GAP - CAPTION;
  return { width, height, letters: Math.floor(width / LETTER) };
}
