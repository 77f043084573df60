/**
 * How much memory may grow.
 *
 * @engine any: nothing is stored
 */
import { expect, it } from "vitest";
import { growthPercent } from "./memory.ts";

const MIB = 1_048_576;

it("lets memory grow by the same amount whatever it holds, within reason", () => {
  for (const held of [50, 80, 120, 190])
    expect(Math.abs((held * growthPercent(held * MIB)) / 100 - 40)).toBeLessThan(2);
  expect(growthPercent(10 * MIB)).toBe(100);
  expect(growthPercent(2_000 * MIB)).toBe(20);
});
