/** Ctrl+S saves from anywhere in the form, Esc leaves it unless something smaller is open to be closed first. */
import { useEffect } from "react";

const LAYERS = "[role=dialog], [role=menu], [role=listbox]";

function isVisible(element: Element): boolean {
  return element instanceof HTMLElement && element.offsetParent !== null;
}

function isLayerOpen(): boolean {
  return [...document.querySelectorAll(LAYERS)].some(isVisible);
}

export function useFormKeys({
  onSave,
  onLeave,
}: {
  readonly onSave: (() => void) | undefined;
  readonly onLeave: () => void;
}) {
  useEffect(() => {
    // Heard before the layers hear it, because a layer that has closed itself would look as if none had been open.
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "s") {
        event.preventDefault();
        if (!isLayerOpen()) onSave?.();
      } else if (event.key === "Escape" && !event.defaultPrevented && !isLayerOpen()) {
        event.preventDefault();
        onLeave();
      }
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [onSave, onLeave]);
}
