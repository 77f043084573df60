// Decides what a tonne costs free on board where exchanges quote by the bushel, the short ton or the pound, and
// what is left of it inland. US dollars a tonne. A bushel is a weight that depends on the grain; a pound is
// 0.45359237 kg.

import { type Calculated, calculated, refused } from "../kernel/calculated.ts";
import {
  type DecimalText,
  divide,
  isDecimalText,
  multiply,
  roundTo,
  subtract,
  sum,
} from "../kernel/decimal.ts";
import { issue } from "../kernel/errors.ts";
import { checkFigure, PERCENT } from "../weighing/figure.ts";
import { RATE, shareOf } from "./money.ts";

export const BUSHEL_POUNDS = {
  soybean: "60",
  wheat: "60",
  maize: "56",
  sorghum: "56",
  barley: "48",
} as const satisfies Record<string, DecimalText>;
export type BushelCommodity = keyof typeof BUSHEL_POUNDS;

const POUND_KG = "0.45359237";
const TONNE_KG = "1000";
const SHORT_TON_POUNDS = "2000";

/** Bushels of a tonne. */
export function bushelsPerTonne(commodity: BushelCommodity, places: number): DecimalText {
  const bushels = divide(TONNE_KG, multiply(POUND_KG, BUSHEL_POUNDS[commodity]), places, "half_up");
  return roundTo(bushels, places);
}

/** Futures and premium in US cents a bushel; the premium may be a discount. */
export function fobFromCentsPerBushel(
  commodity: BushelCommodity,
  futures: DecimalText,
  premium: DecimalText,
): Calculated<DecimalText> {
  const issues = checkFigure(futures, "futures", RATE);
  if (!isDecimalText(premium)) issues.push(issue("not_a_number", "premium"));
  if (issues.length > 0) return refused(issues);
  // Ten is a thousand kilograms over a hundred cents: one division, one rounding.
  const cents = sum([futures, premium]);
  const pounds = multiply(POUND_KG, BUSHEL_POUNDS[commodity]);
  return calculated(roundTo(divide(multiply(cents, "10"), pounds, 2, "half_up"), 2));
}

/** Meal, quoted in dollars a short ton. */
export function usdPerTonneFromShortTon(price: DecimalText): DecimalText {
  return roundTo(divide(multiply(price, TONNE_KG), multiply(POUND_KG, SHORT_TON_POUNDS), 2, "half_up"), 2);
}

/** Oil, quoted in cents a pound. */
export function usdPerTonneFromCentsPerPound(price: DecimalText): DecimalText {
  return roundTo(divide(multiply(price, "10"), POUND_KG, 2, "half_up"), 2);
}

export interface ParityRequest {
  readonly fob: DecimalText;
  readonly elevation: DecimalText;
  readonly inspection: DecimalText;
  readonly freight: DecimalText;
  readonly fees: DecimalText;
  /** Lost on the way, in percent of the price. */
  readonly loss_pct: DecimalText;
}

/** What a tonne is worth inland: the price on board less everything between here and there. */
export function interiorParity(request: ParityRequest): Calculated<DecimalText> {
  const { fob, elevation, inspection, freight, fees, loss_pct: loss } = request;
  const issues = [
    ...checkFigure(fob, "fob", RATE),
    ...checkFigure(elevation, "elevation", RATE),
    ...checkFigure(inspection, "inspection", RATE),
    ...checkFigure(freight, "freight", RATE),
    ...checkFigure(fees, "fees", RATE),
    ...checkFigure(loss, "loss_pct", PERCENT),
  ];
  if (issues.length > 0) return refused(issues);
  const costs = sum([elevation, inspection, freight, fees, shareOf(fob, loss)]);
  return calculated(roundTo(subtract(fob, costs), 2));
}
