/** An order follows its certificates: in certification with the first draft, certified when all of them are issued. */
import { readRow } from "#record/load";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { applySystemTransition } from "#status/machine";
import { certificationOf } from "#work-order/store";

const RECORD = "certificate";

export async function followOrder(call: Call, orderId: string): Promise<void> {
  const { status, open, issued } = await certificationOf(call.db, orderId);
  // The last draft was given up before anything was issued: nothing certifies the order, and another may be begun.
  if (open + issued === 0) return;
  const to = open > 0 ? "in_certification" : "certified";
  // Most certificates leave their order where it is: only who moves it reads all of it.
  if (status === to) return;
  const onOrders = asSideEffectOn(call, "work_order");
  const orders = call.app.catalog.get("work_order");
  const order = await readRow(onOrders, orders, orderId);
  if (order) await applySystemTransition(onOrders, orders, order, to, RECORD);
}
