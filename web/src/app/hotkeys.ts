/** Keys that work on every page. */
import { useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { usePublicConfig } from "#rpc/hooks";
import { isWaitingForSignIn } from "#rpc/sign-in-gate";
import { screens } from "./navigation.ts";
import { openOverlay } from "./overlays.tsx";
import { useActor } from "./session.tsx";

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
}

/** After g, and only for those who may open it. */
const GO: Readonly<Record<string, string>> = {
  s: "/services/ship",
  p: "/services/proposals",
  n: "/services/nomeation",
  d: "/dashboard",
};
/** How long g waits for its second letter. */
const PATIENCE = 1200;

export function useGoKeys(): void {
  const navigate = useNavigate();
  const actor = useActor();
  const links = usePublicConfig()?.links;
  const open = useMemo(() => new Set(screens(actor, links ?? {}).map(({ to }) => to)), [actor, links]);
  useEffect(() => {
    let begun = 0;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isWaitingForSignIn())
        return;
      const to = GO[event.key];
      const isSecond = event.timeStamp - begun < PATIENCE && begun > 0;
      begun = event.key === "g" ? event.timeStamp : 0;
      if (!isSecond || to === undefined || !open.has(to)) return;
      // The letters mean other things by themselves: n adds to a list.
      event.preventDefault();
      event.stopImmediatePropagation();
      void navigate(to);
    };
    window.addEventListener("keydown", press, true);
    return () => window.removeEventListener("keydown", press, true);
  }, [navigate, open]);
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
