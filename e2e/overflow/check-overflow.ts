/**
 * `npm run check:overflow -- http://127.0.0.1:3000`: goes through every page of a running demo company, in four languages,
 * on a desk and on a phone, and says what does not fit. It takes minutes, so it is no part of the tests.
 */
import { LOCALES, type Locale } from "@plimsoll/domain/kernel/locale";
import type { Page } from "playwright-core";
import { launchBrowser } from "../harness/browser.ts";
import { everyPage } from "../harness/scanned-pages.ts";
import { DEMO_PASSWORD } from "../harness/sign-in.ts";
import { overflowFaults } from "./faults-on-page.ts";

const WIDTHS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const ACCOUNT = "dev@demo.test";
const SETTLED_MS = 250;
const [url = "http://127.0.0.1:3000", only] = process.argv.slice(2);
process.env.CHROMIUM ??= "/usr/bin/chromium";

async function post(path: string, body: object) {
  const reply = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type: "default", country: "BR", api_key: "plimsoll-web", ...body }),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

const signIn = {
  service: "session",
  action: "login",
  attributes: { login: ACCOUNT, password: DEMO_PASSWORD },
};

async function everyPath(): Promise<string[]> {
  const { token } = await post("/api/login", signIn);
  const pages = await everyPage({
    list: async (service, type, conditions) => {
      const attributes = { conditions, pagination: { page: 1, size: 1 } };
      return (await post("/api", { service, type, action: "list", token, attributes })).attributes;
    },
  });
  return pages.map(({ path }) => path);
}

async function enter(page: Page, locale: Locale): Promise<void> {
  const reply = await page.request.post(`${url}/api/login`, {
    data: { type: "default", country: "BR", api_key: "plimsoll-web", ...signIn },
  });
  const { attributes } = await reply.json();
  const state = {
    user_id: attributes.user_id,
    user: attributes.user,
    country: "BR",
    locale,
    localeChosen: true,
  };
  // The compiler of this file names functions by a helper that a page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript((text) => localStorage.setItem("plimsoll", text), JSON.stringify(state));
  await page.goto(`${url}/administration`);
}

const NOWHERE = "/nowhere";
const TITLE = "main h1";

function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
}

/**
 * As a link leads there: the program stays loaded. By way of a page that is like no other, so that what is looked at is
 * not left from the page before.
 */
async function open(page: Page, path: string, lost: string): Promise<void> {
  const title = page.locator(TITLE);
  await follow(page, NOWHERE);
  await title.filter({ hasText: lost }).waitFor();
  await follow(page, path);
  await title
    .filter({ hasNotText: lost })
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
  await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => undefined);
  await page.waitForTimeout(SETTLED_MS);
}

const paths = (await everyPath()).filter((path) => only === undefined || path.includes(only));
const browser = await launchBrowser();
let count = 0;
for (const [place, viewport] of Object.entries(WIDTHS)) {
  await Promise.all(
    LOCALES.map(async (locale) => {
      const page = await browser.newPage({
        viewport,
        reducedMotion: "reduce",
        timezoneId: "America/Sao_Paulo",
      });
      await enter(page, locale);
      await follow(page, NOWHERE);
      const lost = (await page.locator(TITLE).textContent()) ?? "";
      for (const path of paths) {
        await open(page, path, lost);
        for (const fault of await overflowFaults(page)) {
          count += 1;
          console.info(`${place} ${locale} ${path}: ${fault}`);
        }
      }
      await page.close();
    }),
  );
}
await browser.close();
console.info(`${paths.length} pages, ${LOCALES.length} languages, 2 widths: ${count} faults`);
process.exitCode = count === 0 ? 0 : 1;
