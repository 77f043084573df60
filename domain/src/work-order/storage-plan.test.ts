import { describe, expect, it } from "vitest";
import { checkHoldsOfBarge, checkHoldsOfShip } from "./storage-plan.ts";

const plan = (...holds: number[]) => holds.map((hold) => ({ hold }));

describe("a storage plan", () => {
  it("uses holds that the ship has", () => {
    expect(checkHoldsOfShip(plan(1, 5), [1, 2, 3, 4, 5])).toEqual([]);
    expect(checkHoldsOfShip(plan(), [1])).toEqual([]);
  });

  it("is told of every other one, at its line", () => {
    expect(checkHoldsOfShip(plan(6, 1, 10), [1, 2, 3, 4, 5])).toEqual([
      { code: "hold_not_on_ship", field: "storage_plan.0.hold", params: { hold: 6, last: 5 } },
      { code: "hold_not_on_ship", field: "storage_plan.2.hold", params: { hold: 10, last: 5 } },
    ]);
  });

  it("of a barge has the one hold that a barge is", () => {
    expect(checkHoldsOfBarge(plan(1))).toEqual([]);
    expect(checkHoldsOfBarge(plan(1, 2))).toEqual([
      { code: "hold_not_on_barge", field: "storage_plan.1.hold", params: { hold: 2 } },
    ]);
  });

  it("is not judged by holds that nobody knows", () => {
    expect(checkHoldsOfShip(plan(10), [])).toEqual([]);
  });
});
