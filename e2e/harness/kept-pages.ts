/** What a device keeps of the product itself. */
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
