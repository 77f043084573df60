/** An order follows its certificates: in certification with the first draft, certified when all of them are issued. */
import { readRow } from "#record/load";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { applySystemTransition } from "#status/machine";
import { openCertificatesOf } from "#work-order/store";

const RECORD = "certificate";

export async function followOrder(call: Call, orderId: string): Promise<void> {
  const onOrders = asSideEffectOn(call, "work_order");
  const orders = call.app.catalog.get("work_order");
  const order = await readRow(onOrders, orders, orderId);
  if (!order) return;
  const isOpen = (await openCertificatesOf(call.db, orderId)) > 0;
  await applySystemTransition(onOrders, orders, order, isOpen ? "in_certification" : "certified", RECORD);
}
