/**
 * Work that one tab does at a time. Where the browser has no locks (pages without encryption, Safari before 15.4) a tab
 * queues its own work alone: two tabs may then send at the same time, each entry still once, by its key.
 */
export function aloneAmongTabs(
  name: string,
  signal: AbortSignal,
): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return async (work) => {
    if (signal.aborted) return;
    if ("locks" in navigator) return navigator.locks.request(name, work);
    last = last.then(work, work);
    return last;
  };
}

/** Resolves when this tab is the one; it stays so until the signal ends it. */
export function becomeTheOne(name: string, signal: AbortSignal): Promise<void> {
  if (!("locks" in navigator)) return Promise.resolve();
  return new Promise((resolve) => {
    const held = () =>
      new Promise<void>((release) => {
        if (signal.aborted) return release();
        signal.addEventListener("abort", () => release());
        resolve();
      });
    navigator.locks.request(name, { signal }, held).catch(() => undefined);
  });
}
