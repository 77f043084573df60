// Decides what a tonne costs free on board where exchanges quote by the bushel, the short ton or the pound, and
// what is left of it inland. US dollars a tonne. A bushel is a weight that depends on the grain; a pound is
// 0.45359237 kg.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused, type Step } from "../kernel/calculated.ts";
import { type DecimalText, isNegative, multiply, subtract, sum } from "../kernel/decimal.ts";
import { issue } from "../kernel/errors.ts";
import { choiceInput, figureInput, PERCENT } from "../kernel/figure.ts";
import { signed } from "../kernel/formula.ts";
import { fractionOf, multiplyFractions, roundFraction } from "../kernel/fraction.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { RATE, shareOf, toCents } from "./money.ts";

export const BUSHEL_POUNDS = {
  soybean: "60",
  wheat: "60",
  maize: "56",
  sorghum: "56",
  barley: "48",
} as const satisfies Record<string, DecimalText>;
export type BushelCommodity = keyof typeof BUSHEL_POUNDS;

/** Meal is quoted in dollars a short ton, oil in cents a pound, grain in cents a bushel. */
export const COMMODITIES = ["soybean", "wheat", "maize", "sorghum", "barley", "meal", "oil"] as const;
export type Commodity = (typeof COMMODITIES)[number];

export const QUOTE_UNITS = ["cents_per_bushel", "dollars_per_short_ton", "cents_per_pound"] as const;
export type QuoteUnit = (typeof QUOTE_UNITS)[number];

const POUND_KG = "0.45359237";
const SHORT_TON_POUNDS = "2000";

/** Kilograms of the unit of the quote. */
function unitKilograms(commodity: Commodity): DecimalText {
  if (commodity === "oil") return POUND_KG;
  return multiply(POUND_KG, commodity === "meal" ? SHORT_TON_POUNDS : BUSHEL_POUNDS[commodity]);
}

export function quoteUnitOf(commodity: Commodity): QuoteUnit {
  if (commodity === "oil") return "cents_per_pound";
  return commodity === "meal" ? "dollars_per_short_ton" : "cents_per_bushel";
}

/** Bushels of a tonne. */
export function bushelsPerTonne(commodity: BushelCommodity, places: number): DecimalText {
  return roundFraction(fractionOf("1000", unitKilograms(commodity)), places, "half_up");
}

/** Dollars a tonne for one cent or dollar of the quote. */
export function factorOf(commodity: Commodity, places: number): DecimalText {
  return roundFraction(fractionOf(perUnit(commodity), unitKilograms(commodity)), places, "half_up");
}

/** A thousand kilograms, over a hundred where the quote is in cents. */
const perUnit = (commodity: Commodity) => (commodity === "meal" ? "1000" : "10");

export const COMMODITY_STEPS = ["quote", "factor", "fob", "loss", "costs", "parity"] as const;
export const COMMODITY_RULES = ["futures_and_premium", "weight_of_unit", "interior_parity"] as const;
export type CommodityStep = Step<(typeof COMMODITY_STEPS)[number], (typeof COMMODITY_RULES)[number]>;

const rate = figureInput(RATE);

export const commodityPriceInput = z.strictObject({
  commodity: choiceInput(COMMODITIES),
  futures: rate,
  /** May be a discount, which is negative. */
  premium: figureInput({ ...RATE, min: `-${RATE.max}` }).nullish(),
});
export type CommodityPriceRequest = z.infer<typeof commodityPriceInput>;

export const commodityPriceOutput = objectOutput({
  /** US dollars a tonne, free on board. */
  fob: decimalOutput,
  quote: decimalOutput,
  quote_unit: z.enum(QUOTE_UNITS),
  factor: decimalOutput,
  steps: listOutput(stepOutput(COMMODITY_STEPS, COMMODITY_RULES)),
});
export type CommodityPrice = z.infer<typeof commodityPriceOutput>;

const FACTOR_DECIMALS = 6;

export function priceCommodityRequest(request: CommodityPriceRequest): Calculated<CommodityPrice> {
  const { commodity, futures } = request;
  const premium = request.premium ?? "0";
  const quote = sum([futures, premium]);
  if (isNegative(quote)) return refused([issue("below_minimum", "premium", { min: `-${futures}` })]);
  const factor = factorOf(commodity, FACTOR_DECIMALS);
  // The exact weight of the unit, not the printed factor: one division, one rounding.
  const exact = fractionOf(perUnit(commodity), unitKilograms(commodity));
  const fob = roundFraction(multiplyFractions(fractionOf(quote), exact), 2, "half_up");
  const weighed = `${perUnit(commodity)} ÷ ${unitKilograms(commodity)}`;
  const printed = `${quote} × ${weighed}`;
  return calculated({
    fob,
    quote,
    quote_unit: quoteUnitOf(commodity),
    factor,
    steps: [
      {
        name: "quote",
        value: quote,
        formula: `${futures} + ${signed(premium)}`,
        rule: "futures_and_premium",
      },
      {
        name: "factor",
        value: factor,
        formula: weighed,
        rule: "weight_of_unit",
      },
      { name: "fob", value: fob, unit: "USD/t", formula: printed, rule: "weight_of_unit" },
    ],
  });
}

export const priceCommodity = calculator(commodityPriceInput, priceCommodityRequest);

export const parityInput = z.strictObject({
  fob: rate,
  elevation: rate,
  inspection: rate,
  freight: rate,
  fees: rate,
  /** Lost on the way, in percent of the price. */
  loss_pct: figureInput(PERCENT),
});
export type ParityRequest = z.infer<typeof parityInput>;

export const parityOutput = objectOutput({
  loss: decimalOutput,
  costs: decimalOutput,
  /** Less than nothing where the way costs more than the goods. */
  parity: decimalOutput,
  steps: listOutput(stepOutput(COMMODITY_STEPS, COMMODITY_RULES)),
});
export type Parity = z.infer<typeof parityOutput>;

/** What a tonne is worth inland: the price on board less everything between here and there. */
export function interiorParityRequest(request: ParityRequest): Calculated<Parity> {
  const { fob, elevation, inspection, freight, fees, loss_pct: percent } = request;
  const loss = shareOf(fob, percent);
  const parts = [elevation, inspection, freight, fees, loss];
  // Rounded where it is printed, and taken off as it is printed: whoever subtracts the lines finds the same.
  const costs = toCents(sum(parts));
  const parity = toCents(subtract(fob, costs));
  const rule = "interior_parity";
  return calculated({
    loss,
    costs,
    parity,
    steps: [
      { name: "loss", value: loss, unit: "USD/t", formula: `${fob} × ${percent} ÷ 100`, rule },
      { name: "costs", value: costs, unit: "USD/t", formula: parts.join(" + "), rule },
      { name: "parity", value: parity, unit: "USD/t", formula: `${fob} − ${costs}`, rule },
    ],
  });
}

export const interiorParity = calculator(parityInput, interiorParityRequest);
