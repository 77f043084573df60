// Decides the angle of a list from the difference of the midship drafts over the breadth. Degrees, positive to
// port. The arc tangent is worked out in decimals: a limit of half a degree is met or missed the same everywhere.

import { absolute, add, compare, type DecimalText, divide, multiply, roundTo } from "../kernel/decimal.ts";
import { EXACT_PLACES } from "./worksheet.ts";

/** No ship is surveyed at fourteen degrees: readings that say so were misread. */
export const STEEPEST_LIST = "0.25";

const DEGREES_PER_RADIAN = "57.2957795130823208768";
const SMALLEST_TERM = "0.000000000000001";

/** The arc tangent of a ratio of at most a quarter, by its series x − x³/3 + x⁵/5 … */
export function listDegrees(list: DecimalText, breadth: DecimalText): DecimalText {
  const ratio = divide(list, breadth, EXACT_PLACES, "half_up");
  const square = multiply(ratio, ratio);
  let total = "0";
  let power = ratio;
  for (let odd = 1; compare(absolute(power), SMALLEST_TERM) > 0; odd += 2) {
    const term = divide(power, String(odd), EXACT_PLACES, "half_up");
    total = add(total, odd % 4 === 1 ? term : multiply(term, "-1"));
    power = roundTo(multiply(power, square), EXACT_PLACES);
  }
  return multiply(total, DEGREES_PER_RADIAN);
}
