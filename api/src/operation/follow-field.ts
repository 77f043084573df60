/** An order follows what happens in the field, in the transaction of what happened. */
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import { OPERATION_PAGES } from "@plimsoll/domain/operation/operation-pages";
import type { OrderStatus } from "@plimsoll/domain/work-order/status";
import { followedStatus } from "@plimsoll/domain/work-order/transitions";
import { readRow } from "#record/load";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { applySystemTransition } from "#status/machine";
import { orderHead } from "#work-order/store";
import { fieldFacts, mandatoryServices } from "./store.ts";

/** Statuses that the field still moves. */
const MOVED: ReadonlySet<string> = new Set(["waiting_start", "in_process", "in_progress"]);

/** The inspections that the order asks for: all of them where its scope names no service. */
function mandatoryInspections(services: readonly string[]): readonly string[] {
  return OPERATION_PAGES.filter(
    (page) =>
      page.beforeLoading &&
      (services.length === 0 || page.services?.some((code) => services.includes(code)) === true),
  ).map((page) => page.key);
}

/** `cause` is the record whose row made it happen: the log names it. */
export async function followField(call: Call, orderId: string, cause: string): Promise<void> {
  const head = await orderHead(call.db, orderId);
  if (!head || !MOVED.has(head.status)) return;
  const inspections = mandatoryInspections(await mandatoryServices(call.db, orderId));
  const { started, inspected, loading } = await fieldFacts(call.db, orderId, inspections);
  const facts = { isStarted: started, isInspected: inspected, isLoading: loading };
  const onOrders = asSideEffectOn(call, "work_order");
  const model = call.app.catalog.get("work_order");
  let order = await readRow(onOrders, model, orderId);
  while (order) {
    const next = followedStatus(order.kind as OrderKind, order.status as OrderStatus, facts);
    if (next === undefined) return;
    order = await applySystemTransition(onOrders, model, order, next, cause);
  }
}
