/** What somebody is offered: pages that the guard lets them open, and other applications by the names of their addresses. */
import type { Actor, ProfileService } from "@plimsoll/domain/access/actor";
import { guard } from "@plimsoll/domain/access/permission";
import { LINK_NAMES } from "@plimsoll/domain/routes/link-names";
import { flattenRoutes } from "@plimsoll/domain/routes/route";
import { describe, expect, it } from "vitest";
import { cardsOf, destinationOf, menuGroups } from "./navigation.ts";
import { ROUTES } from "./route-table.ts";

function actor(services: readonly ProfileService[], types: readonly ("company" | "guest")[]): Actor {
  const entity = { id: "e", name: "E", types, country: "BR", legacyId: null, customerId: null };
  return { userId: "u", name: "Ana", profiles: [{ entity, countries: ["BR"], services }] };
}

const grant = (name: string, role: string, ...permissions: string[]) => ({
  name,
  types: [{ name: role, permissions }],
});
const guest = actor([grant("workorder", "ship", "list", "load")], ["guest"]);
const staff = actor([grant("register", "port", "list")], ["company"]);
const everybody = actor([], ["company"]);
const all = flattenRoutes(ROUTES);
const entryAt = (path: string) => {
  const found = all.find((entry) => entry.path === path);
  if (!found) throw new Error(path);
  return found;
};
const groupOf = (who: Actor) => menuGroups(who, {}).find(({ key }) => key === "administration");

describe("the menu", () => {
  it("leads to the registers whoever may open them", () => {
    const { opens, items } = groupOf(staff) ?? {};
    expect([opens, items?.map(({ to }) => to)]).toEqual([true, ["/administration"]]);
  });

  it("offers guests what is public of a section, and not the section that would refuse them", () => {
    const { opens, items } = groupOf(guest) ?? {};
    expect([opens, items?.map(({ to }) => to)]).toEqual([false, ["/administration/courier"]]);
  });

  it.each([
    ["a guest", guest],
    ["staff of one register", staff],
    ["whoever may do everything", everybody],
  ])("has for %s no entry that the guard refuses", (_who, who) => {
    const groups = menuGroups(who, {});
    const offered = groups.flatMap(({ section, opens, items }) => [
      ...(section && opens ? [section] : []),
      ...items.filter(({ external }) => !external).map(({ entry }) => entry),
    ]);
    expect(offered.length).toBeGreaterThan(0);
    const refused = offered.filter(
      (entry) => guard(who, { ...entry, child: false, legal: false }) !== "open",
    );
    expect(refused.map(({ path }) => path)).toEqual([]);
  });
});

describe("other applications", () => {
  const cotton = entryAt("/operation/cotton");

  it("are found by the names of their addresses, each in a tab of its own", () => {
    const links = { grains: "https://grains.example", expenses: "https://expenses.example" };
    expect(destinationOf(entryAt("/operation/grains"), everybody, links)).toMatchObject({
      to: links.grains,
      external: true,
    });
    expect(destinationOf(entryAt("/tools/expenses"), guest, links)?.to).toBe(links.expenses);
    expect(destinationOf(entryAt("/operation/container"), everybody, links)).toBeUndefined();
  });

  it("that take a token are entered through a page of ours, where the installation has them", () => {
    const links = { container: "https://box.example" };
    expect(destinationOf(entryAt("/operation/container"), everybody, links)).toMatchObject({
      to: "/operation/container",
      external: false,
    });
  });

  it("get nobody but those who may see the card", () => {
    expect(destinationOf(cotton, guest, { cotton: "https://cotton.example" })).toBeUndefined();
  });

  it("are entered through the page of the cotton card, where there is such an application", () => {
    const links = { cotton: "https://cotton.example/enter" };
    expect(destinationOf(cotton, everybody, links)).toMatchObject({ to: cotton.path, external: true });
    expect(destinationOf(cotton, everybody, { cotton_login: "https://cotton.example" })).toBeDefined();
    expect(destinationOf(cotton, everybody, {})).toBeUndefined();
  });

  it("have each a place where their address is used", () => {
    const used = new Set<string>(all.flatMap((entry) => entry.link ?? []));
    // The page of the cotton card, and the legal menu.
    for (const name of ["cotton", "cotton_login", "privacy"]) used.add(name);
    expect([...used].sort()).toEqual([...LINK_NAMES].sort());
    expect(all.filter((entry) => entry.external && entry.link === undefined)).toEqual([]);
  });
});

it("puts every card of the operation behind one of its tabs", () => {
  const cards = cardsOf(entryAt("/operation"), everybody, { cotton: "https://cotton.example" });
  expect(cards.map(({ entry }) => [entry.path, entry.tab])).toEqual([
    ["/operation/vessels", "vessel_form"],
    ["/operation/barge_convoy", "vessel_form"],
    ["/operation/laboratory", "vessel_form"],
    ["/operation/ship_status", "vessel_form"],
    ["/operation/geoposition", "vessel_form"],
    ["/operation/shipbilling", "billing_form"],
    ["/operation/bvinvoice", "billing_form"],
    ["/operation/cotton", "sibling_form"],
  ]);
  expect(entryAt("/operation").children?.filter(({ tab }) => tab === undefined)).toEqual([]);
});
