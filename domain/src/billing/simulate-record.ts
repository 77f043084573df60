// Decides what a simulation comes to: the costs of its table, the taxes of its table and its own terms, handed to the
// calculator of prices as they stand.

import { type Calculated, calculated, refused } from "../kernel/calculated.ts";
import type { DecimalText } from "../kernel/decimal.ts";
import { issue } from "../kernel/errors.ts";
import { type MarginMode, type Simulation, simulatePrice } from "./fob-simulator.ts";

export interface CostTable {
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly net_rate_tph: DecimalText;
  readonly rain_pct: DecimalText;
  readonly setup_hours: DecimalText;
  readonly inspectors: number;
  readonly cost_per_shift: DecimalText;
  readonly cost_per_lot: DecimalText;
  readonly fixed: DecimalText;
  readonly overhead_pct: DecimalText;
  readonly route: readonly {
    readonly name: string;
    readonly quantity: DecimalText;
    readonly unit_cost: DecimalText;
  }[];
}

export interface TaxTable {
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly total: DecimalText;
}

export interface SimulationTerms {
  readonly date: string;
  readonly volume_t: DecimalText;
  readonly margin_pct: DecimalText;
  readonly margin_mode: MarginMode;
  readonly exchange_rate: DecimalText;
}

const isInForce = (table: { readonly valid_from: string; readonly valid_to: string | null }, day: string) =>
  table.valid_from <= day && (table.valid_to === null || table.valid_to >= day);

export function simulateRecord(
  terms: SimulationTerms,
  cost: CostTable,
  tax: TaxTable,
): Calculated<Simulation> {
  const { date } = terms;
  const late = [
    ...(isInForce(cost, date) ? [] : [issue("price_not_in_force", "fob_cost_id", { date })]),
    ...(isInForce(tax, date) ? [] : [issue("price_not_in_force", "fob_tax_id", { date })]),
  ];
  if (late.length > 0) return refused(late);
  const found = simulatePrice({
    volume_t: terms.volume_t,
    net_rate_tph: cost.net_rate_tph,
    rain_pct: cost.rain_pct,
    setup_hours: cost.setup_hours,
    inspectors: String(cost.inspectors),
    cost_per_shift: cost.cost_per_shift,
    cost_per_lot: cost.cost_per_lot,
    fixed: cost.fixed,
    route: cost.route.map(({ name, quantity, unit_cost }) => ({ name, quantity, unit_cost })),
    overhead_pct: cost.overhead_pct,
    taxes_pct: tax.total,
    margin_pct: terms.margin_pct,
    margin_mode: terms.margin_mode,
    exchange_rate: terms.exchange_rate,
  });
  return found.ok ? calculated(found.result) : found;
}
