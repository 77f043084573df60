/** A PostgreSQL server for the length of the run: the one of BENCH_DATABASE_URL, or a throw-away one on loopback. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Postgres {
  readonly url: string;
  stop(): void;
}

export async function openPostgres(): Promise<Postgres> {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return { url: given, stop: () => undefined };
  const bin = findBinaries();
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-bench-"));
  const data = join(folder, "data");
  const port = await freePort();
  // PostgreSQL refuses to run as root; the package brings a user of its own.
  const asUser = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--"] : [];
  const run = (...words: string[]) => {
    const [command = "", ...rest] = [...asUser, ...words];
    execFileSync(command, rest, { stdio: "ignore", cwd: folder });
  };
  if (asUser.length > 0) execFileSync("chown", ["postgres", folder]);
  run(join(bin, "initdb"), "-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8");
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c shared_buffers=2GB -c max_wal_size=4GB`;
  run(join(bin, "pg_ctl"), "-D", data, "-o", options, "-l", join(folder, "log"), "-w", "start");
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      run(join(bin, "pg_ctl"), "-D", data, "-m", "fast", "-w", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root)
    ? readdirSync(root)
        .map(Number)
        .filter((version) => version >= 15)
    : [];
  const newest = Math.max(...versions, 0);
  if (newest > 0) return join(root, String(newest), "bin");
  const config = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  if (config.status === 0) return config.stdout.trim();
  throw new Error(
    "PostgreSQL 15 or newer was not found: install it, or name a server in BENCH_DATABASE_URL.",
  );
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
