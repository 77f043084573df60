/** PostgreSQL inside this process (PGlite), kept in a folder. One process at a time may hold the folder. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { Database, Queryable, ResultRow } from "./database.ts";
import { PARSERS } from "./database.ts";
import { holdFolder } from "./folder-lock.ts";
import { compile, type Statement } from "./sql.ts";

interface Runner {
  query<T>(text: string, values: unknown[]): Promise<{ rows: T[] }>;
}

/** `folder` undefined: in memory, for tests, from a prepared image if there is one. */
export async function openEmbedded(folder: string | undefined, image?: Blob): Promise<Database> {
  const release = folder === undefined ? async () => undefined : await holdFolder(folder);
  try {
    if (folder !== undefined) await mkdir(folder, { recursive: true });
    const pglite = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: join(folder, "db") }),
      ...(image === undefined ? {} : { loadDataDir: image }),
      extensions: { pg_trgm },
      parsers: { ...PARSERS },
    });
    await pglite.exec("set timezone = 'UTC'");
    return database(pglite, release);
  } catch (problem) {
    await release();
    throw problem;
  }
}

function database(pglite: PGlite, release: () => Promise<void>): Database {
  return {
    engine: "embedded",
    connections: 1,
    run: (piece) => run(pglite, piece),
    transaction: (work) =>
      pglite.transaction((transaction) => {
        const tx: Queryable = { run: (piece) => run(transaction, piece) };
        return work(tx);
      }),
    async script(text) {
      await pglite.exec(text);
    },
    async ping() {
      await pglite.query("select 1");
      return "ready";
    },
    // One process, which knows what it does.
    notify: async () => undefined,
    listen: async () => undefined,
    async close() {
      await pglite.close();
      await release();
    },
  };
}

async function run<T extends ResultRow>(runner: Runner, statement: Statement): Promise<T[]> {
  const { text, values } = compile(statement);
  const result = await runner.query<T>(text, values);
  return result.rows;
}
