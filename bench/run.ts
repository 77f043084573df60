/**
 * `npm run bench`: our server beside a bare handler running the same queries, alternating in one run on one
 * PostgreSQL with a million rows. Results are ratios: they carry from one machine to the next, seconds do not.
 */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_PASSWORD } from "../api/src/demo-accounts.ts";
import { fill, sampleIds } from "./data.ts";
import { freePort, openPostgres } from "./postgres.ts";
import { scenarios } from "./scenarios.ts";
import { type Result, runAll, startBeside, stopBeside, untilUp } from "./side-by-side.ts";
import { measureWeb } from "./web.ts";

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const SMALL = 10_000;
const CONNECTIONS = 10;

async function signIn(port: number): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      service: "session",
      action: "login",
      api_key: "plimsoll-web",
      attributes: { login: "ops.br@demo.test", password: DEMO_PASSWORD },
    }),
  });
  return ((await reply.json()) as { token: string }).token;
}

async function main(): Promise<void> {
  const postgres = await openPostgres();
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-bench-app-"));
  const [ourPort, barePort] = [await freePort(), await freePort()];
  const ours = await startBeside("app-server", {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    PORT: String(ourPort),
  });
  let bare: ChildProcess | undefined;
  try {
    await untilUp(`http://127.0.0.1:${ourPort}/readyz`);
    console.log(`Filling ${ROWS} and ${SMALL} rows…`);
    await fill(postgres.url, ROWS, SMALL);
    bare = await startBeside("bare-server", { DATABASE_URL: postgres.url, PORT: String(barePort) });
    await untilUp(`http://127.0.0.1:${barePort}/`);
    const token = await signIn(ourPort);
    const ids = await sampleIds(postgres.url, 400_000);
    const refs = await referencesOf(ourPort, token, ids[0] ?? "");
    const deep = await deepCursor(ourPort, token);
    const wanted = process.env.BENCH_ONLY ?? "";
    const all = scenarios({ token, ids, refs, deepCursor: deep });
    const chosen = all.filter((scenario) => scenario.name.includes(wanted));
    const results = await runAll(chosen, { ourPort, barePort, connections: CONNECTIONS });
    if (chosen.length === all.length) report(results);
    console.log(`\nServer memory: ${memoryOf(ours.pid)} MiB resident after the run`);
  } finally {
    await stopBeside(ours);
    if (bare) await stopBeside(bare);
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  if (!process.env.BENCH_ONLY) await measureWeb();
}

function report(results: readonly Result[]): void {
  const [large, small] = [results[0], results.at(-1)];
  if (large && small) {
    console.log(
      `\nList on ${ROWS} rows takes ${(large.ours.p50 / small.ours.p50).toFixed(2)} times as long as on ${SMALL} (aim at most 1.2)`,
    );
  }
}

async function ask(port: number, token: string, action: string, attributes: object) {
  const reply = await fetch(`http://127.0.0.1:${port}/api`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      service: "register",
      action,
      type: "bench_order",
      country: "BR",
      token,
      attributes,
    }),
  });
  return (await reply.json()) as { attributes: Record<string, unknown>; pagination: { next: string } };
}

async function referencesOf(port: number, token: string, id: string) {
  const { attributes } = await ask(port, token, "load", { id });
  const { port_id, city_id, customer_id, company_id } = attributes;
  return { port_id, city_id, customer_id, company_id };
}

/** The cursor that a reader who paged to 999 would hold. */
async function deepCursor(port: number, token: string): Promise<string> {
  const conditions = [{ attribute: "status", operator: "=", value: "operating" }];
  const { pagination } = await ask(port, token, "list", { conditions, pagination: { page: 999, size: 50 } });
  return pagination.next;
}

function memoryOf(pid: number | undefined): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024).toFixed(0);
  } catch {
    return "unknown";
  }
}

await main();
