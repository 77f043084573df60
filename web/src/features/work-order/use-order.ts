/** One order with what may be done with it and how it came here, in one call; live events keep it fresh. */
import { useLoad } from "#rpc/hooks";
import { ORDERS } from "./order.ts";

export function useOrder(id: string) {
  const loaded = useLoad(ORDERS, id);
  const order = loaded.data?.attributes;
  return { loaded, order, verdicts: order?.verdicts, log: order?.status_log };
}
