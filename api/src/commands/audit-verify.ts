/** Verifies the history, its log of statuses and its anchors, and names the first thing that does not hold. */
import { brokenLine, holdsLine } from "#db/history-line";
import { verifyHistory } from "#db/verify-history";
import { anchorsPath } from "../env.ts";
import { openDatabase, openLog } from "../start.ts";
import { configuration, leaveWith, tell } from "./on-installation.ts";

const env = configuration();

async function main(): Promise<void> {
  const db = await openDatabase(env, openLog(env));
  const verdict = await verifyHistory(db, anchorsPath(env));
  await db.close();
  if (verdict.broken) throw new Error(`Broken: ${brokenLine(verdict.broken)}`);
  tell(holdsLine(verdict));
}

await main().catch(leaveWith);
