// Decides how much deeper a ship may lie in water that is less salt than the sea: the fresh water allowance by the
// summer displacement (never the deadweight, which understates it) over four times the TPC, and the share of it that a
// dock's water grants. Tonnes, tonnes per centimetre, tonnes per cubic metre; allowances in millimetres, drafts in metres.

import { z } from "zod";
import { type Calculated, calculated, calculator, type Step } from "../kernel/calculated.ts";
import { figureInput } from "../kernel/figure.ts";
import {
  addFractions,
  divideFractions,
  fractionOf,
  multiplyFractions,
  roundFraction,
  subtractFractions,
} from "../kernel/fraction.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { SALT_TO_FRESH, SEA_WATER } from "./alerts.ts";
import { DENSITY_BOUNDS, DRAFT_BOUNDS } from "./request.ts";

export const waterAllowanceInput = z.strictObject({
  /** At the summer mark, in salt water. */
  displacement: figureInput({ scale: 6, max: "2000000", positive: true }),
  tpc: figureInput({ scale: 6, max: "1000", positive: true }),
  density: figureInput(DENSITY_BOUNDS),
  summer_draft: figureInput({ ...DRAFT_BOUNDS, positive: true }).nullish(),
});
export type WaterAllowanceRequest = z.infer<typeof waterAllowanceInput>;

export const WATER_ALLOWANCE_STEPS = ["fresh_water_mm", "dock_water_mm", "deepest_draft"] as const;
export const WATER_ALLOWANCE_RULES = ["fresh_water_allowance", "dock_water_allowance"] as const;
export type WaterAllowanceStep = Step<
  (typeof WATER_ALLOWANCE_STEPS)[number],
  (typeof WATER_ALLOWANCE_RULES)[number]
>;

export const waterAllowanceOutput = objectOutput({
  fresh_water_mm: decimalOutput,
  /** Less than nothing in water that is salter than the sea of the load line. */
  dock_water_mm: decimalOutput,
  /** How deep the ship may lie in this water; null without a summer draft. */
  deepest_draft: decimalOutput.nullable(),
  steps: listOutput(stepOutput(WATER_ALLOWANCE_STEPS, WATER_ALLOWANCE_RULES)),
});
export type WaterAllowance = z.infer<typeof waterAllowanceOutput>;

const MILLIMETRE_DECIMALS = 1;
const DRAFT_DECIMALS = 3;

export function allowWaterRequest(request: WaterAllowanceRequest): Calculated<WaterAllowance> {
  const { displacement, tpc, density, summer_draft: summer } = request;
  const fresh = divideFractions(
    fractionOf(displacement),
    multiplyFractions(fractionOf("4"), fractionOf(tpc)),
  );
  const freshText = `${displacement} ÷ (4 × ${tpc})`;
  const lighter = subtractFractions(fractionOf(SEA_WATER), fractionOf(density));
  const dock = divideFractions(multiplyFractions(fresh, lighter), fractionOf(SALT_TO_FRESH));
  const dockText = `${freshText} × (${SEA_WATER} − ${density}) ÷ ${SALT_TO_FRESH}`;
  const millimetres = (value: typeof fresh) => roundFraction(value, MILLIMETRE_DECIMALS, "half_up");
  const steps: WaterAllowanceStep[] = [
    {
      name: "fresh_water_mm",
      value: millimetres(fresh),
      unit: "mm",
      formula: freshText,
      rule: "fresh_water_allowance",
    },
    {
      name: "dock_water_mm",
      value: millimetres(dock),
      unit: "mm",
      formula: dockText,
      rule: "dock_water_allowance",
    },
  ];
  const deepest =
    typeof summer === "string"
      ? roundFraction(
          addFractions(fractionOf(summer), divideFractions(dock, fractionOf("1000"))),
          DRAFT_DECIMALS,
          "half_up",
        )
      : null;
  if (deepest !== null)
    steps.push({
      name: "deepest_draft",
      value: deepest,
      unit: "m",
      formula: `${summer} + ${dockText} ÷ 1000`,
      rule: "dock_water_allowance",
    });
  return calculated({
    fresh_water_mm: millimetres(fresh),
    dock_water_mm: millimetres(dock),
    deepest_draft: deepest,
    steps,
  });
}

export const allowWater = calculator(waterAllowanceInput, allowWaterRequest);
