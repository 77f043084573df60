/** The box in which a long table scrolls, and the room of rows that are not drawn. */
import type { ReactNode } from "react";
import type { RowWindow } from "./use-window.ts";
import classes from "./weighing.module.css";

interface ScrollBoxProps extends Pick<RowWindow, "ref" | "onScroll"> {
  readonly label: string;
  readonly isTall?: boolean;
  readonly children: ReactNode;
}

export function ScrollBox({ ref, onScroll, label, isTall = false, children }: ScrollBoxProps) {
  const shape = isTall ? classes.tallScroll : classes.scroll;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={shape} ref={ref} onScroll={onScroll} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

export function RoomOfRows({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
