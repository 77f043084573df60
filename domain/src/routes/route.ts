/**
 * The shape of one entry of the route table, and the questions asked of the whole table.
 *
 * The table is data: the router, the side menu, the section cards, the breadcrumbs and the access guard
 * all read it, so a page is declared here once and nowhere else.
 */
import type { Locale } from "../kernel/locale.ts";

export interface RouteEntry {
  /** Unique, made from the path: `operation-vessels-id-draft`. */
  name: string;
  /** Absolute, with `:param` segments. */
  path: string;
  service?: string;
  role?: string;
  title: Record<Locale, string>;
  description: Record<Locale, string>;
  /** A lucide icon name. */
  icon?: string;
  /** Shown and opened without a permission. */
  public?: boolean;
  /** Only for profiles whose entity is a developer. */
  developer?: boolean;
  /** Served by another application; its address is configuration. */
  external?: boolean;
  disabled?: boolean;
  /** A page that shows its children as a grid of cards. */
  section?: boolean;
  children?: readonly RouteEntry[];
}

export type RouteParams = Record<string, string>;

export interface RouteMatch {
  entry: RouteEntry;
  params: RouteParams;
  /** From the outermost entry to the direct parent: the breadcrumb without its last step. */
  parents: readonly RouteEntry[];
}

interface Placed {
  entry: RouteEntry;
  parents: readonly RouteEntry[];
}

function place(routes: readonly RouteEntry[], parents: readonly RouteEntry[]): Placed[] {
  return routes.flatMap((entry) => [{ entry, parents }, ...place(entry.children ?? [], [...parents, entry])]);
}

/** Every entry of the table, parents before their children. */
export function flattenRoutes(routes: readonly RouteEntry[]): RouteEntry[] {
  return place(routes, []).map((placed) => placed.entry);
}

/** The path's segments, without the empty ones that leading, trailing and doubled slashes make. */
function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

export function isParam(segment: string): boolean {
  return segment.startsWith(":");
}

function paramsOf(pattern: readonly string[], actual: readonly string[]): RouteParams | undefined {
  if (pattern.length !== actual.length) return undefined;
  const params: RouteParams = {};
  for (const [index, segment] of pattern.entries()) {
    const value = actual[index] ?? "";
    if (isParam(segment)) params[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return params;
}

/** Negative when `a` is the more exact pattern: the first difference from the left decides. */
function compareExactness(a: readonly string[], b: readonly string[]): number {
  for (const [index, segment] of a.entries()) {
    const difference = Number(isParam(segment)) - Number(isParam(b[index] ?? ""));
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The entry that a pathname opens. A fixed segment wins over a param, so `/barge_convoy/transfer` is the
 * transfer page and not a convoy called "transfer". Param values are returned as written in the address.
 */
export function matchRoute(routes: readonly RouteEntry[], pathname: string): RouteMatch | undefined {
  const actual = segmentsOf(pathname);
  let best: { match: RouteMatch; pattern: readonly string[] } | undefined;
  for (const { entry, parents } of place(routes, [])) {
    const pattern = segmentsOf(entry.path);
    const params = paramsOf(pattern, actual);
    if (params === undefined) continue;
    if (best === undefined || compareExactness(pattern, best.pattern) < 0) {
      best = { match: { entry, params, parents }, pattern };
    }
  }
  return best?.match;
}

/** The direct child at a relative path: `childOf(vessel, "draft")`. */
export function childOf(parent: RouteEntry, relativePath: string): RouteEntry | undefined {
  const base = parent.path === "/" ? "" : parent.path;
  return parent.children?.find((child) => child.path === `${base}/${relativePath}`);
}

/** The table with further entries of a section, after its own. */
export function withEntries(
  routes: readonly RouteEntry[],
  section: string,
  more: readonly RouteEntry[],
): RouteEntry[] {
  return routes.map((entry) =>
    entry.path === section ? { ...entry, children: [...(entry.children ?? []), ...more] } : entry,
  );
}
