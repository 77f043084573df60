/** What was entered and not saved stays on this device: a tab that is closed or a phone that dies loses nothing. */
import { useCallback, useEffect, useState } from "react";
import { DRAFT_PREFIX } from "#app/client-state";
import { toasts } from "#ui/toasts";
import { isTakenOver, mergeDraft } from "./merge-draft.ts";
import { useOperationWords } from "./operation-words.tsx";

function read<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Switched off or full: it is kept in the page alone.
  }
}

interface Kept<T> {
  readonly version: number;
  /** What the row said in that version. */
  readonly base: T;
  readonly draft: T;
}

/** What is being saved right now, by its key: forms are begun anew when their row comes back, before the save is done. */
const beingSaved = new Set<string>();

/** What the row says, or what was entered and not saved, carried over where the row is another by now. */
function opened<T>(key: string, kept: Partial<Kept<T>> | undefined, version: number, start: T) {
  const fresh = { version, base: start, draft: start, isContested: false };
  if (kept?.draft === undefined) return fresh;
  if (kept.version === version) return { ...fresh, draft: kept.draft };
  if (kept.base === undefined) return fresh;
  // The row says it in the words of the server, which may be others than those that were typed.
  if (beingSaved.has(key) && isTakenOver(kept.base, kept.draft, start)) return fresh;
  return { ...fresh, ...mergeDraft(kept.base, kept.draft, start) };
}

/**
 * `start` is what the row says. What was entered and not saved comes first, also when the row changes meanwhile: by
 * somebody else, or by what was saved here without a network and has arrived now.
 */
export function useKeptDraft<T extends object>(name: string, version: number, start: T) {
  const key = `${DRAFT_PREFIX}field.${name}`;
  const words = useOperationWords().frame;
  const [state, setState] = useState(() => opened(key, read<Kept<T>>(key), version, start));
  if (state.version !== version) setState(opened(key, state, version, start));
  const { base, draft, isContested } = state;
  const isDirty = JSON.stringify(draft) !== JSON.stringify(base);
  useEffect(() => {
    write(key, isDirty ? { version, base, draft } : undefined);
  }, [key, version, base, draft, isDirty]);
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
      beingSaved.add(key);
      return saving.finally(() => beingSaved.delete(key));
    },
    [key],
  );
  /** It was saved: that is what the row says now. What was entered since the press stays. */
  const settle = useCallback(
    (saved: T) => {
      setState((before) => ({ ...before, base: saved, draft: mergeDraft(draft, before.draft, saved).draft }));
      write(key, undefined);
    },
    [key, draft],
  );
  return { draft, change, isDirty, during, settle };
}
