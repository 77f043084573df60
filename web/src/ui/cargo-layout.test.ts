import { describe, expect, it } from "vitest";
import { cargoLayout, fitted } from "./cargo-layout.ts";

const holds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe.each([350, 700, 1100])("a side view %i pixels wide", (width) => {
  it.each([1, 5, 7, 10])("has %i holds side by side within the hull, hold 1 next to the bow", (count) => {
    const { boxes } = cargoLayout(width, holds(count));
    expect(boxes).toHaveLength(count);
    const fromAft = [...boxes].sort((a, b) => a.x - b.x);
    expect(fromAft.at(-1)?.number).toBe(1);
    expect(fromAft[0]?.number).toBe(count);
    for (const [index, box] of fromAft.entries()) {
      expect(box.x).toBeGreaterThan(0);
      expect(box.x + box.width).toBeLessThan(fromAft[index + 1]?.x ?? width);
    }
  });
});

it("leaves figures to the list below where holds are narrow", () => {
  expect(cargoLayout(900, holds(5)).hasRoom).toBe(true);
  expect(cargoLayout(350, holds(5)).hasRoom).toBe(false);
  expect(cargoLayout(900, holds(10)).hasRoom).toBe(false);
});

it("shortens a name that is wider than its hold, and no other", () => {
  expect(fitted("SOYBEANS", 100)).toBe("SOYBEANS");
  expect(fitted("YELLOW CORN IN BULK", 64)).toBe("YELLOW CO…");
  expect(fitted("YELLOW CORN", 52)).toBe("YELLOW…");
});
