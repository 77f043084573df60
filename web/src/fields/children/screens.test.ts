import { catalog } from "@plimsoll/domain/records";
import { expect, it } from "vitest";
import { CHILDREN_SCREENS } from "./screens.ts";

it("has every screen that a definition names, and no other", () => {
  const named = catalog.models.flatMap(({ children }) =>
    children.flatMap(({ field }) => (field.screen === undefined ? [] : [field.screen])),
  );
  expect([...new Set(named)].sort()).toEqual([...CHILDREN_SCREENS.keys()].sort());
});
