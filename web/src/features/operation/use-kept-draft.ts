/** What was entered and not saved stays on this device: a tab that is closed or a phone that dies loses nothing. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { toasts } from "#ui/toasts";
import { isSame, type KeptDraft, NO_VERSION, openDraft, settledDraft } from "./merge-draft.ts";
import { useOperationWords } from "./operation-words.tsx";
import { ownDraftKey, readOwnDraft, writeOwnDraft } from "./own-drafts.ts";

/** What is being saved right now, by its key: forms are begun anew when their row comes back, before the save is done. */
const beingSaved = new Map<string, unknown>();

/**
 * `start` is what the row says. What was entered and not saved comes first, also when the row changes meanwhile: by
 * somebody else, or by what was saved here without a network and has arrived now.
 */
export function useKeptDraft<T extends object>(name: string, version: number, start: T) {
  // Of whoever opened the form, also when they leave before it does.
  const key = useMemo(() => ownDraftKey(name), [name]);
  const words = useOperationWords().frame;
  const opened = (kept: Partial<KeptDraft<T>> | undefined) =>
    openDraft(kept, version, start, beingSaved.get(key) as T | undefined);
  const [state, setState] = useState(() => opened(readOwnDraft<KeptDraft<T>>(key)));
  if (state.version !== version) setState(opened(state));
  const { base, draft, isOwn, isContested } = state;
  const isDirty = !isSame(draft, base);
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    writeOwnDraft(key, isDirty ? { version, base, draft, isOwn } : undefined);
  }, [key, version, base, draft, isOwn, isDirty]);
  const contestedIn = isContested ? version : undefined;
  useEffect(() => {
    if (contestedIn !== undefined) toasts.info(words.contested);
  }, [contestedIn, words.contested]);
  const change = useCallback(
    (next: Partial<T>) => setState((before) => ({ ...before, draft: { ...before.draft, ...next } })),
    [],
  );
  const during = useCallback(
    async <R>(saving: Promise<R>): Promise<R> => {
      beingSaved.set(key, draft);
      return saving.finally(() => beingSaved.delete(key));
    },
    [key, draft],
  );
  /**
   * It was saved: that is what the row says now. What was entered since the press stays, and goes over to the form of the
   * row where a new one was made, named `becomes`.
   */
  const settle = useCallback(
    (saved: T, becomes?: string) => {
      writeOwnDraft(key, undefined);
      if (becomes === undefined)
        return setState((before) => ({ ...before, ...settledDraft(draft, before.draft, saved) }));
      const since = settledDraft(draft, latest.current, saved);
      if (!isSame(since.draft, saved)) writeOwnDraft(ownDraftKey(becomes), { version: NO_VERSION, ...since });
      setState((before) => ({ ...before, base: saved, draft: saved }));
    },
    [key, draft],
  );
  return { draft, change, isDirty, during, settle };
}
