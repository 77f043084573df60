/**
 * When a lease counts as still: by our own time, from when we first saw it, and never after we were away ourselves.
 *
 * @engine any: no database is opened
 */
import { expect, it } from "vitest";
import { Watch } from "./watch.ts";

const LEASE = 1_000;

function watching() {
  let now = 0;
  const watch = new Watch(LEASE, () => now);
  return (at: number, ...leases: [owner: string, beat: number][]) => {
    now = at;
    return watch.still(leases.map(([owner, beat]) => ({ owner, beat }))).map((one) => one.owner);
  };
}

it("is still after the length of a lease without a beat", () => {
  const still = watching();
  expect(still(0, ["a", 1], ["b", 1])).toEqual([]);
  expect(still(400, ["a", 1], ["b", 2])).toEqual([]);
  expect(still(800, ["a", 1], ["b", 2])).toEqual([]);
  expect(still(1_000, ["a", 1], ["b", 2])).toEqual(["a"]);
  expect(still(1_400, ["a", 1], ["b", 2])).toEqual(["a", "b"]);
});

it("lives again with its next beat, and is forgotten when it is gone", () => {
  const still = watching();
  for (const at of [0, 400, 800]) still(at, ["a", 1]);
  expect(still(1_100, ["a", 2])).toEqual([]);
  expect(still(1_500)).toEqual([]);
  expect(still(1_900, ["a", 2])).toEqual([]);
});

it("is watched anew by whoever was away: a database that came back gives everybody their time", () => {
  const still = watching();
  for (const at of [0, 400]) still(at, ["a", 1]);
  expect(still(60_000, ["a", 1])).toEqual([]);
  expect(still(60_400, ["a", 1])).toEqual([]);
  expect(still(60_800, ["a", 1])).toEqual([]);
  expect(still(61_000, ["a", 1])).toEqual(["a"]);
});
