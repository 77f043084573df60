/** One order with what may be done with it and how it came here; live events keep all three fresh. */
import { useCall, useLoad } from "#rpc/hooks";
import { type LogEntry, ORDERS, type OrderRow, type OrderVerdicts } from "./order.ts";

export function useOrder(id: string) {
  const loaded = useLoad<OrderRow>(ORDERS, id);
  const verdicts = useCall<OrderVerdicts>(
    { ...ORDERS, action: "verdicts", attributes: { id } },
    { keepPrevious: false },
  );
  const log = useCall<readonly LogEntry[]>(
    { ...ORDERS, action: "getstatuslog", attributes: { id } },
    { keepPrevious: false },
  );
  return {
    loaded,
    order: loaded.data?.attributes,
    verdicts: verdicts.data?.attributes,
    log: log.data?.attributes,
  };
}
