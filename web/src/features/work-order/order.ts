/** A work order as its pages read it, and the calls made on it. */

import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import type { Row } from "@plimsoll/domain/kernel/record";
import type { StatusEntry } from "@plimsoll/domain/kernel/status-entry";
import type { OrderStatus } from "@plimsoll/domain/work-order/status";
import type { workOrder } from "@plimsoll/domain/work-order/work-order";

export const ORDERS = { service: "workorder", type: "work_order" } as const;
export const APPOINTMENTS = { service: "workorder", type: "appointment" } as const;
export const COMMENTS = { service: "workorder", type: "comment" } as const;

/** What the server adds to a row: the names of what it refers to. A guest's row lacks what stays inside. */
interface Shown {
  readonly customer?: Named;
  readonly proposal?: Named | null;
  readonly ship?: Named | null;
  readonly tugboat?: Named | null;
  readonly port?: Named | null;
  readonly terminal?: Named | null;
  readonly product?: Named | null;
  readonly verdicts?: OrderVerdicts;
  readonly status_log?: readonly LogEntry[];
}

export type OrderRow = Row<typeof workOrder> & Shown & Record<string, unknown>;

export interface Reason {
  readonly code: string;
  readonly message: string;
}

export interface StatusVerdict {
  readonly to: OrderStatus;
  readonly may: boolean;
  readonly justification: boolean;
  readonly reasons: readonly Reason[];
}

export const STEPS = ["releasescope", "start", "inspected", "startloading"] as const;
export type OrderStep = (typeof STEPS)[number];

export interface StepVerdict {
  readonly step: OrderStep;
  readonly may: boolean;
  readonly reasons: readonly Reason[];
}

export interface OrderVerdicts {
  readonly statuses: readonly StatusVerdict[];
  readonly steps: readonly StepVerdict[];
}

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
