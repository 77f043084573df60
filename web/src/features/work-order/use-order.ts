/** One order with what may be done with it and how it came here, in one call; live events keep it fresh. */
import { useCurrent } from "#app/client-state";
import { useLoad } from "#rpc/hooks";
import { ORDERS } from "./order.ts";

export function useOrder(id: string) {
  const loaded = useLoad(ORDERS, id);
  const order = loaded.data?.attributes;
  useCurrent(order === undefined ? {} : { workOrder: id, ship: order.ship_id });
  return { loaded, order, verdicts: order?.verdicts, log: order?.status_log };
}
