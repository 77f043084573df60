/**
 * A PostgreSQL server behind a pool of connections, with a limit on everything that could be waited for: a connection,
 * a lock, a statement, an answer. Whatever runs into one is refused and may come again; nobody else waits with it.
 */
import pg from "pg";
import type { Database } from "./database.ts";
import { Listener } from "./listener.ts";
import { pooled, SILENCE_SECONDS, TYPES } from "./pooled.ts";
import { Probe } from "./probe.ts";

const POOL_SIZE = 10;
const CONNECT_SECONDS = 5;
/** Less than half of a statement's time: who waits behind somebody that waits is still told that it is busy. */
const LOCK_SECONDS = 4;
const STATEMENT_SECONDS = 10;
/** A transaction in which nothing is asked for this long holds its locks for nobody. */
const IDLE_SECONDS = 30;
const DISK_FULL = "53100";
const NOTIFY = "select pg_notify($1, payload) from unnest($2::text[]) as payload";

export interface ServerOptions {
  readonly url: string;
  readonly poolSize?: number;
  readonly statementSeconds?: number;
  readonly onProblem: (problem: Error) => void;
}

export async function openServer(options: ServerOptions): Promise<Database> {
  const config = configOf(options);
  const poolSize = options.poolSize ?? POOL_SIZE;
  const patienceMs = ((options.statementSeconds ?? STATEMENT_SECONDS) + SILENCE_SECONDS) * 1000;
  /** Of a connection that is nobody else's, where the driver itself waits no longer. */
  const ofItsOwn = { ...config, query_timeout: patienceMs };
  const pool = new pg.Pool({ ...config, max: poolSize });
  // A connection that breaks says so wherever it is, and without a listener that would end the process.
  pool.on("connect", (client) => void client.on("error", options.onProblem));
  pool.on("error", () => undefined);
  const probe = new Probe(ofItsOwn);
  const onTrouble = (problem: unknown) => {
    if (problem instanceof pg.DatabaseError && problem.code === DISK_FULL) probe.sawDiskFull();
  };
  const { ask, ...shared } = pooled(pool, { patienceMs, onTrouble });
  const listeners: Listener[] = [];
  await ask("select 1");
  return {
    ...shared,
    engine: "server",
    connections: poolSize,
    // Its disk is its own business: it refuses what it cannot write, and goes on.
    hasRoom: () => true,
    ping: () => probe.ask(),
    async notify(channel, payloads) {
      await ask({ text: NOTIFY, values: [channel, payloads] });
    },
    async listen(channel, heard) {
      const listener = new Listener(ofItsOwn, channel, heard, options.onProblem);
      listeners.push(listener);
      await listener.connect();
    },
    // Whoever wants something asks the database itself.
    onQuestion: () => undefined,
    async close() {
      for (const listener of listeners) await listener.close();
      await probe.close();
      await pool.end();
    },
  };
}

function configOf({ url, statementSeconds = STATEMENT_SECONDS }: ServerOptions): pg.ClientConfig {
  return {
    connectionString: url,
    // Joins and filters of the lists are planned once: planning them costs as much as running them. Such a plan expects
    // long pages, so the database would translate it to machine code each time: 80 ms for a page that takes 2.
    options: "-c timezone=UTC -c plan_cache_mode=force_generic_plan -c jit=off",
    types: TYPES,
    application_name: "plimsoll",
    connectionTimeoutMillis: CONNECT_SECONDS * 1000,
    lock_timeout: LOCK_SECONDS * 1000,
    statement_timeout: statementSeconds * 1000,
    idle_in_transaction_session_timeout: IDLE_SECONDS * 1000,
    keepAlive: true,
  };
}
