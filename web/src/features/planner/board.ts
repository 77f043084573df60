/** The records that the planner's board is made of. */
import type { OrderHead } from "@plimsoll/domain/work-order/output";

export const PLANNER = { service: "workorder", type: "shipplanner" } as const;
export const ORDERS = { service: "workorder", type: "work_order" } as const;
export const APPOINTMENTS = { service: "workorder", type: "appointment" } as const;
export const ABSENCES = { service: "workorder", type: "absence" } as const;
export const INSPECTORS = { service: "register", type: "inspector" } as const;

/** What an order is called: its vessel where it has one, else whose it is. */
export function subjectOf({ vessel, customer }: OrderHead): string {
  return vessel ?? customer ?? "";
}
