/** What is inspected, and so which pages an order has: a ship, a convoy of barges, trucks, or anything else. */

/** The values are wire types: `workorder/fob` is about trucks, `workorder/default` about general orders. */
export const ORDER_KINDS = ["ship", "convoy", "fob", "default"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
