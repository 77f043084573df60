/** Verifies the chains of the history and names the first broken entry. */
import { verifyHistory } from "#db/audit";
import { readEnv } from "../env.ts";
import { openDatabase, openLog } from "../start.ts";

const read = readEnv({ ...process.env, LOG_LEVEL: "silent" });
if (!read.ok) {
  console.error(`Configuration: ${read.problems.join("; ")}`);
  process.exit(2);
}
const db = await openDatabase(read.env, openLog(read.env));
const { checked, broken } = await verifyHistory(db);
await db.close();
if (broken) {
  console.error(
    `Broken: entry ${broken.seq} of chain ${broken.shard} (${broken.record} ${broken.recordId}): ${broken.problem}.`,
  );
  process.exit(1);
}
console.log(`The history holds: ${checked} entries checked.`);
