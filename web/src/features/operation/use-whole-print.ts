/** Printing a page that is drawn part by part: what is missing is drawn and waited for first. */
import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** An answer may lead to another question. */
const CALM_MS = 150;

export interface WholePrint {
  /** Every part is wanted now, in sight or not. */
  readonly isWhole: boolean;
  /** It was asked for, and something is still on its way. */
  readonly isWaiting: boolean;
  readonly print: () => void;
}

export function useWholePrint(): WholePrint {
  const [isWhole, setWhole] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const open = useIsFetching();
  useEffect(() => {
    if (!isWaiting || open > 0) return;
    const calm = setTimeout(() => {
      setWaiting(false);
      window.print();
    }, CALM_MS);
    return () => clearTimeout(calm);
  }, [isWaiting, open]);
  // Asked of the browser itself, which does not wait: what has come is drawn at least.
  useEffect(() => {
    const before = () => flushSync(() => setWhole(true));
    window.addEventListener("beforeprint", before);
    return () => window.removeEventListener("beforeprint", before);
  }, []);
  const print = () => {
    setWhole(true);
    setWaiting(true);
  };
  return { isWhole, isWaiting, print };
}
