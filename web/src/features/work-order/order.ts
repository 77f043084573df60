/** A work order as its pages read it, and the calls made on it. */

import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import type { Row } from "@plimsoll/domain/kernel/record";
import type { ShownVerdict, ShownVerdicts, StatusEntry } from "@plimsoll/domain/kernel/status-output";
import type { OrderStatus } from "@plimsoll/domain/work-order/status";
import type { workOrder } from "@plimsoll/domain/work-order/work-order";

export const ORDERS = { service: "workorder", type: "work_order" } as const;
export const APPOINTMENTS = { service: "workorder", type: "appointment" } as const;

export type OrderRow = Row<typeof workOrder>;
export type StatusVerdict = ShownVerdict<OrderStatus>;
export type OrderVerdicts = ShownVerdicts<OrderStatus>;

export type LogEntry = StatusEntry<OrderStatus>;

/** What an order is called on its page: the vessel where there is one. */
export function orderName(order: Pick<OrderRow, "ship" | "tugboat" | "wocode">): string {
  return order.ship?.name ?? order.tugboat?.name ?? order.wocode;
}

/** Code, customer and place, on one line beside the title. */
export function orderContext(order: OrderRow): string {
  const name = orderName(order);
  const place = [order.port?.name, order.terminal?.name].filter(Boolean).join(" ");
  return [name === order.wocode ? "" : order.wocode, order.customer?.name ?? "", place]
    .filter((part) => part !== "")
    .join(" · ");
}

/** The kind of a row that came over the wire. */
export function kindOf(order: Pick<OrderRow, "kind">): OrderKind {
  return order.kind as OrderKind;
}
