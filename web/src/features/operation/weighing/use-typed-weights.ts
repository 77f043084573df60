/**
 * Rows on their way: typed faster than they can be saved they leave together, in the order in which they were typed. What
 * is refused stays here with all that was typed after it, until a person sends it again or lets it go.
 */
import { MOST_AT_ONCE } from "@plimsoll/domain/weighing/installments";
import { useCallback, useRef, useState } from "react";
import { newId } from "#fields/new-id";
import { useFieldSave } from "../use-field-save.ts";

export interface TypedWeight {
  readonly at: string;
  readonly weight: string;
  readonly unit: "MT" | "KG";
}

interface SentWeight extends TypedWeight {
  readonly id: string;
}

/** Rows that leave in one call: typed ones together, a pasted column by itself. */
interface Batch {
  readonly isFromFile: boolean;
  readonly rows: readonly SentWeight[];
}

/** The first batch, with what was typed after it and fits into the same call. */
function nextBatch(batches: readonly Batch[]): readonly Batch[] {
  const [first, second, ...rest] = batches;
  if (!first || !second || first.isFromFile || second.isFromFile) return batches;
  if (first.rows.length + second.rows.length > MOST_AT_ONCE) return batches;
  return nextBatch([{ isFromFile: false, rows: [...first.rows, ...second.rows] }, ...rest]);
}

const rowsOfAll = (batches: readonly Batch[]) => batches.flatMap(({ rows }) => rows);

export function useTypedWeights(operationId: string, periodId: string) {
  const { save } = useFieldSave(operationId);
  const waiting = useRef<readonly Batch[]>([]);
  const isLeaving = useRef(false);
  const [leaving, setLeaving] = useState<readonly SentWeight[]>([]);
  const [refused, setRefused] = useState<readonly Batch[]>([]);
  const leave = useCallback(async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    while (waiting.current.length > 0) {
      const [batch, ...rest] = nextBatch(waiting.current);
      waiting.current = rest;
      if (!batch) break;
      const attributes = {
        period_id: periodId,
        rows: batch.rows,
        ...(batch.isFromFile ? { from_file: true } : {}),
      };
      const saved = await save({ type: "weighing", action: "addweighings", attributes }, { isQuiet: true });
      if (!saved) {
        // Added to another sum it would be another weighing: what came after it waits with it.
        const held = [batch, ...waiting.current];
        waiting.current = [];
        setRefused((before) => [...before, ...held]);
      }
      setLeaving(rowsOfAll(waiting.current));
    }
    isLeaving.current = false;
  }, [save, periodId]);
  const send = useCallback(
    (batches: readonly Batch[]) => {
      waiting.current = [...waiting.current, ...batches];
      setLeaving((before) => [...before, ...rowsOfAll(batches)]);
      void leave();
    },
    [leave],
  );
  const add = (rows: readonly TypedWeight[], isFromFile = false) =>
    send([{ isFromFile, rows: rows.map((row) => ({ id: newId(), ...row })) }]);
  const retry = () => {
    setRefused([]);
    send(refused);
  };
  return { leaving, refused: rowsOfAll(refused), add, retry, discard: () => setRefused([]) };
}
