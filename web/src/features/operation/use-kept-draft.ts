/** What was entered and not saved stays on this device: a tab that is closed or a phone that dies loses nothing. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { toasts } from "#ui/toasts";
import {
  isSame,
  type KeptDraft,
  NO_VERSION,
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
  /** Where the draft is kept once a row has been made of it, until the form of that row is there. */
  const [movedTo, setMovedTo] = useState<string>();
  const isMoved = movedTo !== undefined;
  if (state.version !== version && !isMoved) setState(opened(state));
  const { draft, isContested } = state;
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => keep(movedTo ?? key, state), [movedTo, key, state]);
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
      const moves = becomes !== undefined;
      const settled = (open: OpenDraft<T>): OpenDraft<T> => {
        const next = settledDraft(draft, open, saved);
        return moves ? { ...next, version: NO_VERSION } : next;
      };
      if (moves) writeOwnDraft(key, undefined);
      const place = moves ? ownDraftKey(becomes) : key;
      // At once: who has left the form already comes back to what they entered.
      keep(place, settled(latest.current));
      if (moves) setMovedTo(place);
      setState(settled);
    },
    [key, draft],
  );
  return { draft, change, isDirty: !isSame(draft, state.base), during, settle, isMoved };
}
