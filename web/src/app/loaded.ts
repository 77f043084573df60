/**
 * Parts that come in a file of their own and without which the page still stands. A part that does not come is
 * asked for again while it is wanted; nothing breaks meanwhile. All of them are fetched ahead when the browser
 * has nothing else to do, so that they are there when the network is not.
 */
import { type ComponentType, useEffect, useState } from "react";

const RETRY = 3_000;
const IDLE_TIMEOUT = 2_000;
/** The page that was asked for comes first, on a slow line too. */
const AHEAD_AFTER = 10_000;
/** What tells of a line that was cut has to be there before it is. */
export const TELLING_AFTER = 1_000;

export type Loader<Props> = () => Promise<ComponentType<Props>>;

/** What has come once is there for good. */
const here = new WeakSet<() => Promise<unknown>>();

async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  const part = await load();
  here.add(load);
  return part;
}

/**
 * A browser remembers that a file did not come, and never asks for it again before the page is reloaded. So nothing is
 * asked of a line that is known to be cut, unless it came before or the service worker keeps it on this device.
 */
function canCome(load: () => Promise<unknown>): boolean {
  return navigator.onLine || here.has(load) || navigator.serviceWorker?.controller != null;
}

export function useLoaded<Props>(loader: Loader<Props>, wanted: boolean): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const [tries, setTries] = useState(0);
  const missing = component === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to load again
  useEffect(() => {
    if (!wanted || !missing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setTries((count) => count + 1);
    window.addEventListener("online", again, { once: true });
    if (canCome(loader))
      fetchPart(loader).then(
        (loaded) => setComponent(() => loaded),
        () => {
          timer = setTimeout(again, RETRY);
        },
      );
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [loader, wanted, missing, tries]);
  return wanted ? component : undefined;
}

/** Fetches files ahead of need; one that does not come is fetched when it is needed. */
export function fetchAhead(
  loaders: readonly (() => Promise<unknown>)[],
  after: number = AHEAD_AFTER,
): () => void {
  const fetchAll = () => {
    for (const load of loaders) if (canCome(load)) fetchPart(load).catch(() => undefined);
  };
  let forget: (() => void) | undefined;
  const timer = setTimeout(() => {
    forget = whenIdle(fetchAll);
  }, after);
  return () => {
    clearTimeout(timer);
    forget?.();
  };
}

/** When the browser has nothing else to do, soon in any case; not every browser can tell. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
  return () => window.cancelIdleCallback(asked);
}
