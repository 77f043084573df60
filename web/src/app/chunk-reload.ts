/**
 * After a new version is installed, an open page asks for files that are gone. Reloading gets the new ones; at
 * most once a minute, so that a server that is really broken does not make the browser spin.
 */
import { isReplaced } from "#rpc/version";

const KEY = "plimsoll-reloaded-at";
const GUARD = 60_000;

const MESSAGES =
  /dynamically imported module|importing a module script failed|unable to preload|loading chunk .* failed/i;

export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChunkLoadError" || MESSAGES.test(error.message));
}

/** Whoever would ask before the page is left (a form that was typed in, files on their way) is asked here too. */
function somethingWouldBeLost(): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

/**
 * Reloads and says so, or says no: it did a moment ago, there is no network to get anything from, or somebody's
 * typing would go with the page.
 */
export function reloadOnce(now = Date.now()): boolean {
  if (!navigator.onLine || somethingWouldBeLost()) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < GUARD) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false; // Without memory there is no guard, and without a guard no reload.
  }
  window.location.reload();
  return true;
}

/**
 * A file that did not come because the line was cut is there again with the line: whoever asked for it asks again, and the
 * page stays. Only another version on the server is a reason to go.
 */
export async function reloadWhenReplaced(): Promise<void> {
  if (await isReplaced()) reloadOnce();
}

export function watchChunkErrors(): void {
  window.addEventListener("vite:preloadError", () => void reloadWhenReplaced());
  window.addEventListener("unhandledrejection", (event) => {
    if (isChunkError(event.reason)) void reloadWhenReplaced();
  });
}
