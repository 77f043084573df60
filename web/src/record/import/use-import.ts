/** An import under way, as the dialog sees it: the state that the server keeps, and the steps that move it on. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { errorText } from "#app/error-text";
import { call } from "#rpc/client";
import { callForFile, saveFile } from "#rpc/files";
import { invalidateType } from "#rpc/hooks";

export type ImportCell = string | number | boolean | { readonly date: string } | null;

export interface ImportState {
  readonly id: string;
  readonly name: string;
  readonly state: "mapping" | "checking" | "checked" | "committing" | "done" | "failed";
  readonly headers: readonly string[];
  readonly mapping: readonly (string | null)[];
  readonly total: number;
  readonly done: number;
  readonly counts: ImportCounts | null;
  readonly sample: readonly (readonly ImportCell[])[];
  readonly columns: readonly { readonly key: string; readonly label: string; readonly required: boolean }[];
}

export interface ImportCounts {
  readonly faulty: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
}

export interface ImportRow {
  readonly position: number;
  readonly cells: readonly ImportCell[];
  readonly issues: readonly {
    readonly column: number | null;
    readonly code: string;
    readonly message: string;
  }[];
}

const POLL_MS = 400;

export function useImport(model: RecordModel) {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>();
  const [reading, setReading] = useState<string>();
  const [error, setError] = useState<string>();
  const busy = useRef(false);
  const ask = useCallback(
    async <T>(attributes: object): Promise<T> => {
      const { service, key } = model;
      return (await call<T>({ service, type: key, action: "import", attributes })).attributes;
    },
    [model],
  );
  /** One step at a time: a second click while one is under way does nothing. */
  const move = useCallback(
    async (attributes: object): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      setError(undefined);
      try {
        setState(await ask<ImportState>(attributes));
      } catch (failure) {
        setError(errorText(failure));
      } finally {
        busy.current = false;
      }
    },
    [ask],
  );

  const { id, state: phase } = state ?? {};
  const isRunning = phase === "checking" || phase === "committing";
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void move({ step: "status", id }), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, id, move]);
  useEffect(() => {
    if (phase === "done") void invalidateType(client, model.service, model.key);
  }, [phase, client, model]);

  const open = useCallback(
    async (file: File): Promise<void> => {
      setReading(file.name);
      await move({ step: "open", name: file.name, file: await dataUrl(file) });
      setReading(undefined);
    },
    [move],
  );
  const download = useCallback(async (): Promise<void> => {
    const { service, key } = model;
    const attributes = { step: "result", id };
    saveFile(await callForFile({ service, type: key, action: "import", attributes }, `${key}.xlsx`));
  }, [model, id]);
  const discard = useCallback((): void => {
    if (id !== undefined && !isRunning && phase !== "done")
      void ask({ step: "discard", id }).catch(() => undefined);
    setState(undefined);
    setError(undefined);
  }, [ask, id, isRunning, phase]);
  const setCounts = useCallback(
    (counts: ImportCounts) => setState((before) => before && { ...before, counts }),
    [],
  );
  return {
    state,
    reading,
    error,
    ask,
    open,
    map: (mapping: readonly (string | null)[]) => move({ step: "map", id, mapping }),
    commit: () => move({ step: "commit", id }),
    toMapping: () => setState((before) => before && { ...before, state: "mapping" as const }),
    setCounts,
    download,
    discard,
  };
}

export type Import = ReturnType<typeof useImport>;

function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const formats = new FileReader();
    formats.onload = () => resolve(String(formats.result));
    formats.onerror = () => reject(formats.error ?? new Error(file.name));
    formats.readAsDataURL(file);
  });
}
