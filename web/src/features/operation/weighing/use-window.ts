/** Which rows of a long table are drawn: those in sight and some around them. All of them for paper. */
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

const AROUND = 15;

export interface RowWindow {
  readonly ref: React.RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly from: number;
  readonly to: number;
}

export function useWindow(count: number, rowHeight: number): RowWindow {
  const ref = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ from: 0, to: AROUND * 3 });
  const [isPrinting, setPrinting] = useState(false);
  const look = useCallback(() => {
    const box = ref.current;
    if (!box) return;
    const first = Math.floor(box.scrollTop / rowHeight);
    const shown = Math.ceil(box.clientHeight / rowHeight);
    const next = { from: Math.max(0, first - AROUND), to: first + shown + AROUND };
    setRange((before) => (before.from === next.from && before.to === next.to ? before : next));
  }, [rowHeight]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of rows is another picture
  useEffect(look, [look, count]);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener("resize", look);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("resize", look);
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, [look]);
  if (isPrinting) return { ref, onScroll: look, from: 0, to: count };
  const to = Math.min(count, range.to);
  return { ref, onScroll: look, from: Math.min(range.from, to), to };
}
