// Decides how one weight is written in another unit. The kilogram is the unit of every scale; a pound is
// 0.45359237 kg by international agreement and everything else follows from it.

import { z } from "zod";
import { type Calculated, calculated, calculator, type Step } from "../kernel/calculated.ts";
import { type DecimalText, divide, multiply, withScale } from "../kernel/decimal.ts";
import { choiceInput, type FigureBounds, figureInput } from "../kernel/figure.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";

/** A ship carries some hundred thousand tonnes: a thousand times more is a mistyped figure. */
export const TONNES: FigureBounds = { scale: 6, max: "100000000" };
export const KILOGRAMS: FigureBounds = { scale: 3, max: "100000000000" };

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
export const WEIGHT_UNITS = Object.keys(UNITS_KG) as WeightUnit[];

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

export const CONVERSION_STEPS = ["converted"] as const;
export const CONVERSION_RULES = ["international_pound"] as const;
export type ConversionStep = Step<(typeof CONVERSION_STEPS)[number], (typeof CONVERSION_RULES)[number]>;

export const conversionInput = z.strictObject({
  weight: figureInput({ scale: 6, max: KILOGRAMS.max }),
  from: choiceInput(WEIGHT_UNITS),
  to: choiceInput(WEIGHT_UNITS),
});

export type ConversionRequest = z.infer<typeof conversionInput>;

export const conversionOutput = objectOutput({
  weight: decimalOutput,
  unit: z.enum(WEIGHT_UNITS),
  steps: listOutput(stepOutput(CONVERSION_STEPS, CONVERSION_RULES)),
});
export type Conversion = z.infer<typeof conversionOutput>;

/** Kilograms of the smallest unit, or its like in any other. */
const SHOWN = 3;

export function convertRequest({ weight, from, to }: ConversionRequest): Calculated<Conversion> {
  const converted = withScale(convertWeight(weight, from, to, SHOWN), SHOWN);
  const formula = `${weight} × ${UNITS_KG[from]} ÷ ${UNITS_KG[to]}`;
  return calculated({
    weight: converted,
    unit: to,
    steps: [{ name: "converted", value: converted, formula, rule: "international_pound" }],
  });
}

export const convert = calculator(conversionInput, convertRequest);
