import { expect, it } from "vitest";
import { listWeighings } from "./weight-list.ts";

it("goes on over the periods, in the order of their numbers and of the places in them", () => {
  const periods = [
    { id: "b", number: 2, total: "20.000" },
    { id: "a", number: 1, total: "30.500" },
  ];
  const row = (period_id: string, place: number, accumulated: string | null) => ({
    period_id,
    place,
    accumulated,
  });
  const rows = [row("b", 1, "20.000"), row("a", 2, "30.500"), row("a", 1, "10.000"), row("a", 3, null)];
  const listed = listWeighings(rows, periods);
  expect(listed.map((one) => [one.period.number, one.row.place, one.loaded])).toEqual([
    [1, 1, "10.000"],
    [1, 2, "30.500"],
    [1, 3, null],
    [2, 1, "50.500"],
  ]);
});

it("is empty without periods, and leaves out rows of periods that are not there", () => {
  expect(listWeighings([], [])).toEqual([]);
  expect(listWeighings([{ period_id: "x", place: 1, accumulated: "1" }], [])).toEqual([]);
});
