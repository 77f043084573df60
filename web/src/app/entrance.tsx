/** The root: signing in for visitors, the first page of the day for everybody else. */
import { Navigate, useLocation } from "react-router";
// Comes with the first load: as a file of its own it would lead to those that the pages behind it share.
import { LoginPage } from "#features/session/login-page";
import { startPath } from "./home.ts";
import { useSession } from "./session.tsx";

/** Where somebody wanted to go before they had to sign in; an address of ours, never another site's. */
function wantedPath(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("from" in state)) return undefined;
  return typeof state.from === "string" && /^\/(?!\/)/.test(state.from) ? state.from : undefined;
}

export function Entrance() {
  const session = useSession();
  const { state, key } = useLocation();
  // Whoever is sent here once more, while the first page is still on its way, is sent on once more too.
  if (session) return <Navigate key={key} to={wantedPath(state) ?? startPath(session.actor)} replace />;
  return <LoginPage />;
}
