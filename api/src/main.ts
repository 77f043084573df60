/** Starts the server and stops it cleanly: running calls are finished, then the database is closed. */
import { FolderInUse } from "#db/folder-lock";
import { readEnv } from "./env.ts";
import { buildServer } from "./http/server.ts";
import { CannotStart, cleanUp, openApp, openDatabase, openLog, queueRecurring, startJobs } from "./start.ts";

const RECUR_MS = 60_000;
const CLEAN_UP_MS = 3_600_000;
const IDLE_MS = 100;

async function main(): Promise<void> {
  const read = readEnv(process.env);
  if (!read.ok) return fail(`Configuration: ${read.problems.join("; ")}`);
  const { env } = read;
  const log = openLog(env);
  try {
    const db = await openDatabase(env, log);
    const app = await openApp(env, log, db).catch(async (problem: unknown) => {
      await db.close();
      throw problem;
    });
    const server = await buildServer(app);
    const address = await server.listen({ port: env.PORT, host: env.HOST });
    startJobs(app);
    const sweep = setInterval(() => {
      cleanUp(app).catch((problem: unknown) => log.error({ err: problem }, "clean-up"));
    }, CLEAN_UP_MS);
    const recur = setInterval(() => {
      queueRecurring(app).catch((problem: unknown) => log.error({ err: problem }, "recurring jobs"));
    }, RECUR_MS);
    log.info({ address, engine: db.engine, demo: env.DEMO }, "ready");
    let stopping = false;
    const stop = async (signal: string) => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, "stopping");
      clearInterval(sweep);
      clearInterval(recur);
      // A kept-alive connection whose last call was still running at the signal would hold us for a minute.
      const idle = setInterval(() => server.server.closeIdleConnections(), IDLE_MS);
      await server.close();
      clearInterval(idle);
      await app.jobs.stop();
      await app.events.settled();
      await db.close();
      log.info("stopped");
    };
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
  } catch (problem) {
    if (problem instanceof FolderInUse || problem instanceof CannotStart || isStartProblem(problem))
      return fail(problem.message);
    throw problem;
  }
}

function isStartProblem(problem: unknown): problem is Error {
  return (
    problem instanceof Error &&
    "code" in problem &&
    ["EADDRINUSE", "EACCES", "ECONNREFUSED", "ENOTFOUND"].includes(String(problem.code))
  );
}

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}

await main();
