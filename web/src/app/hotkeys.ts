/** Keys that work on every page. */
import { useEffect } from "react";
import { isWaitingForSignIn } from "#rpc/sign-in-gate";
import { openOverlay } from "./overlays.tsx";

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}

export function useShellKeys(toggleMenu: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isWaitingForSignIn()) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        openOverlay("palette");
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === "?") openOverlay("keys");
      if (event.key === "[") toggleMenu();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [toggleMenu]);
}
