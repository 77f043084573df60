/** Sections with the cards that a person would find in them: the menu, seen from outside. */
import type { Actor } from "@plimsoll/domain/access/actor";
import type { RouteEntry } from "@plimsoll/domain/routes/route";
import { cardsOf, type Destination } from "./navigation.ts";
import { ROUTES } from "./route-table.ts";

export interface MenuSection {
  readonly section: RouteEntry;
  readonly cards: readonly Destination[];
}

export function menuEntries(actor: Actor): MenuSection[] {
  return ROUTES.filter((entry) => entry.section === true)
    .map((section) => ({ section, cards: cardsOf(section, actor, {}) }))
    .filter(({ cards }) => cards.length > 0);
}
