/** An order follows its pre-invoices, in the transaction of what happened to one of them. */
import { billedStatus } from "@plimsoll/domain/billing/follow-billing";
import { readRow } from "#record/load";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { applySystemTransition } from "#status/machine";
import { holdOrders, preInvoicesOf } from "./store.ts";

export async function followBilling(call: Call, orderIds: readonly string[]): Promise<void> {
  const onOrders = asSideEffectOn(call, "work_order");
  const model = call.app.catalog.get("work_order");
  // Of two whose pre-invoices end at once the second sees what the first did.
  await holdOrders(call.db, orderIds);
  for (const id of orderIds) {
    const statuses = await preInvoicesOf(call.db, id);
    let order = await readRow(onOrders, model, id);
    while (order) {
      const next = billedStatus(String(order.status), statuses);
      if (next === undefined) break;
      order = await applySystemTransition(onOrders, model, order, next, "pre_invoice");
    }
  }
}
