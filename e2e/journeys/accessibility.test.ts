/**
 * Pages scanned in light and dark. Many are made from the same parts, so one of each template is looked at, and as many
 * registers as it takes to see every kind of field, unless every page is asked for: `npm run scan:pages`, `npm run test:thorough`.
 */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityFaults, FRAME, FURTHER_ROWS, SCHEMES } from "../harness/axe.ts";
import { journey } from "../harness/journey.ts";
import { sentProposal } from "../harness/order-at.ts";
import { mailedLink } from "../harness/outbox.ts";
import { everyPage, type ScannedPage, sampledPages, sampledRegisters } from "../harness/scanned-pages.ts";
import { somebodyElse } from "../harness/server-call.ts";
import { walkOn } from "../harness/walk.ts";
import { LoginPage } from "../pages/login.ts";
import { AnswerPage } from "../pages/proposal.ts";

const LONG = 20 * 60_000;
/** The colours of the dark scheme are the same tokens everywhere, so they are looked at on some of the pages. */
const DARK_EVERY = 3;
const isWhole = process.env.THOROUGH === "true";

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

  journey("a proposal behind its mailed link", async ({ app, page }) => {
    const email = `reader.${Date.now()}@buyer.test`;
    const sent = await sentProposal(await somebodyElse(app, "billing.br"), email);
    await page.goto(await mailedLink(app, email, "proposal"));
    await new AnswerPage(page).title(String(sent.propcode)).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  journey(
    isWhole ? "every page" : "every kind of page and of field",
    { timeout: LONG },
    async ({ app, enterAs, colleagueAs }) => {
      const every = await everyPage(await somebodyElse(app, "dev"));
      const pages = isWhole ? every : sampledPages(every);
      const waiting = [...pages];
      const scanned: ScannedPage[] = [];
      const faults: string[] = [];
      const scan = async (page: Page) => {
        const walk = walkOn(page);
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          await walk.to(next.path);
          // Something with a status is there once its way is.
          if (next.isOfRow)
            await page
              .locator("main [aria-current=step], main [data-operation]")
              .first()
              .waitFor()
              .catch((problem: unknown) => {
                throw new Error(`nothing came at ${next.path}`, { cause: problem });
              });
          const isSampled = isWhole || scanned.length % DARK_EVERY === 0;
          const schemes = isSampled ? SCHEMES : SCHEMES.slice(0, 1);
          // The frame with each scheme once, and the first rows of a table, unless everything is asked for.
          const apart = isWhole ? [] : scanned.length === 0 ? FURTHER_ROWS : [...FRAME, ...FURTHER_ROWS];
          faults.push(...(await accessibilityFaults(page, schemes, apart)));
          scanned.push(next);
        }
      };
      // A scan keeps one core busy. The other one belongs to the other journeys, unless this is all there is to do.
      await Promise.all([
        enterAs("dev", "/administration").then(scan),
        ...(isWhole ? [colleagueAs("dev", "/administration").then(scan)] : []),
      ]);
      console.info(`${scanned.length} of ${every.length} pages scanned`);
      const templatesOf = (all: readonly ScannedPage[]) => new Set(all.map(({ template }) => template));
      expect(templatesOf(scanned)).toEqual(templatesOf(every));
      expect(scanned.map(({ path }) => path)).toEqual(expect.arrayContaining([...sampledRegisters()]));
      expect(scanned).toHaveLength(pages.length);
      expect(faults.sort()).toEqual([]);
    },
  );
});
