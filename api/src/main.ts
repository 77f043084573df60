/** Starts the server and stops it cleanly: running calls are finished, then the database is closed. */
import type { Logger } from "pino";
import { addDemoPictures } from "../seeds/demo/pictures.ts";
import { type Env, readEnv } from "./env.ts";
import { buildServer } from "./http/server.ts";
import { keepMemorySmall } from "./memory.ts";
import { AisReceiver } from "./operation/geoposition/receiver.ts";
import { fileSignedReports } from "./operation/map-report/file-reports.ts";
import { reasonOf } from "./reason.ts";
import {
  answerOthers,
  cleanUp,
  keepAnchors,
  openApp,
  openDatabase,
  openLog,
  queueRecurring,
  startJobs,
} from "./start.ts";
import { stopInTime } from "./stop.ts";

const RECUR_MS = 60_000;
const CLEAN_UP_MS = 3_600_000;

keepMemorySmall();

async function main(): Promise<void> {
  const read = readEnv(process.env);
  if (!read.ok) return refuseStart(`Configuration: ${read.problems.join("; ")}`);
  const log = openLog(read.env);
  try {
    await start(read.env, log);
  } catch (problem) {
    log.debug({ err: problem }, "cannot start");
    refuseStart(`Cannot start: ${reasonOf(problem)}`);
  }
}

async function start(env: Env, log: Logger): Promise<void> {
  const db = await openDatabase(env, log);
  try {
    let isFirst = false;
    const onFilled = () => {
      isFirst = true;
    };
    const app = await openApp(env, log, db, { onFilled });
    const filed = await fileSignedReports(app);
    if (filed > 0) log.info({ filed }, "signed reports moved into the file store");
    const server = await buildServer(app);
    const address = await server.listen({ port: env.PORT, host: env.HOST });
    startJobs(app);
    answerOthers(app);
    const receiver = env.AIS_URL === undefined ? undefined : new AisReceiver(app, env.AIS_URL);
    receiver?.start();
    const writeLastAnchor = keepAnchors(app);
    const sweep = setInterval(() => {
      cleanUp(app).catch((problem: unknown) => log.error({ err: problem }, "clean-up"));
    }, CLEAN_UP_MS);
    const recur = setInterval(() => {
      queueRecurring(app).catch((problem: unknown) => log.error({ err: problem }, "recurring jobs"));
    }, RECUR_MS);
    log.info({ address, engine: db.engine, demo: env.DEMO }, "ready");
    let stopping = false;
    if (isFirst && env.DEMO)
      addDemoPictures(app).catch((problem: unknown) => {
        // Whoever stops it before they are drawn has a demo without pictures, and knows why.
        if (!stopping) log.warn({ err: problem }, "pictures of the demo");
      });
    const stop = async (signal: string) => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, "stopping");
      clearInterval(sweep);
      clearInterval(recur);
      await stopInTime(server, log, async () => {
        await receiver?.stop();
        await app.jobs.stop();
        await app.printer.close();
        await app.events.settled();
        await writeLastAnchor();
        await db.close();
      });
      log.info("stopped");
    };
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
  } catch (problem) {
    await db.close().catch(() => undefined);
    throw problem;
  }
}

function refuseStart(line: string): void {
  console.error(line);
  process.exit(1);
}

await main();
