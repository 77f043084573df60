import { describe, expect, it } from "vitest";
import { flatOutline } from "./outline.ts";

describe("an outline on a flat map", () => {
  it("goes on past the date line instead of across the whole map", () => {
    const crossing = [
      [179, -16],
      [-179.5, -17],
      [178, -18],
      [179, -16],
    ];
    expect(flatOutline(crossing).map(([x]) => x)).toEqual([179, 180.5, 178, 179]);
  });

  it("stays as it is anywhere else", () => {
    const brazil = [
      [-70, 0],
      [-35, -8],
      [-50, -30],
      [-70, 0],
    ];
    expect(flatOutline(brazil)).toBe(brazil);
  });
});
