/** What carries the cargo of an operation: a ship, one barge of a convoy, the trucks of an order. */
import type { OrderKind } from "../commercial/order-kind.ts";

export const CARRIERS = ["ship", "barge", "trucks"] as const;
export type Carrier = (typeof CARRIERS)[number];

/** General orders have no operation. */
export const CARRIER_OF: Readonly<Partial<Record<OrderKind, Carrier>>> = {
  ship: "ship",
  convoy: "barge",
  fob: "trucks",
};

/** A ship and a barge have no more; the registers say how many it really is. */
export const MOST_HOLDS = 10;
