/**
 * Dragging over the board with a mouse, a pen or a finger. Nothing happens until the pointer has moved a little, so a
 * press stays a press; Escape gives up. The board is redrawn only when another day is reached.
 */
import type { CalendarDate } from "@plimsoll/domain/kernel/dates";
import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Dragged, Target } from "./landing.ts";

const FAR_ENOUGH = 5;
/** Near the edge of the window the page comes along. */
const EDGE = 70;
const SCROLL = 14;

export interface Drag {
  readonly what: Dragged;
  readonly target: Target | undefined;
}

export type BeginDrag = (event: ReactPointerEvent, make: (at: Target | undefined) => Dragged) => void;

/** The day under the pointer; bars lie over the days and must not hide them. */
function targetAt(x: number, y: number): Target | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const { person, day } = element instanceof HTMLElement ? element.dataset : {};
    if (person !== undefined && day !== undefined) return { person, day: day as CalendarDate };
  }
  return undefined;
}

function scrollAtEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -SCROLL);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
}

/** The press that ends a drag must not count as one on whatever lies there. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}

export function usePlanDrag(onDrop: (what: Dragged, target: Target) => void): {
  readonly drag: Drag | undefined;
  readonly ghost: RefObject<HTMLDivElement | null>;
  readonly begin: BeginDrag;
} {
  const [drag, setDrag] = useState<Drag>();
  const ghost = useRef<HTMLDivElement>(null);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin = useCallback<BeginDrag>((event, make) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const start = { x: event.clientX, y: event.clientY };
    const what = make(targetAt(start.x, start.y));
    let current: Drag | undefined;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!current && Math.hypot(x - start.x, y - start.y) < FAR_ENOUGH) return;
      scrollAtEdge(y);
      ghost.current?.style.setProperty("translate", `${x + 12}px ${y + 12}px`);
      const target = targetAt(x, y);
      const isSame = current?.target?.person === target?.person && current?.target?.day === target?.day;
      if (current && isSame) return;
      current = { what, target };
      setDrag(current);
    };
    const end = () => {
      stop.current?.();
      if (!current) return;
      swallowClick();
      if (current.target) drop.current(what, current.target);
    };
    const giveUp = () => stop.current?.();
    const press = (key: KeyboardEvent) => {
      if (key.key !== "Escape") return;
      giveUp();
      // The button is still down; letting it go must do nothing.
      if (current) window.addEventListener("pointerup", swallowClick, { once: true });
    };
    stop.current = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", giveUp);
      window.removeEventListener("keydown", press);
      setDrag(undefined);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", giveUp);
    window.addEventListener("keydown", press);
  }, []);

  return { drag, ghost, begin };
}
