/**
 * PostgreSQL inside this process, kept in a folder, in a thread of its own: whatever it computes, the server goes on
 * answering. One process at a time may hold the folder. There is one connection, so one piece of work at a time.
 *
 * It cannot go on after running out of disk, nor be interrupted in a statement. Writes are refused before the first
 * happens; if it does happen, the process ends with one line, for whoever watches over it to start it again.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { ConnectionLost } from "./connection-lost.ts";
import type { Database, DatabaseState } from "./database.ts";
import { DatabaseThread, ThreadSocket } from "./database-thread.ts";
import { DiskSpace } from "./disk-space.ts";
import { type Hold, holdFolder } from "./folder-lock.ts";
import { pooled, TYPES } from "./pooled.ts";

const CONNECT_SECONDS = 30;
/** No statement of ours takes that long on what fits into an embedded database: it will not return. */
const SILENCE_SECONDS = 60;
const PING_MS = 2_000;
const CLOSE_MS = 10_000;
/** Out of disk or memory, files that cannot be read or written, an inner contradiction. */
const FATAL = /^(53|58|XX)...$/;

export interface EmbeddedOptions {
  /** A file with a prepared database, for one in memory. */
  readonly image?: string | undefined;
  /** Told once that the database is beyond help, and why; by default nobody is. */
  readonly onFatal?: (why: string) => void;
}

/** `folder` undefined: in memory, for tests. */
export async function openEmbedded(
  folder: string | undefined,
  { image, onFatal = () => undefined }: EmbeddedOptions = {},
): Promise<Database> {
  const hold = folder === undefined ? NOBODYS : await holdFolder(folder);
  try {
    if (folder !== undefined) await mkdir(folder, { recursive: true });
    const thread = await DatabaseThread.open(
      folder === undefined ? { image } : { folder: join(folder, "db") },
    );
    const space = await DiskSpace.watch(folder);
    return database(thread, space, hold, onFatal);
  } catch (problem) {
    await hold.release();
    throw problem;
  }
}

const NOBODYS: Hold = { release: async () => undefined, onQuestion: () => undefined };

function database(
  thread: DatabaseThread,
  space: DiskSpace,
  hold: Hold,
  onFatal: (why: string) => void,
): Database {
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => new ThreadSocket(thread),
    types: TYPES,
    connectionTimeoutMillis: CONNECT_SECONDS * 1000,
    onConnect: startAfresh,
  });
  let isOver = false;
  const giveUp = (why: string) => {
    if (!isOver) onFatal(why);
    isOver = true;
  };
  pool.on("connect", (client) => void client.on("error", () => undefined));
  pool.on("error", () => undefined);
  const onTrouble = (problem: unknown) => {
    const isFatal = problem instanceof pg.DatabaseError && FATAL.test(problem.code ?? "");
    if (isFatal || problem instanceof ConnectionLost) giveUp(problem.message);
  };
  const { ask: _, ...shared } = pooled(pool, { patienceMs: SILENCE_SECONDS * 1000, onTrouble });
  return {
    ...shared,
    engine: "embedded",
    connections: 1,
    hasRoom: () => space.isEnough(),
    ping: () => standing(thread, space),
    // One process, which knows what it does.
    notify: async () => undefined,
    listen: async () => undefined,
    onQuestion: (answer) => hold.onQuestion(answer),
    async close() {
      isOver = true;
      space.stopWatching();
      await thread.close(CLOSE_MS);
      await pool.end();
      await hold.release();
    },
  };
}

/** What an earlier connection left behind must not reach the next: there is but one session inside. */
async function startAfresh(client: pg.ClientBase): Promise<void> {
  // Nobody has been lent the connection yet: here the driver itself waits no longer.
  const limit = { query_timeout: SILENCE_SECONDS * 1000 };
  await client.query({ text: "rollback", ...limit });
  await client.query({ text: "discard all", ...limit });
}

async function standing(thread: DatabaseThread, space: DiskSpace): Promise<DatabaseState> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error("no answer")), PING_MS);
  });
  await Promise.race([thread.ping(), late]).finally(() => clearTimeout(limit));
  return (await space.look()) ? "ready" : "disk-full";
}
