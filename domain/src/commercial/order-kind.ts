/** What is inspected, and so which pages an order has: a ship, a convoy of barges, trucks, or anything else. */
import type { Series } from "../numbering/series.ts";

/** The values are wire types: `workorder/fob` is about trucks, `workorder/default` about general orders. */
export const ORDER_KINDS = ["ship", "convoy", "fob", "default"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

const LETTERS: Readonly<Record<OrderKind, string>> = { ship: "S", convoy: "C", fob: "F", default: "G" };

export function orderSeries(kind: OrderKind): Series {
  return {
    key: `work_order.${kind}`,
    pattern: `{country}-${LETTERS[kind]}-{year}-{number:6}`,
    reset: ["country", "year"],
  };
}
