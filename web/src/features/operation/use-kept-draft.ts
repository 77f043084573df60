/** What was entered and not saved stays on this device: a tab that is closed or a phone that dies loses nothing. */
import { useCallback, useEffect, useRef, useState } from "react";
import { DRAFT_PREFIX } from "#app/client-state";

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

/** `start` is what the row says; a kept draft of the same version of it comes first. */
export function useKeptDraft<T extends object>(name: string, version: number, start: T) {
  const key = `${DRAFT_PREFIX}field.${name}`;
  const [draft, setDraft] = useState<T>(() => {
    const kept = read<{ version: number; draft: T }>(key);
    return kept?.version === version ? kept.draft : start;
  });
  const clean = useRef(JSON.stringify(start));
  const isDirty = JSON.stringify(draft) !== clean.current;
  useEffect(() => {
    write(key, isDirty ? { version, draft } : undefined);
  }, [key, version, draft, isDirty]);
  const change = useCallback((next: Partial<T>) => setDraft((before) => ({ ...before, ...next })), []);
  /** It was saved: what stands here now is what the row says. */
  const settle = useCallback(
    (saved: T) => {
      clean.current = JSON.stringify(saved);
      setDraft(saved);
      write(key, undefined);
    },
    [key],
  );
  return { draft, change, isDirty, settle };
}
