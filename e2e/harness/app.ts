/** The real server in a process of its own, with a folder of its own and the demo company. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    placeOfImages: string;
    /** Options of Node for servers (`scripts/testing/engine-flags.mjs`). */
    shortLived: readonly string[];
  }
}

const CHECKOUT = fileURLToPath(new URL("../../", import.meta.url));
const READY_MS = 180_000;
const STOP_MS = 15_000;
const KEPT_LINES = 40;

export interface AppOptions {
  /** A folder of an earlier start; a new one is made, and removed at the end, without it. */
  readonly dataDir?: string;
  /** Where an earlier start was: whoever had pages of it open finds it again. */
  readonly port?: number;
  /** Settings on top of the usual ones. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface RunningApp {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Leaves as on a tidy shutdown, and removes the folder that was made for it. */
  stop(): Promise<void>;
  /** Ends as in a power cut, and leaves the folder. */
  kill(): Promise<void>;
}

export async function startApp({ dataDir, port: asked, env = {} }: AppOptions = {}): Promise<RunningApp> {
  const folder = dataDir ?? (await newFolder());
  const port = asked ?? (await freePort());
  const options = [...inject("shortLived"), "--enable-source-maps"];
  const child = spawn(process.execPath, [...options, "api/dist/server.mjs"], {
    cwd: CHECKOUT,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: "true",
      LOG_LEVEL: "warn",
      CHECK_ANSWERS: "true",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines = keepLines(child);
  const url = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, "exit");
      child.kill(signal);
      const late = pause(STOP_MS, "late", { ref: false });
      if ((await Promise.race([exited, late])) === "late") child.kill("SIGKILL");
      await exited;
    }
  };
  const stop = async () => {
    await end("SIGTERM");
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    await ready(url, child);
  } catch (problem) {
    await stop();
    throw new Error(`The server did not start: ${String(problem)}\n${lines.join("")}`);
  }
  return { url, pid: child.pid ?? 0, dataDir: folder, stop, kill: () => end("SIGKILL") };
}

/** With the database that an earlier start left, where the tests of the api made one; else the server fills it. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "plimsoll-e2e-"));
  const made = join(inject("placeOfImages"), "product", "db");
  if (existsSync(made)) await cp(made, join(folder, "db"), { recursive: true });
  return folder;
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + READY_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`it was not ready after ${READY_MS / 1000} seconds`);
}

/** The last lines of its log, for when it does not start. */
function keepLines(child: ChildProcess): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      lines.push(text);
      if (lines.length > KEPT_LINES) lines.shift();
    });
  }
  return lines;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
