/**
 * A PostgreSQL server that a test may restart, stop in its tracks and throw away, on loopback and in a folder of its
 * own. The server of TEST_DATABASE_URL is everybody's: no test may do that to it.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

export interface ThrowAwayPostgres {
  readonly url: string;
  readonly folder: string;
  /** As after a power cut: no goodbye to anybody; answers when it takes connections again. */
  restart(): void;
  /** Gone until it is started again, as when its machine is. */
  kill(): void;
  start(): void;
  /** Of a standby: it takes writes from now on. */
  promote(): void;
  /** Every process of it stands still, as on a machine that hangs. */
  pause(): void;
  resume(): void;
  /** One statement on a connection of its own. */
  ask<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  stop(): void;
}

/** PostgreSQL refuses to run as root; its package brings a user of its own. */
const OWNER = process.getuid?.() === 0 ? "postgres" : undefined;
const BINARIES = findBinaries();

/** Why there can be none here, for the person who reads the output of the tests. */
export const NO_POSTGRES =
  BINARIES === undefined
    ? "PostgreSQL 15 or newer is not installed here, so nothing can be restarted or paused"
    : undefined;

export async function openThrowAwayPostgres(
  settings: Record<string, string> = {},
): Promise<ThrowAwayPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-postgres-"));
  if (OWNER) execFileSync("chown", [OWNER, folder]);
  const data = join(folder, "data");
  run(folder, "initdb", "-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-locale", "-N");
  return startOn(folder, data, settings);
}

/** A copy that follows the first one and takes no writes. */
export async function openStandbyOf(primary: ThrowAwayPostgres): Promise<ThrowAwayPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-standby-"));
  if (OWNER) execFileSync("chown", [OWNER, folder]);
  const data = join(folder, "data");
  run(folder, "pg_basebackup", "-d", primary.url, "-D", data, "-R", "-X", "stream", "-c", "fast");
  return startOn(folder, data, {});
}

async function startOn(
  folder: string,
  data: string,
  settings: Record<string, string>,
): Promise<ThrowAwayPostgres> {
  const port = await freePort();
  const all = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    fsync: "off",
    shared_buffers: "64MB",
    ...settings,
  };
  const options = [`-p ${port}`, ...Object.entries(all).map(([name, value]) => `-c ${name}=${value}`)].join(
    " ",
  );
  const control = (...words: string[]) =>
    run(folder, "pg_ctl", "-D", data, "-o", options, "-l", join(folder, "log"), "-w", ...words);
  control("start");
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let paused: number[] = [];
  let isDead = false;
  const resume = () => {
    for (const pid of paused.reverse()) signal(pid, "SIGCONT");
    paused = [];
  };
  return {
    url,
    folder,
    restart: () => control("-m", "immediate", "restart"),
    kill() {
      run(folder, "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
      isDead = true;
    },
    start() {
      control("start");
      isDead = false;
    },
    promote: () => run(folder, "pg_ctl", "-D", data, "-w", "promote"),
    pause() {
      paused = processesOf(data);
      for (const pid of paused) signal(pid, "SIGSTOP");
    },
    resume,
    async ask<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client.query<T>(text, values).then(
        (result) => client.end().then(() => result.rows),
        (problem: unknown) => client.end().then(() => Promise.reject(problem)),
      );
    },
    stop() {
      resume();
      if (!isDead) run(folder, "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function run(folder: string, program: string, ...words: string[]): void {
  const command = [...(OWNER ? ["runuser", "-u", OWNER, "--"] : []), join(BINARIES ?? "", program), ...words];
  // Its output goes nowhere: a server started by pg_ctl would hold on to it.
  execFileSync(command[0] ?? "", command.slice(1), { stdio: "ignore", cwd: folder, timeout: 60_000 });
}

/** The first process and its children: the first one first, so that it starts no others meanwhile. */
function processesOf(data: string): number[] {
  const first = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0]);
  const children = spawnSync("ps", ["-o", "pid=", "--ppid", String(first)], { encoding: "utf8" });
  return [
    first,
    ...children.stdout
      .split("\n")
      .map(Number)
      .filter((pid) => pid > 0),
  ];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // A connection that ended meanwhile.
  }
}

function findBinaries(): string | undefined {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).map(Number) : [];
  const newest = Math.max(0, ...versions.filter((version) => version >= 15));
  if (newest > 0) return join(root, String(newest), "bin");
  const config = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  return config.status === 0 ? config.stdout.trim() : undefined;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
