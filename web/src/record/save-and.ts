/**
 * Saving as the first half of something that is certain to follow: the form saves a new row and asks for the next step
 * on its way to the row's page, which takes it once.
 */
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

export interface SaveAnd {
  readonly label: string;
  /** What the page of the saved row is to do. */
  readonly ask: string;
  /** Whether it is certain to follow from what is typed. */
  readonly when?: (states: Values) => boolean;
}

interface Asking {
  readonly ask?: string;
}

interface Saved {
  readonly isDirty: () => boolean;
  readonly save: () => Promise<void>;
}

/** The half of the form: what it asks for while it saves. */
export function useAsking() {
  const asked = useRef<string>(undefined);
  const saveAnd = async ({ save }: Saved, ask: string) => {
    asked.current = ask;
    await save();
    asked.current = undefined;
  };
  return { asked, saveAnd };
}

/** Saves what was typed, if anything; false where it could not be. */
export async function settle({ isDirty, save }: Saved): Promise<boolean> {
  if (isDirty()) await save();
  return !isDirty();
}

/** The half of the page: does what the form asked for, once: neither a reload nor the way back does it again. */
export function useAskedNext(ask: string, isReady: boolean, take: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { ask: asked, ...rest } = (location.state ?? {}) as Asking;
  const isTaken = useRef(false);
  const isAsked = asked === ask && isReady;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking is the event; what it does is of that moment.
  useEffect(() => {
    if (!isAsked || isTaken.current) return;
    isTaken.current = true;
    void navigate(`${location.pathname}${location.search}`, { replace: true, state: rest });
    take();
  }, [isAsked]);
}
