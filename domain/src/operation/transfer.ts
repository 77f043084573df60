// Decides whether a barge may go over to another convoy, and a truck to another order: not to where it is, not to cargo
// of another product, and not to where it stands already.

import type { Refusal } from "../kernel/transitions.ts";

export interface TransferEnd {
  readonly orderId: string;
  readonly productId: string | null;
  /** The vehicles that are there: barges by their id, trucks by what their plate is recognised by. */
  readonly vehicles: readonly string[];
}

const CODES = {
  barge: {
    same: "transfer_to_same_convoy",
    other: "transfer_of_different_product",
    there: "already_on_destination_convoy",
  },
  truck: {
    same: "transfer_to_same_work_order",
    other: "transfer_of_different_product",
    there: "already_on_destination_work_order",
  },
} as const;

export function transferRefusal(
  kind: keyof typeof CODES,
  vehicle: string,
  from: Pick<TransferEnd, "orderId" | "productId">,
  to: TransferEnd,
): Refusal | undefined {
  const code = CODES[kind];
  if (from.orderId === to.orderId) return { code: code.same };
  if (from.productId !== to.productId) return { code: code.other };
  return to.vehicles.includes(vehicle) ? { code: code.there } : undefined;
}
