/** What the signed-in person can go to: cards of a section, groups of the side menu, screens of the palette. */
import type { Actor } from "@plimsoll/domain/access/actor";
import { entryVisible, guard } from "@plimsoll/domain/access/permission";
import { cottonLogin, type Links } from "@plimsoll/domain/routes/link-names";
import { flattenRoutes, type RouteEntry } from "@plimsoll/domain/routes/route";
import { MAILED } from "./existing-pages.ts";
import { isLegal } from "./navigation-legal.ts";
import { ROUTES } from "./route-table.ts";

export type { Links };

export interface Destination {
  readonly entry: RouteEntry;
  /** Where it leads: a path of ours, or the address of another application. */
  readonly to: string;
  readonly external: boolean;
}

/** Nothing for an entry that the person may not see, or that leads nowhere in this installation. */
export function destinationOf(
  entry: RouteEntry,
  actor: Actor | undefined,
  links: Links,
): Destination | undefined {
  if (!entryVisible(actor, entry)) return undefined;
  const address = entry.link && links[entry.link];
  // Its page hands the person over, or has the other application in a frame.
  if (entry.page === "sibling")
    return address === undefined ? undefined : { entry, to: entry.path, external: false };
  if (address !== undefined) return { entry, to: address, external: true };
  if (entry.page === undefined) return undefined;
  // Its page hands the person over to the other application, in a tab of its own.
  if (entry.page === "cotton")
    return cottonLogin(links) === undefined ? undefined : { entry, to: entry.path, external: true };
  return { entry, to: entry.path, external: false };
}

export function cardsOf(section: RouteEntry, actor: Actor | undefined, links: Links): Destination[] {
  return (section.children ?? []).flatMap((entry) => destinationOf(entry, actor, links) ?? []);
}

/** Whether the guard would let the person in: what is not opened is not offered either. */
function mayOpen(section: RouteEntry, actor: Actor): boolean {
  return guard(actor, { ...section, child: false, legal: false }) === "open";
}

export interface MenuGroup {
  readonly key: string;
  /** The section that the heading names; billing is a heading of its own. */
  readonly section?: RouteEntry;
  /** Whether the heading leads to the page of the section. */
  readonly opens: boolean;
  readonly items: readonly Destination[];
}

/** Registers are too many for a menu: one entry opens their section. */
const ADMINISTRATION = "administration";
const BILLING = "billing";

/** Billing screens lie in several sections, and the people who bill want them together. */
export function menuGroups(actor: Actor, links: Links): MenuGroup[] {
  const groups: MenuGroup[] = [];
  const billing: Destination[] = [];
  for (const section of ROUTES.filter((entry) => entry.section === true)) {
    const cards = cardsOf(section, actor, links);
    const opens = mayOpen(section, actor);
    if (section.name === ADMINISTRATION) {
      if (billing.length > 0) groups.push({ key: BILLING, opens: false, items: billing });
      const registers = { entry: section, to: section.path, external: false };
      // Of a section that stays closed, what is public in it is offered by itself.
      const items = opens ? [registers] : cards;
      if (cards.length > 0) groups.push({ key: section.name, section, opens, items });
      continue;
    }
    const own = cards.filter(({ entry }) => entry.service !== BILLING && entry.page !== "calculator");
    // The calculators are as many: their section is the way to them.
    if (cards.some(({ entry }) => entry.page === "calculator"))
      own.unshift({ entry: section, to: section.path, external: false });
    billing.push(...cards.filter(({ entry }) => entry.service === BILLING));
    if (own.length > 0) groups.push({ key: section.name, section, opens, items: own });
  }
  return groups;
}

/** Pages outside the sections that open without an id, such as the dashboard. */
export function loosePages(actor: Actor, links: Links): Destination[] {
  return ROUTES.filter(
    (entry) => entry.section !== true && entry.icon !== undefined && !isLegal(entry),
  ).flatMap((entry) => destinationOf(entry, actor, links) ?? []);
}

/** Every screen that can be opened without saying of which record. */
export function screens(actor: Actor, links: Links): Destination[] {
  return flattenRoutes(ROUTES)
    .filter((entry) => !entry.path.includes(":") && entry.path !== "/" && !MAILED.includes(entry.page))
    .filter((entry) => entry.section !== true || cardsOf(entry, actor, links).length > 0)
    .flatMap((entry) => destinationOf(entry, actor, links) ?? []);
}
