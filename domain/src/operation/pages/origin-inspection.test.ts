import { describe, expect, it } from "vitest";
import { checkNew } from "#kernel/row-schema";
import { catalog } from "#records";
import { isLotWeight } from "./origin-inspection.ts";

describe("the weight of a lot", () => {
  it.each(["1,000", "5,000", "5.000", "0,001", "0.500", "1234567,890", " 12,345 "])("is %j", (weight) => {
    expect(isLotWeight(weight)).toBe(true);
  });

  it.each([
    "",
    "0,000",
    "0.000",
    "000,000",
    "5",
    "5,0",
    "5,00",
    "5,0000",
    ",500",
    "5,",
    "-5,000",
    "+5,000",
    "5 000",
    "1.000,000",
    "12345678,000",
    "5,000 t",
    "five",
    "1e3,000",
  ])("is not %j", (weight) => {
    expect(isLotWeight(weight)).toBe(false);
  });
});

it("is told at its line, each wrong one", () => {
  const id = "00000000-0000-4000-8000-000000000001";
  const found = checkNew(catalog.get("origin_inspection"), {
    operation_id: id,
    loading_place_id: id,
    at: "2026-11-12T10:00:00.000Z",
    lots: [
      { lot: "A", weight: "5,000" },
      { lot: "B", weight: "5" },
      { lot: "C", weight: "0,000" },
    ],
  });
  if (found.ok) expect.fail("two lots weigh nothing that can be read");
  expect(found.issues.map(({ code, field }) => `${field} ${code}`)).toEqual([
    "lots.1.weight invalid_lot_weight",
    "lots.2.weight invalid_lot_weight",
  ]);
});
