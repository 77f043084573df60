// Decides how one weight is written in another unit. The kilogram is the unit of every scale; a pound is
// 0.45359237 kg by international agreement and everything else follows from it.

import { type DecimalText, divide, multiply } from "../kernel/decimal.ts";

const POUND_KG = "0.45359237";

/** Kilograms of one unit. A sack is the Brazilian one of soybeans, maize and coffee. */
export const UNITS_KG = {
  kg: "1",
  mt: "1000",
  lb: POUND_KG,
  short_ton: multiply(POUND_KG, "2000"),
  long_ton: multiply(POUND_KG, "2240"),
  sack: "60",
} as const satisfies Record<string, DecimalText>;

export type WeightUnit = keyof typeof UNITS_KG;

/** The weight in another unit, rounded once, half away from zero. */
export function convertWeight(
  weight: DecimalText,
  from: WeightUnit,
  to: WeightUnit,
  places: number,
): DecimalText {
  return divide(multiply(weight, UNITS_KG[from]), UNITS_KG[to], places, "half_up");
}

/** Kilograms as tonnes: exact, because a thousandth of a tonne is a kilogram. */
export function tonnesOf(kilograms: DecimalText): DecimalText {
  return multiply(kilograms, "0.001");
}

export function kilogramsOf(tonnes: DecimalText): DecimalText {
  return multiply(tonnes, "1000");
}
