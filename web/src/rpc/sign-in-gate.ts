/**
 * What happens when the session ends under somebody's hands: the calls wait, a sign-in dialog opens over the
 * page, and after signing in the same calls go out again. Leaving refuses them.
 */
import { useSyncExternalStore } from "react";

interface Waiter {
  readonly repeat: () => void;
  readonly refuse: () => void;
}

let waiters: readonly Waiter[] = [];
const listeners = new Set<() => void>();

function setWaiters(next: readonly Waiter[]): void {
  waiters = next;
  for (const listener of listeners) listener();
}

/** Resolves to true when the call should go out again, to false when the person left. */
export function waitForSignIn(signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const waiter: Waiter = { repeat: () => resolve(true), refuse: () => resolve(false) };
    // Nobody wants the answer any more; the dialog stays, because the session is over all the same.
    signal?.addEventListener("abort", () => resolve(false));
    setWaiters([...waiters, waiter]);
  });
}

export function repeatWaitingCalls(): void {
  const waiting = waiters;
  setWaiters([]);
  for (const waiter of waiting) waiter.repeat();
}

export function refuseWaitingCalls(): void {
  const waiting = waiters;
  setWaiters([]);
  for (const waiter of waiting) waiter.refuse();
}

export function isWaitingForSignIn(): boolean {
  return waiters.length > 0;
}

export function useWaitingForSignIn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isWaitingForSignIn);
}
