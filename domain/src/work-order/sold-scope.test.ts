import { describe, expect, it } from "vitest";
import { isScopeOfItems, scopeOfItems, soldOutsideScope } from "./sold-scope.ts";

const sold = (...ids: string[]) => ids.map((service_type_id) => ({ service_type_id }));

describe("what was sold", () => {
  it("is the scope to begin with: each service once, mandatory, not confirmed", () => {
    expect(scopeOfItems(sold("draft", "holds", "draft"))).toEqual([
      { service_type_id: "draft", mandatory: true, confirmed: false },
      { service_type_id: "holds", mandatory: true, confirmed: false },
    ]);
    expect(scopeOfItems([])).toEqual([]);
  });

  it("is said where it is not in the scope, each once", () => {
    const items = sold("draft", "holds", "holds", "seals");
    expect(soldOutsideScope(items, sold("draft"))).toEqual(sold("holds", "seals"));
    expect(soldOutsideScope(items, sold("seals", "holds", "draft"))).toEqual([]);
  });

  it("is still the scope as long as nobody put another together", () => {
    const items = sold("draft", "holds", "draft");
    expect(isScopeOfItems(items, sold("draft", "holds"))).toBe(true);
    expect(isScopeOfItems(items, sold("draft"))).toBe(false);
    expect(isScopeOfItems(items, sold("draft", "seals"))).toBe(false);
    expect(isScopeOfItems([], [])).toBe(false);
  });
});
