/** Ctrl+S saves from anywhere in the form, Esc leaves it unless something smaller is open to be closed first. */
import { useEffect } from "react";
import { wasLayerOpen } from "#ui/layers";

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
        if (!wasLayerOpen()) onSave?.();
      } else if (event.key === "Escape" && !event.defaultPrevented && !wasLayerOpen()) {
        event.preventDefault();
        onLeave();
      }
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [onSave, onLeave]);
}
