import { expect, it } from "vitest";
import { isOld, usedAgain } from "./kept-images.mjs";

const MARK = "0123456789abcdef01234567";
const named = (minute: string, mark = MARK) => `${minute}Z-${mark}`;
const at = (time: string) => new Date(`${time}Z`);

it("uses images again within an hour, whichever hour strikes meanwhile", () => {
  const kept = [named("2026-03-01T10-40")];
  expect(usedAgain(kept, MARK, at("2026-03-01T10:59:59"))).toBe(kept[0]);
  expect(usedAgain(kept, MARK, at("2026-03-01T11:39:59"))).toBe(kept[0]);
  expect(usedAgain(kept, MARK, at("2026-03-01T11:40:00"))).toBeUndefined();
});

it("uses the newest of them, and none of other sources, half made or of an unknown time", () => {
  const newest = named("2026-03-01T10-45");
  const kept = [newest, named("2026-03-01T10-40"), named("2026-03-01T10-50", "of-other-sources")];
  expect(
    usedAgain([...kept, `${named("2026-03-01T10-50")}.4711`, `Z-${MARK}`], MARK, at("2026-03-01T11:00:00")),
  ).toBe(newest);
});

it("uses none of a day that has ended where the company works", () => {
  expect(usedAgain([named("2026-03-02T02-50")], MARK, at("2026-03-02T02:59:59"))).toBeDefined();
  // Midnight in Brazil, in Bolivia, in Peru, in France, at sea.
  for (const hour of ["03", "04", "05", "23", "00"]) {
    const before = String((Number(hour) + 23) % 24).padStart(2, "0");
    const day = hour === "00" ? "2026-03-01" : "2026-03-02";
    expect(usedAgain([named(`${day}T${before}-50`)], MARK, at(`2026-03-02T${hour}:00:00`))).toBeUndefined();
  }
});

it("keeps images as long as a run may use them, and removes what it cannot read", () => {
  const name = named("2026-03-01T10-59");
  expect(isOld(name, at("2026-03-01T13:58:59"))).toBe(false);
  expect(isOld(name, at("2026-03-01T13:59:00"))).toBe(true);
  expect(isOld("something", at("2026-03-01T10:00:00"))).toBe(true);
});
