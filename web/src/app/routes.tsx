/** The route table as React Router's own: it alone decides which entry an address opens. Three frames, and what each holds. */
import type { PageKey } from "@plimsoll/domain/routes/page-keys";
import type { RouteEntry } from "@plimsoll/domain/routes/route";
import { createBrowserRouter, type RouteObject } from "react-router";
import { setDictionary } from "#i18n/dictionary";
import { loadWords } from "#i18n/load-words";
import { clientState } from "./client-state.ts";
import { ErrorPage, NotFoundPage } from "./error-page.tsx";
import { Guarded } from "./guard.tsx";
import { BareLayout } from "./layouts.tsx";
import { PAGES } from "./pages.tsx";
import { Root, Waiting } from "./root.tsx";
import { ROUTES } from "./route-table.ts";

/** These say nothing of records and other pages, and are there before the words for them. */
const ENTRANCES: ReadonlySet<PageKey> = new Set<PageKey>(["entrance", "recovery"]);

/** Together with whatever needs all words; another language may be chosen while one is on its way. */
async function withAllWords<T>(load: () => Promise<T>): Promise<T> {
  const loading = load();
  for (;;) {
    const { locale } = clientState();
    const dictionary = await loadWords(locale);
    if (clientState().locale !== locale) continue;
    setDictionary(dictionary);
    return loading;
  }
}

const external = async () => ({ Component: (await import("#features/cotton/external-page")).ExternalPage });

function pageOf({ page, external: isElsewhere }: RouteEntry): Pick<RouteObject, "lazy" | "Component"> {
  if (page !== undefined)
    return { lazy: ENTRANCES.has(page) ? PAGES[page] : () => withAllWords(PAGES[page]) };
  return isElsewhere ? { lazy: () => withAllWords(external) } : { Component: NotFoundPage };
}

/** An entry, with the entries below it inside; whoever matches finds it again as `handle`. */
function routeOf(entry: RouteEntry): RouteObject {
  const page = pageOf(entry);
  const place = { path: entry.path, caseSensitive: true, handle: entry };
  if (entry.children === undefined) return { ...place, ...page };
  return { ...place, children: [{ index: true, ...page }, ...entry.children.map(routeOf)] };
}

/** Pages that open without a session stand in frames of their own; everything else is inside. */
const FRAMES: Partial<Record<PageKey, "bare" | "legal">> = {
  entrance: "bare",
  recovery: "bare",
  "proposal-answer": "bare",
  "certificate-answer": "bare",
  "pre-invoice-answer": "bare",
  verify: "bare",
  legal: "legal",
};

const framed = (frame: "bare" | "legal" | undefined): RouteObject[] =>
  ROUTES.filter(({ page }) => (page && FRAMES[page]) === frame).map(routeOf);

const bare: RouteObject = { Component: BareLayout, children: framed("bare") };

const legal: RouteObject = {
  lazy: () => withAllWords(async () => ({ Component: (await import("./header-layout.tsx")).HeaderLayout })),
  children: [...framed("legal"), { path: "legaladvice/*", Component: NotFoundPage }],
};

const inside: RouteObject = {
  lazy: () => withAllWords(async () => ({ Component: (await import("./shell-layout.tsx")).ShellLayout })),
  children: [
    {
      ErrorBoundary: ErrorPage,
      children: [...framed(undefined), { path: "*", Component: NotFoundPage }],
    },
  ],
};

export const ROUTE_OBJECTS: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Waiting,
    children: [bare, legal, { Component: Guarded, children: [inside] }],
  },
];

export const makeRouter = () => createBrowserRouter(ROUTE_OBJECTS);
