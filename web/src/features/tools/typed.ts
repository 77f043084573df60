/** What was typed into a calculator, kept for this browser tab and person: a reload or a look at another page loses nothing. */
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { clientState } from "#app/client-state";

const kept = new Map<string, Values>();
const KEY = "plimsoll-calculators";

const ofPerson = (name: string) => `${clientState().user_id ?? ""}.${name}`;

function stored(): Record<string, Values> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, Values>;
  } catch {
    return {};
  }
}

export function typedBefore(name: string): Values | undefined {
  const own = ofPerson(name);
  return kept.get(own) ?? stored()[own];
}

export function keepTyped(name: string, values: Values): void {
  const own = ofPerson(name);
  kept.set(own, values);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...stored(), [own]: values }));
  } catch {
    // A browser that keeps nothing still calculates.
  }
}
