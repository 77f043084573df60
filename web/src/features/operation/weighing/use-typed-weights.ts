/**
 * Rows on their way: typed faster than they can be saved they leave together, in the order in which they were typed. What
 * is refused stays here with all that was typed after it, until a person sends it again or lets it go.
 */
import { MOST_AT_ONCE } from "@plimsoll/domain/weighing/installments";
import { useCallback, useRef, useState } from "react";
import { newId } from "#fields/new-id";
import type { Saved } from "#offline/save-in-field";
import { useFieldSave } from "../use-field-save.ts";

export interface TypedWeight {
  readonly at: string;
  readonly weight: string;
  readonly unit: "MT" | "KG";
  /** Of what a scale wrote. */
  readonly ticket?: string | null;
  readonly repeated?: number;
}

export type WeightSource = "typed" | "file" | "scale";

interface SentWeight extends TypedWeight {
  readonly id: string;
}

/** Rows that leave in one call: typed ones together, a pasted column by itself. */
interface Batch {
  readonly source: WeightSource;
  readonly rows: readonly SentWeight[];
}

const SAID: Readonly<Record<WeightSource, object>> = {
  typed: {},
  file: { from_file: true },
  scale: { from_scale: true },
};

/** The first batch, with what was typed after it and fits into the same call. */
function nextBatch(batches: readonly Batch[]): readonly Batch[] {
  const [first, second, ...rest] = batches;
  if (first?.source !== "typed" || second?.source !== "typed") return batches;
  if (first.rows.length + second.rows.length > MOST_AT_ONCE) return batches;
  return nextBatch([{ source: "typed", rows: [...first.rows, ...second.rows] }, ...rest]);
}

/** As many calls as it takes: a scale's file has thousands of rows. */
function partsOf(rows: readonly SentWeight[]): readonly (readonly SentWeight[])[] {
  const parts: (readonly SentWeight[])[] = [];
  for (let at = 0; at < rows.length; at += MOST_AT_ONCE) parts.push(rows.slice(at, at + MOST_AT_ONCE));
  return parts;
}

const rowsOfAll = (batches: readonly Batch[]) => batches.flatMap(({ rows }) => rows);

export function useTypedWeights(
  operationId: string,
  periodId: string,
  onRead: (sent: number, saved: Saved) => void,
) {
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
        ...SAID[batch.source],
      };
      const saved = await save({ type: "weighing", action: "addweighings", attributes }, { isQuiet: true });
      if (saved && batch.source === "scale") onRead(batch.rows.length, saved);
      if (!saved) {
        // Added to another sum it would be another weighing: what came after it waits with it.
        const held = [batch, ...waiting.current];
        waiting.current = [];
        setRefused((before) => [...before, ...held]);
      }
      setLeaving(rowsOfAll(waiting.current));
    }
    isLeaving.current = false;
  }, [save, periodId, onRead]);
  const send = useCallback(
    (batches: readonly Batch[]) => {
      waiting.current = [...waiting.current, ...batches];
      setLeaving((before) => [...before, ...rowsOfAll(batches)]);
      void leave();
    },
    [leave],
  );
  const add = (rows: readonly TypedWeight[], source: WeightSource = "typed") =>
    send(partsOf(rows.map((row) => ({ id: newId(), ...row }))).map((part) => ({ source, rows: part })));
  const retry = () => {
    setRefused([]);
    send(refused);
  };
  return { leaving, refused: rowsOfAll(refused), add, retry, discard: () => setRefused([]) };
}
