/**
 * Whether the server can be reached: by what the machine says, and by whether the last call was answered at all. A phone
 * that shows a signal and gets nothing through is off the network too.
 */
let wasAnswered = true;
const listeners = new Set<() => void>();

export function isReached(): boolean {
  return wasAnswered && globalThis.navigator?.onLine !== false;
}

/** Told by whoever asked the server: an answer of any kind, or none. */
export function tellReach(answered: boolean): void {
  if (wasAnswered === answered) return;
  wasAnswered = answered;
  announce();
}

export function subscribeReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}

if (typeof window !== "undefined") {
  // A connection that is new may reach further than the one before.
  window.addEventListener("online", () => {
    wasAnswered = true;
    announce();
  });
  window.addEventListener("offline", announce);
}
