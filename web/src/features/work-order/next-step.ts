// Decides the one step that an order waits for: the button of its page. Where something is missing for it, the step is
// to go where that is entered.

import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import type { ErrorCode } from "@plimsoll/domain/kernel/errors";
import { CARRIER_OF } from "@plimsoll/domain/operation/carrier";
import { LIFECYCLES, OPERATING_RANK, type OrderStatus, RANKS } from "@plimsoll/domain/work-order/status";
import { ahead, ORDER_STEPS, type OrderStep } from "@plimsoll/domain/work-order/transitions";
import type { Reason } from "#status/verdict";
import type { OrderVerdicts, StatusVerdict } from "./order.ts";
import type { OrderTab } from "./order-paths.ts";

export type NextStep =
  | { readonly kind: "step"; readonly step: OrderStep; readonly reasons: readonly Reason[] }
  /** What comes next happens in the field, on the page of the operation. */
  | { readonly kind: "field" }
  | { readonly kind: "status"; readonly verdict: StatusVerdict }
  | { readonly kind: "go"; readonly tab: OrderTab; readonly to: "scope" | "people" | "items" | "confirm" };

interface Remedy {
  readonly tab: OrderTab;
  readonly to: Extract<NextStep, { kind: "go" }>["to"];
}

/** Where what is missing is entered. */
const REMEDIES: Partial<Readonly<Record<ErrorCode, Remedy>>> = {
  scope_missing: { tab: "scope", to: "scope" },
  inspectors_missing: { tab: "operationItems", to: "people" },
  storage_plan_missing: { tab: "item", to: "items" },
  execution_not_confirmed: { tab: "operationItems", to: "confirm" },
};

function remedyFor(reasons: readonly Reason[]): Remedy | undefined {
  for (const { code } of reasons) {
    const place = REMEDIES[code as ErrorCode];
    if (place) return place;
  }
  return undefined;
}

const isOrderStep = (step: string): step is OrderStep => step in ORDER_STEPS;

export function nextStep(
  kind: OrderKind,
  status: OrderStatus,
  { statuses, steps }: Pick<OrderVerdicts, "statuses" | "steps">,
): NextStep | undefined {
  const [next] = steps;
  if (next && isOrderStep(next.step)) {
    const { step, may, reasons } = next;
    const place = may ? undefined : remedyFor(reasons);
    return place ? { kind: "go", ...place } : { kind: "step", step, reasons };
  }
  // Released and nobody assigned: the order moves on by itself once somebody is.
  if (status === "scope_released") return { kind: "go", tab: "operationItems", to: "people" };
  if (isInTheField(kind, status)) return { kind: "field" };
  const verdict = nextStatus(kind, status, statuses);
  if (!verdict) return undefined;
  const place = verdict.may ? undefined : remedyFor(verdict.reasons);
  return place ? { kind: "go", ...place } : { kind: "status", verdict };
}

/** Until something is loaded, an order with carriers follows what is written down on them. */
function isInTheField(kind: OrderKind, status: OrderStatus): boolean {
  const rank = RANKS[status];
  const isMoved = rank !== null && rank >= (RANKS.waiting_start ?? 0) && rank < OPERATING_RANK;
  return CARRIER_OF[kind] !== undefined && isMoved;
}

/** Straight ahead where that may be; back to work from a pause; never a way out such as canceling. */
function nextStatus(
  kind: OrderKind,
  status: OrderStatus,
  statuses: readonly StatusVerdict[],
): StatusVerdict | undefined {
  const find = (to: OrderStatus) => statuses.find((one) => one.to === to);
  if (status === "paused" || status === "suspension") return find("operating");
  if (status === "appointment_canceled") return find("scope_released");
  const forward = ahead(kind, status).flatMap((to) => find(to) ?? []);
  return forward.find((one) => one.may) ?? forward[0];
}

/** Everything else that could be chosen, in the order of the main line. */
export function otherStatuses(
  { statuses }: Pick<OrderVerdicts, "statuses">,
  next: NextStep | undefined,
): readonly StatusVerdict[] {
  const taken = next?.kind === "status" ? next.verdict.to : undefined;
  return statuses.filter((one) => one.to !== taken);
}

/** Loading is begun where something is loaded. */
export function loads(kind: OrderKind): boolean {
  return LIFECYCLES[kind].includes("boarding_completed");
}
