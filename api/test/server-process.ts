/** The built server as a process of its own, for tests of what happens to a process. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { DEMO_PASSWORD } from "../src/demo-accounts.ts";
import { freePort } from "./throw-away-postgres.ts";

/** The server, a command or a fixture, as one file that starts at once (`scripts/testing/built-server.mjs`). */
export const builtProgram = (name: string) => fileURLToPath(new URL(`../dist/${name}.mjs`, import.meta.url));

declare module "vitest" {
  export interface ProvidedContext {
    /** Options of Node for what is started (`scripts/testing/engine-flags.mjs`). */
    shortLived: readonly string[];
  }
}

export const SHORT_LIVED = inject("shortLived");

const SERVER = builtProgram("server");

export interface ProcessReply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer by comparing it
  readonly body: any;
  readonly retryAfter: string | null;
  readonly ms: number;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly base: string;
  readonly folder: string;
  /** What it wrote, line by line. */
  readonly lines: string[];
  readonly exited: Promise<number | null>;
  isAlive(): boolean;
  get(path: string): Promise<ProcessReply>;
  post(path: string, body: object): Promise<ProcessReply>;
  login(account: string): Promise<ProcessClient>;
  /** Milliseconds until it says that it is ready. */
  untilReady(limitMs?: number): Promise<number>;
  stop(): Promise<void>;
}

export type ProcessClient = (
  service: string,
  action: string,
  type: string,
  attributes?: object,
) => Promise<ProcessReply>;

export async function startProcess(env: Record<string, string>, given?: string): Promise<ServerProcess> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), "plimsoll-process-")));
  const port = await freePort();
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...SHORT_LIVED, "--enable-source-maps", SERVER], {
    env: {
      ...inherited,
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: "true",
      LOG_LEVEL: "error",
      FLOOD_LIMIT: "0",
      SERVE_PAGES: "false",
      CHECK_ANSWERS: "true",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => void lines.push(...text.trimEnd().split("\n")));
  const exited = new Promise<number | null>((done) => child.once("exit", done));
  const base = `http://127.0.0.1:${port}`;
  const get = (path: string) => timed(fetch(`${base}${path}`));
  const post = (path: string, body: object) =>
    timed(
      fetch(`${base}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "accept-language": "en" },
        body: JSON.stringify(body),
      }),
    );
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const made: ServerProcess = {
    child,
    base,
    folder,
    lines,
    exited,
    isAlive,
    get,
    post,
    async login(account) {
      const attributes = { login: `${account}@demo.test`, password: DEMO_PASSWORD };
      const names = { service: "session", action: "login", type: "default", api_key: "plimsoll-web" };
      const { token } = (await post("/api/login", { ...names, attributes })).body;
      return (service, action, type, attributes = {}) =>
        post("/api", { service, action, type, country: "BR", token, attributes });
    },
    async untilReady(limitMs = 60_000) {
      const begin = performance.now();
      while (isAlive() && performance.now() - begin < limitMs) {
        const reply = await get("/readyz").catch(() => undefined);
        if (reply?.status === 200) return performance.now() - begin;
        await new Promise((done) => setTimeout(done, 20));
      }
      throw new Error(`the server did not become ready: ${lines.join("\n")}`);
    },
    async stop() {
      child.kill("SIGKILL");
      await exited;
      if (given === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
  await made.untilReady();
  return made;
}

async function timed(sent: Promise<Response>): Promise<ProcessReply> {
  const begin = performance.now();
  const response = await sent;
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return {
    status: response.status,
    body: isJson ? JSON.parse(text) : text,
    retryAfter: response.headers.get("retry-after"),
    ms: performance.now() - begin,
  };
}
