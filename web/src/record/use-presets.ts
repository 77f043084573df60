/** Lists that the server knows how to ask for: the reader's own rows, those that wait for them. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { useMemo } from "react";
import type { Condition } from "#fields/filter-value";
import { useCall } from "#rpc/hooks";

export interface Preset {
  readonly key: string;
  readonly label: string;
  readonly conditions: readonly Condition[];
}

export interface Presets {
  readonly presets: readonly Preset[];
  /** Until then a list that asks for one must wait. */
  readonly isKnown: boolean;
}

/** `names` says which presets are offered, and what they are called; without it the record has none. */
export function usePresets(model: RecordModel, names?: Readonly<Record<string, string>>): Presets {
  const asked = useCall<readonly Omit<Preset, "label">[]>(
    { service: model.service, type: model.key, action: "presets" },
    { enabled: names !== undefined, staleTime: 300_000, keepPrevious: false },
  );
  const found = asked.data?.attributes;
  const presets = useMemo(
    () => (found ?? []).flatMap((one) => (names?.[one.key] ? [{ ...one, label: names[one.key] ?? "" }] : [])),
    [found, names],
  );
  return { presets, isKnown: names === undefined || asked.isFetched };
}
