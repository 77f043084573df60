/** From a finished order to the last payment, by the five who have a word in it, and what each of them is refused. */
import { words as texts } from "@plimsoll/domain/billing/words/pages/en";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { CUSTOMER, finishedTruckOrder, shipOrderAt } from "../harness/order-at.ts";
import { mailedLink } from "../harness/outbox.ts";
import { somebodyElse } from "../harness/server-call.ts";
import { followLink } from "../harness/walk.ts";
import { AnswerPage, InvoicePage, PreInvoicePage } from "../pages/pre-invoice.ts";

const LONG = 4 * 60_000;
const { status } = words.records.pre_invoice.choices;

describe("billing", () => {
  journey(
    "a finished order is proposed, approved twice, sent back, approved again, invoiced and paid in two parts",
    { timeout: LONG },
    async ({ app, enterAs, anotherAs }) => {
      const operations = await somebodyElse(app, "ops.br");
      const order = await shipOrderAt(operations, "finished");

      // With the keys alone, from one kind to the next: the list is made anew, and the tab stays where one is.
      const office = await enterAs("billing.br", "/operation/shipbilling");
      await office.getByRole("tab").first().focus();
      await office.keyboard.press("ArrowRight");
      await office.keyboard.press("Enter");
      await office.locator('[role="tab"][aria-selected="true"]:focus').nth(0).waitFor();
      await office.waitForURL(/kind=convoy$/);

      await followLink(office, "/services/billingfob/new");
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

      // What is on one pre-invoice is not proposed for another.
      const twice = await anotherAs("billing.br", "/services/billingfob/new");
      const second = new PreInvoicePage(twice);
      await second.chooseOrders(CUSTOMER, String(order.wocode));
      await second.main.getByText(texts.reasons.already_billed).first().waitFor();
      await twice.context().close();

      // A rate of nothing is refused where it stands.
      await clerk.tryRate(0, "0", words.errors.rate_not_greater_than_zero, "600");

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
      // A colleague of theirs has version 1 open, and is about to approve it.
      const colleague = new PreInvoicePage(await anotherAs("customer", path));
      await colleague.standsAt("awaiting_customer");
      await colleague.button(texts.approve).click();
      await colleague.page.getByRole("dialog").waitFor();
      await colleague.page.context().setOffline(true);
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

      // The version that they saw is gone: approving it changes nothing.
      await colleague.page.context().setOffline(false);
      const old = colleague.page.getByRole("dialog");
      await old.getByRole("button", { name: texts.approve, exact: true }).click();
      await old.getByRole("alert").waitFor();
      await colleague.page.context().close();
      await clerk.standsAt("pre_invoicing");

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
      // Nothing is paid twice, and nothing paid is canceled.
      expect(await invoice.button(texts.pay).count()).toBe(0);
      await invoice.button(words.app.shell.more).click();
      await invoice.page.getByRole("menuitem", { name: texts.credit.issue }).waitFor();
      expect(await invoice.page.getByRole("menuitem", { name: texts.cancelShort }).count()).toBe(0);
      await invoice.page.keyboard.press("Escape");
      const billed = await operations.workorder("load", "work_order", { id: order.id });
      expect(billed.status).toBe("billed");
    },
  );

  journey(
    "a pre-invoice is answered by whoever has the mailed link, once and with a reason",
    { timeout: LONG },
    async ({ app, enterAs, newcomer }) => {
      const order = await shipOrderAt(await somebodyElse(app, "ops.br"), "finished");
      const office = await enterAs("billing.br", "/services/billingfob/new");
      const clerk = new PreInvoicePage(office);
      await clerk.proposeFor(CUSTOMER, String(order.wocode));
      const id = new URL(office.url()).pathname.split("/").at(-1) ?? "";
      const manager = await somebodyElse(app, "admin");
      const levels = async () => {
        await clerk.take(texts.submit);
        await clerk.take(texts.approve1);
        await clerk.standsAt("pending_level_2");
        const { version } = await manager.billing("load", "pre_invoice", { id });
        await manager.billing("approve", "pre_invoice", { id, version });
        await clerk.standsAt("awaiting_customer");
      };
      await levels();

      await clerk.sendLink("no address", async (dialog) => {
        await dialog.getByRole("alert").waitFor();
      });
      await clerk.sendLink("first@customer.test");
      const answer = new AnswerPage(newcomer);
      const first = await mailedLink(app, "first@customer.test", "preInvoice");
      await answer.open(first);
      await answer.disapprove("Paulo Andrade", "", "");
      await answer.page.getByText(texts.reasonMissing).waitFor();
      await answer.disapprove("Paulo Andrade", "The rate is that of last year", "See clause 4");
      await answer.settled("disapproved");
      await clerk.standsAt("pre_invoicing");
      await clerk.main.getByText("The rate is that of last year").first().waitFor();
      await clerk.main.getByText("See clause 4").first().waitFor();
      // It works once.
      await answer.open(first);
      await answer.page.getByText(words.errors.link_not_available).waitFor();

      await clerk.charge(0, "610");
      await levels();
      await clerk.sendLink("again@customer.test");
      const second = await mailedLink(app, "again@customer.test", "preInvoice");
      await answer.open(second);
      await answer.approve("");
      await answer.page.getByText(texts.link.nameAsked).waitFor();
      await answer.approve("Paulo Andrade");
      await answer.settled("approved");
      await clerk.standsAt("approved");
      await answer.open(second);
      await answer.page.getByText(texts.link.answered).waitFor();
      expect(await answer.page.getByRole("button", { name: texts.link.approve }).count()).toBe(0);
      // A link that somebody made up opens nothing.
      await answer.open("/pre-invoice?token=made-up");
      await answer.page.getByText(words.errors.link_not_available).waitFor();
    },
  );

  journey(
    "orders whose cargo came on invoices of two issuers are billed to the one chosen; the tester names the rule of each service",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const operations = await somebodyElse(app, "ops.br");
      const trucks = await finishedTruckOrder(operations, ["11222333000181", "11444777000161"]);
      const ship = await shipOrderAt(operations, "finished");
      const clerk = new PreInvoicePage(await enterAs("billing.br", "/services/billingfob/new"));
      await clerk.chooseOrders(CUSTOMER, String(trucks.wocode));
      await clerk.main.getByText(words.errors.billing_different_tax_ids).waitFor();
      expect(await clerk.button(texts.create).isDisabled()).toBe(true);

      // Of two orders every line, every gap and every rule says whose it is.
      await clerk.main.getByRole("checkbox", { name: new RegExp(`^${ship.wocode} `) }).check();
      for (const { wocode } of [trucks, ship]) {
        await clerk.main
          .getByRole("cell", { name: String(wocode) })
          .first()
          .waitFor();
        await clerk.main.getByRole("heading", { name: `${texts.tester.title} · ${wocode}` }).waitFor();
      }
      const tested = clerk.main.getByRole("listitem").filter({ hasText: /^Hold inspection/ });
      await tested.getByText(texts.tester.rule).first().waitFor();
      await tested.getByText(texts.tester.verdicts.wins).first().waitFor();

      await clerk.main.getByRole("radio", { name: "11.444.777/0001-61" }).check();
      await clerk.button(texts.create).click();
      await clerk.standsAt("pre_invoicing");
      await clerk.main.getByText("11.444.777/0001-61").first().waitFor();

      // What a line comes to is worked out, and nobody types it.
      await clerk.button(texts.edit).click();
      const dialog = clerk.page.getByRole("dialog");
      const { lines } = words.records.pre_invoice.children;
      await dialog.getByRole("columnheader", { name: lines.fields.rate }).waitFor();
      expect(await dialog.getByRole("columnheader", { name: lines.fields.amount_local }).count()).toBe(0);
    },
  );
});
