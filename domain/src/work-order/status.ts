/** The statuses of a work order, the order they come in for each kind, and the phase whose colour they wear. */
import type { OrderKind } from "../commercial/order-kind.ts";

export const ORDER_STATUSES = [
  "created",
  "scope_released",
  "waiting_start",
  "in_process",
  "in_progress",
  "operating",
  "paused",
  "suspension",
  "boarding_completed",
  "sample_in_transit",
  "awaiting_analysis",
  "in_certification",
  "certified",
  "finished",
  "billing_pending",
  "billing_pending_approval",
  "waiting_nf",
  "billed",
  "canceled",
  "appointment_canceled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Place on the main line; none for what stands beside it. */
export const RANKS: Readonly<Record<OrderStatus, number | null>> = {
  created: 10,
  scope_released: 20,
  waiting_start: 30,
  in_process: 40,
  in_progress: 50,
  operating: 60,
  paused: 60,
  suspension: 60,
  boarding_completed: 70,
  sample_in_transit: 80,
  awaiting_analysis: 90,
  in_certification: 100,
  certified: 110,
  finished: 120,
  billing_pending: 130,
  billing_pending_approval: 140,
  waiting_nf: 150,
  billed: 160,
  canceled: null,
  appointment_canceled: null,
};

export const OPERATING_RANK = 60;
export const FINISHED_RANK = 120;

const BILLING = ["billing_pending", "billing_pending_approval", "waiting_nf", "billed"] as const;
const LABORATORY = ["sample_in_transit", "awaiting_analysis"] as const;
const CERTIFICATE = ["in_certification", "certified", "finished", ...BILLING] as const;

const LOADING_LINE = [
  "created",
  "scope_released",
  "waiting_start",
  "in_process",
  "in_progress",
  "operating",
  "boarding_completed",
  ...LABORATORY,
  ...CERTIFICATE,
] as const;

/** The statuses of each kind in their usual order. General orders load nothing; trucks are loaded and done. */
export const LIFECYCLES: Readonly<Record<OrderKind, readonly OrderStatus[]>> = {
  ship: LOADING_LINE,
  convoy: LOADING_LINE,
  default: [
    "created",
    "scope_released",
    "waiting_start",
    "in_process",
    "operating",
    ...LABORATORY,
    ...CERTIFICATE,
  ],
  fob: [
    "created",
    "scope_released",
    "waiting_start",
    "operating",
    "boarding_completed",
    "finished",
    ...BILLING,
  ],
};

/** Work at rest: on the same rank as operating, and back. */
export const AT_WORK = ["operating", "paused", "suspension"] as const satisfies readonly OrderStatus[];

/** What a person may leave out on the way forward. */
export const SKIPPABLE: ReadonlySet<OrderStatus> = new Set(LABORATORY);

export const PHASES = ["planning", "field", "laboratory", "billing", "done", "stopped"] as const;
export type Phase = (typeof PHASES)[number];

export const PHASE_OF: Readonly<Record<OrderStatus, Phase>> = {
  created: "planning",
  scope_released: "planning",
  waiting_start: "planning",
  in_process: "field",
  in_progress: "field",
  operating: "field",
  paused: "field",
  suspension: "field",
  boarding_completed: "field",
  sample_in_transit: "laboratory",
  awaiting_analysis: "laboratory",
  in_certification: "laboratory",
  certified: "laboratory",
  finished: "billing",
  billing_pending: "billing",
  billing_pending_approval: "billing",
  waiting_nf: "billing",
  billed: "done",
  canceled: "stopped",
  appointment_canceled: "stopped",
};

export function statusesOf(phase: Phase): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => PHASE_OF[status] === phase);
}

/** A finished, billed or canceled order is read, not edited. */
export function isLocked(status: OrderStatus): boolean {
  return status === "canceled" || (RANKS[status] ?? 0) >= FINISHED_RANK;
}

/** Planned and not yet begun: these can be late. */
export const NOT_BEGUN = [
  "created",
  "scope_released",
  "waiting_start",
] as const satisfies readonly OrderStatus[];
