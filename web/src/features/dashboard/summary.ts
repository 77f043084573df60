/** The figures of the dashboard as the server tells them. */
import type { Summary } from "@plimsoll/domain/work-order/output";
import { ORDER_STATUSES } from "@plimsoll/domain/work-order/status";
import { useCall } from "#rpc/hooks";

export const MONTHS = 12;

const DEPENDS_ON = [
  { service: "workorder", type: "work_order" },
  { service: "proposal", type: "proposal" },
  { service: "service", type: "nomination" },
];

export function useSummary() {
  return useCall(
    { service: "dashboard", type: "default", action: "summary", attributes: { months: MONTHS } },
    { dependsOn: DEPENDS_ON },
  );
}

export function totalOf({ by_status: counts }: Summary): number {
  return ORDER_STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}
