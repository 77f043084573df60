/** My orders, my unit, waiting for me: the conditions come from the server, which knows who asks. */
import { useMemo } from "react";
import type { Presets } from "#record/presets";
import { useCall } from "#rpc/hooks";
import { ORDERS } from "./order.ts";
import { useOrderWords } from "./order-words.tsx";

export function useOrderPresets(): Presets {
  const names = useOrderWords().presets;
  const asked = useCall({ ...ORDERS, action: "presets" }, { staleTime: 300_000, keepPrevious: false });
  const found = asked.data?.attributes;
  const presets = useMemo(
    () => (found ?? []).map((one) => ({ ...one, label: names[one.key] })),
    [found, names],
  );
  return { presets, isKnown: asked.isFetched };
}
