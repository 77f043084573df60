/** The planner's board as the server tells it, and the records it is made of. */
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import type { CalendarDate } from "@plimsoll/domain/kernel/dates";
import type { ABSENCE_KINDS } from "@plimsoll/domain/work-order/absence";
import type { Conflict } from "@plimsoll/domain/work-order/conflicts";
import type { OrderStatus } from "@plimsoll/domain/work-order/status";

export const PLANNER = { service: "workorder", type: "shipplanner" } as const;
export const ORDERS = { service: "workorder", type: "work_order" } as const;
export const APPOINTMENTS = { service: "workorder", type: "appointment" } as const;
export const ABSENCES = { service: "workorder", type: "absence" } as const;
export const INSPECTORS = { service: "register", type: "inspector" } as const;

/** What an order is known by wherever the planner names it. */
export interface OrderHead {
  readonly country: string;
  readonly wocode: string;
  readonly status: OrderStatus;
  readonly kind: OrderKind;
  readonly customer: string | null;
  readonly port: string | null;
  readonly vessel: string | null;
  readonly product: string | null;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly workunit: string | null;
}

export interface Days {
  readonly begin_date: CalendarDate;
  readonly end_date: CalendarDate;
}

export interface Planned extends OrderHead, Days {
  readonly id: string;
  readonly version: number;
  readonly inspector_id: string;
  readonly work_order_id: string;
  readonly note: string | null;
}

export interface Absent extends Days {
  readonly id: string;
  readonly version: number;
  readonly inspector_id: string;
  /** Null where the reader may not know why somebody is not free. */
  readonly kind: (typeof ABSENCE_KINDS)[number] | null;
  readonly note: string | null;
}

export interface Unassigned extends OrderHead {
  readonly id: string;
  readonly version: number;
  readonly date: CalendarDate;
  readonly appointment_date: CalendarDate | null;
}

export interface Board {
  readonly people: readonly Person[];
  readonly appointments: readonly Planned[];
  readonly absences: readonly Absent[];
  readonly conflicts: readonly Conflict[];
  readonly unassigned: readonly Unassigned[];
}

/** What an order is called: its vessel where it has one, else whose it is. */
export function subjectOf({ vessel, customer }: OrderHead): string {
  return vessel ?? customer ?? "";
}
