/** Somebody with an account of a customer, the tools of a browser, and ill intent. */
import { addDays } from "@plimsoll/domain/kernel/dates";
import { words as orders } from "@plimsoll/domain/work-order/words/orders/en";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { CUSTOMER, shipOrderAt, today } from "../harness/order-at.ts";
import { somebodyElse } from "../harness/server-call.ts";
import { OrderPage } from "../pages/order.ts";

const OTHER = "Cerealista Aliança";

/** A call from the page itself, with the cookie of whoever is signed in. */
function callFrom(page: Page, service: string, action: string, type: string, attributes: object) {
  return page.evaluate(
    async (body) => {
      const reply = await fetch("/api", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return { status: reply.status, text: await reply.text() };
    },
    { service, action, type, country: "BR", attributes },
  );
}

describe("a guest who knows the id of somebody else's order", () => {
  journey(
    "gets neither its history nor its files by a row of their own",
    async ({ app, enterAs, colleagueAs }) => {
      const by = await somebodyElse(app, "admin");
      const order = await shipOrderAt(by, "created", OTHER);
      const file = `data:text/plain;base64,${Buffer.from("the true certificate").toString("base64")}`;
      const paper = await by.filemanager("create", "attachment", {
        name: "true.txt",
        file,
        reference_id: order.id,
      });
      const nomination = {
        id: order.id,
        customer_id: (await by.find("customer", CUSTOMER)).id,
        kind: "ship",
        vessel: "TROJAN HORSE",
        product_id: (await by.list("register", "product", []))[0]?.id,
        port_id: (
          await by.list("register", "port", [{ attribute: "country", operator: "=", value: "BR" }])
        )[0]?.id,
        eta: addDays(today(), 3),
      };

      const page = await enterAs("customer", "/services/nomeation");
      const made = await callFrom(page, "service", "create", "nomination", nomination);
      expect([made.status, JSON.parse(made.text).errors[0].code]).toEqual([403, "not_authorized"]);
      for (const [service, action, type, input] of [
        ["service", "history", "nomination", { id: order.id }],
        ["service", "getstatuslog", "nomination", { id: order.id }],
        ["workorder", "history", "work_order", { id: order.id }],
        ["filemanager", "list", "attachment", { reference_id: order.id }],
        ["filemanager", "delete", "attachment", { id: paper.id }],
        ["filemanager", "update", "attachment", { id: paper.id, version: 1, name: "forged.txt" }],
        ["filemanager", "create", "attachment", { name: "forged.txt", file, reference_id: order.id }],
      ] as const) {
        const { status, text } = await callFrom(page, service, action, type, input);
        expect([action, status]).toEqual([action, 404]);
        expect(text).not.toContain(String(order.wocode));
      }
      const fetched = await page.evaluate(async (id) => (await fetch(`/api/files/${id}`)).status, paper.id);
      expect(fetched).toBe(404);
      await page.reload();
      await page.getByRole("main").waitFor();
      expect(await page.getByText("TROJAN HORSE").count()).toBe(0);

      const office = await colleagueAs("admin", `/services/ship/${order.id}`);
      const seen = new OrderPage(office);
      await seen.tab("documents").click();
      const panel = seen.main.getByRole("tabpanel", { name: orders.tabs.documents });
      await panel.waitFor();
      expect(await panel.getByText("forged.txt").count()).toBe(0);
      await seen.tab("history").click();
      await seen.main.getByRole("tabpanel", { name: orders.tabs.history }).waitFor();
      expect(await seen.main.textContent()).not.toContain(CUSTOMER);
    },
  );
});
