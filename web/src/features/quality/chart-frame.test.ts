import { describe, expect, it } from "vitest";
import { chartFrame } from "./chart-frame.ts";

describe("the frame of a chart", () => {
  it("lies around what there is to see, on round figures", () => {
    expect(chartFrame([12.537, 13.215, 13.893, 12.7, 13.6])).toEqual({
      domain: [12, 14.5],
      ticks: [12, 12.5, 13, 13.5, 14, 14.5],
    });
  });

  it("begins at nothing where nothing is near", () => {
    expect(chartFrame([0.1, 0.4, 1])).toEqual({ domain: [0, 1.2], ticks: [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2] });
    expect(chartFrame([0, 0]).domain[0]).toBe(0);
  });

  it("has room for a single figure", () => {
    const { domain } = chartFrame([13.4]);
    expect(domain[0]).toBeLessThan(13.4);
    expect(domain[1]).toBeGreaterThan(13.4);
  });

  it("shows no figure that only binary knows", () => {
    for (const values of [
      [0.07, 0.21],
      [13.1, 13.9],
      [1000.1, 1003.7],
    ])
      for (const tick of chartFrame(values).ticks) expect(String(tick).length).toBeLessThan(7);
  });
});
