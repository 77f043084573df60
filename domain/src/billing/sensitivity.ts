// Decides what a simulated price would be if one thing came differently: the loading rate, the rain, or the exchange rate,
// each by a tenth and by a fifth in either direction. Everything else stays; the figures are the calculator's.

import type { DecimalText } from "../kernel/decimal.ts";
import { add, multiply, roundTo } from "../kernel/decimal.ts";
import { type CostTable, type SimulationTerms, simulateRecord, type TaxTable } from "./simulate-record.ts";

export const SENSITIVE_TO = ["rate", "rain", "exchange"] as const;
export type SensitiveTo = (typeof SENSITIVE_TO)[number];

/** In percent of what the simulation says. */
export const CHANGES = ["-20", "-10", "10", "20"] as const;

export interface SensitivePrice {
  readonly to: SensitiveTo;
  readonly change: DecimalText;
  readonly price: DecimalText;
  readonly per_tonne_usd: DecimalText;
  readonly list_usd: DecimalText;
}

const changed = (value: DecimalText, change: DecimalText, scale: number) =>
  roundTo(multiply(value, add("1", multiply(change, "0.01"))), scale, "half_up");

function changedBy(to: SensitiveTo, change: DecimalText, terms: SimulationTerms, cost: CostTable) {
  switch (to) {
    case "rate":
      return { terms, cost: { ...cost, net_rate_tph: changed(cost.net_rate_tph, change, 6) } };
    case "rain":
      return { terms, cost: { ...cost, rain_pct: changed(cost.rain_pct, change, 6) } };
    case "exchange":
      return { terms: { ...terms, exchange_rate: changed(terms.exchange_rate, change, 6) }, cost };
  }
}

/** Nothing for what the calculator would refuse. */
export function sensitivityOf(terms: SimulationTerms, cost: CostTable, tax: TaxTable): SensitivePrice[] {
  return SENSITIVE_TO.flatMap((to) =>
    CHANGES.flatMap((change) => {
      const under = changedBy(to, change, terms, cost);
      const found = simulateRecord(under.terms, under.cost, tax);
      if (!found.ok) return [];
      const { price, per_tonne_usd, list_usd } = found.result;
      return [{ to, change, price, per_tonne_usd, list_usd }];
    }),
  );
}
