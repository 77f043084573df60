/** Counts tests: what vitest reports, and the closing line that a person or a machine reads. */

import { relative } from "node:path";
import { ROOT } from "../prepare/root.mjs";

/** @typedef {{ name: string, passed: number, failed: number, skipped: number, failures: string[], unsteady: string[] }} Count */

/**
 * @typedef {object} VitestReport the part of vitest's JSON that is counted
 * @property {boolean} success
 * @property {FileReport[]} testResults
 */

/**
 * @typedef {object} FileReport
 * @property {string} name
 * @property {string} status
 * @property {string} [message] why the file could not be loaded
 * @property {{ status: string, fullName: string, failureMessages?: string[] | null }[]} assertionResults
 */

/**
 * A test that failed and passed when it was tried again has passed and is named: something came late or in another order,
 * which is worth a look and no verdict on the whole.
 *
 * A file that could not be loaded has no tests to fail, so it counts as one; so does a run that went wrong
 * although every test passed (an error outside any test, say).
 * @param {string} name
 * @param {VitestReport | undefined} report undefined: vitest did not get as far as writing one
 * @param {boolean} ended whether vitest itself ended well
 * @returns {Count}
 */
export function countReport(name, report, ended) {
  /** @type {Count} */
  const count = { name, passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] };
  /** @param {string} what @param {string} [why] */
  const fail = (what, why = "") => {
    count.failed++;
    count.failures.push(`${what}: ${inOneLine(why)}`);
  };
  for (const file of report?.testResults ?? []) {
    const failedBefore = count.failed;
    const path = relative(ROOT, file.name);
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === "passed") {
        count.passed++;
        const [why] = failureMessages ?? [];
        if (why !== undefined) count.unsteady.push(`${path} > ${fullName}: ${inOneLine(why)}`);
      } else if (status === "failed") fail(`${path} > ${fullName}`, failureMessages?.[0]);
      else count.skipped++;
    }
    if (file.status === "failed" && count.failed === failedBefore) fail(path, file.message);
  }
  if ((!ended || report?.success !== true) && count.failed === 0) fail(name, "went wrong outside any test");
  return count;
}

/**
 * What went wrong in one line: the message, what a browser waited for, and where in the test that was.
 * @param {string} text
 */
function inOneLine(text) {
  const lines = text.split("\n").filter((one) => one.trim() !== "");
  const waiting = lines.find((one) => /^\s*-\s+waiting for /.test(one))?.replace(/^\s*-\s+/, "");
  const place = lines.findLast((one) => /^\s+at .*\.test\.ts/.test(one))?.match(/[\w-]+\.test\.ts:\d+/)?.[0];
  const line = [lines[0] ?? "", waiting, place].filter((part) => part !== undefined).join(" · ");
  return line.length > 400 ? `${line.slice(0, 400)}…` : line;
}

/**
 * @param {string} name
 * @param {boolean} ok
 * @returns {Count}
 */
export function countCheck(name, ok) {
  return {
    name,
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    skipped: 0,
    failures: ok ? [] : [name],
    unsteady: [],
  };
}

/** @param {readonly Count[]} counts */
export function total(counts) {
  return counts.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** @param {readonly Count[]} counts */
export function summary(counts) {
  const width = Math.max(0, ...counts.map((one) => one.name.length));
  const lines = counts.map(({ name, passed, failed, skipped }) => {
    const parts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])];
    return `  ${name.padEnd(width)}  ${parts.join(", ")}`;
  });
  const failures = counts.flatMap((one) => one.failures.map((what) => `  FAILED ${what}`));
  const unsteady = counts.flatMap((one) => one.unsteady.map((what) => `  SECOND TRY ${what}`));
  const { passed, failed } = total(counts);
  return [...lines, "", ...unsteady, ...failures, `${passed} passed, ${failed} failed`].join("\n");
}
