import { expect, it } from "vitest";
import { placeOf } from "./seal-drawing.tsx";

it("goes around the hold clockwise, each place once", () => {
  const places = Array.from({ length: 32 }, (_, at) => placeOf(at + 1));
  expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(32);
  expect(places[0]).toEqual({ column: 2, row: 1 });
  expect(places[9]).toEqual({ column: 11, row: 1 });
  expect(places[10]).toEqual({ column: 12, row: 2 });
  expect(places[15]).toEqual({ column: 12, row: 7 });
  expect(places[16]).toEqual({ column: 11, row: 8 });
  expect(places[25]).toEqual({ column: 2, row: 8 });
  expect(places[26]).toEqual({ column: 1, row: 7 });
  expect(places[31]).toEqual({ column: 1, row: 2 });
});
