/**
 * Columns that somebody draws wider or narrower, kept per list. The first pull fixes all of them where they stand, so
 * that the others do not move under the hand.
 */
import { type KeyboardEvent, type PointerEvent, useCallback } from "react";
import { clientState, setClientState, useClientState } from "#app/client-state";

export type ColumnWidths = Readonly<Record<string, number>>;

export const NARROWEST = 60;
const WIDEST = 900;
/** Of a column that was shown after the others were fixed. */
export const ADDED_WIDTH = 150;
const STEP = 16;

export function fittingWidth(width: number): number {
  return Math.trunc(Math.min(WIDEST, Math.max(NARROWEST, width)));
}

/** As they stand on the screen, by the name of the column. */
function standing(head: HTMLElement): Record<string, number> {
  const cells = [...(head.closest("tr")?.querySelectorAll<HTMLElement>("th[data-column]") ?? [])];
  return Object.fromEntries(cells.map((cell) => [cell.dataset.column ?? "", Math.trunc(cell.offsetWidth)]));
}

export interface Resizing {
  readonly onPull: (event: PointerEvent<HTMLElement>) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onReset: () => void;
}

function headOf(target: HTMLElement): HTMLElement | undefined {
  return target.closest<HTMLElement>("th[data-column]") ?? undefined;
}

export function useColumnWidths(list: string): { widths: ColumnWidths | undefined; resizing: Resizing } {
  const widths = useClientState((state) => state.columnWidths[list]);
  const keep = useCallback(
    (next: ColumnWidths | undefined) => {
      const { [list]: _, ...others } = clientState().columnWidths;
      setClientState({ columnWidths: next === undefined ? others : { ...others, [list]: next } });
    },
    [list],
  );
  const onPull = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const head = headOf(event.currentTarget);
      if (head === undefined) return;
      event.preventDefault();
      const handle = event.currentTarget;
      const [from, before] = [event.clientX, standing(head)];
      const name = head.dataset.column ?? "";
      const pull = (moved: globalThis.PointerEvent) =>
        keep({ ...before, [name]: fittingWidth((before[name] ?? 0) + moved.clientX - from) });
      handle.setPointerCapture(event.pointerId);
      handle.addEventListener("pointermove", pull);
      handle.addEventListener("lostpointercapture", () => handle.removeEventListener("pointermove", pull), {
        once: true,
      });
    },
    [keep],
  );
  const onKey = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const head = headOf(event.currentTarget);
      const step = event.key === "ArrowLeft" ? -STEP : event.key === "ArrowRight" ? STEP : 0;
      if (head === undefined || step === 0) return;
      event.preventDefault();
      const before = standing(head);
      const name = head.dataset.column ?? "";
      keep({ ...before, [name]: fittingWidth((before[name] ?? 0) + step) });
    },
    [keep],
  );
  const onReset = useCallback(() => keep(undefined), [keep]);
  return { widths, resizing: { onPull, onKey, onReset } };
}
