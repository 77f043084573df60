/** What a customer with an account sees of us: what is theirs, and nothing of how we work. */

import { words } from "@plimsoll/domain/locales/en/index";
import { catalog, type RecordKey } from "@plimsoll/domain/records";
import { words as comments } from "@plimsoll/domain/work-order/words/comments/en";
import { words as orders } from "@plimsoll/domain/work-order/words/orders/en";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { CUSTOMER, SURVEYOR, shipOrderAt } from "../harness/order-at.ts";
import { type Somebody, somebodyElse } from "../harness/server-call.ts";
import { ListPage } from "../pages/list.ts";
import { OrderPage } from "../pages/order.ts";

const OTHER = "Cerealista Aliança";

/** The names of the rows that a list shows. */
async function listed(page: Page, path: string, record: RecordKey): Promise<string[]> {
  await page.goto(path);
  const rows = new ListPage(page, record).table.locator("tbody tr[aria-label]");
  await rows.first().waitFor();
  const names = await rows.evaluateAll((found) => found.map((row) => row.getAttribute("aria-label") ?? ""));
  return names.sort();
}

/** The same as the office finds them. */
async function owned(by: Somebody, service: string, record: RecordKey, conditions: readonly object[]) {
  const { title } = catalog.get(record).definition;
  const rows = await by.list(service, record, [
    ...conditions,
    { attribute: "active", operator: "=", value: true },
  ]);
  return rows.map((row) => String(row[String(title)])).sort();
}

describe("a customer with an account", () => {
  journey("sees their own proposals, nominations and orders, and no others", async ({ app, enterAs }) => {
    const by = await somebodyElse(app, "admin");
    const own = {
      attribute: "customer_id",
      operator: "=",
      value: (await by.find("customer", CUSTOMER)).id,
    };
    const newest = { attribute: "superseded", operator: "=", value: false };
    const left = { attribute: "status", operator: "in", value: ["sent", "accepted", "refused"] };
    const ships = { attribute: "kind", operator: "=", value: "ship" };
    const page = await enterAs("customer", "/");
    expect(await listed(page, "/services/proposals", "proposal")).toEqual(
      await owned(by, "proposal", "proposal", [own, newest, left]),
    );
    expect(await page.getByRole("tab", { name: "Drafts" }).count()).toBe(0);
    expect(await listed(page, "/services/nomeation", "nomination")).toEqual(
      await owned(by, "service", "nomination", [own]),
    );
    expect(await listed(page, "/services/ship", "work_order")).toEqual(
      await owned(by, "workorder", "work_order", [own, ships]),
    );
  });

  journey("does not find the order of another customer", async ({ app, enterAs }) => {
    const other = await shipOrderAt(await somebodyElse(app, "admin"), "created", OTHER);
    const page = await enterAs("customer", `/services/ship/${other.id}`);
    await page.getByText(words.errors.not_found).waitFor();
    expect(await page.getByRole("main").textContent()).not.toContain(other.wocode);
  });

  journey("reads an order without surveyors and internal comments", async ({ app, enterAs }) => {
    const by = await somebodyElse(app, "admin");
    const row = await shipOrderAt(by, "waiting_start");
    const say = (text: string, internal: boolean) =>
      by.workorder("create", "comment", { work_order_id: row.id, text, internal });
    await say("Berthing tomorrow at six", false);
    await say("Mind the hatch of hold three", true);
    const page = await enterAs("customer", `/services/ship/${row.id}`);
    const order = new OrderPage(page);
    await order.standsAt("waiting_start");
    await order.tab("overview").waitFor();
    expect(await order.main.getByRole("tab").count()).toBe(6);
    expect(await order.tab("operationItems").count()).toBe(0);
    for (const tab of ["overview", "item", "scope", "history"] as const) {
      await order.tab(tab).click();
      await order.main.getByRole("tabpanel", { name: orders.tabs[tab] }).waitFor();
      expect(await order.main.textContent()).not.toContain(SURVEYOR);
    }
    await order.tab("comments").click();
    await order.main.getByText("Berthing tomorrow at six").waitFor();
    expect(await order.main.textContent()).not.toContain("Mind the hatch");
    await order.main.getByRole("textbox", { name: comments.write }).fill("Thank you");
    expect(await order.main.getByRole("switch", { name: comments.internal }).count()).toBe(0);
    await order.button(comments.send).click();
    await order.main.getByRole("listitem").filter({ hasText: "Thank you" }).waitFor();
    // The address of the tab that is ours leads to nothing of it.
    await page.goto(`/services/ship/${row.id}/operationItems`);
    await order.title.waitFor();
    expect(await page.getByText(SURVEYOR).count()).toBe(0);
  });
});
