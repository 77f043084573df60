/** How work orders move: what the guards ask, what goes with a change, and the step that follows by itself. */
import { AT_WORK } from "@plimsoll/domain/work-order/status";
import type { OrderFacts } from "@plimsoll/domain/work-order/transitions";
import { notify } from "#notices/notify";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { applySystemTransition } from "#status/machine";
import type { StatusRules } from "#status/rules";
import { certificationOf, openPeriodsOf, usersOfInspectors } from "./store.ts";

interface OrderRow extends WireRow {
  readonly scope: readonly { readonly mandatory: boolean; readonly confirmed: boolean }[];
  readonly inspector_ids: readonly string[];
  readonly storage_plan: readonly unknown[];
}

export function orderModel(call: Call) {
  return call.app.catalog.get("work_order");
}

export const orderStatusRules: StatusRules = {
  /** What the guards ask of an order stands on its row, but for what was weighed and what papers are open. */
  async facts(call, row): Promise<OrderFacts> {
    const { scope, inspector_ids: inspectors, storage_plan: plan } = row as OrderRow;
    return {
      scopeItems: scope.length,
      unconfirmed: scope.filter((item) => item.mandatory && !item.confirmed).length,
      inspectors: inspectors.length,
      plannedHolds: plan.length,
      openPeriods: isAtWork(row.status) ? await openPeriodsOf(call.db, row.id) : 0,
      openCertificates: isInCertification(row.status) ? (await certificationOf(call.db, row.id)).open : 0,
    };
  },

  async entered(call, order, { to, justification }) {
    if (to === "canceled" || to === "appointment_canceled") await notifyPeople(call, order, justification);
    return advanceWhenPlanned(call, order);
  },
};

/** Only from there an order goes where its periods must be closed: others need not be asked about. */
const isAtWork = (status: unknown) => AT_WORK.some((one) => one === status);

const isInCertification = (status: unknown) => status === "in_certification";

/** A released order that has people and a date waits for its start. */
export async function advanceWhenPlanned(call: Call, row: WireRow): Promise<WireRow> {
  if (row.status !== "scope_released") return row;
  return (await applySystemTransition(call, orderModel(call), row, "waiting_start")) ?? row;
}

async function notifyPeople(call: Call, order: WireRow, justification: string | null): Promise<void> {
  await notify(call, {
    to: await usersOfInspectors(call.db, (order as OrderRow).inspector_ids),
    kind: "order_canceled",
    subject: String(order.wocode),
    params: { who: call.actor.name, reason: justification ?? "" },
    about: { record: "work_order", id: String(order.id) },
  });
}
