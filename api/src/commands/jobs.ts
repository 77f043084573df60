/** Lists jobs that were given up, or sends one again: `npm run jobs`, `npm run jobs -- retry <id>`. */
import { systemClock } from "#adapters/clock";
import { Jobs } from "#jobs/jobs";
import { readEnv } from "../env.ts";
import { openDatabase, openLog } from "../start.ts";

const read = readEnv({ ...process.env, LOG_LEVEL: "silent" });
if (!read.ok) {
  console.error(`Configuration: ${read.problems.join("; ")}`);
  process.exit(2);
}
const log = openLog(read.env);
const db = await openDatabase(read.env, log);
const jobs = new Jobs(db, systemClock, log);
const [action, id] = process.argv.slice(2);
if (action === "retry" && id !== undefined) {
  console.log((await jobs.retry(id)) ? `${id} will be tried again.` : `No dead job ${id}.`);
} else {
  const dead = await jobs.dead();
  for (const job of dead)
    console.log(`${job.id} ${job.kind} after ${job.attempts} tries: ${job.last_error ?? ""}`);
  console.log(`${dead.length} dead jobs.`);
}
await db.close();
