/**
 * A PostgreSQL server behind a pool of connections, with a limit on everything that could be waited for: a connection,
 * a lock, a statement, an answer. Whatever runs into one is refused and may come again; nobody else waits with it.
 */
import pg from "pg";
import { ConnectionLost, orConnectionLost } from "./connection-lost.ts";
import type { Database, Limits, Queryable, ResultRow } from "./database.ts";
import { PARSERS } from "./database.ts";
import { Listener } from "./listener.ts";
import { Probe } from "./probe.ts";
import { compile, type Statement } from "./sql.ts";

/** Statements that are seen again get a name, so that the server parses and plans them once per connection. */
const MAX_NAMED = 400;
/** Of those seen once: a filter that nobody asks for again must not take the place of one that everybody does. */
const MAX_SEEN = 2_000;

const POOL_SIZE = 10;
const CONNECT_SECONDS = 5;
const LOCK_SECONDS = 5;
const STATEMENT_SECONDS = 10;
/** A transaction in which nothing is asked for this long holds its locks for nobody. */
const IDLE_SECONDS = 30;
/** The server keeps the limits; this much later it is the server itself that does not answer. */
const SILENCE_SECONDS = 2;

export interface ServerOptions {
  readonly url: string;
  readonly poolSize?: number;
  readonly statementSeconds?: number;
  readonly onProblem: (problem: Error) => void;
}

type Run = <T extends ResultRow>(
  client: pg.PoolClient,
  piece: Statement,
  queryTimeout?: number,
) => Promise<T[]>;

/** Refusals after which a connection is what it was: of a value, of a constraint, of a lock, of a limit. */
const HARMLESS = /^(22|23|40)...$|^(55P03|57014)$/;
const NOTIFY = "select pg_notify($1, payload) from unnest($2::text[]) as payload";
const DISK_FULL = "53100";
/** The longest that a timer can wait. */
const NEVER = 2 ** 31 - 1;
const ROLLBACK = withTimeout({ text: "rollback" }, SILENCE_SECONDS * 1000);

export async function openServer(options: ServerOptions): Promise<Database> {
  const config = configOf(options);
  const poolSize = options.poolSize ?? POOL_SIZE;
  const pool = new pg.Pool({ ...config, max: poolSize });
  // A connection that breaks says so wherever it is, and without a listener that would end the process.
  pool.on("connect", (client) => void client.on("error", options.onProblem));
  pool.on("error", () => undefined);
  const run = runner();
  const probe = new Probe(config);
  const listeners: Listener[] = [];

  /** Lends a connection; one that may not be what it was is not lent again. */
  async function lend<T>(work: (client: pg.PoolClient, spoil: () => void) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch(fail);
    let isSpoilt = false;
    const spoil = () => {
      isSpoilt = true;
    };
    try {
      return await work(client, spoil);
    } catch (problem) {
      const known = orConnectionLost(problem);
      if (spoils(known)) spoil();
      if (known instanceof pg.DatabaseError && known.code === DISK_FULL) probe.sawDiskFull();
      throw known;
    } finally {
      client.release(isSpoilt);
    }
  }

  await lend((client) => client.query("select 1"));
  return {
    engine: "server",
    connections: poolSize,
    run: (piece) => lend((client) => run(client, piece)),
    transaction: (work, limits) =>
      lend((client, spoil) => inTransaction(client, run, work, { limits, spoil })),
    async script(text) {
      await lend(async (client, spoil) => {
        spoil();
        await client.query(limitsAsSql("set", { seconds: 0 }));
        await client.query(withTimeout({ text }, NEVER));
      });
    },
    ping: () => probe.ask(),
    async notify(channel, payloads) {
      await lend((client) => client.query(NOTIFY, [channel, payloads]));
    },
    async listen(channel, heard) {
      const listener = new Listener(config, channel, heard, options.onProblem);
      listeners.push(listener);
      await listener.connect();
    },
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
    // Joins and filters of the lists are planned once: planning them costs as much as running them.
    options: "-c timezone=UTC -c plan_cache_mode=force_generic_plan",
    types: { getTypeParser: typeParser },
    application_name: "plimsoll",
    connectionTimeoutMillis: CONNECT_SECONDS * 1000,
    lock_timeout: LOCK_SECONDS * 1000,
    statement_timeout: statementSeconds * 1000,
    idle_in_transaction_session_timeout: IDLE_SECONDS * 1000,
    query_timeout: (statementSeconds + SILENCE_SECONDS) * 1000,
    keepAlive: true,
  };
}

function fail(problem: unknown): never {
  throw orConnectionLost(problem);
}

/** A refusal of our own code says nothing about the connection; most of what the database says does. */
function spoils(problem: unknown): boolean {
  if (problem instanceof ConnectionLost) return true;
  return problem instanceof pg.DatabaseError && !HARMLESS.test(problem.code ?? "");
}

async function inTransaction<T>(
  client: pg.PoolClient,
  run: Run,
  work: (tx: Queryable) => Promise<T>,
  { limits, spoil }: { limits: Limits | undefined; spoil: () => void },
): Promise<T> {
  await client.query(limits === undefined ? "begin" : `begin; ${limitsAsSql("set local", limits)}`);
  const queryTimeout = limits && (limits.seconds + SILENCE_SECONDS) * 1000;
  try {
    const result = await work({ run: (piece) => run(client, piece, queryTimeout) });
    await client.query("commit");
    return result;
  } catch (problem) {
    // Ending the connection undoes it as well; asking one that does not answer would only take longer.
    if (!spoils(orConnectionLost(problem))) await client.query(ROLLBACK).catch(spoil);
    throw problem;
  }
}

function limitsAsSql(set: "set" | "set local", { seconds }: Limits): string {
  return `${set} statement_timeout = '${seconds}s'; ${set} lock_timeout = '${seconds}s'`;
}

function runner(): Run {
  const nameOf = statementNames();
  return async <T extends ResultRow>(client: pg.PoolClient, piece: Statement, queryTimeout?: number) => {
    const { text, values } = compile(piece);
    const name = values.length > 0 ? nameOf(text) : undefined;
    const query = name === undefined ? { text, values } : { name, text, values };
    return (await client.query<T>(withTimeout(query, queryTimeout))).rows;
  };
}

/** The driver knows a limit per query, its types do not. */
function withTimeout(query: pg.QueryConfig, milliseconds: number | undefined): pg.QueryConfig {
  return milliseconds === undefined ? query : Object.assign(query, { query_timeout: milliseconds });
}

/** Names statements from the second time on, until the names are used up. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_NAMED) return known;
    if (seen.delete(text)) {
      const name = `q${names.size + 1}`;
      names.set(text, name);
      return name;
    }
    if (seen.size >= MAX_SEEN) seen.clear();
    seen.add(text);
    return undefined;
  };
}

function typeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  const own = format === "binary" ? undefined : PARSERS[oid];
  return own ?? (pg.types.getTypeParser(oid, (format ?? "text") as "text") as (value: string) => unknown);
}
