// Decides the price that an inspection at a terminal should have: hours, shifts and people, laboratory, fixed
// services and the way there make the cost; taxes and margin come on top from within (por dentro). Cost and price
// in reais, list price in dollars a tonne. Every parameter is the company's own; only the order is a rule.

import { type Calculated, calculated, refused, type Step } from "../kernel/calculated.ts";
import {
  add,
  compare,
  type DecimalText,
  divide,
  multiply,
  roundTo,
  subtract,
  withScale,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { checkFigure, type FigureBounds, PERCENT } from "../weighing/figure.ts";
import { AMOUNT, RATE, shareOf, sumMoney, toCents } from "./money.ts";

/** Margin as a part of the price, or as a mark-up on the cost: two formulas that people call by one name. */
export const MARGIN_MODES = ["of_price", "markup"] as const;
export type MarginMode = (typeof MARGIN_MODES)[number];

export interface RouteCost {
  readonly name: string;
  readonly quantity: DecimalText;
  readonly unit_cost: DecimalText;
}

export interface SimulationRequest {
  readonly volume_t: DecimalText;
  readonly net_rate_tph: DecimalText;
  readonly rain_pct: DecimalText;
  readonly setup_hours: DecimalText;
  readonly shift_hours?: DecimalText | null;
  readonly inspectors: DecimalText;
  readonly cost_per_shift: DecimalText;
  readonly lot_t?: DecimalText | null;
  readonly cost_per_lot: DecimalText;
  /** Draft survey, holds, sealing, certificates. */
  readonly fixed: DecimalText;
  /** Travel, launches, accommodation, barges: so many at so much. */
  readonly route: readonly RouteCost[];
  /** Where the cargo comes by truck: how many follows from the volume. */
  readonly truck?: { readonly tonnes?: DecimalText | null; readonly cost: DecimalText } | null;
  readonly overhead_pct: DecimalText;
  readonly taxes_pct: DecimalText;
  readonly margin_pct: DecimalText;
  readonly margin_mode?: MarginMode | null;
  /** Reais for a dollar. */
  readonly exchange_rate: DecimalText;
  /** Prices are listed in steps, upwards. */
  readonly list_step?: DecimalText | null;
}

export interface Simulation {
  readonly pure_hours: DecimalText;
  readonly hours: DecimalText;
  readonly shifts: DecimalText;
  readonly lots: DecimalText;
  readonly trucks: DecimalText | null;
  readonly labour: DecimalText;
  readonly laboratory: DecimalText;
  readonly fixed: DecimalText;
  readonly route: DecimalText;
  readonly direct: DecimalText;
  readonly overhead: DecimalText;
  readonly cost: DecimalText;
  readonly price: DecimalText;
  readonly taxes: DecimalText;
  readonly margin: DecimalText;
  readonly margin_mode: MarginMode;
  readonly price_usd: DecimalText;
  readonly per_tonne: DecimalText;
  readonly per_tonne_usd: DecimalText;
  readonly list_usd: DecimalText;
  readonly steps: readonly Step[];
}

const SHIFT_HOURS = "6";
const LOT_TONNES = "500";
const TRUCK_TONNES = "39.5";
const LIST_STEP = "0.005";
const UNIT_DECIMALS = 4;
const RULE = "cost composition";

const HOURS: FigureBounds = { scale: 4, max: "10000" };
const VOLUME: FigureBounds = { scale: 3, max: "100000000", positive: true };
const POSITIVE_RATE: FigureBounds = { ...RATE, positive: true };

/** cost ÷ (1 − taxes − margin), or cost × (1 + margin) ÷ (1 − taxes). */
export function priceFromCost(
  cost: DecimalText,
  taxesPct: DecimalText,
  marginPct: DecimalText,
  mode: MarginMode,
): DecimalText | null {
  const left = subtract(subtract("100", taxesPct), mode === "of_price" ? marginPct : "0");
  if (compare(left, "0") <= 0) return null;
  const whole = multiply(cost, mode === "of_price" ? "100" : add("100", marginPct));
  return toCents(divide(whole, left, 2, "half_up"));
}

function checkSimulation(request: SimulationRequest): Issue[] {
  const { truck } = request;
  const issues = [
    ...checkFigure(request.volume_t, "volume_t", VOLUME),
    ...checkFigure(request.net_rate_tph, "net_rate_tph", POSITIVE_RATE),
    ...checkFigure(request.rain_pct, "rain_pct", { scale: 6, max: "1000" }),
    ...checkFigure(request.setup_hours, "setup_hours", HOURS),
    ...checkFigure(request.shift_hours ?? SHIFT_HOURS, "shift_hours", { ...HOURS, positive: true }),
    ...checkFigure(request.inspectors, "inspectors", { scale: 0, max: "1000" }),
    ...checkFigure(request.cost_per_shift, "cost_per_shift", AMOUNT),
    ...checkFigure(request.lot_t ?? LOT_TONNES, "lot_t", VOLUME),
    ...checkFigure(request.cost_per_lot, "cost_per_lot", AMOUNT),
    ...checkFigure(request.fixed, "fixed", AMOUNT),
    ...request.route.flatMap((one, index) => [
      ...checkFigure(one.quantity, `route.${index}.quantity`, RATE),
      ...checkFigure(one.unit_cost, `route.${index}.unit_cost`, RATE),
    ]),
    ...checkFigure(request.overhead_pct, "overhead_pct", { scale: 6, max: "1000" }),
    ...checkFigure(request.taxes_pct, "taxes_pct", PERCENT),
    ...checkFigure(request.margin_pct, "margin_pct", { scale: 6, max: "1000" }),
    ...checkFigure(request.exchange_rate, "exchange_rate", POSITIVE_RATE),
    ...checkFigure(request.list_step ?? LIST_STEP, "list_step", POSITIVE_RATE),
  ];
  if (truck) {
    issues.push(...checkFigure(truck.tonnes ?? TRUCK_TONNES, "truck.tonnes", VOLUME));
    issues.push(...checkFigure(truck.cost, "truck.cost", AMOUNT));
  }
  return issues;
}

/** Whole things that a quantity needs: never one too few for a rounded quotient. */
const wholeOf = (quantity: DecimalText, each: DecimalText) => divide(quantity, each, 0, "up");

function timeOf(request: SimulationRequest) {
  const { volume_t: volume, net_rate_tph: rate, setup_hours: setup } = request;
  const rainy = multiply(volume, add("1", multiply(request.rain_pct, "0.01")));
  // Over one divisor, so that a shift is begun only by a minute that is really there.
  const whole = add(rainy, multiply(setup, rate));
  return {
    pure_hours: roundTo(divide(volume, rate, 2, "half_up"), 2),
    hours: roundTo(divide(whole, rate, 2, "half_up"), 2),
    shifts: wholeOf(whole, multiply(rate, request.shift_hours ?? SHIFT_HOURS)),
  };
}

function costOf(request: SimulationRequest, shifts: DecimalText) {
  const { volume_t: volume, truck } = request;
  const lots = wholeOf(volume, request.lot_t ?? LOT_TONNES);
  const trucks = truck ? wholeOf(volume, truck.tonnes ?? TRUCK_TONNES) : null;
  const labour = toCents(multiply(multiply(shifts, request.inspectors), request.cost_per_shift));
  const laboratory = toCents(multiply(lots, request.cost_per_lot));
  const fixed = toCents(request.fixed);
  const route = sumMoney([
    ...request.route.map((one) => toCents(multiply(one.quantity, one.unit_cost))),
    ...(trucks === null ? [] : [toCents(multiply(trucks, truck?.cost ?? "0"))]),
  ]);
  const direct = sumMoney([labour, laboratory, fixed, route]);
  const overhead = shareOf(direct, request.overhead_pct);
  const cost = sumMoney([direct, overhead]);
  return { lots, trucks, labour, laboratory, fixed, route, direct, overhead, cost };
}

export function simulatePrice(request: SimulationRequest): Calculated<Simulation> {
  const issues = checkSimulation(request);
  if (issues.length > 0) return refused(issues);
  const time = timeOf(request);
  const parts = costOf(request, time.shifts);
  const mode = request.margin_mode ?? "of_price";
  const price = priceFromCost(parts.cost, request.taxes_pct, request.margin_pct, mode);
  if (price === null)
    return refused([issue("above_maximum", "margin_pct", { max: subtract("100", request.taxes_pct) })]);
  const taxes = shareOf(price, request.taxes_pct);
  const margin =
    mode === "of_price" ? shareOf(price, request.margin_pct) : shareOf(parts.cost, request.margin_pct);
  const { volume_t: volume, exchange_rate: rate } = request;
  const step = request.list_step ?? LIST_STEP;
  const dollarVolume = multiply(volume, rate);
  const found = {
    ...time,
    ...parts,
    price,
    taxes,
    margin,
    margin_mode: mode,
    price_usd: toCents(divide(price, rate, 2, "half_up")),
    per_tonne: roundTo(divide(price, volume, UNIT_DECIMALS, "half_up"), UNIT_DECIMALS),
    per_tonne_usd: roundTo(divide(price, dollarVolume, UNIT_DECIMALS, "half_up"), UNIT_DECIMALS),
    list_usd: withScale(multiply(wholeOf(price, multiply(dollarVolume, step)), step), 3),
  };
  return calculated({ ...found, steps: explain(request, found) });
}

function explain(request: SimulationRequest, found: Omit<Simulation, "steps">): Step[] {
  const step = (name: string, value: DecimalText, formula: string, unit = "BRL"): Step => ({
    name,
    value,
    unit,
    formula,
    rule: RULE,
  });
  const { volume_t: volume } = request;
  const formula =
    found.margin_mode === "of_price"
      ? `${found.cost} ÷ (1 − ${request.taxes_pct} % − ${request.margin_pct} %)`
      : `${found.cost} × (1 + ${request.margin_pct} %) ÷ (1 − ${request.taxes_pct} %)`;
  return [
    step(
      "hours",
      found.hours,
      `${volume} ÷ ${request.net_rate_tph} × (1 + ${request.rain_pct} %) + ${request.setup_hours}`,
      "h",
    ),
    step("shifts", found.shifts, `⌈${found.hours} ÷ ${request.shift_hours ?? SHIFT_HOURS}⌉`, ""),
    step("lots", found.lots, `⌈${volume} ÷ ${request.lot_t ?? LOT_TONNES}⌉`, ""),
    step("labour", found.labour, `${found.shifts} × ${request.inspectors} × ${request.cost_per_shift}`),
    step("laboratory", found.laboratory, `${found.lots} × ${request.cost_per_lot}`),
    step("direct", found.direct, `${found.labour} + ${found.laboratory} + ${found.fixed} + ${found.route}`),
    step("overhead", found.overhead, `${found.direct} × ${request.overhead_pct} %`),
    step("cost", found.cost, `${found.direct} + ${found.overhead}`),
    step("price", found.price, formula),
    step(
      "per_tonne_usd",
      found.per_tonne_usd,
      `${found.price} ÷ ${volume} ÷ ${request.exchange_rate}`,
      "USD/t",
    ),
    step("list_usd", found.list_usd, `⌈${found.per_tonne_usd}⌉ ${request.list_step ?? LIST_STEP}`, "USD/t"),
  ];
}
