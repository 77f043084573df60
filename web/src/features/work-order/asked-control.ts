/**
 * The next step of an order leads to the very control it means: a tab hears which one was asked for, opens or focuses
 * it, and forgets that it was asked.
 */
import { type RefObject, useEffect, useRef, useState } from "react";
import type { NextStep } from "./next-step.ts";

export type Control = Extract<NextStep, { kind: "go" }>["to"];

export interface AskedControl {
  readonly what: Control | undefined;
  readonly ask: (what: Control) => void;
  readonly done: () => void;
}

export function useAskedControl(): AskedControl {
  const [what, setWhat] = useState<Control>();
  return { what, ask: setWhat, done: () => setWhat(undefined) };
}

/** Does it once for each time it was asked. */
export function useWhenAsked({ what, done }: AskedControl, which: Control, open: () => void): void {
  const isAsked = what === which;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking is the event; what it does is of that moment.
  useEffect(() => {
    if (!isAsked) return;
    open();
    done();
  }, [isAsked]);
}

/** For the part of a page whose first control is meant. */
export function useFocusWhenAsked<E extends HTMLElement>(
  askedControl: AskedControl,
  which: Control,
): RefObject<E | null> {
  const part = useRef<E>(null);
  useWhenAsked(askedControl, which, () => {
    const control = part.current?.querySelector<HTMLElement>("input:not([disabled]), button:not([disabled])");
    control?.focus();
    part.current?.scrollIntoView({ block: "nearest" });
  });
  return part;
}
