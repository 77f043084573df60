/** What a device keeps: the product itself, and what waits to be sent. */
import type { Page } from "playwright-core";

/** The worker has kept the pages: from now on they open without a network. */
export async function pagesAreKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).match("/shell.json")));
    return kept.some((shell) => shell !== undefined) && navigator.serviceWorker.controller !== null;
  });
}

/** How many wait, as the device counts them. */
export function waitingOn(page: Page, what: "entries" | "photos" | "refused"): Promise<number> {
  return page.evaluate((name) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith("plimsoll.waiting."));
    return key === undefined ? 0 : Number(JSON.parse(localStorage.getItem(key) ?? "{}")[name] ?? 0);
  }, what);
}
