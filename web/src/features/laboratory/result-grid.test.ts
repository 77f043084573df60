import { describe, expect, it } from "vitest";
import { changedFigures, pasteBlock } from "./result-grid.ts";
import type { AnalysisResult } from "./use-results.ts";

const places = { samples: ["s1", "s2"], analyses: ["moisture", "protein"] };

describe("a pasted block", () => {
  it("fills to the right and downwards from the cell it was pasted into", () => {
    expect(pasteBlock("12.8\t35.1\r\n13.0\t36.0\r\n", places, { row: 0, column: 0 })).toEqual({
      "s1 moisture": "12.8",
      "s1 protein": "35.1",
      "s2 moisture": "13.0",
      "s2 protein": "36.0",
    });
  });

  it("leaves what lies outside the grid", () => {
    expect(pasteBlock("1\t2\n3\t4", places, { row: 1, column: 1 })).toEqual({ "s2 protein": "1" });
  });
});

describe("what is sent", () => {
  const result = (analysis_id: string, value: string | null) =>
    ({ sample_id: "s1", analysis_id, value }) as AnalysisResult;
  const results = [result("moisture", "12.800000"), result("protein", null)];

  it("is what differs, in the reader's own way of writing numbers", () => {
    const typed = { "s1 moisture": "12,9", "s1 protein": "1.234,5" };
    expect(changedFigures(typed, results, "pt").rows).toEqual([
      { sample_id: "s1", analysis_id: "moisture", value: "12.9" },
      { sample_id: "s1", analysis_id: "protein", value: "1234.5" },
    ]);
  });

  it("is nothing where the figure is the same, and null where it was emptied", () => {
    expect(changedFigures({ "s1 moisture": "12.80" }, results, "en")).toEqual({ rows: [], wrong: [] });
    expect(changedFigures({ "s1 moisture": " " }, results, "en").rows).toEqual([
      { sample_id: "s1", analysis_id: "moisture", value: null },
    ]);
  });

  it("is nothing at all of what is no number", () => {
    expect(changedFigures({ "s1 protein": "abc" }, results, "en")).toEqual({
      rows: [],
      wrong: ["s1 protein"],
    });
  });
});
