/** The access guard of the screens: decides with the domain's rule whether the address may be opened. */
import { type GuardedRoute, guard } from "@plimsoll/domain/access/permission";
import { matchRoute, type RouteMatch } from "@plimsoll/domain/routes/route";
import { useEffect, useMemo, useRef } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { currentWords } from "#i18n/dictionary";
import { toasts } from "#ui/toasts";
import { ROUTES } from "./route-table.ts";
import { useSession } from "./session.tsx";

/** Cards of a section are no children in the sense of the guard; what opens from them is. */
function guardedRoute(match: RouteMatch | undefined, pathname: string): GuardedRoute | undefined {
  const legal = pathname.split("/").filter(Boolean)[0] === "legaladvice";
  if (!match) return legal ? { child: false, legal } : undefined;
  const child = match.parents.some((parent) => parent.section !== true);
  return { ...match.entry, child, legal };
}

export function useRouteMatch(): RouteMatch | undefined {
  const { pathname } = useLocation();
  return useMemo(() => matchRoute(ROUTES, pathname), [pathname]);
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
  const wasIn = useRef(false);
  if (session) wasIn.current = true;
  if (guard(session?.actor, guardedRoute(match, location.pathname)) === "open") return <Outlet />;
  // A mailed link opens after signing in. Whoever signed out has left, and the next person starts at home.
  if (!session && wasIn.current) return <Navigate to="/" replace />;
  if (!session) return <Navigate to="/" replace state={{ from: `${location.pathname}${location.search}` }} />;
  return <Denied />;
}
