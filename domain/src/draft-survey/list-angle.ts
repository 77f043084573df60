// Decides the angle of a list from the difference of the midship drafts over the breadth. Degrees, positive to
// port. The arc tangent is worked out in decimals: a limit of half a degree is met or missed the same everywhere.

import { type DecimalText, isZero } from "../kernel/decimal.ts";
import type { FormulaFunctions } from "../kernel/formula.ts";
import {
  addFractions,
  divideFractions,
  type Fraction,
  fractionOf,
  multiplyFractions,
  roundFraction,
  subtractFractions,
  ZERO,
} from "../kernel/fraction.ts";

/** Far beyond any instrument, and short enough to calculate with. */
export const EXACT_PLACES = 20;

/** No ship is surveyed at fourteen degrees: readings that say so were misread. */
export const STEEPEST_LIST = "0.25";

const DEGREES_PER_RADIAN = fractionOf("57.2957795130823208768");

const shortened = (value: Fraction): DecimalText => roundFraction(value, EXACT_PLACES, "half_up");

/** The arc tangent of a ratio of at most a quarter, by its series x − x³/3 + x⁵/5 … as far as the places go. */
export function listDegrees(list: Fraction, breadth: Fraction): Fraction {
  let power = shortened(divideFractions(list, breadth));
  const square = multiplyFractions(fractionOf(power), fractionOf(power));
  let total = ZERO;
  for (let odd = 1; !isZero(power); odd += 2) {
    const term = fractionOf(power, String(odd));
    const isAdded = odd % 4 === 1;
    total = fractionOf(shortened(isAdded ? addFractions(total, term) : subtractFractions(total, term)));
    power = shortened(multiplyFractions(fractionOf(power), square));
  }
  return multiplyFractions(total, DEGREES_PER_RADIAN);
}

/** What the printed lines of a survey call by name: arctan(list ÷ breadth), in degrees. */
export const SURVEY_FUNCTIONS: FormulaFunctions = {
  arctan: (ratio) => listDegrees(ratio, fractionOf("1")),
};
