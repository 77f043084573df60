/** Every page that exists, scanned in light and dark; the list of routes that wait for their page says which do not. */
import { readFileSync } from "node:fs";
import { words } from "@plimsoll/domain/locales/en/index";
import { flattenRoutes, ROUTES } from "@plimsoll/domain/routes/index";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityFaults, SCHEMES } from "../harness/axe.ts";
import { journey } from "../harness/journey.ts";
import { LoginPage } from "../pages/login.ts";

const LONG = 10 * 60_000;
const DARK_EVERY = 5;
const waiting = new Set(
  readFileSync(new URL("../../web/src/app/routes-without-page.txt", import.meta.url), "utf8").split("\n"),
);
const routes = flattenRoutes(ROUTES).filter(
  (entry) => entry.external !== true && entry.path !== "/" && !waiting.has(entry.path),
);

/** A detail page opens as a new record: it needs no row to exist. Deeper pages need one and have journeys. */
const PATHS = routes.map((entry) => entry.path.replace(/:id$/, "new")).filter((path) => !path.includes(":"));

async function isBuilt(page: Page): Promise<boolean> {
  const title = page.getByRole("heading", { level: 1 }).first();
  return (await title.textContent()) !== words.messages.pageNotFound;
}

describe("every page can be used by everybody", () => {
  journey("the scan notices a page that is hard to read", async ({ page }) => {
    await page.setContent('<p style="color: silver; background: white">Faint</p><button></button>');
    const faults = (await accessibilityFaults(page)).join();
    expect(faults).toContain("color-contrast");
    expect(faults).toContain("button-name");
  });

  journey("signing in", async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.demoAccount("operations").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  journey("all routes", { timeout: LONG }, async ({ enterAs, colleagueAs }) => {
    const waitingPaths = [...PATHS];
    const scanned: string[] = [];
    const faults: string[] = [];
    const scan = async (page: Page) => {
      for (let path = waitingPaths.shift(); path !== undefined; path = waitingPaths.shift()) {
        await page.goto(path);
        expect([path, await isBuilt(page)]).toEqual([path, true]);
        await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
        // Registers share their parts, so the colours of the dark scheme are looked at on some of them.
        const isSampled = scanned.length % DARK_EVERY === 0 || !path.startsWith("/administration/");
        faults.push(...(await accessibilityFaults(page, isSampled ? SCHEMES : SCHEMES.slice(0, 1))));
        scanned.push(path);
      }
    };
    // Two at a time: a scan keeps one core busy.
    await Promise.all([
      enterAs("dev", "/administration").then(scan),
      colleagueAs("dev", "/administration").then(scan),
    ]);
    expect(scanned).toEqual(
      expect.arrayContaining(["/administration", "/administration/ports", "/recovery"]),
    );
    expect(scanned).toHaveLength(PATHS.length);
    expect(faults.sort()).toEqual([]);
  });
});
