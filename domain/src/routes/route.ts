/**
 * The shape of one entry of the route table, and the questions asked of the whole table.
 *
 * The table is data: the router, the side menu, the section cards, the breadcrumbs and the access guard
 * all read it, so a page is declared here once and nowhere else.
 */
import type { LinkName } from "./link-names.ts";
import type { PageKey } from "./page-keys.ts";
import type { RouteWordsKey } from "./route-words.ts";

/** In their order; the first is open until somebody chooses another, which is then remembered. */
export const SECTION_TABS = ["vessel_form", "billing_form", "sibling_form"] as const;
export type SectionTab = (typeof SECTION_TABS)[number];

export interface RouteEntry {
  /** Unique, made from the path: `operation-vessels-id-draft`. */
  name: string;
  /** Absolute, with `:param` segments. */
  path: string;
  service?: string;
  role?: string;
  /** Instead of one role: whoever holds any of these is let in. */
  roles?: readonly string[];
  /** What it is called: words of its own, or those of the record whose rows it lists, or shows one of. */
  words: RouteWordsKey | { rowsOf: string } | { rowOf: string };
  /** The page that shows it; without one it waits for its page, or is served by another application. */
  page?: PageKey;
  /** One row of this record is opened here; of several such routes, the first in this order that lets the person in. */
  /** `by`: what of the row stands in the address, where that is not its own id. */
  opens?: { record: string; order: number; by?: string };
  /** A lucide icon name. */
  icon?: string;
  /** Shown and opened without a permission. */
  public?: boolean;
  /** Only for profiles whose entity is a developer. */
  developer?: boolean;
  /** Served by another application; its address is configuration. */
  external?: boolean;
  /** The configured address that it leads to; a page of ours at the same path stands in for it until there is one. */
  link?: LinkName;
  disabled?: boolean;
  /** A page that shows its children as a grid of cards. */
  section?: boolean;
  /** Of a section with tabs: the one that its card lies behind. */
  tab?: SectionTab;
  children?: readonly RouteEntry[];
}

/** Every entry of the table, parents before their children. */
export function flattenRoutes(routes: readonly RouteEntry[]): RouteEntry[] {
  return routes.flatMap((entry) => [entry, ...flattenRoutes(entry.children ?? [])]);
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
