// Decides how the status of a work order changes. Below operating the product moves it as things happen (scope
// released, people and dates assigned, inspection begun, loading begun); from operating on people move it by hand,
// forward along the main line of its kind, leaving out at most the sample and the analysis, or between operating,
// paused and suspension. Nothing goes back, except a finished order that somebody with the right to reopen takes back
// to certification, and a canceled appointment that is planned again.

import { ORDER_KINDS, type OrderKind } from "../commercial/order-kind.ts";
import type { StatusMachine, Step } from "../kernel/status-machine.ts";
import type { Transition } from "../kernel/transitions.ts";
import {
  AT_WORK,
  FINISHED_RANK,
  LIFECYCLES,
  OPERATING_RANK,
  type OrderStatus,
  PHASE_OF,
  RANKS,
  SKIPPABLE,
} from "./status.ts";

/** What the guards ask of the order, loaded beforehand. */
export interface OrderFacts {
  readonly scopeItems: number;
  /** Mandatory items of the scope that nobody has confirmed yet. */
  readonly unconfirmed: number;
  readonly inspectors: number;
  readonly plannedHolds: number;
  /** Weighing periods that nobody has closed yet. */
  readonly openPeriods: number;
  /** Certificates begun and not yet issued. */
  readonly openCertificates: number;
}

type OrderTransition = Transition<OrderStatus, OrderFacts>;
type OrderGuard = NonNullable<OrderTransition["guards"]>[number];

const needsScope: OrderGuard = ({ scopeItems }) => (scopeItems > 0 ? undefined : { code: "scope_missing" });
const needsPeople: OrderGuard = ({ inspectors }) =>
  inspectors > 0 ? undefined : { code: "inspectors_missing" };
const needsStoragePlan: OrderGuard = ({ plannedHolds }) =>
  plannedHolds > 0 ? undefined : { code: "storage_plan_missing" };
const needsClosedPeriods: OrderGuard = ({ openPeriods }) =>
  openPeriods === 0 ? undefined : { code: "weighing_open" };
const needsConfirmation: OrderGuard = ({ unconfirmed }) =>
  unconfirmed === 0 ? undefined : { code: "execution_not_confirmed" };
const needsCertificates: OrderGuard = ({ openCertificates }) =>
  openCertificates === 0 ? undefined : { code: "certificates_open" };

/** What must hold on entering a status, however it is entered. */
function guardsOf(kind: OrderKind, to: OrderStatus): Pick<OrderTransition, "guards" | "filled"> {
  switch (to) {
    case "scope_released":
      return { guards: [needsScope] };
    case "waiting_start":
      return { guards: [needsPeople], filled: ["appointment_date"] };
    case "operating":
      return kind === "ship" ? { guards: [needsStoragePlan] } : {};
    case "boarding_completed":
      return { guards: [needsClosedPeriods] };
    case "certified":
      return { guards: [needsCertificates] };
    case "finished":
      return { guards: [needsConfirmation] };
    default:
      return {};
  }
}

const rankOf = (status: OrderStatus) => RANKS[status] ?? 0;
const isPaused = (status: OrderStatus) => status === "paused" || status === "suspension";

/** Statuses straight ahead: the next one on the line, and those behind what may be left out. */
export function ahead(kind: OrderKind, from: OrderStatus): OrderStatus[] {
  const line = LIFECYCLES[kind];
  const at = line.indexOf(isPaused(from) ? "operating" : from);
  if (at === -1) return [];
  const rest = line.slice(at + 1);
  const end = rest.findIndex((status) => !SKIPPABLE.has(status));
  return end === -1 ? [...rest] : rest.slice(0, end + 1);
}

/** Every change that an order of this kind may go through. */
function orderTransitions(kind: OrderKind): readonly OrderTransition[] {
  return [...byHand(kind), ...byEvents(kind), ...BILLED_AGAIN];
}

function byHand(kind: OrderKind): OrderTransition[] {
  const line = LIFECYCLES[kind];
  const statuses = [...line, "paused", "suspension"] as const;
  const forward = statuses
    .filter((from) => rankOf(from) >= OPERATING_RANK && rankOf(from) < FINISHED_RANK)
    .flatMap((from) =>
      ahead(kind, from).map(
        (to): OrderTransition => ({ from: [from], to, by: "person", undoable: true, ...guardsOf(kind, to) }),
      ),
    );
  const atWork = AT_WORK.map(
    (to): OrderTransition => ({
      from: AT_WORK.filter((from) => from !== to),
      to,
      by: "person",
      undoable: true,
    }),
  );
  const reopened: OrderTransition = {
    from: ["finished"],
    to: "in_certification",
    by: "person",
    permission: "reopen",
    justification: true,
  };
  const canceled: OrderTransition = {
    // Also what only its appointment was canceled of.
    from: [...statuses.filter((from) => rankOf(from) < FINISHED_RANK), "appointment_canceled"],
    to: "canceled",
    by: "person",
    justification: true,
  };
  const appointmentCanceled: OrderTransition = {
    from: (["scope_released", "waiting_start", "in_process"] as const).filter((from) => line.includes(from)),
    to: "appointment_canceled",
    by: "person",
    justification: true,
  };
  const plannedAgain: OrderTransition = {
    from: ["appointment_canceled"],
    to: "scope_released",
    by: "person",
  };
  return [
    ...forward,
    ...atWork,
    ...(line.includes("in_certification") ? [reopened] : []),
    canceled,
    appointmentCanceled,
    plannedAgain,
  ];
}

function byEvents(kind: OrderKind): OrderTransition[] {
  const line = LIFECYCLES[kind];
  return line.flatMap((from) =>
    ahead(kind, from)
      // Finishing is a person's word; everything else may follow from what happens.
      .filter((to) => to !== "finished")
      .map(
        (to): OrderTransition => ({ from: [from], to, by: "system", undoable: true, ...guardsOf(kind, to) }),
      ),
  );
}

/** What was sent back or canceled is billed anew. */
const BILLED_AGAIN: readonly OrderTransition[] = [
  {
    from: ["billing_pending_approval", "waiting_nf", "billed"],
    to: "billing_pending",
    by: "system",
  },
  { from: ["waiting_nf"], to: "billing_pending_approval", by: "system" },
];

function isBelow(status: OrderStatus): boolean {
  const rank = RANKS[status];
  return rank !== null && rank < OPERATING_RANK;
}

/**
 * What people do below operating, and where it leads. General orders have no operation in the field whose facts could
 * move them, so people say when their work begins.
 */
export const ORDER_STEPS = {
  releasescope: { to: "scope_released" },
  start: { to: "in_process", of: ["default"] },
  startloading: { to: "operating", of: ["default"] },
} as const satisfies Readonly<Record<string, Step<OrderStatus>>>;
export type OrderStep = keyof typeof ORDER_STEPS;

export const orderMachine: StatusMachine<OrderStatus, OrderFacts> = {
  variant: "kind",
  tables: Object.fromEntries(ORDER_KINDS.map((kind) => [kind, orderTransitions(kind)])),
  phases: PHASE_OF,
  lifecycles: LIFECYCLES,
  standsAt: { paused: "operating", suspension: "operating" },
  steps: ORDER_STEPS,
  sets: ({ from, to, at }) => ({
    ...(to === "finished" ? { finished_at: at } : {}),
    ...(from === "finished" ? { finished_at: null } : {}),
  }),
  refusal: (from) => (isBelow(from) ? { code: "status_before_operating" } : undefined),
};

/** What happened in the field, over all operations of the order. */
export interface FieldFacts {
  readonly isStarted: boolean;
  /** There were inspections that must come before loading, and all of them are done. */
  readonly isInspected: boolean;
  readonly isLoading: boolean;
}

/** Where the field leads an order next: one status ahead of where it stands, or nowhere. What is loading was let in. */
export function followedStatus(
  kind: OrderKind,
  status: OrderStatus,
  { isStarted, isInspected, isLoading }: FieldFacts,
): OrderStatus | undefined {
  const [next] = ahead(kind, status);
  if (next === "in_process") return isStarted ? next : undefined;
  if (next === "in_progress") return isInspected || isLoading ? next : undefined;
  if (next !== "operating") return undefined;
  // Trucks are loaded from the moment the work on them begins.
  return isLoading || (kind === "fob" && isStarted) ? next : undefined;
}
