/** Leads from an order to the work on its carrier, where what comes next is written down. */
import { Button } from "@mantine/core";
import { useNavigate } from "react-router";
import { toastError } from "#app/error-text";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { useList, useMutationCall } from "#rpc/hooks";
import { ORDERS, type OrderRow } from "./order.ts";
import { useOrderWords } from "./order-words.tsx";

const OPERATIONS = { service: "service", type: "operation" } as const;

export function FieldButton({ order }: { readonly order: OrderRow }) {
  const words = useOrderWords().next;
  const navigate = useNavigate();
  const rights = useRights(useModel("operation"));
  const conditions = [{ attribute: "work_order_id", operator: "=", value: order.id }];
  const found = useList(
    OPERATIONS,
    { conditions, fields: ["version", "status"] },
    { enabled: rights.list, keepPrevious: false },
  );
  const { run, isBusy } = useMutationCall({ ...OPERATIONS, action: "start" }, { invalidates: [ORDERS] });
  const [operation] = found.data?.attributes ?? [];
  if (!operation) return null;
  const { kind } = order;
  if (kind === "fob" && operation.status === "not_started") {
    if (!rights.update) return null;
    const start = () => void run({ id: operation.id, version: operation.version }).catch(toastError);
    return (
      <Button loading={isBusy} onClick={start}>
        {words.begin}
      </Button>
    );
  }
  return <Button onClick={() => void navigate(fieldPath(order, operation.id))}>{words.field}</Button>;
}

function fieldPath({ id, kind }: OrderRow, operationId: string): string {
  if (kind === "fob") return `/services/wosfob/truck?work_order_id=${id}`;
  return kind === "convoy" ? `/operation/barge_convoy/${id}/barge` : `/operation/vessels/${operationId}`;
}
