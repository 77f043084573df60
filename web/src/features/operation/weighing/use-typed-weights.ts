/** Rows on their way: typed faster than they can be saved they leave together, in the order in which they were typed. */
import { MOST_AT_ONCE } from "@plimsoll/domain/weighing/installments";
import { useCallback, useRef, useState } from "react";
import { newId } from "#fields/new-id";
import { useFieldSave } from "../use-field-save.ts";

export interface TypedWeight {
  readonly at: string;
  readonly weight: string;
  readonly unit: "MT" | "KG";
}

export interface SentWeight extends TypedWeight {
  readonly id: string;
}

export function useTypedWeights(operationId: string, periodId: string) {
  const { save } = useFieldSave(operationId);
  const waiting = useRef<SentWeight[]>([]);
  const isLeaving = useRef(false);
  const [shown, setShown] = useState<readonly SentWeight[]>([]);
  const leave = useCallback(async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    try {
      while (waiting.current.length > 0) {
        const rows = waiting.current.splice(0, MOST_AT_ONCE);
        const attributes = { period_id: periodId, rows };
        const saved = await save({ type: "weighing", action: "addweighings", attributes }, { isQuiet: true });
        const gone = new Set(rows.map(({ id }) => id));
        setShown((before) => before.filter(({ id }) => !gone.has(id)));
        // What was refused has been said; what was typed after it would be added to another sum.
        if (!saved) waiting.current = [];
      }
    } finally {
      isLeaving.current = false;
      if (waiting.current.length === 0) setShown([]);
    }
  }, [save, periodId]);
  const add = useCallback(
    (rows: readonly TypedWeight[]) => {
      const withIds = rows.map((row) => ({ id: newId(), ...row }));
      waiting.current.push(...withIds);
      setShown((before) => [...before, ...withIds]);
      void leave();
    },
    [leave],
  );
  return { leaving: shown, add };
}
