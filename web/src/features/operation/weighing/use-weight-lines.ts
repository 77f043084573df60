/** The weighings of one operation on their way, as its page shows them; one line of them for as long as the page is open. */
import { useMemo, useSyncExternalStore } from "react";
import { clientState, DRAFT_PREFIX } from "#app/client-state";
import { errorText, toastError } from "#app/error-text";
import { saveInField } from "#offline/save-in-field";
import { type Batch, makeWeightLines, type RefusedWeights, type WeightLines } from "./weight-lines.ts";

const SAID: Readonly<Record<Batch["source"], object>> = {
  typed: {},
  file: { from_file: true },
  scale: { from_scale: true },
};

const opened = new Map<string, WeightLines>();

function linesOf(operationId: string): WeightLines {
  const place = `${DRAFT_PREFIX}${clientState().user_id ?? ""}.weighings.${operationId}.`;
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
    kept: readKept(place),
    keep: (periodId, refused) => writeKept(`${place}${periodId}`, refused),
  });
  opened.set(place, lines);
  return lines;
}

function readKept(place: string): Readonly<Record<string, RefusedWeights>> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(place));
    return Object.fromEntries(
      keys.map((key) => [
        key.slice(place.length),
        JSON.parse(localStorage.getItem(key) ?? "") as RefusedWeights,
      ]),
    );
  } catch {
    return {};
  }
}

function writeKept(key: string, refused: RefusedWeights | undefined): void {
  try {
    if (refused) localStorage.setItem(key, JSON.stringify(refused));
    else localStorage.removeItem(key);
  } catch {
    // Switched off or full: they are kept in the page alone.
  }
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
