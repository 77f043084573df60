/** A save that takes its time: what somebody does until it is answered. */
import type { Page } from "playwright-core";

const WRITES: ReadonlySet<string> = new Set(["create", "update", "enterresults"]);

interface Sent {
  readonly type?: string;
  readonly action?: string;
}

/** Holds the call that writes rows of `type` from `press` on until `meanwhile` is done. */
export async function whileSaving(
  page: Page,
  type: string,
  press: () => Promise<void>,
  meanwhile: () => Promise<void>,
): Promise<void> {
  let answer: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const isHeld = ({ type: of, action }: Sent) => of === type && WRITES.has(action ?? "");
  await page.route("**/api", async (route) => {
    if (isHeld((route.request().postDataJSON() ?? {}) as Sent)) await done;
    await route.continue();
  });
  const asked = page.waitForRequest((one) => isHeld((one.postDataJSON() ?? {}) as Sent));
  await press();
  await asked;
  await meanwhile();
  answer();
  await page.unrouteAll({ behavior: "wait" });
}
