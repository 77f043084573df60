/** What waits on this device. */
import { useSyncExternalStore } from "react";

export interface OutboxState {
  readonly isOnline: boolean;
  readonly entries: number;
  readonly photos: number;
  readonly refused: number;
  readonly lastSentAt: string | undefined;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export function useOutboxState(): OutboxState {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return { isOnline, entries: 0, photos: 0, refused: 0, lastSentAt: undefined };
}
