/** Lists jobs that were given up, or sends one again: `npm run jobs`, `npm run jobs -- retry <id>`. */
import { systemClock } from "#adapters/clock";
import { Jobs } from "#jobs/jobs";
import { openDatabase, openLog } from "../start.ts";
import { configuration, leaveWith, tell } from "./on-installation.ts";

const env = configuration();
const [action, id] = process.argv.slice(2);

async function main(): Promise<void> {
  const log = openLog(env);
  const db = await openDatabase(env, log);
  const jobs = new Jobs(db, systemClock, log);
  if (action === "retry" && id !== undefined) {
    tell((await jobs.retry(id)) ? `${id} will be tried again.` : `No dead job ${id}.`);
  } else {
    const dead = await jobs.dead();
    for (const job of dead)
      tell(`${job.id} ${job.kind} after ${job.attempts} tries: ${job.last_error ?? ""}`);
    tell(`${dead.length} dead jobs.`);
  }
  await db.close();
}

await main().catch(leaveWith);
