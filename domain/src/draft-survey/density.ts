// Decides the density of the water a ship floats in, from what was read on the glass. A draft-survey hydrometer is
// marked for weight in air (apparent density, calibrated at 15 °C) and is taken as it reads; a load-line
// hydrometer is marked for mass in vacuum and shows about 0.0011 more. On a Kamsarmax that is ninety tonnes, so
// the kind of the glass is stored with the reading. Tonnes per cubic metre.

import { z } from "zod";
import { type Calculated, calculated, calculator, type Step } from "../kernel/calculated.ts";
import { choiceInput, figureInput, listInput } from "../kernel/figure.ts";
import { figures } from "../kernel/formula.ts";
import {
  divideFractions,
  type Fraction,
  fractionOf,
  roundFraction,
  subtractFractions,
  sumFractions,
} from "../kernel/fraction.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { DENSITY_BOUNDS, HYDROMETERS, type Hydrometer } from "./request.ts";

/** From air to vacuum; common knowledge of the trade, not read in a standard. */
export const LOAD_LINE_EXCESS = "0.0011";

export const DENSITY_DECIMALS = 4;

/** The apparent density that a reading stands for. */
export function apparentDensity(reading: Fraction, hydrometer: Hydrometer): Fraction {
  return hydrometer === "load_line" ? subtractFractions(reading, fractionOf(LOAD_LINE_EXCESS)) : reading;
}

export const DENSITY_STEPS = ["density_mean", "density"] as const;
export const DENSITY_RULES = ["hydrometer_reading", "hydrometer_correction"] as const;
export type DensityStep = Step<(typeof DENSITY_STEPS)[number], (typeof DENSITY_RULES)[number]>;

export const densityInput = z.strictObject({
  /** Three positions at several depths, as a rule. */
  readings: listInput(figureInput(DENSITY_BOUNDS), 60, 1),
  hydrometer: choiceInput(HYDROMETERS),
});
export type DensityRequest = z.infer<typeof densityInput>;

export const densityOutput = objectOutput({
  mean: decimalOutput,
  density: decimalOutput,
  steps: listOutput(stepOutput(DENSITY_STEPS, DENSITY_RULES)),
});
export type Density = z.infer<typeof densityOutput>;

export function measureDensityRequest({ readings, hydrometer }: DensityRequest): Calculated<Density> {
  const total = sumFractions(readings.map((one) => fractionOf(one)));
  const exact = divideFractions(total, fractionOf(String(readings.length)));
  const mean = roundFraction(exact, DENSITY_DECIMALS, "half_up");
  const density = roundFraction(apparentDensity(exact, hydrometer), DENSITY_DECIMALS, "half_up");
  const isCorrected = hydrometer === "load_line";
  return calculated({
    mean,
    density,
    steps: [
      {
        name: "density_mean",
        value: mean,
        unit: "t/m³",
        formula: `(${readings.join(" + ")}) ÷ ${readings.length}`,
        rule: "hydrometer_reading",
      },
      {
        name: "density",
        value: density,
        unit: "t/m³",
        formula: isCorrected ? figures`${mean} − ${LOAD_LINE_EXCESS}` : mean,
        rule: isCorrected ? "hydrometer_correction" : "hydrometer_reading",
      },
    ],
  });
}

/** The density to survey with, from all readings of one hydrometer. */
export const measureDensity = calculator(densityInput, measureDensityRequest);
