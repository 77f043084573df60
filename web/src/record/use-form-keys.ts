/** Ctrl+S saves from anywhere in the form, Esc leaves it unless something smaller is open to be closed first. */
import { useEffect } from "react";
import { wasModalOpen, wasOverlayOpen } from "#ui/open-overlays";

export function useFormKeys({
  onSave,
  onLeave,
}: {
  readonly onSave: (() => void) | undefined;
  readonly onLeave: () => void;
}) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "s") {
        event.preventDefault();
        if (!wasModalOpen()) onSave?.();
      } else if (event.key === "Escape" && !event.defaultPrevented && !wasOverlayOpen()) {
        event.preventDefault();
        onLeave();
      }
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [onSave, onLeave]);
}
