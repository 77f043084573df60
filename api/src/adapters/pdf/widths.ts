/**
 * How wide the columns of a table are. The typeface is not asked: letters are counted as narrow, mean or wide, rather too
 * wide than too narrow, since it is a word that is broken that nobody may see.
 */
import { PAGE } from "./look.ts";

/** Widths of letters as a part of the size of the type. */
const NARROW = 0.3;
const MEAN = 0.57;
const WIDE = 0.72;
const WIDEST = 0.9;
const NARROW_LETTERS: ReadonlySet<string> = new Set(" .,:;'|ilj!-()");
const WIDE_LETTERS = /[A-ZÀ-Þw%]/;
const WIDEST_LETTERS: ReadonlySet<string> = new Set("mMW@—");

/** In points. No word claims more than the first, no text more than the second: they are broken, or take a further line. */
const LONGEST_WORD = 110;
const LONGEST_TEXT = 170;

/** What the texts of one column take. */
export interface Wanted {
  /** Its longest word. */
  readonly need: number;
  /** Its longest text, in one line. */
  readonly whole: number;
}

export const roomFor = (columns: number, gap: number) => PAGE.width - gap * (columns - 1);

export const textWidth = (text: string, size: number) => widthOf(text) * size;

/** Of the texts of a column. */
export function wantedByAll(texts: readonly string[], size: number): Wanted {
  let [need, whole] = [0, 0];
  for (const text of texts) {
    whole = Math.max(whole, textWidth(text, size));
    // No word of a text that is shorter is longer.
    if (text.length * WIDEST * size > need) need = Math.max(need, widestWord(text) * size);
  }
  return { need: Math.min(need, LONGEST_WORD), whole: Math.min(whole, LONGEST_TEXT) };
}

const widestWord = (text: string) => Math.max(...text.split(/\s+/).map(widthOf));

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}

function letterWidth(letter: string): number {
  if (NARROW_LETTERS.has(letter)) return NARROW;
  if (WIDEST_LETTERS.has(letter)) return WIDEST;
  return WIDE_LETTERS.test(letter) ? WIDE : MEAN;
}

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

/** Whether no word has to be broken. */
export const hasRoom = (wanted: readonly Wanted[], room: number) =>
  sumOf(wanted.map(({ need }) => need)) <= room;

/**
 * Every column as wide as its longest text where that fits, and what is left is given out by their shares; otherwise none is
 * narrower than its longest word, and what is left goes to those that have more to say. Where not even the words have
 * room, each column is as wide as its word is long.
 */
export function fittedWidths(wanted: readonly Wanted[], shares: readonly number[], room: number): number[] {
  const whole = sumOf(wanted.map((one) => one.whole));
  if (whole <= room)
    return wanted.map((one, at) => one.whole + ((room - whole) * (shares[at] ?? 0)) / sumOf(shares));
  const needed = sumOf(wanted.map(({ need }) => need));
  if (needed >= room) return wanted.map(({ need }) => (room * need) / needed);
  const part = (room - needed) / (whole - needed);
  return wanted.map((one) => one.need + (one.whole - one.need) * part);
}
