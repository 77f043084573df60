/** Ctrl+S saves from anywhere in the form, Esc leaves it unless something smaller is open to be closed first. */
import { useEffect } from "react";
import { wasOverlayOpen } from "#ui/open-overlays";
import { useSaveKey } from "#ui/use-save-key";

export function useFormKeys({
  onSave,
  onLeave,
}: {
  readonly onSave: (() => void) | undefined;
  readonly onLeave: () => void;
}) {
  useSaveKey(onSave);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !wasOverlayOpen()) {
        event.preventDefault();
        onLeave();
      }
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [onLeave]);
}
