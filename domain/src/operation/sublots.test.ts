import { describe, expect, it } from "vitest";
import { sublotsDue } from "./sublots.ts";

describe("samples that are due by what was weighed", () => {
  it.each([
    ["0", "0", 0],
    ["4999.999", "0", 0],
    ["5000", "0", 1],
    ["15200", "5000", 2],
    ["15200", "10200", 1],
    ["15200", "10200.001", 0],
    ["5000", "9000", 0],
  ])("of %s t with %s t classified: %i", (weighed, classified, due) => {
    expect(sublotsDue(weighed, classified).due).toBe(due);
  });
});
