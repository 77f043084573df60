/** Verifies the history, its log of statuses and its anchors, and names the first thing that does not hold. */
import { type HistoryVerdict, verifyHistory } from "#db/verify-history";
import { anchorsPath, readEnv } from "../env.ts";
import { openDatabase, openLog } from "../start.ts";

const read = readEnv({ ...process.env, LOG_LEVEL: "silent" });
if (!read.ok) {
  console.error(`Configuration: ${read.problems.join("; ")}`);
  process.exit(2);
}
const { env } = read;
const db = await openDatabase(env, openLog(env));
const verdict = await verifyHistory(db, anchorsPath(env));
await db.close();
if (verdict.broken) {
  console.error(`Broken: ${placeOf(verdict.broken)}${verdict.broken.problem}.`);
  process.exit(1);
}
const { checked, statuses, statusesBefore, anchors } = verdict;
const sealed = statusesBefore === 0 ? "" : ` and ${statusesBefore} under a seal`;
console.log(
  `The history holds: ${checked} entries, ${statuses} statuses${sealed}, ${anchors?.count} anchors, the last of ${anchors?.last}.`,
);

function placeOf({ shard, seq, record, recordId }: NonNullable<HistoryVerdict["broken"]>): string {
  if (shard === undefined || seq === undefined) return "";
  return `entry ${seq} of chain ${shard}${record === undefined ? "" : ` (${record} ${recordId})`}: `;
}
