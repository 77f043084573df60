/**
 * Which drop zone takes a pasted file: the one that has the focus or the pointer, else the only one there is.
 * Text fields keep what is pasted into them.
 */
import { type RefObject, useEffect } from "react";

interface Zone {
  readonly element: RefObject<HTMLElement | null>;
  readonly take: (files: readonly File[]) => void;
}

const zones = new Set<Zone>();

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA"].includes(target.tagName);
}

function zoneFor(target: EventTarget | null): Zone | undefined {
  const all = [...zones].filter(({ element }) => element.current?.checkVisibility() === true);
  const inside = all.find(({ element }) => target instanceof Node && element.current?.contains(target));
  const hovered = all.find(({ element }) => element.current?.matches(":hover") === true);
  return inside ?? hovered ?? (all.length === 1 ? all[0] : undefined);
}

function onPaste(event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length === 0 || isTextField(event.target)) return;
  const zone = zoneFor(event.target);
  if (!zone) return;
  event.preventDefault();
  zone.take(files);
}

export function usePasteTarget(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  take: (files: readonly File[]) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const zone = { element, take };
    if (zones.size === 0) document.addEventListener("paste", onPaste);
    zones.add(zone);
    return () => {
      zones.delete(zone);
      if (zones.size === 0) document.removeEventListener("paste", onPaste);
    };
  }, [element, isOpen, take]);
}
