/** The files of one field of a row: those stored, and the queue of those on their way, one call each. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { errorText } from "#app/error-text";
import { newId } from "#fields/new-id";
import { call } from "#rpc/client";
import { forgetType, useAsk } from "#rpc/hooks";
import { isAccepted, prepareFile } from "./prepare-file.ts";

const FILES = { service: "filemanager", type: "attachment" } as const;

export interface StoredFile {
  readonly id: string;
  readonly version?: number;
  readonly name: string;
  readonly media_type?: string;
}

export interface QueuedFile {
  readonly id: string;
  readonly file: File;
  readonly state: "waiting" | "uploading" | "failed" | "refused";
  readonly error?: string;
}

interface Owner {
  readonly id: string;
  readonly name: string;
  readonly accept: readonly string[];
  readonly isNew: boolean;
  /** A single file: the newest replaces the one before. */
  readonly single: boolean;
  readonly refusal: string;
}

export function useAttachments({ id, name, accept, isNew, single, refusal }: Owner) {
  const client = useQueryClient();
  const [queue, setQueue] = useState<readonly QueuedFile[]>([]);
  const chain = useRef<Promise<void>>(Promise.resolve());
  const asked = useAsk<readonly StoredFile[]>(
    { ...FILES, action: "list", attributes: { reference_id: id, field: name } },
    { enabled: !isNew, keepPrevious: false },
  );
  const stored = asked.data?.attributes ?? [];

  const mark = useCallback((queued: string, change: Partial<QueuedFile>) => {
    setQueue((all) => all.map((one) => (one.id === queued ? { ...one, ...change } : one)));
  }, []);

  const remove = useCallback(
    async (file: StoredFile) => {
      await call({
        ...FILES,
        action: "delete",
        attributes: { id: file.id },
        idempotencyKey: crypto.randomUUID(),
      });
      await forgetType(client, FILES.service, FILES.type);
    },
    [client],
  );

  const send = useCallback(
    async (one: QueuedFile) => {
      mark(one.id, { state: "uploading" });
      try {
        const prepared = await prepareFile(one.file);
        // The id is made here: pressing retry after a lost answer stores the file once.
        const attributes = { id: one.id, ...prepared, reference_id: id, field: name };
        await call({ ...FILES, action: "create", attributes, idempotencyKey: one.id });
        await forgetType(client, FILES.service, FILES.type);
        setQueue((all) => all.filter((queued) => queued.id !== one.id));
      } catch (error) {
        mark(one.id, { state: "failed", error: errorText(error) });
      }
    },
    [client, id, name, mark],
  );

  /** One at a time, in the order they were dropped. */
  const enqueue = useCallback(
    (one: QueuedFile) => {
      chain.current = chain.current.then(() => send(one));
    },
    [send],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const taken = single ? files.slice(-1) : files;
      const added = taken.map((file): QueuedFile => {
        const refused = !isAccepted(file.type, accept);
        return {
          id: newId(),
          file,
          state: refused ? "refused" : "waiting",
          ...(refused ? { error: refusal } : {}),
        };
      });
      setQueue((all) => [...all, ...added]);
      for (const one of added) if (one.state === "waiting") enqueue(one);
    },
    [accept, enqueue, refusal, single],
  );

  const retry = useCallback((one: QueuedFile) => enqueue(one), [enqueue]);
  const drop = useCallback(
    (one: QueuedFile) => setQueue((all) => all.filter(({ id: other }) => other !== one.id)),
    [],
  );
  return { stored, queue, add, retry, drop, remove };
}
