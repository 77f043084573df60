/** Where orders are listed and opened, and which address a tab has. */
import { describe, expect, it } from "vitest";
import { pageExists } from "#app/existing-pages";
import { kindAt, ORDER_LISTS, ORDER_TABS, orderPath, tabAt, tabPath } from "./order-paths.ts";

const ID = "01a1deca-ae36-7e10-9426-688702b0b6e0";

describe("the kind that an address means", () => {
  it.each([
    ["/services/ship", "ship"],
    [`/services/ship/${ID}/scope`, "ship"],
    ["/services/wosfob/new", "fob"],
    [`/operation/barge_convoy/${ID}`, "convoy"],
    ["/services/wosgeneral", "default"],
    ["/services/shipplanner", undefined],
    [`/services/shipplanner/${ID}`, undefined],
  ])("%s: %s", (path, kind) => {
    expect(kindAt(path)).toBe(kind);
  });

  it("is the one whose list leads to the order", () => {
    for (const kind of ["ship", "convoy", "fob", "default"] as const)
      expect(kindAt(orderPath(kind, ID))).toBe(kind);
  });

  it("has a page for every list and every order", () => {
    for (const list of Object.values(ORDER_LISTS)) {
      expect(pageExists(list)).toBe(true);
      expect(pageExists(`${list}/:id`)).toBe(true);
    }
  });
});

describe("tabs", () => {
  const bases = [...Object.values(ORDER_LISTS), "/services/shipplanner"].map((list) => `${list}/${ID}`);

  it("come back from their own address, with or without a route of their own", () => {
    for (const base of bases) {
      for (const tab of ORDER_TABS) {
        const [path = "", query = ""] = tabPath(base, tab, pageExists).split("?");
        expect(tabAt(path, ID, query), `${base} ${tab}`).toBe(tab);
      }
    }
  });

  it("use the route where the table has one", () => {
    expect(tabPath(`/services/ship/${ID}`, "scope", pageExists)).toBe(`/services/ship/${ID}/scope`);
    expect(tabPath(`/services/wosfob/${ID}`, "scope", pageExists)).toBe(`/services/wosfob/${ID}?tab=scope`);
    expect(tabPath(`/services/ship/${ID}`, "overview", pageExists)).toBe(`/services/ship/${ID}`);
  });

  it("fall back to the overview", () => {
    expect(tabAt(`/services/ship/${ID}`, ID, "?tab=nonsense")).toBe("overview");
    expect(tabAt(`/services/ship/${ID}/nonsense`, ID, "")).toBe("overview");
  });
});
