import { describe, expect, it } from "vitest";
import {
  clearClientState,
  clientState,
  FRESH_STATE,
  isKept,
  readState,
  setSelection,
} from "./client-state.ts";

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

it("keeps what somebody has open, and tells nobody of what is kept already", () => {
  const { selections } = FRESH_STATE;
  expect(selections).toMatchObject({
    barge: null,
    ship: null,
    workOrder: null,
    operation: null,
    mapFilters: {},
  });
  expect(selections.operationTab).toBe("vessel_form");
  expect(isKept(selections, {})).toBe(true);
  expect(isKept(selections, { ship: null })).toBe(true);
  expect(isKept(selections, { ship: "1" })).toBe(false);
  setSelection({ ship: "1", workOrder: "2" });
  setSelection({ mapFilters: { port_id: "3" } });
  expect(clientState().selections).toMatchObject({ ship: "1", workOrder: "2", mapFilters: { port_id: "3" } });
  clearClientState();
  expect(clientState().selections).toEqual(selections);
});
