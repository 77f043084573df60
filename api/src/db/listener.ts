/** A connection of its own for notices; when it breaks, whoever listens is told that some may be missing. */
import pg from "pg";
import type { Notice } from "./database.ts";
import { compile, name, sql } from "./sql.ts";

const RECONNECT_MS = [200, 500, 1_000];
/** A line that was cut without a word is found out by asking now and then. */
const HEARTBEAT_MS = 20_000;

export class Listener {
  #client: pg.Client | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
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
    client.on("error", (problem) => this.#lost(client, problem));
    client.on("end", () => this.#retry(client));
    await client.connect();
    await client.query(compile(sql`listen ${name(this.#channel)}`).text);
    this.#tries = 0;
    this.#heard({ payload: undefined });
    this.#heartbeat = setInterval(() => {
      client.query("select 1").catch((problem: Error) => this.#lost(client, problem));
    }, HEARTBEAT_MS).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    await this.#client?.end();
  }

  #lost(client: pg.Client, problem: Error): void {
    if (client === this.#client) this.#onProblem(problem);
    this.#retry(client);
  }

  #retry(client: pg.Client): void {
    if (this.#closed || client !== this.#client) return;
    client.removeAllListeners();
    client.on("error", () => undefined);
    client.end().catch(() => undefined);
    this.#client = undefined;
    clearInterval(this.#heartbeat);
    this.#heard({ payload: undefined });
    const wait = RECONNECT_MS[Math.min(this.#tries++, RECONNECT_MS.length - 1)];
    setTimeout(() => this.#reconnect(), wait).unref();
  }

  #reconnect(): void {
    if (this.#closed) return;
    this.connect().catch((problem: Error) => {
      if (this.#client) this.#lost(this.#client, problem);
    });
  }
}
