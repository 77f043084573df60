/**
 * Text that is typed freely and handed on once the typing rests, or at once when the field is left: whoever opens a row
 * right after typing must not be called back to the list. What comes from outside replaces it.
 */
import { useCallback, useEffect, useRef, useState } from "react";

/** The delay before something typed asks the server. */
export const FETCH_DELAY = 200;

export function useRestedText(
  outside: string,
  onRest: (text: string) => void,
): [text: string, setText: (text: string) => void, settle: () => void] {
  const [text, setText] = useState(outside);
  const handed = useRef(outside);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<string>(undefined);
  const rest = useRef(onRest);
  rest.current = onRest;

  useEffect(() => {
    // Our own words coming back must not overwrite what was typed meanwhile.
    if (outside === handed.current) return;
    handed.current = outside;
    clearTimeout(timer.current);
    waiting.current = undefined;
    setText(outside);
  }, [outside]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    const next = waiting.current;
    waiting.current = undefined;
    if (next === undefined) return;
    handed.current = next.trim();
    rest.current(next);
  }, []);
  const type = useCallback(
    (next: string) => {
      setText(next);
      clearTimeout(timer.current);
      waiting.current = next;
      timer.current = setTimeout(settle, FETCH_DELAY);
    },
    [settle],
  );
  return [text, type, settle];
}
