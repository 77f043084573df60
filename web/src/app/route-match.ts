/** Where in the route table the address lies. */
import type { RouteEntry } from "@plimsoll/domain/routes/route";
import { useMemo } from "react";
import { useMatches } from "react-router";

export interface RouteStep {
  readonly entry: RouteEntry;
  /** Its own address, with what the params stand for. */
  readonly to: string;
}

export interface RouteMatch {
  readonly entry: RouteEntry;
  /** From the outermost entry to the direct parent. */
  readonly parents: readonly RouteEntry[];
  /** The same with the entry itself, each with its address: the breadcrumb. */
  readonly trail: readonly RouteStep[];
}

interface Matched {
  readonly handle?: unknown;
  readonly pathname: string;
}

/** Frames and the pages at the top of their entry are matches too; an entry has a handle. */
export function routeMatch(matches: readonly Matched[]): RouteMatch | undefined {
  const trail = matches.flatMap(({ handle, pathname }) =>
    handle === undefined ? [] : [{ entry: handle as RouteEntry, to: pathname }],
  );
  const last = trail.at(-1);
  return last && { entry: last.entry, parents: trail.slice(0, -1).map(({ entry }) => entry), trail };
}

export function useRouteMatch(): RouteMatch | undefined {
  const matches = useMatches();
  return useMemo(() => routeMatch(matches), [matches]);
}
