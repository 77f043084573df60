/**
 * Whether the database can be worked with, asked over a connection of its own and within a second: the answer must not
 * wait for a pool that is busy, nor for a server that stands still.
 */
import pg from "pg";
import type { DatabaseState } from "./database.ts";

const LIMIT_MS = 1_000;
/** A disk that was full a moment ago is taken to be full still: only a write could tell, and none is made to find out. */
const DISK_FULL_MS = 10_000;

export class Probe {
  readonly #config: pg.ClientConfig;
  #client: pg.Client | undefined;
  #asking: Promise<DatabaseState> | undefined;
  #diskFullUntil = 0;

  constructor(config: pg.ClientConfig) {
    this.#config = { ...config, connectionTimeoutMillis: LIMIT_MS, query_timeout: LIMIT_MS };
  }

  /** However many ask at once, the database is asked once. */
  ask(): Promise<DatabaseState> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  sawDiskFull(): void {
    this.#diskFullUntil = performance.now() + DISK_FULL_MS;
  }

  async close(): Promise<void> {
    await this.#client?.end();
    this.#client = undefined;
  }

  async #ask(): Promise<DatabaseState> {
    try {
      this.#client ??= await this.#connect();
      const { rows } = await this.#client.query<{ read_only: boolean }>(
        "select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as read_only",
      );
      if (rows[0]?.read_only) return "read-only";
      return performance.now() < this.#diskFullUntil ? "disk-full" : "ready";
    } catch (problem) {
      this.#drop();
      throw problem;
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    client.on("error", () => this.#drop());
    await client.connect();
    return client;
  }

  #drop(): void {
    void this.#client?.end().catch(() => undefined);
    this.#client = undefined;
  }
}
