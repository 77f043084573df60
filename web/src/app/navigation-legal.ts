/** The legal texts of the route table; apart from the rest of the navigation, which needs the records too. */
import type { RouteEntry } from "@plimsoll/domain/routes/route";
import { ROUTES } from "./route-table.ts";

export function isLegal(entry: RouteEntry): boolean {
  return entry.page === "legal";
}

export const LEGAL_PAGES: readonly RouteEntry[] = ROUTES.filter(isLegal);
