import { describe, expect, it } from "vitest";
import { findChromium } from "./chromium.mjs";

describe("findChromium", () => {
  it("takes the program that CHROMIUM names", () => {
    expect(findChromium({ CHROMIUM: process.execPath })).toBe(process.execPath);
  });

  it("does not look further when CHROMIUM names nothing", () => {
    expect(findChromium({ CHROMIUM: "no/such/program", PATH: process.env.PATH })).toBeUndefined();
  });
});
