/** The permission check, the menu, the guard and the row scope, case by case. */
import { describe, expect, it } from "vitest";
import { type Actor, countriesOf, isMaster, mayUseCountry, type Profile } from "./actor.ts";
import { entryVisible, guard, hasService, may, mayOn } from "./permission.ts";
import { inScope, rowFilter } from "./scope.ts";

const LISTS_PORTS = [{ name: "register", types: [{ name: "port", permissions: ["list"] }] }];

function actor(profile: Partial<Profile> = {}, entity: Partial<Profile["entity"]> = {}): Actor {
  const own = {
    id: "e",
    name: "Entity",
    types: ["company"] as const,
    country: "BR",
    legacyId: null,
    customerId: null,
    ...entity,
  };
  return {
    userId: "u",
    name: "User",
    profiles: [{ countries: ["BR"], services: LISTS_PORTS, ...profile, entity: own }],
  };
}

describe("permission", () => {
  it("needs service, then role, then permission", () => {
    const one = actor();
    expect(may(one, { service: "register", role: "port", permission: "list" })).toBe(true);
    expect(may(one, { service: "register", role: "port", permission: "load" })).toBe(false);
    expect(may(one, { service: "register", role: "city", permission: "list" })).toBe(false);
    expect(may(one, { service: "billing", role: "port", permission: "list" })).toBe(false);
  });

  it("asks for listing companies in the register when nothing else is said", () => {
    expect(may(actor())).toBe(false);
    expect(
      may(actor({ services: [{ name: "register", types: [{ name: "company", permissions: ["list"] }] }] })),
    ).toBe(true);
  });

  it("allows everything when the services list is empty", () => {
    expect(may(actor({ services: [] }), { service: "anything", role: "at", permission: "all" })).toBe(true);
    expect(hasService(actor({ services: [] }), "anything")).toBe(true);
  });

  it("opens to everybody what the record opens, and nothing else of it", () => {
    const courier = { service: "register", key: "courier", open: ["list"] } as const;
    expect([mayOn(actor(), courier, "list"), mayOn(actor(), courier, "create")]).toEqual([true, false]);
    const views = { service: "session", key: "view", access: "signed-in" } as const;
    expect(mayOn(actor(), views, "delete")).toBe(true);
    expect(mayOn(actor(), { service: "register", key: "port" }, "list")).toBe(true);
  });

  it("looks at the first profile only", () => {
    const [first] = actor().profiles;
    const [second] = actor({ services: [] }).profiles;
    if (!first || !second) throw new Error("no profile");
    const both: Actor = { userId: "u", name: "User", profiles: [first, second] };
    expect(may(both, { service: "billing", role: "invoice", permission: "list" })).toBe(false);
    expect(may({ ...both, profiles: [] })).toBe(false);
  });
});

describe("entries", () => {
  it("show when public, or when their list may be read; developer entries only to developers", () => {
    expect(entryVisible(undefined, { public: true })).toBe(true);
    expect(entryVisible(undefined, { service: "register" })).toBe(false);
    expect(entryVisible(actor(), { service: "register", role: "port" })).toBe(true);
    expect(entryVisible(actor(), { service: "register", role: "city" })).toBe(false);
    expect(entryVisible(actor({ services: [] }), { developer: true, public: true })).toBe(false);
    expect(entryVisible(actor({}, { types: ["developer"] }), { developer: true })).toBe(true);
  });
});

describe("guard", () => {
  const page = { service: "register", role: "port", child: false, legal: false };

  it("sends a visitor to the root, but not from the legal pages", () => {
    expect(guard(undefined, page)).toBe("to_root");
    expect(guard(undefined, undefined)).toBe("to_root");
    expect(guard(undefined, { child: false, legal: true })).toBe("open");
  });

  it("needs a matching service, and for child routes the permission to load", () => {
    expect(guard(actor(), page)).toBe("open");
    expect(guard(actor(), { ...page, service: "billing" })).toBe("to_root");
    expect(guard(actor(), { ...page, child: true })).toBe("to_root");
    const loads = actor({
      services: [{ name: "register", types: [{ name: "port", permissions: ["load"] }] }],
    });
    expect(guard(loads, { ...page, child: true })).toBe("open");
    expect(guard(actor(), { ...page, service: "billing", public: true })).toBe("open");
  });
});

describe("countries", () => {
  it("are those of the profile, none when it has no unit, all of them for a master", () => {
    expect(countriesOf(actor({ countries: ["AR", "PY"] }))).toEqual(["AR", "PY"]);
    expect(countriesOf(actor({ countries: [] }))).toEqual([]);
    expect(mayUseCountry(actor({ countries: [] }), "BR")).toBe(false);
    expect(rowFilter(actor({ countries: [] }), { scope: "country" })).toEqual({ kind: "none" });
    expect(mayUseCountry(actor(), "AR")).toBe(false);
    for (const legacyId of [321, 875]) expect(mayUseCountry(actor({}, { legacyId }), "AR")).toBe(true);
    expect(isMaster(actor({}, { legacyId: 322 }))).toBe(false);
  });
});

describe("row scope", () => {
  const row = (country: string | null, customerId: string | null = null, userId: string | null = null) => ({
    country,
    customerId,
    companyId: null,
    userId,
  });

  it("keeps people and their profiles to their company, and lets masters everywhere", () => {
    const filter = rowFilter(actor(), { scope: "company" });
    const companyId = actor().profiles[0]?.entity.id ?? "";
    expect(filter).toEqual({ kind: "company", companyId });
    expect(inScope(filter, { ...row(null), companyId })).toBe(true);
    expect(inScope(filter, { ...row(null), companyId: "another" })).toBe(false);
    expect(inScope(filter, row(null))).toBe(false);
    expect(rowFilter(actor({}, { legacyId: 321 }), { scope: "company" })).toEqual({ kind: "all" });
    expect(rowFilter({ userId: "u", name: "U", profiles: [] }, { scope: "company" })).toEqual({
      kind: "none",
    });
  });

  it("keeps staff to their countries, and lets masters everywhere", () => {
    const filter = rowFilter(actor(), { scope: "country" });
    expect(filter).toEqual({ kind: "countries", countries: ["BR"] });
    expect([inScope(filter, row("BR")), inScope(filter, row("AR")), inScope(filter, row(null))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(rowFilter(actor({}, { legacyId: 875 }), { scope: "country" })).toEqual({ kind: "all" });
    expect(rowFilter(actor(), { scope: "customer" })).toEqual({ kind: "countries", countries: ["BR"] });
  });

  it("keeps guests to their customer, and a guest without one to nothing", () => {
    const guest = actor({}, { types: ["guest"], customerId: "c" });
    const filter = rowFilter(guest, { scope: "customer" });
    expect([
      inScope(filter, row("AR", "c")),
      inScope(filter, row("BR", "other")),
      inScope(filter, row("BR")),
    ]).toEqual([true, false, false]);
    expect(rowFilter(actor({}, { types: ["guest"] }), { scope: "customer" })).toEqual({ kind: "none" });
    expect(inScope({ kind: "none" }, row("BR", "c"))).toBe(false);
  });

  it("hides from guests what is for staff only, whatever its scope", () => {
    const guest = actor({}, { types: ["guest"], customerId: "c" });
    expect(rowFilter(guest, { scope: "country", staffOnly: true })).toEqual({ kind: "none" });
    expect(rowFilter(guest, { scope: "global", staffOnly: true })).toEqual({ kind: "none" });
    expect(rowFilter(actor(), { scope: "country", staffOnly: true })).toEqual({
      kind: "countries",
      countries: ["BR"],
    });
  });

  it("shares global rows, and keeps own rows to their owner even from masters", () => {
    expect(rowFilter(actor(), { scope: "global" })).toEqual({ kind: "all" });
    const own = rowFilter(actor({}, { legacyId: 321 }), { scope: "own" });
    expect([inScope(own, row(null, null, "u")), inScope(own, row(null, null, "v"))]).toEqual([true, false]);
  });
});
