import { expect, it } from "vitest";
import { fitted, isReduced, LARGEST_SIDE, reducePicture } from "./reduce-picture.ts";

it.each([
  [4000, 3000, 1920, 1440],
  [3000, 4000, 1440, 1920],
  [1920, 1920, 1920, 1920],
  [640, 480, 640, 480],
  [20_000, 3, 1920, 1],
])("fits %i x %i into %i x %i", (width, height, ...wanted) => {
  const small = fitted({ width, height });
  expect([small.width, small.height]).toEqual(wanted);
  expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(LARGEST_SIDE);
});

it("touches photos and drawings alone", () => {
  expect(["image/jpeg", "image/jpg", "image/png"].map(isReduced)).toEqual([true, true, true]);
  expect(["image/gif", "image/heic", "application/pdf", ""].map(isReduced)).toEqual(Array(4).fill(false));
});

it("sends what it cannot draw as it is", async () => {
  const paper = new Blob(["%PDF"], { type: "application/pdf" });
  expect(await reducePicture(paper)).toBe(paper);
  const broken = new Blob(["no picture"], { type: "image/jpeg" });
  expect(await reducePicture(broken)).toBe(broken);
});
