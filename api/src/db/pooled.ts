/** What both databases have in common: connections that are lent, statements with names, transactions with limits. */
import pg from "pg";
import { ConnectionLost, orConnectionLost } from "./connection-lost.ts";
import type { Database, Limits, Queryable, ResultRow } from "./database.ts";
import { PARSERS } from "./database.ts";
import { Patience } from "./patience.ts";
import { compile, type Statement } from "./sql.ts";
import { type KnownColumns, NamedStatement } from "./statement.ts";

/** Statements that are seen again get a name, so that they are parsed and planned once per connection. */
const MAX_NAMED = 400;
/** Of those seen once: a filter that nobody asks for again must not take the place of one that everybody does. */
const MAX_SEEN = 2_000;
/** The database keeps the limits; this much later it is the database itself that does not answer. */
export const SILENCE_SECONDS = 2;
/** Refusals after which a connection is what it was: of a value, of a constraint, of a lock, of a limit. */
const HARMLESS = /^(22|23|40)...$|^(55P03|57014)$/;
const BEGIN_PLANNING = "begin; set local plan_cache_mode = force_custom_plan";

/** What is known of a connection. */
interface Known {
  readonly columns: KnownColumns;
  readonly patience: Patience;
}

type Run = <T extends ResultRow>(
  client: pg.PoolClient,
  piece: Statement,
  patienceMs?: number,
) => Promise<T[]>;
/** Asks in the words of the database. */
type Ask = (
  client: pg.PoolClient,
  query: string | pg.QueryConfig,
  patienceMs?: number,
) => Promise<pg.QueryResult>;

export interface Pooled extends Queryable, Pick<Database, "transaction" | "script"> {
  ask(query: string | pg.QueryConfig): Promise<void>;
}

export interface PooledOptions {
  /** What takes longer is not waited for. */
  readonly patienceMs: number;
  /** Hears of everything that went wrong on a connection, refusals of our own code included. */
  readonly onTrouble: (problem: unknown) => void;
}

export function pooled(pool: pg.Pool, { patienceMs, onTrouble }: PooledOptions): Pooled {
  const { run, ask } = asking(patienceMs);
  const inTransaction = transactions(run, ask);

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
      // The driver noticed it while reading its socket; who asked is what somebody wants to know.
      if (known instanceof pg.DatabaseError) Error.captureStackTrace(known);
      if (spoils(known)) spoil();
      onTrouble(known);
      throw known;
    } finally {
      client.release(isSpoilt);
    }
  }

  return {
    run: (piece, options) =>
      lend((client, spoil) =>
        options?.isPlannedForValues
          ? inTransaction(client, (tx) => tx.run(piece), { begin: BEGIN_PLANNING, spoil })
          : run(client, piece),
      ),
    transaction: (work, limits) =>
      lend((client, spoil) =>
        inTransaction(client, work, {
          begin: limits === undefined ? "begin" : `begin; ${limitsAsSql("set local", limits)}`,
          limits,
          spoil,
        }),
      ),
    async ask(query) {
      await lend((client) => ask(client, query));
    },
    async script(text) {
      await lend(async (client, spoil) => {
        spoil();
        await ask(client, limitsAsSql("set", { seconds: 0 }));
        // However long it takes.
        await client.query(text);
      });
    },
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

interface TransactionOptions {
  readonly begin: string;
  readonly limits?: Limits | undefined;
  readonly spoil: () => void;
}

function transactions(run: Run, ask: Ask) {
  return async <T>(
    client: pg.PoolClient,
    work: (tx: Queryable) => Promise<T>,
    { begin, limits, spoil }: TransactionOptions,
  ): Promise<T> => {
    await ask(client, begin);
    const patienceMs = limits && (limits.seconds + SILENCE_SECONDS) * 1000;
    try {
      const result = await work({ run: (piece) => run(client, piece, patienceMs) });
      await ask(client, "commit");
      return result;
    } catch (problem) {
      // Ending the connection undoes it as well; asking one that does not answer would only take longer.
      if (!spoils(orConnectionLost(problem)))
        await ask(client, "rollback", SILENCE_SECONDS * 1000).catch(spoil);
      throw problem;
    }
  };
}

function limitsAsSql(set: "set" | "set local", { seconds }: Limits): string {
  return `${set} statement_timeout = '${seconds}s'; ${set} lock_timeout = '${seconds}s'`;
}

function asking(usualMs: number): { readonly run: Run; readonly ask: Ask } {
  const nameOf = statementNames();
  const known = new WeakMap<pg.PoolClient, Known>();
  const knownOf = (client: pg.PoolClient): Known => {
    let here = known.get(client);
    if (here === undefined) {
      here = { columns: new Map(), patience: new Patience() };
      known.set(client, here);
    }
    return here;
  };
  const ask: Ask = (client, query, patienceMs = usualMs) =>
    new Promise((resolve, reject) => {
      const end = knownOf(client).patience.begin(patienceMs, reject);
      client.query(query).finally(end).then(resolve, reject);
    });
  const run: Run = async <T extends ResultRow>(
    client: pg.PoolClient,
    piece: Statement,
    patienceMs = usualMs,
  ) => {
    const { text, values } = compile(piece);
    const name = values.length > 0 ? nameOf(text) : undefined;
    if (name === undefined) return (await ask(client, { text, values: [...values] }, patienceMs)).rows as T[];
    const { columns, patience } = knownOf(client);
    return new Promise<T[]>((resolve, reject) => {
      const end = patience.begin(patienceMs, reject);
      const done = (problem: unknown, rows: T[]) => {
        end();
        if (problem) reject(problem);
        else resolve(rows);
      };
      client.query(new NamedStatement<T>({ name, text, values }, { types: TYPES, known: columns }, done));
    });
  };
  return { run, ask };
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

/** How values come out of either database. */
export const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    const own = format === "binary" ? undefined : PARSERS[oid];
    return own ?? (pg.types.getTypeParser(oid, (format ?? "text") as "text") as (value: string) => unknown);
  },
};
