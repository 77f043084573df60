import { describe, expect, it } from "vitest";
import { interpolate, placeholdersOf } from "./interpolate.ts";

describe("interpolate", () => {
  it("puts values in, as often as they are named", () => {
    expect(interpolate("{a} and {b} and {a}", { a: "x", b: 2 })).toBe("x and 2 and x");
  });

  it("shows an unknown placeholder as its bare name", () => {
    expect(interpolate("{item} is required")).toBe("item is required");
    expect(interpolate("{toString} {constructor}", {})).toBe("toString constructor");
  });

  it("keeps empty values, zero and texts that look like patterns", () => {
    expect(interpolate("[{a}][{b}]", { a: "", b: 0 })).toBe("[][0]");
    expect(interpolate("{a}", { a: "$& $1 {b}", b: "no" })).toBe("$& $1 {b}");
  });

  it("leaves other braces alone", () => {
    expect(interpolate("{} { a } {1} {", { a: "x" })).toBe("{} { a } {1} {");
  });

  it("lists placeholders", () => {
    expect(placeholdersOf("{b} {a} {b}")).toEqual(["a", "b"]);
  });
});
