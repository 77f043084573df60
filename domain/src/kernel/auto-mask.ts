// Decides how a masked decimal field fills: digits enter from the right at a fixed scale, as on a card
// terminal, so that an inspector types 055 and gets 0,55 without looking for the comma.
// The mask reads keystrokes, not numbers: every digit of the text counts and everything else is dropped, so
// "1,5" at two decimals is 0,15. A pasted text is a number and goes through `parseNumber` instead.

import { canonical, type DecimalText, MAX_DIGITS } from "./decimal.ts";
import type { Locale } from "./locale.ts";
import { formatNumber } from "./number-text.ts";

/** The plain value of the digits of a text at that scale; null when it has none. Digits past 40 are dropped. */
function shifted(text: string, scale: number): DecimalText | null {
  const digits = text
    .replace(/\D/g, "")
    .replace(/^0+(?=\d)/, "")
    .slice(0, MAX_DIGITS);
  if (digits === "") return null;
  const padded = digits.padStart(scale + 1, "0");
  const whole = padded.slice(0, padded.length - scale);
  const sign = /^\s*[-\u2212]/.test(text) ? "-" : "";
  return `${sign}${whole}${scale === 0 ? "" : `.${padded.slice(-scale)}`}`;
}

/** The text to show after a keystroke: `055` at 2 in pt is `0,55`; nothing typed stays nothing. */
export function autoMask(typed: string, scale: number, locale: Locale): string {
  const value = shifted(typed, scale);
  return value === null ? "" : formatNumber(value, locale);
}

/** The value of a masked text; null when it is empty, never zero. */
export function unmask(masked: string, scale: number): DecimalText | null {
  const value = shifted(masked, scale);
  return value === null ? null : canonical(value);
}
