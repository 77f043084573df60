/** The figures of the dashboard as the server tells them. */
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import type { CalendarDate } from "@plimsoll/domain/kernel/dates";
import type { DecimalText } from "@plimsoll/domain/kernel/decimal";
import { ORDER_STATUSES, type OrderStatus, type Phase } from "@plimsoll/domain/work-order/status";
import { useCall } from "#rpc/hooks";

export interface PortFigures {
  readonly port_id: string;
  readonly name: string;
  readonly orders: number;
  readonly phases: Readonly<Record<Phase, number>>;
}

export interface MonthFigures {
  /** "2026-11" */
  readonly month: string;
  readonly product_id: string | null;
  readonly product: string | null;
  readonly orders: number;
  /** Tonnes. */
  readonly volume: DecimalText;
}

export interface LateOrder {
  readonly id: string;
  readonly wocode: string;
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  readonly appointment_date: CalendarDate;
  readonly days: number;
  readonly customer: string | null;
  readonly port: string | null;
}

export interface ExpiringProposal {
  readonly id: string;
  readonly propcode: string;
  readonly revision: number;
  readonly customer: string;
  readonly expiration_date: CalendarDate;
}

export interface Summary {
  readonly today: CalendarDate;
  readonly by_status: Readonly<Partial<Record<OrderStatus, number>>>;
  readonly by_phase: Readonly<Record<Phase, number>>;
  readonly by_port: readonly PortFigures[];
  readonly by_month: readonly MonthFigures[];
  readonly late: {
    readonly total: number;
    readonly total_is: "exact" | "at_least";
    readonly orders: readonly LateOrder[];
  };
  readonly waiting: readonly { readonly key: OrderStatus; readonly orders: number }[];
  /** Null for whoever may not list them. */
  readonly proposals: {
    readonly draft: number;
    readonly sent: number;
    readonly almost_expired: number;
    readonly expired: number;
    readonly expiring: readonly ExpiringProposal[];
  } | null;
  readonly nominations: { readonly pending: number } | null;
}

export const MONTHS = 12;

const DEPENDS_ON = [
  { service: "workorder", type: "work_order" },
  { service: "proposal", type: "proposal" },
  { service: "service", type: "nomination" },
];

export function useSummary() {
  return useCall<Summary>(
    { service: "dashboard", type: "default", action: "summary", attributes: { months: MONTHS } },
    { dependsOn: DEPENDS_ON },
  );
}

export function totalOf({ by_status: counts }: Summary): number {
  return ORDER_STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}
