import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../prepare/root.mjs";
import { countCheck, countReport, summary } from "./tally.mjs";

const file = (status: string, ...tests: string[]) => ({
  name: join(ROOT, "api/test/some.test.ts"),
  status,
  message: "Cannot find module\n  at line 1",
  assertionResults: tests.map((one) => ({
    status: one,
    fullName: `a test that ${one}`,
    failureMessages: one === "failed" ? ["Error: expected 1\n    at line 2"] : [],
  })),
});

describe("countReport", () => {
  it("counts each test by how it ended", () => {
    const report = { success: false, testResults: [file("failed", "passed", "failed", "skipped", "todo")] };
    expect(countReport("api", report, false)).toEqual({
      name: "api",
      passed: 1,
      failed: 1,
      skipped: 2,
      failures: ["api/test/some.test.ts > a test that failed: Error: expected 1"],
      unsteady: [],
    });
  });

  it("names a test that passed when it was tried again", () => {
    const twice = file("passed", "passed");
    const [first] = twice.assertionResults;
    if (first) first.failureMessages = ["Error: came late\n    at line 2"];
    const count = countReport("journeys", { success: true, testResults: [twice] }, true);
    expect(count).toMatchObject({ passed: 1, failed: 0 });
    expect(summary([count])).toContain(
      "  SECOND TRY api/test/some.test.ts > a test that passed: Error: came late\n1 passed, 0 failed",
    );
  });

  it("says what a browser waited for, and where in the test", () => {
    const stack = [
      "TimeoutError: locator.click: Timeout 15000ms exceeded.",
      "Call log:",
      "  - waiting for getByRole('button')",
      "    at OrderPage.finish (e2e/pages/order.ts:9:3)",
      "    at e2e/journeys/orders.test.ts:204:7",
    ];
    const failing = { ...file("failed", "failed"), name: join(ROOT, "x.test.ts") };
    const [first] = failing.assertionResults;
    if (first) first.failureMessages = [stack.join("\n")];
    expect(countReport("e2e", { success: false, testResults: [failing] }, false).failures).toEqual([
      `x.test.ts > a test that failed: ${stack[0]} · waiting for getByRole('button') · orders.test.ts:204`,
    ]);
  });

  it("counts a file that could not be loaded", () => {
    const report = { success: false, testResults: [file("passed", "passed"), file("failed")] };
    const failures = ["api/test/some.test.ts: Cannot find module"];
    expect(countReport("api", report, false)).toMatchObject({ passed: 1, failed: 1, failures });
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

  it("names what failed just above, where somebody who sees only the end finds it", () => {
    const counts = [countCheck("types", true), countCheck("lint", false)];
    expect(summary(counts).split("\n").at(-2)).toBe("  FAILED lint");
  });
});
