/** What was typed into a calculator, kept for this browser tab: a reload or a look at another page loses nothing. */
import type { State } from "./request.ts";

const kept = new Map<string, State>();
const KEY = "plimsoll-tools";

function stored(): Record<string, State> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, State>;
  } catch {
    return {};
  }
}

export function typedBefore(name: string): State | undefined {
  return kept.get(name) ?? stored()[name];
}

export function keepTyped(name: string, state: State): void {
  kept.set(name, state);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...stored(), [name]: state }));
  } catch {
    // A browser that keeps nothing still calculates.
  }
}

export function forgetTyped(name: string): void {
  kept.delete(name);
  const { [name]: _, ...others } = stored();
  sessionStorage.setItem(KEY, JSON.stringify(others));
}
