/** What the header tells. Light: the outbox itself is opened only where something waits. */
import { useMemo, useSyncExternalStore } from "react";
import { useClientState } from "#app/client-state";
import { isReached, subscribeReach } from "#rpc/reach";
import { subscribeWaitingMark, waitingMark } from "./waiting-mark.ts";

export interface OutboxState {
  readonly isOnline: boolean;
  readonly entries: number;
  readonly photos: number;
  readonly refused: number;
  readonly lastSentAt: string | undefined;
}

export function useOutboxState(): OutboxState {
  const userId = useClientState((state) => state.user_id);
  const isOnline = useSyncExternalStore(subscribeReach, isReached);
  const mark = useSyncExternalStore(subscribeWaitingMark, () => waitingMark(userId));
  return useMemo(() => ({ isOnline, ...mark }), [isOnline, mark]);
}
