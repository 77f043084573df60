/** No for an answer: each step from the offer to the order refused, with the reason where those who wait for it read it. */

import { words as commercial } from "@plimsoll/domain/commercial/words/pages/en";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import { words as orders } from "@plimsoll/domain/work-order/words/orders/en";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { pendingNomination, sentProposal, shipOrderAt } from "../harness/order-at.ts";
import { mailedLink } from "../harness/outbox.ts";
import { somebodyElse } from "../harness/server-call.ts";
import { followLink } from "../harness/walk.ts";
import { ListPage } from "../pages/list.ts";
import { NominationPage } from "../pages/nomination.ts";
import { Notices } from "../pages/notices.ts";
import { OrderPage, STATUS } from "../pages/order.ts";
import { AnswerPage, ProposalPage } from "../pages/proposal.ts";

const { proposal, nomination } = words.records;
const { notices, errors } = words;

describe("no for an answer", () => {
  journey("a proposal is refused through the mailed link", async ({ app, enterAs, newcomer }) => {
    const email = `otavio.${Date.now()}@buyer.test`;
    const billing = await somebodyElse(app, "billing.br");
    const sent = await sentProposal(billing, email);
    const code = String(sent.propcode);
    const office = await enterAs("billing.br", `/services/proposals/${sent.id}`);
    await new ProposalPage(office).stands(proposal.choices.status.sent);

    const offer = new AnswerPage(newcomer);
    await newcomer.goto(await mailedLink(app, email, "proposal"));
    await offer.title(code).waitFor();
    await offer.field(commercial.link.name).fill("Otávio Lima");
    await offer.button(commercial.link.refuse).click();
    await offer.button(commercial.link.refuseSend).click();
    await newcomer.getByText(commercial.link.reasonAsked).waitFor();
    await offer.field(commercial.reason).fill("Above our budget");
    await offer.button(commercial.link.refuseSend).click();
    await offer.outcome(commercial.link.refused, code).waitFor();

    const page = new ProposalPage(office);
    await page.stands(proposal.choices.status.refused);
    await page.main.getByText("Above our budget").first().waitFor();
    await new Notices(office).open();
    const told = { who: `Otávio Lima (${email})`, subject: code, reason: "Above our budget" };
    await new Notices(office).notice(interpolate(notices.proposal_refused, told)).waitFor();
  });

  journey("a proposal is refused in the portal, with a reason", async ({ app, enterAs }) => {
    const billing = await somebodyElse(app, "billing.br");
    const sent = await sentProposal(billing, `paula.${Date.now()}@buyer.test`);
    const name = String(sent.propcode);
    const portal = new ProposalPage(await enterAs("customer", `/services/proposals/${sent.id}`));
    await portal.stands(proposal.choices.status.sent);
    await portal.button(commercial.answer.accept).waitFor();
    await portal.button(commercial.answer.refuse).click();
    const dialog = portal.dialog(interpolate(commercial.answer.refuseTitle, { name }));
    await dialog.getByRole("button", { name: commercial.answer.refuseYes }).click();
    await dialog.getByText(commercial.textAsked).waitFor();
    await dialog.getByRole("textbox", { name: commercial.reason, exact: true }).fill("Bought elsewhere");
    await dialog.getByRole("button", { name: commercial.answer.refuseYes }).click();
    await portal.stands(proposal.choices.status.refused);
    expect(await portal.button(commercial.answer.accept).count()).toBe(0);
    const after = await billing.proposal("load", "proposal", { id: sent.id });
    expect(after).toMatchObject({ status: "refused", answer: "Bought elsewhere" });
  });

  journey("a nomination is refused, and the customer reads why", async ({ app, enterAs, colleagueAs }) => {
    const [names, customer] = [await somebodyElse(app, "admin"), await somebodyElse(app, "customer")];
    const pending = await pendingNomination(customer, names, "JADE MAIZE");
    const portal = await enterAs("customer", `/services/nomeation/${pending.id}`);
    const asked = new NominationPage(portal);
    await asked.stands(nomination.choices.status.pending);

    const answered = new NominationPage(await colleagueAs("ops.br", `/services/nomeation/${pending.id}`));
    await answered.button(commercial.nominate.refuse).click();
    const dialog = answered.dialog(
      interpolate(commercial.nominate.refuseTitle, { name: String(pending.code) }),
    );
    await dialog.getByRole("button", { name: commercial.nominate.refuseYes }).click();
    await dialog.getByText(commercial.textAsked).waitFor();
    await dialog
      .getByRole("textbox", { name: commercial.reason, exact: true })
      .fill("No surveyors that week");
    await dialog.getByRole("button", { name: commercial.nominate.refuseYes }).click();
    await answered.stands(nomination.choices.status.refused);

    await asked.stands(nomination.choices.status.refused);
    await asked.main.getByText("No surveyors that week").first().waitFor();
    await new Notices(portal).open();
    const told = { subject: String(pending.code), reason: "No surveyors that week" };
    await new Notices(portal).notice(interpolate(notices.nomination_refused, told)).waitFor();
  });

  journey(
    "a ship nobody knows cannot be accepted, and is taken back",
    async ({ app, enterAs, colleagueAs }) => {
      const [names, customer] = [await somebodyElse(app, "admin"), await somebodyElse(app, "customer")];
      const pending = await pendingNomination(customer, names, "UNKNOWN STAR", false);
      const office = new NominationPage(await enterAs("ops.br", `/services/nomeation/${pending.id}`));
      const missing = interpolate(errors.required, { item: nomination.fields.ship_id });
      await office.closed(commercial.nominate.accept, missing).waitFor();

      const asked = new NominationPage(await colleagueAs("customer", `/services/nomeation/${pending.id}`));
      await asked.answer(commercial.nominate.cancel, commercial.nominate.cancelYes, "Another vessel");
      await asked.stands(nomination.choices.status.canceled);
      await office.stands(nomination.choices.status.canceled);
      await office.main.getByText("Another vessel").first().waitFor();
      expect(await office.button(commercial.nominate.refuse).count()).toBe(0);
    },
  );

  journey("a status that is not permitted now says why", async ({ app, enterAs, colleagueAs }) => {
    const by = await somebodyElse(app, "admin");
    const certified = await shipOrderAt(by, "certified");
    const order = new OrderPage(await enterAs("ops.br", `/services/ship/${certified.id}`));
    await order.standsAt("certified");
    // Finishing waits for the confirmation of the scope: the step leads there, the menu says so.
    await order.button(orders.next.confirm).waitFor();
    const closed = await order.inMenu("finished");
    await closed.getByText(errors.execution_not_confirmed).waitFor();
    expect(await closed.getAttribute("aria-disabled")).toBe("true");
    // Pressed all the same, it does nothing.
    await closed.click({ force: true });
    await order.page.keyboard.press("Escape");
    await order.standsAt("certified");

    // Before loading nothing is moved by hand, and whoever may only read is offered no status at all.
    const early = await shipOrderAt(by, "scope_released");
    await followLink(order.page, `/services/ship/${early.id}`);
    await order.standsAt("scope_released");
    await (await order.inMenu("canceled")).waitFor();
    const offered = await order.page.getByRole("menuitem").allTextContents();
    expect(offered).toEqual([STATUS.canceled, STATUS.appointment_canceled]);
    const reader = new OrderPage(await colleagueAs("billing.br", `/services/ship/${early.id}`));
    await reader.standsAt("scope_released");
    expect(await reader.button(orders.changeStatus).count()).toBe(0);
    expect(await reader.button(orders.next.people).count()).toBe(0);
  });

  journey("an order is canceled with a justification", async ({ app, enterAs }) => {
    const row = await shipOrderAt(await somebodyElse(app, "admin"), "operating");
    const order = new OrderPage(await enterAs("ops.br", `/services/ship/${row.id}`));
    await order.standsAt("operating");
    const dialog = await order.justify("canceled", " ");
    await dialog.getByRole("button", { name: orders.bulk.yes }).click();
    await dialog.getByText(orders.justificationAsked).waitFor();
    await dialog.getByRole("textbox").fill("Diverted to Paranaguá");
    await dialog.getByRole("button", { name: orders.bulk.yes }).click();
    await order.standsAt("canceled");
    await order.button(orders.edit).waitFor({ state: "hidden" });
    await order.main.getByText(orders.locked).waitFor();
    await order.tab("history").click();
    await order.main.locator("q", { hasText: "Diverted to Paranaguá" }).waitFor();
  });

  journey("an expired proposal can only be read", async ({ enterAs }) => {
    const office = await enterAs("billing.br", "/services/proposals");
    await office.getByRole("tab", { name: commercial.tabs.expired, exact: true }).click();
    const list = new ListPage(office, "proposal");
    const rows = list.table.locator("tbody tr");
    const mark = `· ${commercial.validity.expired}`;
    await rows.filter({ hasText: mark }).first().waitFor();
    await rows.filter({ hasNotText: mark }).first().waitFor({ state: "hidden" });
    await rows.filter({ hasText: mark }).first().getByRole("link").first().click();
    const page = new ProposalPage(office);
    await page.stands(proposal.choices.status.sent);
    await page.chip(commercial.validity.expired).waitFor();
    await page.main.getByRole("alert").filter({ hasText: errors.proposal_expired }).waitFor();
    for (const name of [commercial.answer.acceptFor, commercial.answer.refuseFor, commercial.revise.open]) {
      const button = page.closed(name, errors.proposal_expired);
      await button.waitFor();
      await button.click({ force: true });
    }
    expect(await office.getByRole("dialog").count()).toBe(0);
  });
});
