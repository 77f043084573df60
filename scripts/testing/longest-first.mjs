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
  "test/sync-killed",
  "test/conformance/sheets",
  "test/crash",
  "test/certificates-killed",
  "test/conformance/oracle",
  "test/database-faults",
  "test/conformance/matrix",
  "test/conformance/records",
  "test/invoices-killed",
  "test/hostile-sheets",
  "test/backup-commands",
  "test/backup",
  "test/backup-refused",
  "test/embedded-faults",
  "test/stop",
  "test/killed-worker",
  "test/pdf",
  "test/chain",
  "test/first-admin",
  "test/invoices",
  "test/fail-over",
  "test/two-processes",
  "test/reports-of-two-processes",
  "test/job-faults",
  "test/hot-paths",
  "test/field-of-two-processes",
  "test/printing",
  "test/weighings",
  "test/certificates",
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
