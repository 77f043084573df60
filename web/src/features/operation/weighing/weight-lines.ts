/**
 * Weighings on their way: typed faster than they can be saved they leave together, in the order in which they were typed.
 * What is refused stays with its reason and with all that was typed after it, until a person sends it again or lets it go,
 * whichever period is on the screen by then.
 */
import { MOST_AT_ONCE } from "@plimsoll/domain/weighing/installments";
import { newId } from "#fields/new-id";
import type { Saved } from "#offline/save-in-field";

export interface TypedWeight {
  readonly at: string;
  readonly weight: string;
  readonly unit: "MT" | "KG";
  /** Of what a scale wrote. */
  readonly ticket?: string | null;
  readonly repeated?: number;
}

export type WeightSource = "typed" | "file" | "scale";

export interface SentWeight extends TypedWeight {
  readonly id: string;
}

/** Rows that leave in one call: typed ones together, a pasted column by itself. */
export interface Batch {
  readonly source: WeightSource;
  readonly rows: readonly SentWeight[];
}

export interface RefusedWeights {
  readonly batches: readonly Batch[];
  readonly reason: string;
}

/** What the weighings of one operation need; periods are named by their ids. */
export interface Sending {
  readonly send: (periodId: string, batch: Batch) => Promise<Saved>;
  readonly reasonOf: (error: unknown) => string;
  readonly kept: Readonly<Record<string, RefusedWeights>>;
  /** Beyond this page; `undefined` where nothing of the period is refused any more. */
  readonly keep: (periodId: string, refused: RefusedWeights | undefined) => void;
}

export interface WeightLines {
  /** The same object until something changes. */
  readonly leaving: (periodId: string) => readonly SentWeight[];
  readonly refused: () => Readonly<Record<string, RefusedWeights>>;
  readonly add: (
    periodId: string,
    rows: readonly TypedWeight[],
    source?: WeightSource,
    onSaved?: (sent: number, saved: Saved) => void,
  ) => void;
  readonly retry: (periodId: string) => void;
  readonly discard: (periodId: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Waiting extends Batch {
  readonly onSaved?: ((sent: number, saved: Saved) => void) | undefined;
}

const NONE: readonly SentWeight[] = [];

/** The first batch, with what was typed after it and fits into the same call. */
function nextBatch(batches: readonly Waiting[]): readonly Waiting[] {
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

export function makeWeightLines({ send, reasonOf, kept, keep }: Sending): WeightLines {
  const waiting = new Map<string, readonly Waiting[]>();
  const underWay = new Set<string>();
  const shown = new Map<string, readonly SentWeight[]>();
  let refused = kept;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const setRefused = (periodId: string, next: RefusedWeights | undefined) => {
    const { [periodId]: _, ...others } = refused;
    refused = next ? { ...others, [periodId]: next } : others;
    keep(periodId, next);
  };
  const leave = async (periodId: string) => {
    if (underWay.has(periodId)) return;
    underWay.add(periodId);
    for (;;) {
      const [batch, ...rest] = nextBatch(waiting.get(periodId) ?? []);
      waiting.set(periodId, rest);
      if (!batch) break;
      const { onSaved, ...sent } = batch;
      try {
        const saved = await send(periodId, sent);
        onSaved?.(batch.rows.length, saved);
      } catch (error) {
        // Added to another sum it would be another weighing: what came after it waits with it.
        const held = [sent, ...(waiting.get(periodId) ?? []).map(({ source, rows }) => ({ source, rows }))];
        waiting.set(periodId, []);
        const batches = [...(refused[periodId]?.batches ?? []), ...held];
        setRefused(periodId, { batches, reason: reasonOf(error) });
      }
      shown.set(periodId, rowsOfAll(waiting.get(periodId) ?? []));
      tell();
    }
    underWay.delete(periodId);
  };
  const enqueue = (periodId: string, batches: readonly Waiting[]) => {
    waiting.set(periodId, [...(waiting.get(periodId) ?? []), ...batches]);
    shown.set(periodId, [...(shown.get(periodId) ?? NONE), ...rowsOfAll(batches)]);
    tell();
    void leave(periodId);
  };
  return {
    leaving: (periodId) => shown.get(periodId) ?? NONE,
    refused: () => refused,
    add: (periodId, rows, source = "typed", onSaved) => {
      const parts = partsOf(rows.map((row) => ({ id: newId(), ...row })));
      enqueue(
        periodId,
        parts.map((part) => ({ source, rows: part, onSaved })),
      );
    },
    retry: (periodId) => {
      const again = refused[periodId]?.batches ?? [];
      setRefused(periodId, undefined);
      enqueue(periodId, again);
    },
    discard: (periodId) => {
      setRefused(periodId, undefined);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
