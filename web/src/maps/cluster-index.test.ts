import { describe, expect, it } from "vitest";
import { type Bounds, clusterIndex, drawnIn, type MapPoint } from "./cluster-index.ts";
import { fillLevel } from "./fill-level.ts";

const WORLD: Bounds = [-180, -85, 180, 85];
const point = (id: string, latitude: number, longitude: number, done = 0, amount = 1): MapPoint => ({
  id,
  latitude,
  longitude,
  done,
  of: 1,
  amount,
});

describe("points on a map", () => {
  const points = [point("a", -24, -46.3, 1, 6), point("b", -24.01, -46.31), point("c", 49.4, 1.1)];
  const index = clusterIndex(points);

  it("that lie close together are one, with the sums of both", () => {
    const drawn = drawnIn(index, WORLD, 3);
    expect(drawn).toHaveLength(2);
    expect(drawn).toContainEqual({ kind: "point", id: "c" });
    expect(drawn).toContainEqual(
      expect.objectContaining({ kind: "group", count: 2, done: 1, of: 2, amount: 7 }),
    );
  });

  it("fall apart from near, and are left out where nobody looks", () => {
    expect(drawnIn(index, [-47, -25, -46, -23], 12)).toEqual([
      { kind: "point", id: "a" },
      { kind: "point", id: "b" },
    ]);
  });
});

describe("ten fill levels", () => {
  it.each([
    [0, 10, 0],
    [0, 0, 0],
    [0.1, 100, 1],
    [32, 100, 3],
    [99.9, 100, 9],
    [100, 100, 10],
    [120, 100, 10],
  ])("%d of %d is %d", (done, of, level) => {
    expect(fillLevel(done, of)).toBe(level);
  });
});
