/** What both databases have in common: connections that are lent, statements with names, transactions with limits. */
import pg from "pg";
import { ConnectionLost, orConnectionLost } from "./connection-lost.ts";
import type { Database, Limits, Queryable, ResultRow } from "./database.ts";
import { PARSERS } from "./database.ts";
import { compile, type Statement } from "./sql.ts";
import { type KnownColumns, NamedStatement } from "./statement.ts";

/** Statements that are seen again get a name, so that they are parsed and planned once per connection. */
const MAX_NAMED = 400;
/** Of those seen once: a filter that nobody asks for again must not take the place of one that everybody does. */
const MAX_SEEN = 2_000;
/** The database keeps the limits; this much later it is the database itself that does not answer. */
export const SILENCE_SECONDS = 2;
/** The longest that a timer can wait. */
const NEVER = 2 ** 31 - 1;
/** Refusals after which a connection is what it was: of a value, of a constraint, of a lock, of a limit. */
const HARMLESS = /^(22|23|40)...$|^(55P03|57014)$/;
const BEGIN_PLANNING = "begin; set local plan_cache_mode = force_custom_plan";
const ROLLBACK = withTimeout({ text: "rollback" }, SILENCE_SECONDS * 1000);

type Run = <T extends ResultRow>(
  client: pg.PoolClient,
  piece: Statement,
  queryTimeout?: number,
) => Promise<T[]>;

export interface Pooled extends Queryable, Pick<Database, "transaction" | "script"> {
  lend<T>(work: (client: pg.PoolClient, spoil: () => void) => Promise<T>): Promise<T>;
}

/** `onTrouble` hears of everything that went wrong on a connection, refusals of our own code included. */
export function pooled(pool: pg.Pool, onTrouble: (problem: unknown) => void): Pooled {
  const run = runner();

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
    lend,
    run: (piece, options) =>
      lend((client, spoil) =>
        options?.isPlannedForValues
          ? inTransaction(client, run, (tx) => tx.run(piece), { begin: BEGIN_PLANNING, spoil })
          : run(client, piece),
      ),
    transaction: (work, limits) =>
      lend((client, spoil) =>
        inTransaction(client, run, work, {
          begin: limits === undefined ? "begin" : `begin; ${limitsAsSql("set local", limits)}`,
          limits,
          spoil,
        }),
      ),
    async script(text) {
      await lend(async (client, spoil) => {
        spoil();
        await client.query(limitsAsSql("set", { seconds: 0 }));
        await client.query(withTimeout({ text }, NEVER));
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

async function inTransaction<T>(
  client: pg.PoolClient,
  run: Run,
  work: (tx: Queryable) => Promise<T>,
  { begin, limits, spoil }: { begin: string; limits?: Limits | undefined; spoil: () => void },
): Promise<T> {
  await client.query(begin);
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
  const known = new WeakMap<pg.PoolClient, KnownColumns>();
  const knownOn = (client: pg.PoolClient): KnownColumns => {
    const here = known.get(client) ?? new Map();
    if (here.size === 0) known.set(client, here);
    return here;
  };
  return async <T extends ResultRow>(client: pg.PoolClient, piece: Statement, queryTimeout?: number) => {
    const { text, values } = compile(piece);
    const name = values.length > 0 ? nameOf(text) : undefined;
    if (name === undefined) return (await client.query<T>(withTimeout({ text, values }, queryTimeout))).rows;
    return new Promise<T[]>((resolve, reject) => {
      const done = (problem: unknown, rows: T[]) => (problem ? reject(problem) : resolve(rows));
      const statement = new NamedStatement<T>(
        { name, text, values },
        { types: TYPES, known: knownOn(client) },
        done,
      );
      statement.query_timeout = queryTimeout;
      client.query(statement);
    });
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

/** How values come out of either database. */
export const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    const own = format === "binary" ? undefined : PARSERS[oid];
    return own ?? (pg.types.getTypeParser(oid, (format ?? "text") as "text") as (value: string) => unknown);
  },
};
