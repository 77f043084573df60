/** Where somebody begins after signing in, and where "home" leads. */
import type { Actor } from "@plimsoll/domain/access/actor";
import { may } from "@plimsoll/domain/access/permission";
import { cardsOf, loosePages } from "./navigation.ts";
import { ROUTES } from "./route-table.ts";

/** The page of what waits for the person, for whoever has it. */
function dashboardOf(actor: Actor): string | undefined {
  return loosePages(actor, {}).find(({ entry }) => entry.page === "dashboard")?.to;
}

/** The section of the registers or of the field; for whom that is empty, the dashboard. */
export function homePath(actor: Actor): string {
  const home = may(actor) ? "/administration" : "/operation";
  const section = ROUTES.find(({ path }) => path === home);
  const hasCards = section !== undefined && cardsOf(section, actor, {}).length > 0;
  return hasCards ? home : (dashboardOf(actor) ?? home);
}

/** People come for the work that waits for them. */
export function startPath(actor: Actor): string {
  return dashboardOf(actor) ?? homePath(actor);
}
