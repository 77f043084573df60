import type { ChildrenField } from "@plimsoll/domain/kernel/field/kinds";
import { ship } from "@plimsoll/domain/register/ship";
import { expect, it } from "vitest";
import { refusedText } from "#fields/refused-text";
import { readHolds, unitOf } from "./read-holds.ts";

const field = ship.fields.holds as ChildrenField;
const row = (number: unknown, volume: unknown) => ({ id: `${number}`, values: { number, volume } });

it("draws the holds as they are typed", () => {
  expect(unitOf(field)).toBe("m³");
  expect(readHolds(field, [row(2, "11800.500"), row(1, null)])).toEqual([
    { number: 2, capacity: "11800.500", row: 0 },
    { number: 1, capacity: null, row: 1 },
  ]);
});

it("waits for the number, and draws none twice", () => {
  const rows = [
    row(null, "9000"),
    row(1, "9000"),
    row(1, "9500"),
    row(refusedText("x", "not_a_number"), "1"),
  ];
  expect(readHolds(field, rows).map(({ number, row: at }) => [number, at])).toEqual([[1, 1]]);
});

it("draws a hold whose volume is not understood without one", () => {
  expect(readHolds(field, [row(1, refusedText("1,2.3", "ambiguous_number"))])[0]?.capacity).toBeNull();
});
