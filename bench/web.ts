/** Start to ready on the embedded database, size of the first load, and time until login and list can be used. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright-core";
import { DEMO_PASSWORD } from "../api/src/demo-accounts.ts";
import { freePort } from "./postgres.ts";

const START = fileURLToPath(new URL("../scripts/start.mjs", import.meta.url));
const DIST = fileURLToPath(new URL("../web/dist/index.html", import.meta.url));
const CHROMIUM = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

interface Running {
  readonly readyMs: number;
  readonly memoryMiB: number;
  stop(): Promise<void>;
}

async function start(port: number, folder: string): Promise<Running> {
  const begin = performance.now();
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, DATABASE_URL: "", PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (reply?.ok) break;
    await new Promise((done) => setTimeout(done, 20));
  }
  const readyMs = performance.now() - begin;
  const status = existsSync(`/proc/${child.pid}/status`)
    ? readFileSync(`/proc/${child.pid}/status`, "utf8")
    : "";
  return {
    readyMs,
    memoryMiB: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
    stop: () =>
      new Promise((done) => {
        child.once("exit", () => done());
        child.kill("SIGTERM");
      }),
  };
}

export async function measureWeb(): Promise<void> {
  // What is measured is a start, not the building before it.
  execFileSync(process.execPath, [START, "--prepare"], { stdio: ["ignore", "ignore", "inherit"] });
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-bench-web-"));
  const port = await freePort();
  const first = await start(port, folder);
  await first.stop();
  const second = await start(port, folder);
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  console.log(
    `Start to ready, embedded: first ${seconds(first.readyMs)} s, second ${seconds(second.readyMs)} s, ${second.memoryMiB.toFixed(0)} MiB`,
  );
  try {
    await measurePages(`http://127.0.0.1:${port}`);
  } finally {
    await second.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measurePages(base: string): Promise<void> {
  const executablePath = CHROMIUM.find((path) => path !== undefined && existsSync(path));
  if (!executablePath || !existsSync(DIST)) {
    console.log("Pages not measured: they need a Chromium (set CHROMIUM) and a built app (npm run build).");
    return;
  }
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const page = await browser.newPage({ locale: "en-US" });
  const scripts = countScripts(page);
  const login = await timed(async () => {
    await page.goto(base);
    await page.locator("input[type=password]").waitFor();
  });
  console.log(
    `Login usable after ${login.toFixed(0)} ms, ${((await scripts.bytes()) / 1024).toFixed(0)} KB of JavaScript as sent (brotli)`,
  );
  await page.locator("input").first().fill("admin@demo.test");
  await page.locator("input[type=password]").fill(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname !== "/");
  const list = await timed(async () => {
    await page.goto(`${base}/administration/ports`);
    await page.locator("tbody tr").first().waitFor();
  });
  console.log(`List usable after ${list.toFixed(0)} ms on a warm cache`);
  await browser.close();
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Bodies as they came over the line. Chromium takes brotli where it may; gzip is some 15 % larger. */
function countScripts(page: Page): { bytes: () => Promise<number> } {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (!new URL(request.url()).pathname.endsWith(".js")) return;
    sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  return { bytes: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
}
