// Decides the net weight of bagged goods from their gross weight: every bag weighs something itself. Kilograms; the tare
// of a bag in grams, as it is weighed. Compared with what is declared of a bag, where that is known.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused, type Step } from "../kernel/calculated.ts";
import { canonical, compare, type DecimalText, multiply, roundTo, subtract } from "../kernel/decimal.ts";
import { issue } from "../kernel/errors.ts";
import { figureInput } from "../kernel/figure.ts";
import { fractionOf, roundFraction } from "../kernel/fraction.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { KILOGRAMS } from "./units.ts";

export const bagsInput = z.strictObject({
  gross_kg: figureInput({ ...KILOGRAMS, positive: true }),
  bags: figureInput({ scale: 0, max: "100000000", positive: true }),
  /** A jute bag weighs a kilogram, a big bag three: ten are no bag any more. */
  tare_g: figureInput({ scale: 2, max: "10000" }),
  /** What is printed on a bag. */
  declared_kg: figureInput({ scale: 3, max: "3000", positive: true }).nullish(),
});
export type BagsRequest = z.infer<typeof bagsInput>;

export const BAG_STEPS = ["tare_kg", "net_kg", "net_per_bag_kg", "declared_kg", "difference_kg"] as const;
export const BAG_RULES = ["tare_of_bags", "gross_less_tare", "declared_of_bags"] as const;
export type BagStep = Step<(typeof BAG_STEPS)[number], (typeof BAG_RULES)[number]>;

export const bagsOutput = objectOutput({
  tare_kg: decimalOutput,
  net_kg: decimalOutput,
  net_per_bag_kg: decimalOutput,
  /** Of all bags; null where nothing is declared. */
  declared_kg: decimalOutput.nullable(),
  /** Net less declared. */
  difference_kg: decimalOutput.nullable(),
  steps: listOutput(stepOutput(BAG_STEPS, BAG_RULES)),
});
export type Bags = z.infer<typeof bagsOutput>;

const SHOWN = 3;

export function weighBagsRequest(request: BagsRequest): Calculated<Bags> {
  const { gross_kg: gross, bags, tare_g: each, declared_kg: declared } = request;
  const tare = multiply(multiply(bags, each), "0.001");
  if (compare(tare, gross) >= 0)
    return refused([
      issue("above_maximum", "tare_g", {
        max: roundFraction(fractionOf(multiply(gross, "1000"), bags), 2, "down"),
      }),
    ]);
  const net = subtract(gross, tare);
  const step = (
    name: BagStep["name"],
    value: DecimalText,
    formula: string,
    rule: BagStep["rule"],
  ): BagStep => ({ name, value, unit: "kg", formula, rule });
  const shown = { tare: roundTo(tare, SHOWN), net: roundTo(net, SHOWN) };
  const perBag = roundFraction(fractionOf(net, bags), SHOWN, "half_up");
  const steps = [
    step("tare_kg", shown.tare, `${bags} × ${each} ÷ 1000`, "tare_of_bags"),
    step("net_kg", shown.net, `${gross} − ${canonical(tare)}`, "gross_less_tare"),
    step("net_per_bag_kg", perBag, `${canonical(net)} ÷ ${bags}`, "gross_less_tare"),
  ];
  const found = { tare_kg: shown.tare, net_kg: shown.net, net_per_bag_kg: perBag };
  if (typeof declared !== "string")
    return calculated({ ...found, declared_kg: null, difference_kg: null, steps });
  const all = roundTo(multiply(bags, declared), SHOWN);
  const difference = roundTo(subtract(net, multiply(bags, declared)), SHOWN);
  return calculated({
    ...found,
    declared_kg: all,
    difference_kg: difference,
    steps: [
      ...steps,
      step("declared_kg", all, `${bags} × ${declared}`, "declared_of_bags"),
      step("difference_kg", difference, `${canonical(net)} − ${all}`, "declared_of_bags"),
    ],
  });
}

export const weighBags = calculator(bagsInput, weighBagsRequest);
