// Decides which of the tabs above a list is chosen, and what the list asks for when another one is.

import { type FilterValue, writeFilter } from "@plimsoll/domain/kernel/filter-value";
import type { ListQuery } from "./list-query.ts";

type Filters = ListQuery["filters"];
export type TabFilters = Readonly<Record<string, FilterValue>>;

/** The filters that each tab stands for, by its name. */
export type ListTabs = Readonly<Record<string, TabFilters>>;

/** Filters that tabs decide about; all others stay as they are when a tab is chosen. */
function tabFields(tabs: ListTabs): ReadonlySet<string> {
  return new Set(Object.values(tabs).flatMap((filters) => Object.keys(filters)));
}

const written = (filters: Filters, fields: ReadonlySet<string>): string =>
  Object.entries(filters)
    .flatMap(([name, value]) => (fields.has(name) ? [`${name}=${writeFilter(value)}`] : []))
    .sort()
    .join("&");

/** The tab whose filters are in force; none where somebody chose others. */
export function chosenTab(tabs: ListTabs, filters: Filters): string | null {
  const fields = tabFields(tabs);
  const now = written(filters, fields);
  return Object.keys(tabs).find((name) => written(tabs[name] ?? {}, fields) === now) ?? null;
}

export function withTab(tabs: ListTabs, filters: Filters, name: string): Filters {
  const fields = tabFields(tabs);
  const others = Object.entries(filters).filter(([field]) => !fields.has(field));
  return { ...Object.fromEntries(others), ...tabs[name] };
}
