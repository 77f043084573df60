/** An import under way, as the dialog sees it: the state that the server keeps, and the steps that move it on. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { ImportAnswers, ImportCounts, ImportState } from "@plimsoll/domain/kernel/sheet/import-output";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { errorText } from "#app/error-text";
import { call } from "#rpc/client";
import { callForFile, saveFile } from "#rpc/files";
import { invalidateType } from "#rpc/hooks";

type Steps = keyof ImportAnswers;
type Moves = { readonly [S in Steps]: ImportAnswers[S] extends ImportState ? S : never }[Steps];

interface Asked<Step extends Steps> extends Readonly<Record<string, unknown>> {
  readonly step: Step;
}

const POLL_MS = 400;

export function useImport(model: RecordModel) {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>();
  const [reading, setReading] = useState<string>();
  const [error, setError] = useState<string>();
  const busy = useRef(false);
  const ask = useCallback(
    async <Step extends Steps>(attributes: Asked<Step>): Promise<ImportAnswers[Step]> => {
      const { service, key } = model;
      const answer = await call({ service, type: key, action: "import", attributes });
      return answer.attributes as ImportAnswers[Step];
    },
    [model],
  );
  /** One step at a time: a second click while one is under way does nothing. */
  const move = useCallback(
    async (attributes: Asked<Moves>): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      setError(undefined);
      try {
        setState(await ask(attributes));
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
