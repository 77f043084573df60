/** Our server and a bare one beside it, asked in turns in one run: what slows the machine down slows both. */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bundle } from "../scripts/prepare/server-build.mjs";
import { load, type Outcome, type Shot } from "./load.ts";

/** The same question, once as our call and once as the bare handler's. */
export interface Scenario {
  readonly name: string;
  /** Requests per second of ours for one of the bare handler's. */
  readonly aim: number;
  /** By the number of the connection that asks. */
  readonly ours: (connection: number) => Shot;
  readonly bare: (connection: number) => Shot;
}

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SLICE_MS = Number(process.env.BENCH_SLICE_MS ?? 2_000);
/** Long enough for both to be translated to machine code: servers run for weeks, not for seconds. */
const WARM_UP_MS = Number(process.env.BENCH_WARM_UP_MS ?? 5_000);

export interface Sides {
  readonly ourPort: number;
  readonly barePort: number;
  readonly connections: number;
}

/** Both servers run as ours does in production: in one file. */
export async function startBeside(name: string, env: Record<string, string>): Promise<ChildProcess> {
  const file = fileURLToPath(new URL(`../api/dist/bench-${name}.mjs`, import.meta.url));
  await bundle(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), file);
  return spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

export async function untilUp(url: string): Promise<void> {
  for (let turn = 0; turn < 600; turn++) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${url} did not come up`);
}

export async function stopBeside(child: ChildProcess): Promise<void> {
  const exited = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await exited;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function summary(outcomes: readonly Outcome[]) {
  return {
    perSecond: median(outcomes.map((one) => one.perSecond)),
    p50: median(outcomes.map((one) => one.p50)),
    p95: median(outcomes.map((one) => one.p95)),
    p99: median(outcomes.map((one) => one.p99)),
    failed: outcomes.reduce((sum, one) => sum + one.failed, 0),
  };
}

export interface Result {
  readonly scenario: Scenario;
  readonly ours: ReturnType<typeof summary>;
  readonly bare: ReturnType<typeof summary>;
  /** Of each round: what slows the machine down for a while slows both. */
  readonly ratios: readonly number[];
}

export async function runAll(
  all: readonly Scenario[],
  { ourPort, barePort, connections }: Sides,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const scenario of all) {
    const outcomes = { ours: [] as Outcome[], bare: [] as Outcome[] };
    const shoot = (who: "ours" | "bare", milliseconds: number) =>
      load({
        port: who === "ours" ? ourPort : barePort,
        connections,
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
  return `${scenario.name.padEnd(36)} ours ${figure(ours.perSecond)}/s p50 ${figure(ours.p50)} p95 ${figure(ours.p95)} p99 ${figure(ours.p99)} ms | bare ${figure(bare.perSecond)}/s p50 ${figure(bare.p50)} p95 ${figure(bare.p95)} p99 ${figure(bare.p99)} ms | ratio ${median(ratios).toFixed(2)}, ${least} to ${most} (aim ${scenario.aim})${failed}`;
}
