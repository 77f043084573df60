/** The dictionary in use. Kept outside React too, because calls and last-resort pages speak without a tree. */
import type { ScreenWords } from "@plimsoll/domain/locales/words";
import { useSyncExternalStore } from "react";
import type { Dictionary } from "./load-words.ts";

let current: Dictionary | undefined;
const listeners = new Set<() => void>();

export function useDictionary(): Dictionary {
  return useSyncExternalStore(subscribe, dictionary);
}

export function dictionary(): Dictionary {
  if (!current) throw new Error("no language is loaded yet");
  return current;
}

export function setDictionary(next: Dictionary): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For code without a component around it: the words as they are now. */
export function currentWords(): ScreenWords {
  return dictionary().words;
}
