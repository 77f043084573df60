/** Where work orders of each kind are listed and opened: several features lead there. */
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";

export const ORDER_LISTS: Readonly<Record<OrderKind, string>> = {
  ship: "/services/ship",
  convoy: "/operation/barge_convoy",
  fob: "/services/wosfob",
  default: "/services/wosgeneral",
};

/** The planner opens orders of every kind at an address of its own. */
export const PLANNER = "/services/shipplanner";

/** Orders of every kind in one list; a row opens at the page of its kind. */
export const ALL_ORDERS = "/services/workorders";

export function orderPath(kind: OrderKind, id: string): string {
  return `${ORDER_LISTS[kind]}/${id}`;
}
