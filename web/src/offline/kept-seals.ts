/**
 * Seals that this device knows to be used, of every operation that is on it: the copy of one ship does not know what was set on
 * another since it was taken along, but the copy of the other does.
 */
import type { Bundle } from "@plimsoll/domain/operation/output";
import type { UsedSeal } from "@plimsoll/domain/operation/seal-stock";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useClientState } from "#app/client-state";
import { useEntries } from "./field-bundle.ts";
import { openRoom } from "./room.ts";

const RECORD = "hold_sealing";
const NONE: readonly UsedSeal[] = [];

/** A copy from before there was a stock has only its rows. */
export function sealsIn(bundles: readonly Pick<Bundle, "records" | "seals">[]): readonly UsedSeal[] {
  return bundles.flatMap(({ records, seals }: Partial<Pick<Bundle, "records" | "seals">>) => [
    ...(seals?.used ?? []),
    ...((records?.[RECORD] ?? []) as unknown as readonly UsedSeal[]),
  ]);
}

/** With what waits here. Read again when an entry comes or goes: its answer is then in the copy of its operation. */
export function useKeptSeals(): readonly UsedSeal[] {
  const userId = useClientState((state) => state.user_id);
  const entries = useEntries();
  const waiting = useMemo(
    () => entries.filter(({ type, action }) => type === RECORD && action === "create"),
    [entries],
  );
  const { data } = useQuery({
    queryKey: ["field-seals", userId, waiting.map(({ id }) => id).join()],
    queryFn: async () => {
      const kept = await (await openRoom()).db.getAll("bundles");
      return sealsIn(kept.map(({ bundle }) => bundle));
    },
    enabled: userId !== null,
    gcTime: 0,
    placeholderData: (known) => known,
    meta: { background: true },
  });
  return useMemo(
    () => [...(data ?? NONE), ...waiting.map(({ attributes }) => attributes as unknown as UsedSeal)],
    [data, waiting],
  );
}
