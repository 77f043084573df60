/** What the calls about work orders answer beside their rows: counts, the map, the board of the planner, the dashboard. */
import { z } from "zod";
import { ORDER_KINDS } from "../commercial/order-kind.ts";
import {
  dateOutput,
  decimalOutput,
  listOutput,
  namedOutput,
  objectOutput,
  rowNameOutput,
} from "../kernel/output.ts";
import { ABSENCE_KINDS } from "./absence.ts";
import { ORDER_STATUSES, PHASES } from "./status.ts";

const count = z.number().int();
const byStatus = namedOutput(ORDER_STATUSES, count);
const byPhase = z.record(z.enum(PHASES), count).readonly();
const counted = { total: count, total_is: z.enum(["exact", "at_least"]) };

export const countsOutput = objectOutput({ by_status: byStatus, total: count });
export type StatusCounts = z.infer<typeof countsOutput>;

const portOutput = objectOutput({
  port_id: z.string(),
  name: z.string(),
  latitude: decimalOutput.nullable(),
  longitude: decimalOutput.nullable(),
  orders: count,
  phases: byPhase,
});
export const portsOutput = listOutput(portOutput);

export const colleaguesOutput = listOutput(rowNameOutput);

export const PRESETS = ["my_orders", "my_unit", "waiting_for_me"] as const;

const preset = objectOutput({
  key: z.enum(PRESETS),
  conditions: listOutput(
    objectOutput({ attribute: z.string(), operator: z.string(), value: z.unknown().exactOptional() }),
  ),
});
export const presetsOutput = listOutput(preset);
export type Preset = z.infer<typeof preset>;

/** What an order is known by wherever the planner names it. */
const orderHead = {
  country: z.string(),
  wocode: z.string(),
  status: z.enum(ORDER_STATUSES),
  kind: z.enum(ORDER_KINDS),
  customer: z.string().nullable(),
  port: z.string().nullable(),
  vessel: z.string().nullable(),
  product: z.string().nullable(),
};
const days = { begin_date: dateOutput, end_date: dateOutput };
const versioned = { id: z.string(), version: z.number().int() };

const person = rowNameOutput
  .unwrap()
  .extend({ country: z.string(), workunit: z.string().nullable() })
  .readonly();

const planned = objectOutput({
  ...versioned,
  ...days,
  ...orderHead,
  inspector_id: z.string(),
  work_order_id: z.string(),
  note: z.string().nullable(),
});

const absent = objectOutput({
  ...versioned,
  ...days,
  inspector_id: z.string(),
  /** Null where the reader may not know why somebody is not free. */
  kind: z.enum(ABSENCE_KINDS).nullable(),
  note: z.string().nullable(),
});

const conflict = objectOutput({
  inspector_id: z.string(),
  date: dateOutput,
  kind: z.enum(["double", "absent"]),
  appointments: listOutput(z.string()),
});

const unassigned = objectOutput({
  ...versioned,
  ...orderHead,
  date: dateOutput,
  appointment_date: dateOutput.nullable(),
});

export const boardOutput = objectOutput({
  people: listOutput(person),
  appointments: listOutput(planned),
  absences: listOutput(absent),
  conflicts: listOutput(conflict),
  unassigned: listOutput(unassigned),
  /** The day after, so that a screen can page on without arithmetic of its own. */
  next: dateOutput,
});

const orderHeadOutput = objectOutput(orderHead);
const daysOutput = objectOutput(days);
export type OrderHead = z.infer<typeof orderHeadOutput>;
export type Days = z.infer<typeof daysOutput>;
export type Person = z.infer<typeof person>;
export type Planned = z.infer<typeof planned>;
export type Absent = z.infer<typeof absent>;
export type Conflict = z.infer<typeof conflict>;
export type Unassigned = z.infer<typeof unassigned>;
export type Board = z.infer<typeof boardOutput>;

const month = objectOutput({
  /** "2026-11" */
  month: z.string(),
  product_id: z.string().nullable(),
  product: z.string().nullable(),
  orders: count,
  /** Tonnes. */
  volume: decimalOutput,
});

const lateOrder = objectOutput({
  id: z.string(),
  wocode: z.string(),
  kind: z.enum(ORDER_KINDS),
  status: z.enum(ORDER_STATUSES),
  appointment_date: dateOutput,
  days: count,
  customer: z.string().nullable(),
  port: z.string().nullable(),
});

const expiringProposal = objectOutput({
  id: z.string(),
  propcode: z.string(),
  revision: z.number().int(),
  customer: z.string(),
  expiration_date: dateOutput,
});

export const dashboardOutput = objectOutput({
  today: dateOutput,
  by_status: byStatus,
  by_phase: byPhase,
  by_port: portsOutput,
  by_month: listOutput(month),
  late: objectOutput({ ...counted, orders: listOutput(lateOrder) }),
  waiting: listOutput(objectOutput({ key: z.enum(ORDER_STATUSES), orders: count })),
  /** Null for whoever may not list them. */
  proposals: objectOutput({
    draft: count,
    sent: count,
    almost_expired: count,
    expired: count,
    expiring: listOutput(expiringProposal),
  }).nullable(),
  nominations: objectOutput({ pending: count }).nullable(),
});

export type PortFigures = z.infer<typeof portOutput>;
export type MonthFigures = z.infer<typeof month>;
export type LateOrder = z.infer<typeof lateOrder>;
export type ExpiringProposal = z.infer<typeof expiringProposal>;
export type Summary = z.infer<typeof dashboardOutput>;
