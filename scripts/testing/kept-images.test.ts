import { basename } from "node:path";
import { expect, it } from "vitest";
import { imagesOfNow, isOld } from "./kept-images.mjs";

const at = (time: string) => new Date(`2026-03-01T${time}Z`);
const nameAt = (time: string) => basename(imagesOfNow(at(time)));

it("uses images again within the hour in which they were made, and not after it", () => {
  expect(nameAt("10:00:00")).toBe(nameAt("10:59:59"));
  expect(nameAt("10:59:59")).not.toBe(nameAt("11:00:00"));
});

it("keeps images as long as a run may use them, and removes what it cannot read", () => {
  expect(isOld(nameAt("10:59:59"), at("12:59:59"))).toBe(false);
  expect(isOld(nameAt("10:59:59"), at("13:00:00"))).toBe(true);
  expect(isOld("something", at("10:00:00"))).toBe(true);
});
