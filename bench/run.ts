/**
 * `npm run bench`: our server beside a bare handler running the same queries, alternating in one run on one
 * PostgreSQL with a million rows. Results are ratios: they carry from one machine to the next, seconds do not.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEMO_PASSWORD } from "../api/src/demo-accounts.ts";
import { bundle } from "../scripts/prepare/server-build.mjs";
import { fill, sampleIds } from "./data.ts";
import { load, type Outcome } from "./load.ts";
import { freePort, openPostgres } from "./postgres.ts";
import { type Scenario, scenarios } from "./scenarios.ts";
import { measureWeb } from "./web.ts";

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const SMALL = 10_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SLICE_MS = Number(process.env.BENCH_SLICE_MS ?? 2_000);
/** Long enough for both to be translated to machine code: servers run for weeks, not for seconds. */
const WARM_UP_MS = Number(process.env.BENCH_WARM_UP_MS ?? 5_000);
const CONNECTIONS = 10;

/** Both servers run as ours does in production: in one file. */
async function start(name: string, env: Record<string, string>): Promise<ChildProcess> {
  const file = fileURLToPath(new URL(`../api/dist/bench-${name}.mjs`, import.meta.url));
  await bundle(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), file);
  return spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function untilUp(url: string): Promise<void> {
  for (let turn = 0; turn < 600; turn++) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${url} did not come up`);
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await exited;
}

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

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function summary(outcomes: readonly Outcome[]) {
  return {
    perSecond: median(outcomes.map((one) => one.perSecond)),
    p50: median(outcomes.map((one) => one.p50)),
    p99: median(outcomes.map((one) => one.p99)),
    failed: outcomes.reduce((sum, one) => sum + one.failed, 0),
  };
}

async function main(): Promise<void> {
  const postgres = await openPostgres();
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-bench-app-"));
  const [ourPort, barePort] = [await freePort(), await freePort()];
  const ours = await start("app-server", {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    PORT: String(ourPort),
  });
  let bare: ChildProcess | undefined;
  try {
    await untilUp(`http://127.0.0.1:${ourPort}/readyz`);
    console.log(`Filling ${ROWS} and ${SMALL} rows…`);
    await fill(postgres.url, ROWS, SMALL);
    bare = await start("bare-server", { DATABASE_URL: postgres.url, PORT: String(barePort) });
    await untilUp(`http://127.0.0.1:${barePort}/`);
    const token = await signIn(ourPort);
    const ids = await sampleIds(postgres.url, 400_000);
    const refs = await referencesOf(ourPort, token, ids[0] ?? "");
    const deep = await deepCursor(ourPort, token);
    const wanted = process.env.BENCH_ONLY ?? "";
    const all = scenarios({ token, ids, refs, deepCursor: deep });
    const chosen = all.filter((scenario) => scenario.name.includes(wanted));
    const results = await runAll(chosen, ourPort, barePort);
    if (chosen.length === all.length) report(results);
    console.log(`\nServer memory: ${memoryOf(ours.pid)} MiB resident after the run`);
  } finally {
    await stop(ours);
    if (bare) await stop(bare);
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  if (!process.env.BENCH_ONLY) await measureWeb();
}

interface Result {
  readonly scenario: Scenario;
  readonly ours: ReturnType<typeof summary>;
  readonly bare: ReturnType<typeof summary>;
  /** Of each round: what slows the machine down for a while slows both. */
  readonly ratios: readonly number[];
}

async function runAll(all: readonly Scenario[], ourPort: number, barePort: number): Promise<Result[]> {
  const results: Result[] = [];
  for (const scenario of all) {
    const outcomes = { ours: [] as Outcome[], bare: [] as Outcome[] };
    const shoot = (who: "ours" | "bare", milliseconds: number) =>
      load({
        port: who === "ours" ? ourPort : barePort,
        connections: CONNECTIONS,
        milliseconds,
        next: scenario[who],
      });
    await shoot("bare", WARM_UP_MS);
    await shoot("ours", WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round++) {
      // The order alternates too, so that neither always runs on a warmer or busier machine.
      for (const who of round % 2 === 0 ? (["bare", "ours"] as const) : (["ours", "bare"] as const)) {
        outcomes[who].push(await shoot(who, SLICE_MS));
      }
    }
    const result = {
      scenario,
      ours: summary(outcomes.ours),
      bare: summary(outcomes.bare),
      ratios: outcomes.ours.map((one, round) => one.perSecond / (outcomes.bare[round]?.perSecond ?? 0)),
    };
    results.push(result);
    console.log(lineOf(result));
  }
  return results;
}

function lineOf({ scenario, ours, bare, ratios }: Result): string {
  const figure = (value: number) => value.toFixed(value < 10 ? 2 : 0).padStart(7);
  const failed = ours.failed + bare.failed > 0 ? ` FAILED ${ours.failed}/${bare.failed}` : "";
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((one) => one.toFixed(2));
  return `${scenario.name.padEnd(36)} ours ${figure(ours.perSecond)}/s p50 ${figure(ours.p50)} p99 ${figure(ours.p99)} ms | bare ${figure(bare.perSecond)}/s p50 ${figure(bare.p50)} p99 ${figure(bare.p99)} ms | ratio ${median(ratios).toFixed(2)}, ${least} to ${most} (aim ${scenario.aim})${failed}`;
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
