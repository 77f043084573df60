// Decides how the lines of a survey are kept. A paper form shows three decimals and the next line is worked out
// from what the paper shows, so that anybody can check a certificate by hand: that is rounding by step, the
// default. Without it every line keeps twenty decimals and only what is shown is rounded. Both round halves away
// from zero, whatever the sign.

import type { Step } from "../kernel/calculated.ts";
import type { DecimalText } from "../kernel/decimal.ts";
import { shortFormula } from "../kernel/formula.ts";
import { type Fraction, fractionOf, settledText, settleFraction } from "../kernel/fraction.ts";
import type { LineKind, SurveyLine, SurveyRule } from "./lines.data.ts";
import { EXACT_PLACES, SURVEY_FUNCTIONS } from "./list-angle.ts";
import type { Rounding } from "./request.ts";

/** A figure as it is written and as it is calculated with: read once, used on many lines. */
export interface Quantity {
  readonly text: DecimalText;
  readonly value: Fraction;
}

export const quantity = (text: DecimalText): Quantity => ({ text, value: fractionOf(text) });

/** The figure that a calculated value is written down as. */
export function quantityOf(value: Fraction, places: number): Quantity {
  const settled = settleFraction(value, places, "half_up");
  return { text: settledText(settled, places), value: settled };
}

export type SurveyStep = Step<SurveyLine, SurveyRule>;

export interface Worksheet {
  /** Writes a line and answers the figure that the next lines go on with. */
  readonly write: (kind: LineKind<SurveyLine>, value: Fraction, formula: string) => Quantity;
  /** Lines that a switch left out, or that nothing asks for here. */
  readonly skip: (kind: LineKind<SurveyLine>) => void;
  readonly shown: () => Record<SurveyLine, DecimalText | null>;
  readonly steps: () => readonly SurveyStep[];
}

export function openWorksheet(rounding: Rounding): Worksheet {
  const steps: SurveyStep[] = [];
  return {
    write: ({ name, unit, places, rule }, value, formula) => {
      const shown = quantityOf(value, places);
      // With every decimal kept, a line shows as many as it takes to come out by hand.
      const printed = rounding === "step" ? formula : shortFormula(formula, shown.text, SURVEY_FUNCTIONS);
      steps.push({ name, value: shown.text, unit, formula: printed, rule });
      return rounding === "step" ? shown : quantityOf(value, EXACT_PLACES);
    },
    skip: ({ name, unit, rule }) => {
      steps.push({ name, value: null, unit, rule });
    },
    shown: () =>
      Object.fromEntries(steps.map(({ name, value }) => [name, value])) as Record<
        SurveyLine,
        DecimalText | null
      >,
    steps: () => steps,
  };
}
