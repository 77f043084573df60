// Decides how the lines of a survey are kept. A paper form shows three decimals and the next line is worked out
// from what the paper shows, so that anybody can check a certificate by hand: that is rounding by step, the
// default. Without it every line keeps twenty decimals and only what is shown is rounded. Both round halves away
// from zero, whatever the sign.

import type { Step } from "../kernel/calculated.ts";
import { type DecimalText, roundTo, scaleOf } from "../kernel/decimal.ts";
import type { Rounding } from "./request.ts";

/** Far beyond any instrument, and short enough to calculate with. */
export const EXACT_PLACES = 20;
const SHOWN_IN_FORMULA = 6;

export interface LineKind {
  readonly name: string;
  readonly unit: string;
  readonly places: number;
  readonly rule: string;
}

export interface Worksheet {
  /** Writes a line and answers the value that the next lines go on with. */
  readonly write: (kind: LineKind, value: DecimalText, formula: string) => DecimalText;
  /** Lines that a switch left out, or that nothing asks for here. */
  readonly skip: (kind: LineKind) => void;
  readonly shown: () => Record<string, DecimalText | null>;
  readonly steps: () => readonly Step[];
}

export function openWorksheet(rounding: Rounding): Worksheet {
  const steps: Step[] = [];
  return {
    write: ({ name, unit, places, rule }, value, formula) => {
      const shown = roundTo(value, places);
      const kept = rounding === "step" ? shown : roundTo(value, EXACT_PLACES);
      steps.push({ name, value: shown, unit, formula, rule });
      return kept;
    },
    skip: ({ name, unit, rule }) => {
      steps.push({ name, value: null, unit, rule });
    },
    shown: () => Object.fromEntries(steps.map(({ name, value }) => [name, value])),
    steps: () => steps,
  };
}

const TRAILING_ZEROS = /\.?0+$/;

/** Most figures are short already: only a long one is worth the arithmetic of rounding. */
function short(value: DecimalText): string {
  const text = scaleOf(value) > SHOWN_IN_FORMULA ? roundTo(value, SHOWN_IN_FORMULA) : value;
  return text.includes(".") ? text.replace(TRAILING_ZEROS, "") : text;
}

/** Arithmetic with its figures, short enough to read: `figures\`${a} + ${b}\``. */
export function figures(texts: TemplateStringsArray, ...values: readonly DecimalText[]): string {
  return texts.reduce((whole, text, index) => {
    const value = values[index - 1];
    return `${whole}${value === undefined ? "" : short(value)}${text}`;
  });
}
