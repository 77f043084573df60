/** The weighings of one operation on their way, as its page shows them; one line of them for as long as the page is open. */
import { useMemo, useSyncExternalStore } from "react";
import { errorText, toastError } from "#app/error-text";
import { saveInField } from "#offline/save-in-field";
import { ownDraftKey, readOwnDrafts, writeOwnDraft } from "../own-drafts.ts";
import { type Batch, makeWeightLines, type RefusedWeights, type WeightLines } from "./weight-lines.ts";

const SAID: Readonly<Record<Batch["source"], object>> = {
  typed: {},
  file: { from_file: true },
  scale: { from_scale: true },
};

const opened = new Map<string, WeightLines>();

function linesOf(operationId: string): WeightLines {
  const place = ownDraftKey(`weighings.${operationId}.`);
  const known = opened.get(place);
  if (known) return known;
  const lines = makeWeightLines({
    send: (periodId, { source, rows }) => {
      const attributes = { period_id: periodId, rows, ...SAID[source] };
      return saveInField({ operationId, type: "weighing", action: "addweighings", attributes });
    },
    reasonOf: (error) => {
      toastError(error);
      return errorText(error);
    },
    kept: readOwnDrafts<RefusedWeights>(place),
    keep: (periodId, refused) => writeOwnDraft(`${place}${periodId}`, refused),
  });
  opened.set(place, lines);
  return lines;
}

export function useWeightLines(operationId: string): WeightLines {
  return useMemo(() => linesOf(operationId), [operationId]);
}

export function useLeaving(lines: WeightLines, periodId: string) {
  return useSyncExternalStore(lines.subscribe, () => lines.leaving(periodId));
}

export function useRefused(lines: WeightLines) {
  return useSyncExternalStore(lines.subscribe, lines.refused);
}
