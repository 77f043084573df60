/** A headless Chromium of the machine, with a profile that lives as long as the run. */
import { type Browser, type BrowserContext, chromium } from "playwright-core";

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
];

/** `more`: what one story needs beside that, such as a camera that shows a film. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath) throw new Error("No Chromium was found: install one, or set CHROMIUM to its path");
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...more], headless: true });
}

export interface VisitorOptions {
  /** The browser keeps the whole product for when there is no network: some 380 files, so only where a story needs it. */
  readonly keepsPages?: boolean;
}

/** A fresh visitor: nothing remembered, nothing signed in, nothing moving on the screen. */
export async function newVisitor(
  browser: Browser,
  url: string,
  { keepsPages = false }: VisitorOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: url,
    locale: "en-GB",
    timezoneId: "America/Sao_Paulo",
    viewport: { width: 1366, height: 900 },
    reducedMotion: "reduce",
    serviceWorkers: keepsPages ? "allow" : "block",
  });
}
