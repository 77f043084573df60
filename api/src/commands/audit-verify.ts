/** Verifies the history, its log of statuses and its anchors, and names the first thing that does not hold. */
import { brokenLine, holdsLine } from "#db/history-line";
import { verifyHistory } from "#db/verify-history";
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
  console.error(`Broken: ${brokenLine(verdict.broken)}.`);
  process.exit(1);
}
console.log(holdsLine(verdict));
