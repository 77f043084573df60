import { describe, expect, it } from "vitest";
import { grantsOf, withGrants } from "./grant-set.ts";

const row = (id: string, service: string, role: string, permissions: string[]) => ({
  id,
  values: { service, role, permissions },
});

describe("rights of a profile", () => {
  const state = [row("a", "register", "port", ["list", "load"])];

  it("are a set over all rows", () => {
    expect([...grantsOf(state)]).toEqual(["register/port/list", "register/port/load"]);
    expect(grantsOf(null).size).toBe(0);
  });

  it("grow in the row of their role, which keeps its id", () => {
    const [grown] = withGrants(state, ["register/port/delete"], true);
    expect(grown).toEqual(row("a", "register", "port", ["list", "load", "delete"]));
    expect(withGrants(state, ["register/city/list"], true)).toHaveLength(2);
  });

  it("leave no empty row behind", () => {
    expect(withGrants(state, ["register/port/list", "register/port/load"], false)).toEqual([]);
  });

  it("are granted once, however often they are asked for", () => {
    const [same] = withGrants(state, ["register/port/list"], true);
    expect(same?.values.permissions).toEqual(["load", "list"]);
  });
});
