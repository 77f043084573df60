// Decides the price that an inspection at a terminal should have: hours, shifts and people, laboratory, fixed
// services and the way there make the cost; taxes and margin come on top from within (por dentro). Cost and price
// in reais, list price in dollars a tonne. Every parameter is the company's own; only the order is a rule.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused, type Step } from "../kernel/calculated.ts";
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
import { issue } from "../kernel/errors.ts";
import { choiceInput, type FigureBounds, figureInput, listInput, PERCENT } from "../kernel/figure.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { AMOUNT, RATE, shareOf, sumMoney, toCents } from "./money.ts";

/** Margin as a part of the price, or as a mark-up on the cost: two formulas that people call by one name. */
export const MARGIN_MODES = ["of_price", "markup"] as const;
/** What is worked out, in the order in which a price comes about: hours and lots, amounts in reais, prices. */
export const SIMULATED_QUANTITIES = ["pure_hours", "hours", "shifts", "lots"] as const;
export const PRICE_PARTS = [
  "labour",
  "laboratory",
  "fixed",
  "route",
  "direct",
  "overhead",
  "cost",
  "taxes",
  "margin",
  "price",
] as const;

export type MarginMode = (typeof MARGIN_MODES)[number];

const HOURS: FigureBounds = { scale: 4, max: "10000" };
const VOLUME: FigureBounds = { scale: 3, max: "100000000", positive: true };
const amount = figureInput(AMOUNT);
const rate = figureInput(RATE);
const positiveRate = figureInput({ ...RATE, positive: true });
const volume = figureInput(VOLUME);
/** Mark-ups and rain may well double something. */
const share = figureInput({ scale: 6, max: "1000" });

export const simulationInput = z.strictObject({
  volume_t: volume,
  net_rate_tph: positiveRate,
  rain_pct: share,
  setup_hours: figureInput(HOURS),
  shift_hours: figureInput({ ...HOURS, positive: true }).nullish(),
  inspectors: figureInput({ scale: 0, max: "1000" }),
  cost_per_shift: amount,
  lot_t: volume.nullish(),
  cost_per_lot: amount,
  /** Draft survey, holds, sealing, certificates. */
  fixed: amount,
  /** Travel, launches, accommodation, barges: so many at so much. */
  route: listInput(z.strictObject({ name: z.string().max(100), quantity: rate, unit_cost: rate }), 100),
  /** Where the cargo comes by truck: how many follows from the volume. */
  truck: z.strictObject({ tonnes: volume.nullish(), cost: amount }).nullish(),
  overhead_pct: share,
  taxes_pct: figureInput(PERCENT),
  margin_pct: share,
  margin_mode: choiceInput(MARGIN_MODES).nullish(),
  /** Reais for a dollar. */
  exchange_rate: positiveRate,
  /** Prices are listed in steps, upwards. */
  list_step: positiveRate.nullish(),
});
export type SimulationRequest = z.infer<typeof simulationInput>;

export const SIMULATION_STEPS = [
  "pure_hours",
  "hours",
  "shifts",
  "lots",
  "trucks",
  "labour",
  "laboratory",
  "fixed",
  "leg",
  "route",
  "direct",
  "overhead",
  "cost",
  "price",
  "taxes",
  "margin",
  "price_usd",
  "per_tonne",
  "per_tonne_usd",
  "list_usd",
] as const;
export const SIMULATION_RULES = [
  "cost_composition",
  "price_from_within",
  "markup_on_cost",
  "exchange",
  "commercial_step",
] as const;
export type SimulationStep = Step<(typeof SIMULATION_STEPS)[number], (typeof SIMULATION_RULES)[number]>;

export const simulationOutput = objectOutput({
  pure_hours: decimalOutput,
  hours: decimalOutput,
  shifts: decimalOutput,
  lots: decimalOutput,
  trucks: decimalOutput.nullable(),
  labour: decimalOutput,
  laboratory: decimalOutput,
  fixed: decimalOutput,
  route: decimalOutput,
  direct: decimalOutput,
  overhead: decimalOutput,
  cost: decimalOutput,
  price: decimalOutput,
  taxes: decimalOutput,
  margin: decimalOutput,
  margin_mode: z.enum(MARGIN_MODES),
  price_usd: decimalOutput,
  per_tonne: decimalOutput,
  per_tonne_usd: decimalOutput,
  list_usd: decimalOutput,
  steps: listOutput(stepOutput(SIMULATION_STEPS, SIMULATION_RULES)),
});
export type Simulation = z.infer<typeof simulationOutput>;

const SHIFT_HOURS = "6";
const LOT_TONNES = "500";
const TRUCK_TONNES = "39.5";
const LIST_STEP = "0.005";
const UNIT_DECIMALS = 4;

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

/** Whole things that a quantity needs: never one too few for a rounded quotient. */
const wholeOf = (quantity: DecimalText, each: DecimalText) => divide(quantity, each, 0, "up");

function timeOf(request: SimulationRequest) {
  const { volume_t: tonnes, net_rate_tph: perHour, setup_hours: setup } = request;
  const rainy = multiply(tonnes, add("1", multiply(request.rain_pct, "0.01")));
  // Over one divisor, so that a shift is begun only by a minute that is really there.
  const whole = add(rainy, multiply(setup, perHour));
  return {
    pure_hours: roundTo(divide(tonnes, perHour, 2, "half_up"), 2),
    hours: roundTo(divide(whole, perHour, 2, "half_up"), 2),
    shifts: wholeOf(whole, multiply(perHour, request.shift_hours ?? SHIFT_HOURS)),
  };
}

/** Each leg of the way in cents, so that the legs add up to the route as they are printed. */
function legsOf({ route, truck }: SimulationRequest, trucks: DecimalText | null) {
  const driven = truck && trucks !== null ? [{ quantity: trucks, unit_cost: truck.cost }] : [];
  return [...route, ...driven].map(({ quantity, unit_cost: each }) => ({
    amount: toCents(multiply(quantity, each)),
    formula: `${quantity} × ${each}`,
  }));
}

function costOf(request: SimulationRequest, shifts: DecimalText) {
  const { volume_t: tonnes, truck } = request;
  const lots = wholeOf(tonnes, request.lot_t ?? LOT_TONNES);
  const trucks = truck ? wholeOf(tonnes, truck.tonnes ?? TRUCK_TONNES) : null;
  const labour = toCents(multiply(multiply(shifts, request.inspectors), request.cost_per_shift));
  const laboratory = toCents(multiply(lots, request.cost_per_lot));
  const fixed = toCents(request.fixed);
  const route = sumMoney(legsOf(request, trucks).map((leg) => leg.amount));
  const direct = sumMoney([labour, laboratory, fixed, route]);
  const overhead = shareOf(direct, request.overhead_pct);
  const cost = sumMoney([direct, overhead]);
  return { lots, trucks, labour, laboratory, fixed, route, direct, overhead, cost };
}

export function simulatePriceRequest(request: SimulationRequest): Calculated<Simulation> {
  const time = timeOf(request);
  const parts = costOf(request, time.shifts);
  const mode = request.margin_mode ?? "of_price";
  const price = priceFromCost(parts.cost, request.taxes_pct, request.margin_pct, mode);
  if (price === null)
    return refused([issue("above_maximum", "margin_pct", { max: subtract("100", request.taxes_pct) })]);
  const taxes = shareOf(price, request.taxes_pct);
  const margin =
    mode === "of_price" ? shareOf(price, request.margin_pct) : shareOf(parts.cost, request.margin_pct);
  const { volume_t: tonnes, exchange_rate: reais } = request;
  const step = request.list_step ?? LIST_STEP;
  const dollarVolume = multiply(tonnes, reais);
  const found = {
    ...time,
    ...parts,
    price,
    taxes,
    margin,
    margin_mode: mode,
    price_usd: toCents(divide(price, reais, 2, "half_up")),
    per_tonne: roundTo(divide(price, tonnes, UNIT_DECIMALS, "half_up"), UNIT_DECIMALS),
    per_tonne_usd: roundTo(divide(price, dollarVolume, UNIT_DECIMALS, "half_up"), UNIT_DECIMALS),
    list_usd: withScale(multiply(wholeOf(price, multiply(dollarVolume, step)), step), 3),
  };
  return calculated({ ...found, steps: explain(request, found) });
}

function explain(request: SimulationRequest, found: Omit<Simulation, "steps">): SimulationStep[] {
  const step = (
    name: SimulationStep["name"],
    value: DecimalText,
    formula: string,
    unit = "BRL",
    rule: SimulationStep["rule"] = "cost_composition",
  ): SimulationStep => ({ name, value, ...(unit === "" ? {} : { unit }), formula, rule });
  const { volume_t: tonnes, exchange_rate: reais, taxes_pct: taxes, margin_pct: margin } = request;
  const isOfPrice = found.margin_mode === "of_price";
  const way = isOfPrice ? "price_from_within" : "markup_on_cost";
  const price = isOfPrice
    ? `${found.cost} ÷ (1 − ${taxes} % − ${margin} %)`
    : `${found.cost} × (1 + ${margin} %) ÷ (1 − ${taxes} %)`;
  const perHour = request.net_rate_tph;
  const { truck } = request;
  const legs = legsOf(request, found.trucks);
  const listStep = request.list_step ?? LIST_STEP;
  const hours = `${tonnes} ÷ ${perHour} × (1 + ${request.rain_pct} %) + ${request.setup_hours}`;
  return [
    step("pure_hours", found.pure_hours, `${tonnes} ÷ ${perHour}`, "h"),
    step("hours", found.hours, hours, "h"),
    step("shifts", found.shifts, `⌈(${hours}) ÷ ${request.shift_hours ?? SHIFT_HOURS}⌉`, ""),
    step("lots", found.lots, `⌈${tonnes} ÷ ${request.lot_t ?? LOT_TONNES}⌉`, ""),
    ...(found.trucks === null
      ? []
      : [step("trucks", found.trucks, `⌈${tonnes} ÷ ${truck?.tonnes ?? TRUCK_TONNES}⌉`, "")]),
    step("labour", found.labour, `${found.shifts} × ${request.inspectors} × ${request.cost_per_shift}`),
    step("laboratory", found.laboratory, `${found.lots} × ${request.cost_per_lot}`),
    step("fixed", found.fixed, request.fixed),
    ...legs.map(({ amount: leg, formula }) => step("leg", leg, formula)),
    step("route", found.route, legs.map((leg) => leg.amount).join(" + ") || "0"),
    step("direct", found.direct, `${found.labour} + ${found.laboratory} + ${found.fixed} + ${found.route}`),
    step("overhead", found.overhead, `${found.direct} × ${request.overhead_pct} %`),
    step("cost", found.cost, `${found.direct} + ${found.overhead}`),
    step("price", found.price, price, "BRL", way),
    step("taxes", found.taxes, `${found.price} × ${taxes} %`, "BRL", way),
    step("margin", found.margin, `${isOfPrice ? found.price : found.cost} × ${margin} %`, "BRL", way),
    step("price_usd", found.price_usd, `${found.price} ÷ ${reais}`, "USD", "exchange"),
    step("per_tonne", found.per_tonne, `${found.price} ÷ ${tonnes}`, "BRL/t"),
    step("per_tonne_usd", found.per_tonne_usd, `${found.price} ÷ ${tonnes} ÷ ${reais}`, "USD/t", "exchange"),
    step(
      "list_usd",
      found.list_usd,
      `⌈${found.price} ÷ ${tonnes} ÷ ${reais} ÷ ${listStep}⌉ × ${listStep}`,
      "USD/t",
      "commercial_step",
    ),
  ];
}

export const simulatePrice = calculator(simulationInput, simulatePriceRequest);
