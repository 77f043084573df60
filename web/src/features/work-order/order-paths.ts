// Decides where orders of a kind are listed and opened, and which parts of an order have an address of their own.

import { ORDER_KINDS, type OrderKind } from "@plimsoll/domain/commercial/order-kind";
import { ORDER_LISTS } from "#app/order-path";

export { ALL_ORDERS, ORDER_LISTS, orderPath, PLANNER } from "#app/order-path";

/** The list that an address lies below; nothing for the planner, which is no list of one kind. */
export function kindAt(pathname: string): OrderKind | undefined {
  return ORDER_KINDS.find(
    (kind) => pathname === ORDER_LISTS[kind] || pathname.startsWith(`${ORDER_LISTS[kind]}/`),
  );
}

export const ORDER_TABS = [
  "overview",
  "item",
  "operationItems",
  "scope",
  "documents",
  "comments",
  "history",
] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

export function isOrderTab(text: string | null | undefined): text is OrderTab {
  return ORDER_TABS.some((tab) => tab === text);
}

export const TAB_PARAMETER = "tab";

/** The tab that an address means: a step of the path where the route table has one, a parameter elsewhere. */
export function tabAt(pathname: string, id: string, search: string): OrderTab {
  const step = pathname.split(`/${id}`)[1]?.replaceAll("/", "");
  const asked = step || new URLSearchParams(search).get(TAB_PARAMETER);
  return isOrderTab(asked) ? asked : "overview";
}

/** The address of a tab below the page of an order (`/services/ship/<id>`). */
export function tabPath(base: string, tab: OrderTab, hasRoute: (routePath: string) => boolean): string {
  if (tab === "overview") return base;
  const routePath = `${base.slice(0, base.lastIndexOf("/"))}/:id/${tab}`;
  return hasRoute(routePath) ? `${base}/${tab}` : `${base}?${TAB_PARAMETER}=${tab}`;
}
