/** The addresses of the site and what answers them. Every page is a file of its own, loaded when opened. */
import { lazy, Suspense } from "react";
import { createBrowserRouter, Navigate, type RouteObject, useLocation } from "react-router";
import { ErrorPage, NotFoundPage } from "./error-page.tsx";
import { Guarded } from "./guard.tsx";
import { BareLayout } from "./layouts.tsx";
import { PAGES } from "./pages.tsx";
import { Root, Waiting } from "./root.tsx";
import { homePath, useSession } from "./session.tsx";

/** Where somebody wanted to go before they had to sign in; an address of ours, never another site's. */
function wantedPath(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("from" in state)) return undefined;
  return typeof state.from === "string" && /^\/(?!\/)/.test(state.from) ? state.from : undefined;
}

const LoginPage = lazy(async () => ({ default: (await import("#features/session/login-page")).LoginPage }));

/** The root: signing in for visitors, the way home for everybody else. */
function Entrance() {
  const session = useSession();
  const { state } = useLocation();
  if (session) return <Navigate to={wantedPath(state) ?? homePath(session.actor)} replace />;
  return (
    <Suspense fallback={null}>
      <LoginPage />
    </Suspense>
  );
}

const bare: RouteObject = {
  Component: BareLayout,
  children: [
    { index: true, Component: Entrance },
    {
      path: "recovery",
      lazy: async () => ({ Component: (await import("#features/session/recovery-page")).RecoveryPage }),
    },
    {
      path: "proposal",
      lazy: async () => ({ Component: (await import("#features/commercial/answer-page")).AnswerPage }),
    },
  ],
};

const legal: RouteObject = {
  lazy: async () => ({ Component: (await import("./header-layout.tsx")).HeaderLayout }),
  children: [
    {
      path: "legaladvice/:page",
      lazy: async () => ({ Component: (await import("#features/legal-advice/legal-page")).LegalPage }),
    },
    { path: "legaladvice", Component: NotFoundPage },
    { path: "legaladvice/*", Component: NotFoundPage },
  ],
};

const inside: RouteObject = {
  lazy: async () => ({ Component: (await import("./shell-layout.tsx")).ShellLayout }),
  children: [
    {
      ErrorBoundary: ErrorPage,
      children: [
        ...Object.entries(PAGES).map(([path, lazy]) => ({ path, lazy })),
        {
          path: "administration/:register",
          lazy: async () => ({ Component: (await import("./register-pages.tsx")).RegisterListPage }),
        },
        {
          path: "administration/:register/:id",
          lazy: async () => ({ Component: (await import("./register-pages.tsx")).RegisterFormPage }),
        },
        { path: "*", Component: NotFoundPage },
      ],
    },
  ],
};

export function makeRouter() {
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: ErrorPage,
      HydrateFallback: Waiting,
      children: [bare, legal, { Component: Guarded, children: [inside] }],
    },
  ]);
}
