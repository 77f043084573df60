/** A headless Chromium of the machine, with a profile that lives as long as the run. */
import { type Browser, type BrowserContext, chromium } from "playwright-core";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
];

export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath) throw new Error("No Chromium was found: install one, or set CHROMIUM to its path");
  return chromium.launch({ executablePath, args: ARGUMENTS, headless: true });
}

/** A fresh visitor: nothing remembered, nothing signed in, nothing moving on the screen. */
export async function newVisitor(browser: Browser, url: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: url,
    locale: "en-GB",
    timezoneId: "America/Sao_Paulo",
    viewport: { width: 1366, height: 900 },
    reducedMotion: "reduce",
  });
}
