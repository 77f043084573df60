/**
 * The worker that keeps the pages for when there is no network. It is asked for when the browser has nothing better to do,
 * and changes nothing about a page that is open: a new build shows with the next navigation.
 */
const AFTER = 10_000;
const IDLE_TIMEOUT = 5_000;

let asked: Promise<unknown> | undefined;

/** Where there are no workers (pages without encryption, some private windows) the pages need a network. */
export function registerWorker(): Promise<unknown> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return Promise.resolve();
  asked ??= navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" }).catch(() => {
    asked = undefined;
  });
  return asked;
}

export function registerWhenIdle(): () => void {
  const timer = setTimeout(() => {
    const start = () => void registerWorker();
    if ("requestIdleCallback" in window) window.requestIdleCallback(start, { timeout: IDLE_TIMEOUT });
    else start();
  }, AFTER);
  return () => clearTimeout(timer);
}
