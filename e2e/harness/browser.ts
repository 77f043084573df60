/** A headless Chromium of the machine, with a profile that lives as long as the run. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";

/**
 * What the browser is told to leave alone. The last such list counts, so it repeats what Playwright leaves alone for
 * pages that are driven, and adds the two pages behind the address bar, which a new window loads although nobody sees
 * it: they took more than most journeys.
 */
const LEFT_ALONE = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "SpareRendererForSitePerProcess",
  "ThirdPartyStoragePartitioning",
];

const ARGUMENTS = [
  `--disable-features=${LEFT_ALONE.join(",")}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  // What moves in the frame of a window is drawn for nobody.
  "--animation-duration-scale=0",
  // See `openEmptyPage`.
  "--process-per-site",
];

/**
 * The browser of somebody who comes back: it keeps what it has translated of the product's programs, as every browser does
 * but for its private windows, and pages open a quarter cheaper.
 */
export function launchProfile(folder: string, url: string): Promise<BrowserContext> {
  const options = { executablePath: chromiumPath(), args: ARGUMENTS, headless: true };
  return chromium.launchPersistentContext(folder, { ...options, ...visitorOptions(url) });
}

/** Whoever comes next at this browser finds nothing of the one before: only programs are kept. */
export async function forgetVisit(profile: BrowserContext, url: string): Promise<void> {
  const pages = profile.pages();
  await profile.unrouteAll({ behavior: "ignoreErrors" });
  const empty = await openEmptyPage(profile, url);
  for (const page of pages) await page.close();
  await profile.setOffline(false);
  await profile.setGeolocation(null);
  await profile.clearPermissions();
  await profile.clearCookies();
  const session = await profile.newCDPSession(empty);
  const storageTypes = "local_storage,indexeddb,cache_storage,service_workers,file_systems";
  await session.send("Storage.clearDataForOrigin", { origin: url, storageTypes });
  await session.detach();
}

/**
 * All pages of the product share one process, and it lives as long as one of them is open. With an empty one left for the
 * next story, its first page begins where the program was read before: it takes a third less.
 */
async function openEmptyPage(profile: BrowserContext, url: string): Promise<Page> {
  const page = await profile.newPage();
  await page.route("**", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(url);
  await page.unrouteAll();
  return page;
}

/** `more`: what one story needs beside that, such as a camera that shows a film. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...ARGUMENTS, ...more], headless: true });
}

function chromiumPath(): string {
  const path = process.env.CHROMIUM;
  if (!path) throw new Error("No Chromium was found: install one, or set CHROMIUM to its path");
  return path;
}

export interface VisitorOptions {
  /** The browser keeps the whole product for when there is no network: some 380 files, so only where a story needs it. */
  readonly keepsPages?: boolean;
}

/** A fresh visitor: nothing remembered, nothing signed in, nothing moving on the screen. */
export async function newVisitor(
  browser: Browser,
  url: string,
  options: VisitorOptions = {},
): Promise<BrowserContext> {
  return browser.newContext(visitorOptions(url, options));
}

function visitorOptions(url: string, { keepsPages = false }: VisitorOptions = {}): BrowserContextOptions {
  return {
    baseURL: url,
    locale: "en-GB",
    timezoneId: "America/Sao_Paulo",
    viewport: { width: 1366, height: 900 },
    reducedMotion: "reduce",
    serviceWorkers: keepsPages ? "allow" : "block",
  };
}
