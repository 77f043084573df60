/**
 * Pages scanned in light and dark. Many are made from the same parts, so one of each template is looked at, and as many
 * registers as it takes to see every kind of field, unless every page is asked for: `npm run scan:pages`.
 */
import { catalog } from "@plimsoll/domain/records";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityFaults, SCHEMES } from "../harness/axe.ts";
import { journey } from "../harness/journey.ts";
import { sentProposal } from "../harness/order-at.ts";
import { mailedLink } from "../harness/outbox.ts";
import { PATHS, pathsOfRows } from "../harness/paths.ts";
import { somebodyElse } from "../harness/server-call.ts";
import { walkOn } from "../harness/walk.ts";
import { LoginPage } from "../pages/login.ts";
import { AnswerPage } from "../pages/proposal.ts";

const LONG = 20 * 60_000;
/** The colours of the dark scheme are the same tokens everywhere, so they are looked at on some of the pages. */
const DARK_EVERY = 3;
const isWhole = process.env.SCAN === "every page";
/** Of the calculators, which share one form and one result. */
const TOOLS_EVERY = 6;
/** Pages that are drawn by the same parts as one that is scanned, which stands beside them. */
const SAME_PARTS: readonly (readonly [pages: RegExp, scanned: string])[] = [
  [/^\/(reports|tools|cp|developer)$/, "/services"],
  [/^\/legaladvice\/(?!terms-of-use)/, "/legaladvice/terms-of-use"],
  [/^\/developer\/(profile|settings)(\/|$)/, "/administration/profiles"],
  [/^\/operation\/barge_convoy(\/new)?$/, "/services/ship"],
  [/^\/services\/wosgeneral(\/|$)/, "/services/ship"],
  [/^\/services\/wosfob(?!\/new)/, "/services/ship"],
  [/^\/services\/shipplanner\/[^/]+\//, "/services/ship"],
];
/** Registers that show every kind of field between them: always the one that adds most to those before it. */
function sampledRegisters(): ReadonlySet<string> {
  const kinds = new Map(
    catalog.models.flatMap(({ definition: { path, fields } }) =>
      path === undefined ? [] : [[`/administration/${path}`, new Set(kindsOf(fields))]],
    ),
  );
  const chosen = new Set<string>();
  for (const missing = new Set([...kinds.values()].flatMap((each) => [...each])); missing.size > 0; ) {
    const added = (path: string) => [...(kinds.get(path) ?? [])].filter((kind) => missing.has(kind)).length;
    const [next = ""] = [...kinds.keys()].sort((one, other) => added(other) - added(one));
    chosen.add(next);
    for (const kind of kinds.get(next) ?? []) missing.delete(kind);
  }
  return chosen;
}

function kindsOf(fields: Readonly<Record<string, { kind: string; fields?: object }>>): string[] {
  return Object.values(fields).flatMap(({ kind, fields: inner }) => [
    kind,
    ...(inner ? kindsOf(inner as typeof fields).map((one) => `${kind} of ${one}`) : []),
  ]);
}

function isScanned(path: string, at: number, registers: ReadonlySet<string>): boolean {
  if (isWhole) return true;
  if (SAME_PARTS.some(([pages]) => pages.test(path))) return false;
  if (path.startsWith("/administration/")) return registers.has(path.replace(/\/new$/, ""));
  return !path.startsWith("/tools/") || at % TOOLS_EVERY === 0;
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
      const ofRows = await pathsOfRows((await somebodyElse(app, "dev")).list);
      const registers = sampledRegisters();
      const paths = [...PATHS, ...ofRows].filter((path, at) => isScanned(path, at, registers));
      const waitingPaths = [...paths];
      const scanned: string[] = [];
      const faults: string[] = [];
      const scan = async (page: Page) => {
        const walk = walkOn(page);
        for (let path = waitingPaths.shift(); path !== undefined; path = waitingPaths.shift()) {
          await walk.to(path);
          // Something with a status is there once its way is.
          if (ofRows.includes(path)) await page.locator("main [aria-current=step]").waitFor();
          const isSampled = isWhole || scanned.length % DARK_EVERY === 0;
          faults.push(...(await accessibilityFaults(page, isSampled ? SCHEMES : SCHEMES.slice(0, 1))));
          scanned.push(path);
        }
      };
      // A scan keeps one core busy. The other one belongs to the other journeys, unless this is all there is to do.
      await Promise.all([
        enterAs("dev", "/administration").then(scan),
        ...(isWhole ? [colleagueAs("dev", "/administration").then(scan)] : []),
      ]);
      console.info(`${scanned.length} pages scanned`);
      const templates = SAME_PARTS.map(([, path]) => path);
      expect(scanned).toEqual(
        expect.arrayContaining(["/administration", "/recovery", ...templates, ...registers]),
      );
      expect(scanned).toHaveLength(paths.length);
      expect(faults.sort()).toEqual([]);
    },
  );
});
