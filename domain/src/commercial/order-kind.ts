/** The kinds of orders, and the series that number them. */
import type { Series } from "../numbering/series.ts";
import type { OrderKind } from "../register/order-kinds.ts";

export { ORDER_KINDS, type OrderKind } from "../register/order-kinds.ts";

const LETTERS: Readonly<Record<OrderKind, string>> = { ship: "S", convoy: "C", fob: "F", default: "G" };

export function orderSeries(kind: OrderKind): Series {
  return {
    key: `work_order.${kind}`,
    pattern: `{country}-${LETTERS[kind]}-{year}-{number:6}`,
    reset: ["country", "year"],
  };
}
