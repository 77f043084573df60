/**
 * An operation as its field pages read it: the copy on this device at once, the server's answer as soon as it is there,
 * and what was written here laid over either.
 */
import type { Bundle } from "@plimsoll/domain/operation/output";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useClientState } from "#app/client-state";
import { call, rpcCountry, subscribeRpcCountry } from "#rpc/client";
import { callKey } from "#rpc/hooks";
import { isReached, subscribeReach } from "#rpc/reach";
import { RpcError } from "#rpc/rpc-error";
import { type Entry, rowId } from "./entry.ts";
import { laidOver } from "./lay-over.ts";
import { openRoom } from "./room.ts";
import { takeThumbnails } from "./thumbnails.ts";

const BUNDLE = { service: "service", type: "operation", action: "bundle" } as const;
const NO_ENTRIES: readonly Entry[] = [];

export interface FieldBundle {
  /** With what waits here laid over its rows. */
  readonly bundle: Bundle | undefined;
  /** When the copy on this device was fetched. */
  readonly savedAt: string | undefined;
  /** No answer from the server: the copy is shown. */
  readonly isFromDevice: boolean;
  /** Rows with entries that have not left yet. */
  readonly waiting: ReadonlySet<string>;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
}

/** Fetches it and leaves a copy on the device. */
export async function fetchBundle(id: string, signal?: AbortSignal) {
  const { attributes } = await call({ ...BUNDLE, attributes: { id }, ...(signal ? { signal } : {}) });
  // A device without room for the copy still shows what came.
  await openRoom()
    .then(({ store }) => store.keepBundle(attributes))
    .catch(() => undefined);
  void takeThumbnails(attributes.files);
  return { attributes };
}

export function useFieldBundle(operationId: string | undefined): FieldBundle {
  const id = operationId ?? "";
  const enabled = operationId !== undefined;
  const userId = useClientState((state) => state.user_id);
  const entries = useEntries();
  useSyncExternalStore(subscribeRpcCountry, rpcCountry);
  const copy = useQuery({
    queryKey: ["field-copy", userId, id],
    queryFn: async () => (await (await openRoom()).store.bundle(id)) ?? null,
    enabled,
    // Read once; from then on the server's answers are newer.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: undefined,
    meta: { background: true },
  });
  const answer = useQuery({
    queryKey: callKey({ ...BUNDLE, attributes: { id } }),
    queryFn: ({ signal }) => fetchBundle(id, signal),
    enabled,
    placeholderData: undefined,
    meta: { withRowsBelow: true },
  });
  const { refetch } = answer;
  useAskWhenReached(refetch, enabled && answer.isError);
  const known = answer.data?.attributes ?? copy.data ?? undefined;
  const isGone = isRefused(answer.error);
  const bundle = useMemo(
    () => (known === undefined || isGone ? undefined : laidOver(known, entries)),
    [known, entries, isGone],
  );
  const waiting = useMemo(() => waitingRows(entries, id), [entries, id]);
  return {
    bundle,
    savedAt: known?.at,
    // Not while a first answer is on its way over a line that works.
    isFromDevice:
      bundle !== undefined && answer.data === undefined && (answer.failureCount > 0 || !isReached()),
    waiting,
    isPending: enabled && bundle === undefined && (copy.isPending || answer.isPending),
    error: bundle === undefined ? answer.error : null,
    refetch: () => void refetch(),
  };
}

/** A refusal is an answer: whoever may not see it any more sees no copy either. */
function isRefused(error: Error | null): boolean {
  return error instanceof RpcError && (error.status === 403 || error.status === 404);
}

export function waitingRows(entries: readonly Entry[], operationId: string): ReadonlySet<string> {
  return new Set(
    entries.filter((entry) => entry.operationId === operationId).flatMap((entry) => rowsOfEntry(entry)),
  );
}

/** Several rows may leave in one entry. */
function rowsOfEntry(entry: Entry): readonly string[] {
  const { rows } = entry.attributes;
  if (Array.isArray(rows)) return rows.flatMap((row: { id?: unknown }) => String(row.id ?? ""));
  return [rowId(entry) ?? entry.id];
}

function useAskWhenReached(ask: () => unknown, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    return subscribeReach(() => {
      if (isReached()) void ask();
    });
  }, [ask, wanted]);
}

/** What waits, of all operations, in its order. */
export function useEntries(): readonly Entry[] {
  const userId = useClientState((state) => state.user_id);
  const client = useQueryClient();
  const key = useMemo(() => ["field-entries", userId] as const, [userId]);
  useEffect(() => {
    if (userId === null) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    openRoom().then(
      ({ outbox }) => {
        if (isOver) return;
        const show = () => client.setQueryData(key, outbox.entries());
        stop = outbox.subscribe(show);
        show();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [userId, client, key]);
  const { data } = useQuery<readonly Entry[]>({
    queryKey: key,
    queryFn: async () => (await openRoom()).outbox.entries(),
    enabled: userId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: undefined,
    meta: { background: true },
  });
  return data ?? NO_ENTRIES;
}
