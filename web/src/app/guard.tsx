/** The access guard of the screens: decides with the domain's rule whether the address may be opened. */
import { type GuardedRoute, guard } from "@plimsoll/domain/access/permission";
import { useEffect, useRef } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { currentWords } from "#i18n/dictionary";
import { toasts } from "#ui/toasts";
import { type RouteMatch, useRouteMatch } from "./route-match.ts";
import { useSession } from "./session.tsx";

/** Cards of a section are no children in the sense of the guard; what opens from them is. The legal texts lie outside. */
function guardedRoute(match: RouteMatch | undefined): GuardedRoute | undefined {
  if (!match) return undefined;
  const child = match.parents.some((parent) => parent.section !== true);
  return { ...match.entry, child, legal: false };
}

function Denied() {
  useEffect(() => {
    toasts.error(currentWords().messages.accessDenied);
  }, []);
  return <Navigate to="/" replace />;
}

export function Guarded() {
  const location = useLocation();
  const session = useSession();
  const match = useRouteMatch();
  const wasIn = useRef(session?.userId);
  // Whoever signed out has left, and the next person starts at home, not on a page that another had open.
  if (wasIn.current !== undefined && wasIn.current !== session?.userId) return <Navigate to="/" replace />;
  wasIn.current = session?.userId;
  if (guard(session?.actor, guardedRoute(match)) === "open") return <Outlet />;
  // A mailed link opens after signing in.
  if (!session) return <Navigate to="/" replace state={{ from: `${location.pathname}${location.search}` }} />;
  return <Denied />;
}
