import { describe, expect, it } from "vitest";
import { isSamePlace, placeAt, placeOf } from "./degrees.ts";

describe("a place in a form", () => {
  it("is one where both are entered and on the globe", () => {
    expect(placeOf("-23.960833", "-46.333611")).toEqual({ latitude: "-23.960833", longitude: "-46.333611" });
    expect(placeOf("-23.960833", null)).toBeNull();
    expect(placeOf("91", "0")).toBeNull();
    expect(placeOf("0", "-180.5")).toBeNull();
    expect(placeOf({ refused: "x", code: "not_a_number" }, "0")).toBeNull();
    expect(placeOf("", "")).toBeNull();
  });

  it("is the same however its zeros are written", () => {
    expect(isSamePlace(placeOf("1.500000", "2"), placeOf("1.5", "2.0"))).toBe(true);
    expect(isSamePlace(placeOf("1.5", "2"), placeOf("1.5", "2.000001"))).toBe(false);
    expect(isSamePlace(null, null)).toBe(true);
    expect(isSamePlace(placeOf("0", "0"), null)).toBe(false);
  });
});

describe("a place on the map", () => {
  it("has six decimals and no more", () => {
    expect(placeAt(-23.96083349999, -46.3336111111)).toEqual({
      latitude: "-23.960833",
      longitude: "-46.333611",
    });
  });

  it("is brought back from beyond the edges", () => {
    expect(placeAt(95, 190)).toEqual({ latitude: "90.000000", longitude: "-170.000000" });
    expect(placeAt(0, -541).longitude).toBe("179.000000");
  });

  it("near the equator is a number that the form reads", () => {
    expect(placeAt(0.0000000001, 1e-9)).toEqual({ latitude: "0.000000", longitude: "0.000000" });
  });
});
