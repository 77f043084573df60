/** What was entered and not saved stays on this device: a tab that is closed or a phone that dies loses nothing. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { toasts } from "#ui/toasts";
import {
  isSame,
  type KeptDraft,
  type OpenDraft,
  openDraft,
  settledDraft,
  type Version,
} from "./merge-draft.ts";
import { useOperationWords } from "./operation-words.tsx";
import { ownDraftKey, readOwnDraft, writeOwnDraft } from "./own-drafts.ts";

/** What is being saved right now, by its key: the row may come back before the save is done, to another form. */
const beingSaved = new Map<string, unknown>();

function keep<T>(key: string, { version, base, draft, isOwn }: KeptDraft<T>): void {
  writeOwnDraft(key, isSame(draft, base) ? undefined : { version, base, draft, isOwn });
}

/**
 * `start` is what the row says. What was entered and not saved comes first, also when the row changes meanwhile: by
 * somebody else, or by what was saved here without a network and has arrived now.
 */
export function useKeptDraft<T extends object>(name: string, version: Version, start: T) {
  // Of whoever opened the form, also when they leave before it does.
  const key = useMemo(() => ownDraftKey(name), [name]);
  const words = useOperationWords().frame;
  const opened = (kept: Partial<KeptDraft<T>> | undefined) =>
    openDraft(kept, version, start, beingSaved.get(key) as T | undefined);
  const [state, setState] = useState<OpenDraft<T>>(() => opened(readOwnDraft<KeptDraft<T>>(key)));
  if (state.version !== version) setState(opened(state));
  const { draft, isContested } = state;
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => keep(key, state), [key, state]);
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
   * It was saved: that is what the row says now. What was entered since the press stays, under the name of the row where
   * one was made, `becomes`.
   */
  const settle = useCallback(
    (saved: T, becomes?: string) => {
      const settled = (open: OpenDraft<T>) => settledDraft(draft, open, saved);
      if (becomes !== undefined) writeOwnDraft(key, undefined);
      // At once: who has left the form already comes back to what they entered.
      keep(becomes === undefined ? key : ownDraftKey(becomes), settled(latest.current));
      setState(settled);
    },
    [key, draft],
  );
  return { draft, change, isDirty: !isSame(draft, state.base), during, settle };
}
