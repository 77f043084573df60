/**
 * What every journey starts with: one server and one browser for the whole run, a fresh visitor for each story,
 * and a close look at what the page complained about meanwhile.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type RunningApp, startApp } from "./app.ts";
import { forgetVisit, launchProfile, newVisitor } from "./browser.ts";
import { type DemoAccount, forgetSignIns, signInAs } from "./sign-in.ts";

const SCREENSHOTS = fileURLToPath(new URL("../screenshots/", import.meta.url));
/** Long enough for a machine that does other things besides: a journey fails for what never comes, not for what is late. */
const PATIENCE_MS = 30_000;

interface Stage {
  /** See `VisitorOptions`: `journey.override({ keepsPages: true })` for stories told where there may be no network. */
  keepsPages: boolean;
  app: RunningApp;
  /** One for the whole run, left by each visitor as if nobody had been there. */
  profile: BrowserContext;
  browser: Browser;
  visitor: BrowserContext;
  page: Page;
  /** Signs in as one of the demo people and opens the path. */
  enterAs: (account: DemoAccount, path: string) => Promise<Page>;
  /** Where somebody else sits; left as the profile is. */
  otherMachine: BrowserContext;
  /** Somebody else there, not signed in. */
  newcomer: Page;
  /** The same, signed in as one of the demo people. */
  colleagueAs: (account: DemoAccount, path: string) => Promise<Page>;
  /** The same for as many as a story needs: each call is another person at another machine. */
  anotherAs: (account: DemoAccount, path: string) => Promise<Page>;
}

export const journey = test.extend<Stage>({
  keepsPages: false,
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the dependencies from the pattern
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: "worker" },
  ],
  profile: [
    async ({ app }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "plimsoll-profile-"));
      const profile = await launchProfile(folder, app.url);
      profile.setDefaultTimeout(PATIENCE_MS);
      await use(profile);
      await profile.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  browser: [
    async ({ profile }, use) => {
      const browser = profile.browser();
      if (!browser) throw new Error("The browser of the profile does not say which it is");
      await use(browser);
    },
    { scope: "worker" },
  ],
  visitor: async ({ app, browser, profile, keepsPages }, use) => {
    if (keepsPages) {
      const visitor = await newVisitor(browser, app.url, { keepsPages });
      visitor.setDefaultTimeout(PATIENCE_MS);
      await use(visitor);
      await visitor.close();
    } else {
      await use(profile);
      await forgetSignIns(profile);
      await forgetVisit(profile, app.url);
    }
  },
  page: async ({ visitor, task }, use) => {
    await withPage(visitor, use, () => task.result?.state === "fail" && task.name);
  },
  enterAs: async ({ app, visitor, page }, use) => {
    await use(async (account, path) => {
      await signInAs(visitor, app.url, account);
      await page.goto(path);
      return page;
    });
  },
  otherMachine: [
    async ({ app, browser }, use) => {
      const machine = await newVisitor(browser, app.url);
      machine.setDefaultTimeout(PATIENCE_MS);
      await use(machine);
      await machine.close();
    },
    { scope: "worker" },
  ],
  newcomer: async ({ app, otherMachine, task }, use) => {
    await withPage(otherMachine, use, () => task.result?.state === "fail" && `${task.name}, newcomer`);
    await forgetSignIns(otherMachine);
    await forgetVisit(otherMachine, app.url);
  },
  colleagueAs: async ({ app, newcomer }, use) => {
    await use(async (account, path) => {
      await signInAs(newcomer.context(), app.url, account);
      await newcomer.goto(path);
      return newcomer;
    });
  },
  anotherAs: async ({ app, browser, task }, use) => {
    const arrived: { page: Page; account: DemoAccount; complaints: string[] }[] = [];
    await use(async (account, path) => {
      const visitor = await newVisitor(browser, app.url);
      visitor.setDefaultTimeout(PATIENCE_MS);
      await signInAs(visitor, app.url, account);
      const page = await visitor.newPage();
      arrived.push({ page, account, complaints: complaintsOf(page) });
      await page.goto(path);
      return page;
    });
    for (const { page, account } of arrived) {
      if (task.result?.state === "fail") await keepPicture(page, `${task.name}, ${account}`);
      await page.context().close();
    }
    expect(arrived.flatMap(({ complaints }) => complaints)).toEqual([]);
  },
});

/** A page for one story: what it looked like if the story went wrong, and nothing that it complained about. */
async function withPage(
  visitor: BrowserContext,
  use: (page: Page) => Promise<void>,
  failed: () => string | false,
): Promise<void> {
  // The empty one that was left for it. One tab alone in its window: behind another one a page is hardly drawn.
  const page = visitor.pages()[0] ?? (await visitor.newPage());
  const complaints = complaintsOf(page);
  await use(page);
  const story = failed();
  if (story) await keepPicture(page, story);
  expect(complaints).toEqual([]);
}

/** How the page looked when the story went wrong; git does not keep these. */
async function keepPicture(page: Page, story: string): Promise<void> {
  await mkdir(SCREENSHOTS, { recursive: true });
  const name = story.replace(/[^a-z0-9]+/gi, "-").toLowerCase();
  await page.screenshot({ path: `${SCREENSHOTS}${name}.png` }).catch(() => undefined);
}

/** Errors that no handler caught, and anything that the content security policy refused. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && /content security policy/i.test(message.text()))
      complaints.push(message.text());
  });
  return complaints;
}
