/** The order of test files: those that take longest begin, so that no worker is left alone with one of them at the end. */
import { BaseSequencer } from "vitest/node";

/** Seen to take ten seconds or more; a file that is missing here is only begun later. */
const LONG = [
  "journeys/accessibility",
  "journeys/offline",
  "journeys/import",
  "journeys/refusals",
  "journeys/orders",
  "journeys/office",
  "test/crash",
  "test/conformance/sheets",
  "test/database-faults",
  "test/embedded-faults",
  "test/hot-paths",
  "test/killed-worker",
  "test/invoices-killed",
  "test/invoices",
  "test/conformance/oracle",
  "test/stop",
  "test/hostile-sheets",
  "test/backup-commands",
  "test/backup-refused",
  "test/conformance/records",
  "test/conformance/matrix",
  "test/backup",
  "test/pdf",
  "test/chain",
  "test/two-processes",
  "test/first-admin",
  "test/job-faults",
];

export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @type {BaseSequencer["sort"]}
   */
  async sort(files) {
    return (await super.sort(files)).sort((one, other) => placeOf(one.moduleId) - placeOf(other.moduleId));
  }
}

/** @param {string} path */
function placeOf(path) {
  const at = LONG.findIndex((name) => path.endsWith(`${name}.test.ts`));
  return at < 0 ? LONG.length : at;
}
