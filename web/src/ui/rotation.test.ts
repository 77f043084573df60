import { expect, it } from "vitest";
import { isSideways, rotationOf, turned } from "./rotation.ts";

it("turns a quarter to the right with every click and comes round after four", () => {
  const angles = [0, 1, 2, 3, 4].map((clicks) => Array.from({ length: clicks }).reduce<number>(turned, 0));
  expect(angles).toEqual([0, 90, 180, 270, 360]);
  expect(angles.map(rotationOf)).toEqual([0, 90, 180, 270, 0]);
});

it("starts from the turn that was kept", () => {
  expect(rotationOf(turned(270))).toBe(0);
  expect(rotationOf(turned(turned(270)))).toBe(90);
});

it("knows when a picture lies on its side", () => {
  expect([0, 90, 180, 270, 360, 450].map(isSideways)).toEqual([false, true, false, true, false, true]);
});

it("reads a turn to the left as the same turn to the right", () => {
  expect(rotationOf(-90)).toBe(270);
});
