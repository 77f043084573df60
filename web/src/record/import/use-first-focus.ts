/** The next step takes the place of the one before, and with it the control that had the focus: this one gets it. */
import { type RefObject, useEffect, useRef } from "react";

export function useFirstFocus<T extends HTMLElement>(): RefObject<T | null> {
  const control = useRef<T>(null);
  useEffect(() => control.current?.focus(), []);
  return control;
}
