/** Ctrl+S saves from anywhere on a page, unless a dialog over it has keys of its own. */
import { useEffect } from "react";
import { wasModalOpen } from "./open-overlays.ts";

export function useSaveKey(onSave: (() => void) | undefined): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      if (!wasModalOpen()) onSave?.();
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [onSave]);
}
