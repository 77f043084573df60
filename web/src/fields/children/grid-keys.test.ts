import { expect, it } from "vitest";
import { gridKey, type Pressed } from "./grid-keys.ts";

const press = (key: string, more: Partial<Pressed> = {}) =>
  gridKey({ key, ctrl: false, alt: false, shift: false, isTaken: false, hasList: false, ...more });

it("goes to the next row with Enter, and makes one after the last", () => {
  expect(press("Enter")).toEqual({ kind: "go", by: 1, mayAdd: true });
  expect(press("Enter", { shift: true })).toEqual({ kind: "go", by: -1, mayAdd: false });
});

it("adds and removes with Ctrl, wherever it is pressed", () => {
  expect(press("Enter", { ctrl: true, isTaken: true })).toEqual({ kind: "add" });
  expect(press("Delete", { ctrl: true })).toEqual({ kind: "remove" });
  expect(press("Delete")).toBeUndefined();
});

it("moves the row with Alt, and the cursor without", () => {
  expect(press("ArrowUp", { alt: true })).toEqual({ kind: "move", by: -1 });
  expect(press("ArrowDown")).toEqual({ kind: "go", by: 1, mayAdd: false });
});

it("leaves lists and long texts their keys", () => {
  expect(press("Enter", { isTaken: true })).toBeUndefined();
  expect(press("ArrowDown", { hasList: true })).toBeUndefined();
  expect(press("Enter", { hasList: true })).toEqual({ kind: "go", by: 1, mayAdd: true });
  expect(press("a")).toBeUndefined();
});
