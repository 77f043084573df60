/** The whole product as a process of its own on a database that is given, and how long its answers take. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEMO_PASSWORD } from "../api/src/demo-accounts.ts";
import { freePort } from "./postgres.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const TURNS = Number(process.env.BENCH_TURNS ?? 200);

export const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A call about truck orders. */
export const orders = (action: string, attributes: object) => ({
  service: "workorder",
  type: "fob",
  action,
  attributes,
});

export type Call = (body: object) => Promise<{ attributes: never }>;

/** What a refused call throws. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, answer: unknown) {
    super(JSON.stringify(answer));
    this.status = status;
  }
}

export interface Server {
  readonly process: ChildProcess;
  readonly port: number;
  readonly call: Call;
  /** Somebody else's calls. */
  as(who: string): Promise<Call>;
  stop(): Promise<void>;
}

/** What `npm start` tells Node, options included: measured is what people run. */
export function startWords(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  return scripts.start.split(" ").slice(1);
}

/** Without an address it brings its own database. */
export async function startServer(
  url: string | undefined,
  folder: string,
  who = "admin@demo.test",
  more: Readonly<Record<string, string>> = { FLOOD_LIMIT: "0" },
): Promise<Server> {
  const port = await freePort();
  const env = {
    ...process.env,
    DATABASE_URL: url ?? "",
    DATA_DIR: folder,
    PORT: String(port),
    DEMO: "true",
    LOG_LEVEL: "error",
    ...more,
  };
  const child = spawn(process.execPath, startWords(), {
    cwd: ROOT,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let turn = 0; turn < 6_000; turn++) {
    if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  const post = async (route: string, body: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}${route}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = (await reply.json()) as { token: string; attributes: never };
    if (!reply.ok) throw new Refused(reply.status, answer);
    return answer;
  };
  const as = async (login: string): Promise<Call> => {
    const { token } = await post("/api/login", {
      service: "session",
      action: "login",
      api_key: "plimsoll-web",
      attributes: { login, password: DEMO_PASSWORD },
    });
    return (body) => post("/api", { country: "BR", token, ...body });
  };
  return {
    process: child,
    port,
    call: await as(who),
    as,
    async stop() {
      const exited = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await exited;
    },
  };
}

export function share(times: readonly number[], part: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
}

/** What takes seconds each time is known after fewer turns. */
const LONGEST_MS = 30_000;
const FEWEST_TURNS = 20;

/** Answers the 95th percentile in milliseconds, having told the others too. */
export async function timed(label: string, work: (turn: number) => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  const isLong = () => performance.now() - begun > LONGEST_MS;
  for (let turn = 0; turn < 20 && !isLong(); turn++) await work(turn);
  const times: number[] = [];
  for (let turn = 0; turn < TURNS && !(isLong() && turn >= FEWEST_TURNS); turn++) {
    const begin = performance.now();
    await work(turn);
    times.push(performance.now() - begin);
  }
  console.log(
    `${label.padEnd(44)} p50 ${share(times, 0.5)} ms, p95 ${share(times, 0.95)} ms, p99 ${share(times, 0.99)} ms`,
  );
  return Number(share(times, 0.95));
}

/** What the peak is measured from. */
export function forgetPeakMemory(pid: number | undefined): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

export function peakMemory(pid: number | undefined): string {
  return memory(pid, "VmHWM");
}

export function memoryNow(pid: number | undefined): string {
  return memory(pid, "VmRSS");
}

function memory(pid: number | undefined, kind: string): string {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024).toFixed(0);
}
