// Decides how the orders of a list stand on a board and on a map: the same rows, by their phase or by their port.

import type { RowNamed, RowWith } from "@plimsoll/domain/calls";
import type { PortFigures } from "@plimsoll/domain/work-order/output";
import { type OrderStatus, PHASE_OF, PHASES, type Phase } from "@plimsoll/domain/work-order/status";
import type { ORDERS } from "./order.ts";

export const SHOWN_FIELDS = [
  "wocode",
  "kind",
  "status",
  "customer_id",
  "ship_id",
  "convoy_name",
  "port_id",
  "appointment_date",
] as const;
export type ShownOrder = RowWith<RowNamed<typeof ORDERS>, typeof SHOWN_FIELDS>;

export const phaseOf = ({ status }: Pick<ShownOrder, "status">): Phase => PHASE_OF[status as OrderStatus];

/** Every phase with its orders, whether it has any or not. */
export function byPhase<O extends Pick<ShownOrder, "status">>(
  orders: readonly O[],
): readonly { readonly phase: Phase; readonly orders: readonly O[] }[] {
  return PHASES.map((phase) => ({ phase, orders: orders.filter((order) => phaseOf(order) === phase) }));
}

/** Ports that have some of these orders, the busiest first; where each lies comes from `known`. */
export function portsOf(
  orders: readonly Pick<ShownOrder, "status" | "port_id">[],
  known: readonly PortFigures[],
): readonly PortFigures[] {
  return known
    .map((port) => {
      const own = orders.filter((order) => order.port_id === port.port_id);
      const count = (phase: Phase) => own.filter((order) => phaseOf(order) === phase).length;
      const phases = Object.fromEntries(
        PHASES.map((phase) => [phase, count(phase)]),
      ) as PortFigures["phases"];
      return { ...port, orders: own.length, phases };
    })
    .filter((port) => port.orders > 0)
    .sort((a, b) => b.orders - a.orders || a.name.localeCompare(b.name));
}
