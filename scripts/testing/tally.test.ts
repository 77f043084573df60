import { describe, expect, it } from "vitest";
import { countCheck, countReport, summary } from "./tally.mjs";

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

describe("countReport", () => {
  it("counts each test by how it ended", () => {
    const report = { success: false, testResults: [file("failed", "passed", "failed", "skipped", "todo")] };
    expect(countReport("api", report, false)).toEqual({ name: "api", passed: 1, failed: 1, skipped: 2 });
  });

  it("counts a file that could not be loaded", () => {
    const report = { success: false, testResults: [file("passed", "passed"), file("failed")] };
    expect(countReport("api", report, false)).toMatchObject({ passed: 1, failed: 1 });
  });

  it("counts a run that went wrong although every test passed", () => {
    const report = { success: true, testResults: [file("passed", "passed")] };
    expect(countReport("api", report, false)).toMatchObject({ passed: 1, failed: 1 });
  });

  it("counts a run that wrote no report", () => {
    expect(countReport("api", undefined, false)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe("summary", () => {
  it("ends with the one line that sums everything", () => {
    const counts = [countCheck("types", true), countCheck("lint", false)];
    expect(summary(counts).split("\n").at(-1)).toBe("1 passed, 1 failed");
  });
});
