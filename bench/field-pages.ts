/**
 * `npm run bench:field`: how fast the pages of an operation open without a network, in a phone-sized window of a real
 * Chromium: in a new window (the product and the operation come from the device), and from one page to the next. Beside
 * each stands the same page with a network, in the same run. The aim off the network is 300 ms.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { DEMO_PASSWORD } from "../api/src/demo-accounts.ts";
import { filledOperation } from "./filled-operation.ts";
import { share, startServer } from "./whole-server.ts";

const CHROMIUM = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const TURNS = Number(process.env.BENCH_TURNS ?? 8);
const AIM = 300;
const PAGES = [
  "item",
  "preinspection",
  "basementinspection",
  "hosetest",
  "holdsealing",
  "shipdocuments",
  "occurrences",
  "scopeItems",
  "timelog",
];

type Net = "off" | "on";

/** Milliseconds since the address was entered. */
interface Opened {
  /** All scripts that the page names were read; they begin to run. */
  readonly read: number;
  /** Its content can be used, and was painted. */
  readonly shown: number;
}

/** Watches a page from its first moment, without asking over the line that drives the browser. */
function watchOpening(): void {
  const look = () =>
    requestAnimationFrame(
      document.querySelector("main [data-operation] > *") ? () => performance.mark("shown") : look,
    );
  look();
}

async function openInNewWindow(context: BrowserContext, path: string): Promise<Opened> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("shown").length > 0);
  const opened = await page.evaluate(() => {
    const named = document.querySelectorAll<HTMLElement>("script[type=module][src], link[rel=modulepreload]");
    const names = [...named].map((one) => ("src" in one ? one.src : (one as HTMLLinkElement).href));
    const ends = performance
      .getEntriesByType("resource")
      .flatMap((entry) =>
        names.includes(entry.name) ? [(entry as PerformanceResourceTiming).responseEnd] : [],
      );
    return { read: Math.max(0, ...ends), shown: performance.getEntriesByName("shown")[0]?.startTime ?? 0 };
  });
  await page.close();
  return opened;
}

/** From the click until the other page was painted, as the page itself measures it. */
function turn(page: Page, link: string): Promise<number> {
  const first = page.locator(link).first();
  return first.evaluate(
    (clicked: HTMLElement) =>
      new Promise<number>((resolve) => {
        const title = () => document.querySelector("main h1")?.textContent;
        const before = title();
        const begun = performance.now();
        const isThere = () =>
          title() !== before && document.querySelector("main [data-operation] > *") !== null;
        const look = () => requestAnimationFrame(isThere() ? () => resolve(performance.now() - begun) : look);
        clicked.click();
        look();
      }),
  );
}

interface Step {
  readonly to: string;
  readonly ms: number;
}

/** Goes through the pages by the cards of the overview and back. */
async function walk(context: BrowserContext, overview: string): Promise<readonly Step[]> {
  const page = await context.newPage();
  await page.goto(overview);
  const steps: Step[] = [];
  const step = async (to: string, link: string) => {
    await page.locator(link).first().waitFor();
    steps.push({ to, ms: await turn(page, link) });
  };
  for (const segment of PAGES) {
    await step(segment, `main a[href$="/${segment}"]`);
    await step("overview", `main nav a[href$="${overview}"]`);
  }
  await page.close();
  return steps;
}

async function takenAlong(context: BrowserContext, overview: string): Promise<void> {
  const page = await context.newPage();
  await page.goto("/");
  await page.locator("input").first().fill("admin@demo.test");
  await page.locator("input[type=password]").fill(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname !== "/");
  // An operation that was opened is on the device.
  await page.goto(overview);
  await page.locator("main [data-operation] > *").first().waitFor();
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).match("/shell.json")),
    );
    return kept.some((shell) => shell !== undefined) && navigator.serviceWorker.controller !== null;
  });
  await page.close();
}

const LABELS = {
  read: "new window, until its scripts are read",
  shown: "new window, until the page is shown",
  first: "first step to another page in a window",
  next: "every other step",
};
type Kind = keyof typeof LABELS;

async function measure(context: BrowserContext, overview: string): Promise<void> {
  const times: Record<Kind, Record<Net, number[]>> = {
    read: { off: [], on: [] },
    shown: { off: [], on: [] },
    first: { off: [], on: [] },
    next: { off: [], on: [] },
  };
  const walked: Step[] = [];
  // The turn before the first is not counted: the disk and the browser have seen nothing yet.
  for (let round = 0; round <= TURNS; round++)
    for (const net of ["off", "on"] as const) {
      await context.setOffline(net === "off");
      const opened: Opened[] = [];
      for (const segment of PAGES) opened.push(await openInNewWindow(context, `${overview}/${segment}`));
      const [first, ...next] = await walk(context, overview);
      if (round === 0) continue;
      times.read[net].push(...opened.map(({ read }) => read));
      times.shown[net].push(...opened.map(({ shown }) => shown));
      times.first[net].push(first?.ms ?? 0);
      times.next[net].push(...next.map(({ ms }) => ms));
      if (net === "off") walked.push(...next);
    }
  for (const kind of Object.keys(LABELS) as Kind[]) report(LABELS[kind], times[kind]);
  const medians = [...PAGES, "overview"].map((to) => {
    const took = walked.filter((step) => step.to === to).map(({ ms }) => ms);
    return { to, ms: Number(share(took, 0.5)) };
  });
  const [slowest] = medians.toSorted((a, b) => b.ms - a.ms);
  console.log(`The slowest to step to without a network: ${slowest?.to}, p50 ${slowest?.ms} ms`);
}

function report(label: string, { off, on }: Record<Net, number[]>): void {
  const [median, late] = [share(off, 0.5), share(off, 0.95)];
  const ratio = (Number(median) / Number(share(on, 0.5))).toFixed(2);
  const aim = Number(late) < AIM ? "" : `, ABOVE ${AIM} ms`;
  console.log(
    `${label.padEnd(40)} p50 ${median} ms, p95 ${late} ms, ${ratio} of the time with a network (p50 ${share(on, 0.5)} ms, p95 ${share(on, 0.95)} ms)${aim}`,
  );
}

async function main(): Promise<void> {
  const executablePath = CHROMIUM.find((path) => path !== undefined && existsSync(path));
  if (!executablePath) throw new Error("No Chromium was found: set CHROMIUM to its path");
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-bench-field-"));
  const server = await startServer(undefined, folder);
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const overview = `/operation/vessels/${await filledOperation(server)}`;
    const context = await browser.newContext({
      baseURL: `http://127.0.0.1:${server.port}`,
      locale: "en-US",
      viewport: { width: 390, height: 844 },
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(60_000);
    // What runs this file gives functions their names with a helper, which pages do not have.
    await context.addInitScript("globalThis.__name = (named) => named");
    await context.addInitScript(watchOpening);
    await takenAlong(context, overview);
    console.log(
      `${PAGES.length} pages of a ship of ten holds, ${TURNS} times each, without a network and with one`,
    );
    await measure(context, overview);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
