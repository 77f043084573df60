/** The root: signing in for visitors, the first page of the day for everybody else. */
import { lazy, Suspense } from "react";
import { Navigate, useLocation } from "react-router";
import { startPath } from "./home.ts";
import { useSession } from "./session.tsx";

/** Where somebody wanted to go before they had to sign in; an address of ours, never another site's. */
function wantedPath(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("from" in state)) return undefined;
  return typeof state.from === "string" && /^\/(?!\/)/.test(state.from) ? state.from : undefined;
}

const LoginPage = lazy(async () => ({ default: (await import("#features/session/login-page")).LoginPage }));

export function Entrance() {
  const session = useSession();
  const { state } = useLocation();
  if (session) return <Navigate to={wantedPath(state) ?? startPath(session.actor)} replace />;
  return (
    <Suspense fallback={null}>
      <LoginPage />
    </Suspense>
  );
}
