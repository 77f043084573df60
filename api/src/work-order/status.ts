/** Moves work orders: by hand where somebody asks, by itself where something happened. */
import { may } from "@plimsoll/domain/access/permission";
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import { LIFECYCLES, type OrderStatus } from "@plimsoll/domain/work-order/status";
import {
  judgeOrder,
  type OrderFacts,
  type OrderTransitionContext,
} from "@plimsoll/domain/work-order/transitions";
import { notify } from "#notices/notify";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { enterStatus, refuseUnless } from "#status/change";
import { usersOfInspectors } from "./store.ts";

interface OrderRow extends WireRow {
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  readonly scope: readonly { readonly mandatory: boolean; readonly confirmed: boolean }[];
  readonly inspector_ids: readonly string[];
  readonly storage_plan: readonly unknown[];
}

export function orderModel(call: Call) {
  return call.app.catalog.get("work_order");
}

/** What the guards ask of an order stands on its row; certificates are not kept yet, so none can be open. */
export function factsOf(row: WireRow): OrderFacts {
  const { scope, inspector_ids: inspectors, storage_plan: plan } = row as OrderRow;
  return {
    scopeItems: scope.length,
    unconfirmed: scope.filter((item) => item.mandatory && !item.confirmed).length,
    inspectors: inspectors.length,
    plannedHolds: plan.length,
    openCertificates: 0,
  };
}

export function transitionContext(
  call: Call,
  row: WireRow,
  justification?: string | null,
): OrderTransitionContext {
  const { kind, status } = row as OrderRow;
  return {
    kind,
    from: status,
    row,
    facts: factsOf(row),
    justification: justification ?? null,
    holds: (permission) => may(call.actor, { service: "workorder", role: kind, permission }),
  };
}

/** By hand. The row was read in this transaction; its version makes the write the judge of who was first. */
export async function changeByHand(
  call: Call,
  current: WireRow,
  to: OrderStatus,
  justification: string | null | undefined,
): Promise<WireRow> {
  refuseUnless(call, "work_order", judgeOrder(transitionContext(call, current, justification), to, "person"));
  const finished = to === "finished" ? { finished_at: call.now } : {};
  const reopened = current.status === "finished" ? { finished_at: null } : {};
  const change = { status: to, ...finished, ...reopened };
  const row = await enterStatus(call, orderModel(call), current, change, justification);
  if (to === "canceled" || to === "appointment_canceled") await tellPeople(call, current, justification);
  return row;
}

/** A change that no person asks for; undefined where the table of transitions does not allow it now. */
export async function applySystemTransition(
  call: Call,
  current: WireRow,
  to: OrderStatus,
): Promise<WireRow | undefined> {
  if (!judgeOrder(transitionContext(call, current), to, "system").may) return undefined;
  return enterStatus(call, orderModel(call), current, { status: to }, null, "system");
}

/** Asked for by a person, carried out as what happened: begin, inspections done, loading. */
export async function takeStep(call: Call, current: WireRow, to: OrderStatus): Promise<WireRow> {
  refuseUnless(call, "work_order", judgeOrder(transitionContext(call, current), to, "system"));
  return enterStatus(call, orderModel(call), current, { status: to }, null);
}

/** Moves a released order on to waiting for its start, once it has people and a date. */
export async function advanceWhenPlanned(call: Call, row: WireRow): Promise<WireRow> {
  if (row.status !== "scope_released") return row;
  return (await applySystemTransition(call, row, "waiting_start")) ?? row;
}

/** Statuses still ahead on the main line; none once an order stands beside it. */
export function stillAhead(row: WireRow): OrderStatus[] {
  const { kind, status } = row as OrderRow;
  const line = LIFECYCLES[kind];
  const at = line.indexOf(status === "paused" || status === "suspension" ? "operating" : status);
  return at === -1 ? [] : line.slice(at + 1);
}

async function tellPeople(
  call: Call,
  order: WireRow,
  justification: string | null | undefined,
): Promise<void> {
  const users = await usersOfInspectors(call.db, (order as OrderRow).inspector_ids);
  await notify(call, {
    to: users,
    kind: "order_canceled",
    subject: String(order.wocode),
    params: { who: call.actor.name, reason: justification ?? "" },
    about: { record: "work_order", id: String(order.id) },
  });
}
