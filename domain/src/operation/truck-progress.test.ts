import { describe, expect, it } from "vitest";
import { addCounts, NO_TRUCKS, percentOf, shareLoaded, tonnesOf } from "./truck-progress.ts";

describe("trucks of a place", () => {
  it("are loaded as far as they carry cargo, and the refused do not count", () => {
    const counts = {
      ...NO_TRUCKS,
      programmed: 3,
      loading: 1,
      loaded: 1,
      dispatched: 2,
      delivered: 3,
      refused: 5,
    };
    expect(shareLoaded(counts)).toEqual({ done: 6, of: 10 });
    expect(shareLoaded(NO_TRUCKS)).toEqual({ done: 0, of: 0 });
    expect(shareLoaded(addCounts(counts, counts))).toEqual({ done: 12, of: 20 });
  });

  it("are summed in tonnes", () => {
    expect(tonnesOf(["39160.000", "840.500"])).toBe("40.001");
    expect(tonnesOf([])).toBe("0.000");
  });

  it.each([
    ["7413", "12000", "61"],
    ["12000", "12000", "100"],
    ["1", "0", null],
    ["1", null, null],
  ])("%s of %s is %s percent", (done, of, percent) => {
    expect(percentOf(done, of)).toBe(percent);
  });
});
