/** From a finished order to the last payment, by the five who have a word in it, and what each of them is refused. */
import { words as texts } from "@plimsoll/domain/billing/words/pages/en";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { CUSTOMER, shipOrderAt } from "../harness/order-at.ts";
import { somebodyElse } from "../harness/server-call.ts";
import { InvoicePage, PreInvoicePage } from "../pages/pre-invoice.ts";

const LONG = 2 * 60_000;
const { status } = words.records.pre_invoice.choices;

describe("billing", () => {
  journey(
    "a finished order is proposed, approved twice, sent back, approved again, invoiced and paid in two parts",
    { timeout: LONG },
    async ({ app, enterAs, anotherAs }) => {
      const operations = await somebodyElse(app, "ops.br");
      const order = await shipOrderAt(operations, "finished");

      const office = await enterAs("billing.br", "/services/billingfob/new");
      const clerk = new PreInvoicePage(office);
      await clerk.proposeFor(CUSTOMER, String(order.wocode));
      const path = new URL(office.url()).pathname;
      const id = path.split("/").at(-1) ?? "";

      // Nobody of the customer's or of another country sees what was not sent to them.
      const customer = new PreInvoicePage(await anotherAs("customer", path));
      await customer.main.getByText(words.errors.not_found).waitFor();
      const abroad = await anotherAs("ops.ar", path);
      // Who has no right to bill at all is led home.
      await abroad.waitForURL(/\/dashboard$/);
      await abroad.context().close();

      await clerk.take(texts.submit);
      await clerk.standsAt("pending_level_1");
      expect(await clerk.button(texts.edit).count()).toBe(0);
      await clerk.take(texts.approve1);
      await clerk.standsAt("pending_level_2");
      await clerk.closed(texts.approve2, words.errors.approved_by_same_person).waitFor();

      // Two managers at once: the second is told how it stands.
      const manager = new PreInvoicePage(await anotherAs("admin", path));
      await manager.button(texts.approve2).click();
      const dialog = manager.page.getByRole("dialog");
      const again = await somebodyElse(app, "admin");
      const { version } = await again.billing("load", "pre_invoice", { id });
      await manager.page.context().setOffline(true);
      await again.billing("approve", "pre_invoice", { id, version });
      await manager.page.context().setOffline(false);
      await dialog.getByRole("button", { name: texts.approve2, exact: true }).click();
      await dialog.getByText(interpolate(texts.overtaken, { status: status.awaiting_customer })).waitFor();
      await manager.page.reload();
      await manager.standsAt("awaiting_customer");

      await customer.page.reload();
      await customer.standsAt("awaiting_customer");
      await customer.button(texts.disapprove).click();
      const why = customer.page.getByRole("dialog");
      await why.getByRole("button", { name: texts.disapprove, exact: true }).click();
      await why.getByText(texts.reasonMissing).waitFor();
      await why
        .getByRole("textbox", { name: texts.reason })
        .fill("The rate of the draft survey is that of last year");
      await why.getByRole("button", { name: texts.disapprove, exact: true }).click();
      await clerk.standsAt("pre_invoicing");
      await clerk.main.getByText(interpolate(texts.version, { number: "2" }), { exact: true }).waitFor();
      await clerk.main.getByText("The rate of the draft survey is that of last year").waitFor();

      await clerk.charge(0, "610");
      await clerk.take(texts.submit);
      await clerk.take(texts.approve1);
      await clerk.standsAt("pending_level_2");
      await manager.page.reload();
      await manager.take(texts.approve2);
      await manager.standsAt("awaiting_customer");
      await customer.page.reload();
      await customer.take(texts.approve);
      await customer.standsAt("approved");

      await clerk.standsAt("approved");
      await clerk.button(texts.issue).click();
      const wrong = await clerk.fillIssue("48211", "123");
      await wrong.getByRole("alert").waitFor();
      await clerk.fillIssue("48211");
      const invoice = new InvoicePage(office);
      await invoice.standsAt("issued");
      expect(await invoice.title.textContent()).toMatch(/BR-IN-\d{4}-\d{6}/);
      const part = await invoice.pay("100");
      await part.waitFor({ state: "hidden" });
      await invoice.standsAt("partly_paid");
      const over = await invoice.pay("9999999");
      await over.getByRole("alert").waitFor();
      await over.getByRole("button", { name: words.app.shell.cancel, exact: true }).click();
      await over.waitFor({ state: "hidden" });
      await (await invoice.pay()).waitFor({ state: "hidden" });
      await invoice.standsAt("paid");
      const billed = await operations.workorder("load", "work_order", { id: order.id });
      expect(billed.status).toBe("billed");
    },
  );
});
