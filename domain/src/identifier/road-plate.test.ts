import { describe, expect, it } from "vitest";
import { isRoadPlate, plateCountries, vehicleOf } from "./road-plate.ts";

describe("plates of the road", () => {
  it.each([
    ["ABC-1234", ["BR"]],
    ["abc1d23", ["BR"]],
    ["AB 123 CD", ["AR"]],
    ["ABC 123", ["AR"]],
    ["ABCD 123", ["PY"]],
    ["BBCC22", ["CL"]],
    ["1234 XYZ", ["BO"]],
  ])("knows %s", (plate, countries) => {
    expect(plateCountries(plate)).toEqual(countries);
  });

  it.each(["", "ABC", "A1234BC", "ABC12345", "ÁBC1234", "12345678"])("does not know %s", (plate) => {
    expect(isRoadPlate(plate)).toBe(false);
  });

  it("takes both forms of a Brazilian plate for one vehicle", () => {
    expect(vehicleOf("QUA-1960")).toBe(vehicleOf("qua1j60"));
    expect(vehicleOf("QUA1K60")).not.toBe(vehicleOf("QUA1960"));
    expect(vehicleOf("AB 123 CD")).toBe("AB123CD");
  });
});
