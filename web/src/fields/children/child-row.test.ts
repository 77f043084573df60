import { expect, it } from "vitest";
import { isSameRow } from "./child-row.tsx";

const props = (values: object, errors: Record<string, string> = {}, index = 0) =>
  ({ id: "a", index, isLast: false, row: { id: "r", values }, errors, disabled: false }) as never;

it("draws a row again only when something in it is another", () => {
  expect(isSameRow(props({ draft: "7.25" }), props({ draft: "7.25" }))).toBe(true);
  expect(isSameRow(props({ draft: "7.25" }), props({ draft: "7.5" }))).toBe(false);
  expect(isSameRow(props({ city: { id: "1", name: "A" } }), props({ city: { id: "1", name: "A" } }))).toBe(
    true,
  );
  expect(isSameRow(props({ city: { id: "1", name: "A" } }), props({ city: null }))).toBe(false);
});

it("draws it again when a message comes, changes or goes, and when it moves", () => {
  expect(isSameRow(props({}, {}), props({}, { draft: "is required" }))).toBe(false);
  expect(isSameRow(props({}, { draft: "a" }), props({}, { draft: "b" }))).toBe(false);
  expect(isSameRow(props({}, { draft: "a" }), props({}, {}))).toBe(false);
  expect(isSameRow(props({}, { draft: "a" }), props({}, { draft: "a" }))).toBe(true);
  expect(isSameRow(props({}), props({}, {}, 1))).toBe(false);
});
