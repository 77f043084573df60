/** A whole server on a database of its own: embedded in memory, or a fresh one on the server of TEST_DATABASE_URL. */
import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Catalog, type RecordDefinition } from "@plimsoll/domain/kernel/record";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import pg from "pg";
import { pino } from "pino";
import { inject } from "vitest";
import type { Clock } from "#adapters/clock";
import type { App } from "#app";
import type { Database } from "#db/database";
import { openEmbedded } from "#db/embedded";
import { drift, migrate } from "#db/migrate";
import { openServer } from "#db/server";
import { DEMO_PASSWORD } from "../src/demo-accounts.ts";
import { type Env, readEnv } from "../src/env.ts";
import { buildServer } from "../src/http/server.ts";
import { openApp } from "../src/start.ts";
import { TEST_RECORDS } from "./fixtures/records.ts";

export const ENGINE = process.env.TEST_DATABASE_URL ? "server" : "embedded";

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer by comparing it
  readonly body: any;
  readonly headers: LightMyRequestResponse["headers"];
  readonly raw: Buffer;
}

export type AccountName = "admin" | "ops.br" | "classifier.br" | "billing.br" | "ops.ar" | "customer" | "dev";

export interface Client {
  readonly token: string;
  readonly userId: string;
  call(service: string, action: string, type: string, attributes?: object, more?: object): Promise<Reply>;
  /** A call on a register, in the client's own country. */
  register(action: string, type: string, attributes?: object, more?: object): Promise<Reply>;
}

export interface TestServer {
  readonly app: App;
  readonly http: FastifyInstance;
  readonly folder: string;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply>;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  login(login: string, password?: string): Promise<Reply>;
  as(account: AccountName): Promise<Client>;
  close(): Promise<void>;
}

export interface TestOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Of the server: what the demo company has done, it did as of the real one. */
  readonly clock?: Clock;
  /** Records of the test's own, on top of the product's; their tables are made on the spot. */
  readonly records?: Readonly<Record<string, RecordDefinition>>;
}

export async function openTestServer(options: TestOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), "plimsoll-test-"));
  const env = testEnv(folder, options.env ?? {});
  const { db, drop } = await openTestDatabase(options);
  if (options.records) await makeTables(db, options.records);
  const app = await openApp(env, pino({ level: "silent" }), db, {
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.records ? { records: options.records } : {}),
  });
  const http = await buildServer(app);
  return testServer(app, http, folder, async () => {
    await closeAtOnce(http);
    await app.jobs.stop();
    await app.printer.close();
    await db.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  });
}

/** Fastify waits 72 seconds for a client that keeps its connection, as `fetch` does in these tests. */
export async function closeAtOnce(http: FastifyInstance): Promise<void> {
  const closed = http.close();
  http.server.closeAllConnections();
  await closed;
}

function testServer(app: App, http: FastifyInstance, folder: string, close: () => Promise<void>): TestServer {
  const send = async (
    method: "GET" | "POST",
    url: string,
    headers: Record<string, string>,
    payload?: unknown,
  ) => {
    const response = await http.inject({
      method,
      url,
      headers: { "accept-language": "en", ...headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    const json = String(response.headers["content-type"] ?? "").includes("application/json");
    return {
      status: response.statusCode,
      body: json ? response.json() : response.body,
      headers: response.headers,
      raw: response.rawPayload,
    };
  };
  const post: TestServer["post"] = (path, body, headers = {}) =>
    send("POST", path, { "content-type": "application/json", ...headers }, body);
  const login: TestServer["login"] = (name, password = DEMO_PASSWORD) =>
    post("/api/login", {
      service: "session",
      action: "login",
      type: "default",
      country: "BR",
      api_key: "plimsoll-web",
      attributes: { login: name, password },
    });
  const clients = new Map<string, Promise<Client>>();
  return {
    app,
    http,
    folder,
    post,
    get: (path, headers = {}) => send("GET", path, headers),
    login,
    as(account) {
      let client = clients.get(account);
      if (!client) {
        client = login(`${account}@demo.test`).then((reply) =>
          clientOf(post, reply, account === "ops.ar" ? "AR" : "BR"),
        );
        clients.set(account, client);
      }
      return client;
    },
    close,
  };
}

export function clientOf(post: TestServer["post"], reply: Reply, country: string): Client {
  const token: string = reply.body.token;
  const call: Client["call"] = (service, action, type, attributes = {}, more = {}) =>
    post("/api", { service, action, type, country, token, attributes, ...more });
  return {
    token,
    userId: reply.body.attributes.user_id,
    call,
    register: (action, type, attributes, more) => call("register", action, type, attributes, more),
  };
}

export function testEnv(folder: string, values: Readonly<Record<string, string>>): Env {
  const read = readEnv({
    DATA_DIR: folder,
    DEMO: "true",
    LOG_LEVEL: "silent",
    FLOOD_LIMIT: "0",
    SERVE_PAGES: "false",
    CHECK_ANSWERS: "true",
    ...values,
  });
  if (!read.ok) throw new Error(read.problems.join("; "));
  return read.env;
}

/** Empty, or with the demo company where a server is opened on it as usual. */
export async function openTestDatabase(options?: TestOptions): Promise<{
  db: Database;
  drop: () => Promise<void>;
  url: string | undefined;
}> {
  const server = process.env.TEST_DATABASE_URL;
  const image = imageFor(options);
  if (!server) {
    const db = await openEmbedded(undefined, { image });
    return { db, drop: async () => undefined, url: undefined };
  }
  const name = `plimsoll_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database "${name}"${image ? ` template "${image}"` : ""}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = await openServer({ url: url.href, poolSize: 4, onProblem: () => undefined });
  return {
    db,
    url: url.href,
    drop: () => onServer(server, `drop database if exists "${name}" with (force)`),
  };
}

/** The images hold the demo company as of now, also where a test has a clock of its own. */
function imageFor(options: TestOptions | undefined): string | undefined {
  const images = inject("databaseImages");
  if (options === undefined || options.env?.DEMO !== undefined) return images?.empty;
  if (options.records === undefined) return images?.product;
  return options.records === TEST_RECORDS ? images?.withTestRecords : images?.empty;
}

/** The demo company as an earlier start left it, for a process on this folder: its settings, and how to be rid of it. */
export async function demoFor(
  folder: string,
): Promise<{ env: Record<string, string>; url: string | undefined; drop: () => Promise<void> }> {
  const images = inject("databaseImages");
  if (ENGINE === "server") {
    const { db, url = "", drop } = await openTestDatabase({});
    await db.close();
    return { env: { DATABASE_URL: url }, url, drop };
  }
  if (images?.folder) await cp(join(images.folder, "db"), join(folder, "db"), { recursive: true });
  return { env: {}, url: undefined, drop: async () => undefined };
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export async function makeTables(
  db: Database,
  records: Readonly<Record<string, RecordDefinition>>,
): Promise<void> {
  await migrate(db);
  const missing = await drift(db, new Catalog(records));
  // Each script takes a connection of its own: one for all of them.
  if (missing.length > 0) await db.script(missing.map((statement) => `${statement};`).join("\n"));
}
