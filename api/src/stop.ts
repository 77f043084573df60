/**
 * Stops in order, and in time. Running calls get a few seconds to finish; then connections are cut, whoever holds
 * them. What hangs after that (a job, a database) does not hold the process: it leaves with a line in the log.
 */
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";

const IDLE_MS = 100;
const CUT_MS = 5_000;
const DEADLINE_MS = 10_000;

export async function stopInTime(
  server: FastifyInstance,
  log: Logger,
  /** What is left to do when no call runs any more. */
  finish: () => Promise<void>,
): Promise<void> {
  const deadline = setTimeout(() => {
    log.error({ seconds: DEADLINE_MS / 1000 }, "not stopped in time: leaving as it is");
    process.exit(1);
  }, DEADLINE_MS);
  // A kept-alive connection whose last call was still running at the signal would hold us for a minute.
  const idle = setInterval(() => server.server.closeIdleConnections(), IDLE_MS);
  const cut = setTimeout(() => {
    log.warn("connections cut: their calls did not end");
    server.server.closeAllConnections();
  }, CUT_MS);
  await server.close();
  clearInterval(idle);
  clearTimeout(cut);
  await finish();
  // Not cleared: whatever else would keep the process alive does not.
  deadline.unref();
}
