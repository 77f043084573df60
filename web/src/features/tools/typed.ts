/** What was typed into a calculator, kept for this browser tab: a reload or a look at another page loses nothing. */
import type { Values } from "@plimsoll/domain/kernel/row-schema";

const kept = new Map<string, Values>();
const KEY = "plimsoll-calculators";

function stored(): Record<string, Values> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, Values>;
  } catch {
    return {};
  }
}

export function typedBefore(name: string): Values | undefined {
  return kept.get(name) ?? stored()[name];
}

export function keepTyped(name: string, values: Values): void {
  kept.set(name, values);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...stored(), [name]: values }));
  } catch {
    // A browser that keeps nothing still calculates.
  }
}
