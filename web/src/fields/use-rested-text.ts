/** Text that is typed freely and handed on once the typing rests; what comes from outside replaces it. */
import { useCallback, useEffect, useRef, useState } from "react";

/** The delay before something typed asks the server. */
export const FETCH_DELAY = 200;

export function useRestedText(
  outside: string,
  onRest: (text: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(outside);
  const handed = useRef(outside);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useRef(onRest);
  rest.current = onRest;

  useEffect(() => {
    // Our own words coming back must not overwrite what was typed meanwhile.
    if (outside === handed.current) return;
    handed.current = outside;
    clearTimeout(timer.current);
    setText(outside);
  }, [outside]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = useCallback((next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      handed.current = next.trim();
      rest.current(next);
    }, FETCH_DELAY);
  }, []);
  return [text, type];
}
