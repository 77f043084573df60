/** Whom a comment on an order can mention, by what has been typed of the name. */
import { useDebouncedValue } from "@mantine/hooks";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import { FETCH_DELAY } from "#fields/use-rested-text";
import { useCall } from "#rpc/hooks";

const NOBODY: readonly Named[] = [];

export interface Colleagues {
  readonly people: readonly Named[];
  readonly isPending: boolean;
}

/** Without an order nobody is asked for: a customer mentions nobody. */
export function useColleagues(orderId: string | undefined, query: string | undefined): Colleagues {
  const typed = query?.trim() ?? "";
  const [rested] = useDebouncedValue(typed, FETCH_DELAY);
  const asked = useCall(
    {
      service: "workorder",
      type: "work_order",
      action: "colleagues",
      attributes: { id: orderId ?? "", search: rested },
    },
    { enabled: orderId !== undefined && query !== undefined },
  );
  return {
    people: asked.data?.attributes ?? NOBODY,
    isPending: asked.isPending || asked.isPlaceholderData || rested !== typed,
  };
}
