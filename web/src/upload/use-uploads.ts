/** The queue as the field of one row sees it. */
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { fetchAhead, TELLING_AFTER } from "#app/loaded";
import type { Upload, UploadOwner } from "./upload-queue.ts";
import { photoKeeper, uploads, watchUploads } from "./uploads.ts";

export function useUploads({ referenceId, field }: UploadOwner): readonly Upload[] {
  useEffect(watchUploads, []);
  useEffect(() => fetchAhead([photoKeeper], TELLING_AFTER), []);
  const all = useSyncExternalStore(uploads.subscribe, uploads.uploads);
  return useMemo(
    () => all.filter(({ owner }) => owner.referenceId === referenceId && owner.field === field),
    [all, referenceId, field],
  );
}

/** A new row that is saved lets its files go before its form closes; what is still held later was given up. */
export function useForsaken(referenceId: string, isNew: boolean): void {
  useEffect(() => (isNew ? () => uploads.discardHeld(referenceId) : undefined), [referenceId, isNew]);
}
