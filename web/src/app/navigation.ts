/** What the signed-in person can go to: cards of a section, groups of the side menu, screens of the palette. */
import type { Actor } from "@plimsoll/domain/access/actor";
import { entryVisible } from "@plimsoll/domain/access/permission";
import { flattenRoutes, type RouteEntry } from "@plimsoll/domain/routes/route";
import { MAILED } from "./existing-pages.ts";
import { isLegal } from "./navigation-legal.ts";
import { ROUTES } from "./route-table.ts";

export type Links = Readonly<Record<string, string>>;

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
  const address = links[entry.name];
  if (address !== undefined) return { entry, to: address, external: true };
  if (entry.page === undefined) return undefined;
  return { entry, to: entry.path, external: false };
}

export function cardsOf(section: RouteEntry, actor: Actor | undefined, links: Links): Destination[] {
  return (section.children ?? []).flatMap((entry) => destinationOf(entry, actor, links) ?? []);
}

export interface MenuGroup {
  readonly key: string;
  /** The section whose page the heading opens; billing is a heading alone. */
  readonly section?: RouteEntry;
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
    if (section.name === ADMINISTRATION) {
      if (billing.length > 0) groups.push({ key: BILLING, items: billing });
      const registers = { entry: section, to: section.path, external: false };
      if (cards.length > 0) groups.push({ key: section.name, section, items: [registers] });
      continue;
    }
    const own = cards.filter(({ entry }) => entry.service !== BILLING && entry.page !== "calculator");
    // The calculators are as many: their section is the way to them.
    if (cards.some(({ entry }) => entry.page === "calculator"))
      own.unshift({ entry: section, to: section.path, external: false });
    billing.push(...cards.filter(({ entry }) => entry.service === BILLING));
    if (own.length > 0) groups.push({ key: section.name, section, items: own });
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
