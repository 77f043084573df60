/** Counts tests: what vitest reports, and the closing line that a person or a machine reads. */

/** @typedef {{ name: string, passed: number, failed: number, skipped: number }} Count */

/**
 * @typedef {object} VitestReport the part of vitest's JSON that is counted
 * @property {boolean} success
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * A file that could not be loaded has no tests to fail, so it counts as one; so does a run that went wrong
 * although every test passed (an error outside any test, say).
 * @param {string} name
 * @param {VitestReport | undefined} report undefined: vitest did not get as far as writing one
 * @param {boolean} ended whether vitest itself ended well
 * @returns {Count}
 */
export function countReport(name, report, ended) {
  const count = { name, passed: 0, failed: 0, skipped: 0 };
  for (const file of report?.testResults ?? []) {
    const failedBefore = count.failed;
    for (const { status } of file.assertionResults) {
      if (status === "passed") count.passed++;
      else if (status === "failed") count.failed++;
      else count.skipped++;
    }
    if (file.status === "failed" && count.failed === failedBefore) count.failed++;
  }
  if ((!ended || report?.success !== true) && count.failed === 0) count.failed++;
  return count;
}

/**
 * @param {string} name
 * @param {boolean} ok
 * @returns {Count}
 */
export function countCheck(name, ok) {
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
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
  const { passed, failed } = total(counts);
  return [...lines, "", `${passed} passed, ${failed} failed`].join("\n");
}
