/** What goes to the system of a customer: refused there, told in the log in the reader's language, sent again and taken. */
import { words as english } from "@plimsoll/domain/locales/en/index";
import { words as portuguese } from "@plimsoll/domain/locales/pt/index";
import { words as texts } from "@plimsoll/domain/sync/words/pages/en";
import { describe, expect } from "vitest";
import { startApp } from "../harness/app.ts";
import { accessibilityFaults } from "../harness/axe.ts";
import { newVisitor } from "../harness/browser.ts";
import { openCustomerSystem } from "../harness/customer-system.ts";
import { journey } from "../harness/journey.ts";
import { CUSTOMER, waitingOrder } from "../harness/order-at.ts";
import { somebodyElse } from "../harness/server-call.ts";
import { signInAs } from "../harness/sign-in.ts";
import { ListPage } from "../pages/list.ts";

const LONG = 180_000;
const { sync } = english.records;

describe("the sync log", () => {
  journey("tells why a delivery failed, and sends it again", { timeout: LONG }, async ({ browser }) => {
    const receiver = await openCustomerSystem();
    // On loopback, which is inside: only a server that is told so sends there.
    const app = await startApp({ env: { SYNC_ALLOW_PRIVATE: "true" } });
    try {
      const admin = await somebodyElse(app, "admin");
      const { id, version } = await admin.find("customer", CUSTOMER);
      const takes = { syncs: true, sync_address: receiver.url, sync_secret: "known to both of us" };
      await admin.register("update", "customer", { id, version, ...takes });
      const order = await waitingOrder(admin, "fob");
      const visitor = await newVisitor(browser, app.url);
      visitor.setDefaultTimeout(30_000);
      await signInAs(visitor, app.url, "admin");
      const page = await visitor.newPage();

      await page.goto("/cp/wosync");
      const list = new ListPage(page, "work_order");
      await list.search(String(order.wocode));
      await list.row(String(order.wocode)).getByRole("checkbox").check();
      await page.getByRole("button", { name: texts.send, exact: true }).click();
      await page.getByRole("dialog").getByText(texts.queued).first().waitFor();
      await expect.poll(() => receiver.arrivals.length).toBeGreaterThan(0);

      await page.goto("/cp/wosync/log");
      const log = new ListPage(page, "sync");
      await log.table
        .getByRole("link", { name: new RegExp(String(order.wocode)) })
        .first()
        .click();
      await page.getByText(sync.children.tries.choices.reason.answered).first().waitFor();
      await page.getByText("Down for maintenance").first().waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.evaluate(() => {
        const state = JSON.parse(localStorage.getItem("plimsoll") ?? "{}");
        localStorage.setItem("plimsoll", JSON.stringify({ ...state, locale: "pt" }));
      });
      await page.reload();
      const reasons = portuguese.records.sync.children.tries.choices.reason;
      await page.getByText(reasons.answered).first().waitFor();
      await page.evaluate(() => {
        const state = JSON.parse(localStorage.getItem("plimsoll") ?? "{}");
        localStorage.setItem("plimsoll", JSON.stringify({ ...state, locale: "en" }));
      });
      await page.reload();

      // Offered for as long as it fails: it is also tried again by itself, and must not succeed before it is asked for.
      const resend = page.getByRole("button", { name: texts.resend, exact: true });
      await resend.waitFor();
      receiver.takeEverything();
      await resend.click();
      await page
        .getByRole("main")
        .getByText(sync.choices.status.delivered, { exact: true })
        .first()
        .waitFor();
      // Always the same under the same id, and taken once.
      const ids = new Set(receiver.arrivals.map(({ delivery }) => delivery));
      expect([...ids]).toEqual([new URL(page.url()).pathname.split("/").at(-1)]);
      expect(receiver.arrivals.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(receiver.arrivals.map(({ body }) => body)).size).toBe(1);
      await visitor.close();
    } finally {
      await app.stop();
      await receiver.close();
    }
  });
});
