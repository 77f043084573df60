import { describe, expect, it } from "vitest";
import { FRESH_STATE, readState } from "./client-state.ts";

const user = { name: "Ana", profiles: [] };

describe("what the browser remembered", () => {
  it("starts fresh without a memory, or with one that is no state", () => {
    for (const text of [null, "", "not json", "null", "[]", "7"])
      expect(readState(text)).toEqual(FRESH_STATE);
  });

  it("starts in Portuguese, in Brazil, with the menu open", () => {
    expect(FRESH_STATE).toMatchObject({ locale: "pt", country: "BR", menuOpen: true });
  });

  it("keeps what it knows and fills in what it does not", () => {
    const state = readState(JSON.stringify({ user_id: "u", user, locale: "fr", selections: { ship: "s" } }));
    expect(state).toMatchObject({ user_id: "u", locale: "fr", density: "comfortable" });
    expect(state.selections).toEqual({ ...FRESH_STATE.selections, ship: "s" });
  });

  it("is nobody's when half of the person is missing", () => {
    expect(readState(JSON.stringify({ user_id: "u" })).user_id).toBeNull();
    expect(readState(JSON.stringify({ user_id: "u", user: { name: "Ana" } })).user).toBeNull();
  });

  it("speaks no language that we do not", () => {
    expect(readState(JSON.stringify({ locale: "de" })).locale).toBe("pt");
  });
});
