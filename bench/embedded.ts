/**
 * `npm run bench:embedded`: what everybody else waits while a sheet of 3,000 orders is imported into the embedded
 * database, and what single calls take when nothing else happens. Needs nothing but Node.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_PASSWORD } from "../api/src/demo-accounts.ts";
import { ensureServerBuilt, SERVER } from "../scripts/prepare/server-build.mjs";
import { freePort } from "./postgres.ts";

const ROWS = Number(process.env.BENCH_ROWS ?? 3_000);
/** Another build of the server, to compare with. */
const PROGRAM = process.env.BENCH_SERVER ?? SERVER;

interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls, of which each caller knows its own
  readonly attributes: any;
}
type Call = (service: string, action: string, type: string, attributes?: object) => Promise<Reply>;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

function share(times: readonly number[], part: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
}

function told(label: string, times: readonly number[]): void {
  const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((part) => share(times, part));
  console.log(
    `${label.padEnd(32)} ${String(times.length).padStart(5)} calls, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, longest ${most} ms`,
  );
}

async function timed(label: string, turns: number, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  told(label, times);
}

async function main(): Promise<void> {
  if (PROGRAM === SERVER) await ensureServerBuilt();
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-bench-embedded-"));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, ...inherited } = process.env;
  const settings = {
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: "true",
    LOG_LEVEL: "error",
    FLOOD_LIMIT: "0",
    SERVE_PAGES: "false",
  };
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...inherited, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = new Promise((done) => child.once("exit", done));
  try {
    while (!(await fetch(`${base}/readyz`).catch(() => undefined))?.ok) await wait(50);
    await measure(base);
  } finally {
    child.kill("SIGTERM");
    await exited;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(base: string): Promise<void> {
  const [admin, ops, billing] = [
    await signIn(base, "admin"),
    await signIn(base, "ops.br"),
    await signIn(base, "billing.br"),
  ];
  const [like] = (await ops("workorder", "list", "fob", { pagination: { size: 1 } })).attributes;
  const { customer_id, product_id, port_id, date } = like;
  const list = () => billing("register", "list", "port");
  const create = () => admin("register", "create", "region", { name: `Bench ${Math.random()}` });
  await timed("quiet: list of ports", 200, list);
  await timed("quiet: create of a region", 200, create);
  await timed("quiet: create of an order", 100, () =>
    ops("workorder", "create", "fob", { customer_id, product_id, port_id, date }),
  );
  let isOver = false;
  const watch = async (label: string, work: () => Promise<unknown>) => {
    const times: number[] = [];
    let failed = 0;
    while (!isOver) {
      const begin = performance.now();
      await work().catch(() => failed++);
      times.push(performance.now() - begin);
      await wait(25);
    }
    return () => told(`meanwhile: ${label}${failed > 0 ? `, ${failed} FAILED` : ""}`, times);
  };
  const watchers = [
    watch("/healthz", () => fetch(`${base}/healthz`)),
    watch("/readyz", () => fetch(`${base}/readyz`)),
    watch("list of ports", list),
    watch("list of orders", () => admin("workorder", "list", "fob")),
    watch("create of a region", create),
  ];
  const row = ["fob", like.customer.name, like.product.name, like.port.name, date].join(";");
  const text = ["kind;customer_id;product_id;port_id;date", ...Array.from({ length: ROWS }, () => row)].join(
    "\n",
  );
  await importSheet(ops, Buffer.from(text).toString("base64"));
  isOver = true;
  for (const tell of await Promise.all(watchers)) tell();
}

async function importSheet(ops: Call, file: string): Promise<void> {
  const step = async (attributes: object) => (await ops("workorder", "import", "fob", attributes)).attributes;
  const begin = performance.now();
  const passed = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`;
  const settled = async (id: string) => {
    for (;;) {
      const batch = await step({ step: "status", id });
      if (!["checking", "committing"].includes(batch.state)) return batch;
      await wait(200);
    }
  };
  const { id, mapping } = await step({ step: "open", name: "sheet.csv", file });
  const read = passed();
  await step({ step: "map", id, mapping });
  await settled(id);
  const checked = passed();
  await step({ step: "commit", id });
  const { counts } = await settled(id);
  console.log(
    `import of ${ROWS} orders: read ${read}, checked ${checked}, written ${passed()}; ${JSON.stringify(counts)}`,
  );
}

async function signIn(base: string, account: string): Promise<Call> {
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${base}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": "en" },
      body: JSON.stringify(body),
    });
    const answer = (await reply.json()) as { token: string; attributes: unknown };
    if (!reply.ok) throw new Error(JSON.stringify(answer));
    return { status: reply.status, ...answer };
  };
  const attributes = { login: `${account}@demo.test`, password: DEMO_PASSWORD };
  const names = { service: "session", action: "login", api_key: "plimsoll-web" };
  const { token } = await post("/api/login", { ...names, attributes });
  return (service, action, type, attributes = {}) =>
    post("/api", { service, action, type, country: "BR", token, attributes });
}

await main();
