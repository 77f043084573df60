/** A PostgreSQL server behind a pool of connections. */
import pg from "pg";
import type { Database, Notice, Queryable, ResultRow } from "./database.ts";
import { PARSERS } from "./database.ts";
import { compile, name, type Statement, sql } from "./sql.ts";

/** Statements that are seen again get a name, so that the server parses and plans them once per connection. */
const MAX_NAMED = 400;
/** Of those seen once: a filter that nobody asks for again must not take the place of one that everybody does. */
const MAX_SEEN = 2_000;
const RECONNECT_MS = [200, 500, 1_000, 2_000, 5_000];

export interface ServerOptions {
  readonly url: string;
  readonly poolSize?: number;
  readonly onProblem: (problem: Error) => void;
}

export async function openServer(options: ServerOptions): Promise<Database> {
  const config: pg.ClientConfig = {
    connectionString: options.url,
    // Joins and filters of the lists are planned once: planning them costs as much as running them.
    options: "-c timezone=UTC -c plan_cache_mode=force_generic_plan",
    types: { getTypeParser: typeParser },
    application_name: "plimsoll",
  };
  const pool = new pg.Pool({ ...config, max: options.poolSize ?? 10 });
  pool.on("error", options.onProblem);
  const run = runner();
  await pool.query("select 1");
  const listeners: Listener[] = [];

  return {
    engine: "server",
    run: (piece) => run(pool, piece),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query("begin");
        const tx: Queryable = { run: (piece) => run(client, piece) };
        const result = await work(tx);
        await client.query("commit");
        return result;
      } catch (problem) {
        await client.query("rollback").catch((failure: Error) => {
          broken = failure;
        });
        throw problem;
      } finally {
        client.release(broken);
      }
    },
    async script(text) {
      await pool.query(text);
    },
    async ping() {
      await pool.query("select 1");
    },
    async notify(channel, payload) {
      await pool.query("select pg_notify($1, $2)", [channel, payload]);
    },
    async listen(channel, heard) {
      const listener = new Listener(config, channel, heard, options.onProblem);
      listeners.push(listener);
      await listener.connect();
    },
    async close() {
      for (const listener of listeners) await listener.close();
      await pool.end();
    },
  };
}

function runner() {
  const nameOf = statementNames();
  return async <T extends ResultRow>(client: pg.Pool | pg.PoolClient, piece: Statement): Promise<T[]> => {
    const { text, values } = compile(piece);
    const statement = values.length > 0 ? nameOf(text) : undefined;
    const result = await client.query<T>(statement ? { name: statement, text, values } : { text, values });
    return result.rows;
  };
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

/** A connection of its own for notices; when it breaks, whoever listens is told that some may be missing. */
class Listener {
  #client: pg.Client | undefined;
  #closed = false;
  #tries = 0;
  readonly #config: pg.ClientConfig;
  readonly #channel: string;
  readonly #heard: (notice: Notice) => void;
  readonly #onProblem: (problem: Error) => void;

  constructor(
    config: pg.ClientConfig,
    channel: string,
    heard: (notice: Notice) => void,
    onProblem: (problem: Error) => void,
  ) {
    this.#config = config;
    this.#channel = channel;
    this.#heard = heard;
    this.#onProblem = onProblem;
  }

  async connect(): Promise<void> {
    const client = new pg.Client(this.#config);
    this.#client = client;
    client.on("notification", (message) => this.#heard({ payload: message.payload ?? "" }));
    client.on("error", (problem) => {
      this.#onProblem(problem);
      this.#retry();
    });
    client.on("end", () => this.#retry());
    await client.connect();
    await client.query(compile(sql`listen ${name(this.#channel)}`).text);
    this.#tries = 0;
    this.#heard({ payload: undefined });
  }

  #retry(): void {
    if (this.#closed || this.#client === undefined) return;
    this.#client.removeAllListeners();
    this.#client.on("error", () => undefined);
    this.#client = undefined;
    this.#heard({ payload: undefined });
    const wait = RECONNECT_MS[Math.min(this.#tries++, RECONNECT_MS.length - 1)] ?? 5_000;
    setTimeout(() => {
      if (this.#closed) return;
      this.connect().catch((problem: Error) => {
        this.#onProblem(problem);
        this.#retry();
      });
    }, wait).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }
}
