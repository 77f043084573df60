/** From an offer to a finished order, through everybody's hands: the office, the customer, operations, the manager. */

import { words as commercial } from "@plimsoll/domain/commercial/words/pages/en";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import { words as orders } from "@plimsoll/domain/work-order/words/orders/en";
import { words as planner } from "@plimsoll/domain/work-order/words/planner/en";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { CUSTOMER, IN_THE_FIELD, operationOf, SCOPE_MODEL, today } from "../harness/order-at.ts";
import { mailedLink } from "../harness/outbox.ts";
import { type Somebody, somebodyElse } from "../harness/server-call.ts";
import { followLink } from "../harness/walk.ts";
import { FormPage } from "../pages/form.ts";
import { ListPage } from "../pages/list.ts";
import { NominationPage } from "../pages/nomination.ts";
import { Notices } from "../pages/notices.ts";
import { OrderPage } from "../pages/order.ts";
import { AnswerPage, ProposalPage } from "../pages/proposal.ts";

const LONG = 3 * 60_000;
const SHIP = "URUCUM TRADER";
/** The surveyor who is ops.br, so that the bell of an account rings. */
const MARCOS = "Marcos Tavares";
const { proposal, nomination } = words.records;
const { notices } = words;

/** Without an account: the link from the mail, the name, and yes. */
async function acceptByLink(page: Page, link: string, code: string, name: string): Promise<void> {
  const offer = new AnswerPage(page);
  await page.goto(link);
  await offer.title(code).waitFor();
  await page.getByRole("cell", { name: "Draft survey", exact: true }).waitFor();
  await offer.button(commercial.link.accept).click();
  await page.getByText(commercial.link.nameAsked).waitFor();
  await offer.field(commercial.link.name).fill(name);
  await offer.button(commercial.link.accept).click();
  await offer.outcome(commercial.link.accepted, code).waitFor();
  // The link is used up, and tells what was answered.
  await page.goto(link);
  await page.getByText(new RegExp(`^${commercial.link.wasAccepted.split("{when}")[0]}`)).waitFor();
  expect(await offer.button(commercial.link.accept).count()).toBe(0);
}

/** In the planner with the keyboard alone: found by typing, assigned in the form. */
async function assignInPlanner(page: Page, order: string): Promise<void> {
  await page.getByRole("grid", { name: planner.board }).waitFor();
  await page.getByRole("textbox", { name: planner.unassigned.search }).focus();
  await page.keyboard.type(order);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const assign = page.getByRole("button", {
    name: interpolate(planner.unassigned.assignOf, { name: order }),
  });
  expect(await assign.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: interpolate(planner.form.assignOrder, { order }) });
  const form = new FormPage(page, "appointment", dialog);
  const box = dialog.getByRole("combobox", { name: words.records.appointment.fields.inspector_id });
  await box.focus();
  await page.keyboard.type(MARCOS);
  await page.getByRole("option", { name: MARCOS, exact: true }).waitFor();
  await page.getByRole("option").filter({ hasNotText: MARCOS }).first().waitFor({ state: "hidden" });
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await form.save.waitFor();
  await page.keyboard.press("Control+s");
  await dialog.waitFor({ state: "hidden" });
  await assign.waitFor({ state: "hidden" });
}

/** What was sold is the scope to begin with; a model takes its place, and what that leaves out is said. */
async function prepare(order: OrderPage): Promise<void> {
  await order.button(orders.next.releasescope).waitFor();
  await order.tab("scope").click();
  await order.main.getByText(words.app.parts.derived.auto, { exact: true }).waitFor();
  await order.takeScopeFrom(SCOPE_MODEL);
  await order.main.getByText(interpolate(orders.scope.sold, { list: "Supervision of loading" })).waitFor();
  await order.button(orders.scope.addSold).click();
  await order.button(orders.scope.saveAndRelease).click();
  await order.standsAt("scope_released");
  await order.button(orders.next.people).waitFor();
}

async function load(order: OrderPage, inTheField: Somebody, id: string): Promise<void> {
  const operation = await operationOf(inTheField, id);
  const product_id = (await inTheField.find("product", "Soybeans")).id;
  await inTheField.service("update", "operation", {
    id: operation.id,
    version: operation.version,
    storage_plan: [{ hold: 1, product_id, planned: "9000" }],
  });
  for (const status of ["in_process", "in_progress", "operating"] as const) {
    await IN_THE_FIELD[status]?.(inTheField, id);
    await order.standsAt(status);
  }
  await order.standsAt("operating");
  await (await order.inMenu("paused")).click();
  await order.standsAt("paused");
  await order.button(orders.next.resume).click();
  await order.standsAt("operating");
  await order.moveTo("boarding_completed").click();
  await order.standsAt("boarding_completed");
}

/** Nothing is sampled on this one, so the laboratory is left out. */
async function certify(order: OrderPage): Promise<void> {
  await (await order.inMenu("in_certification")).click();
  await order.standsAt("in_certification");
  await order.moveTo("certified").click();
  await order.standsAt("certified");
  await order.button(orders.next.confirm).click();
  await order.button(orders.scope.confirmAll).click();
  await order.moveTo("finished").waitFor();
}

describe("an order from the offer on", () => {
  journey(
    "an offer is accepted by mail, nominated against, opened, worked on and finished",
    { timeout: LONG },
    async ({ app, enterAs, newcomer, anotherAs }) => {
      const email = `helena.${Date.now()}@buyer.test`;
      const office = await enterAs("billing.br", "/services/proposals/new");
      const offer = new ProposalPage(office);
      const offered = await offer.write({
        customer: CUSTOMER,
        expires: addDays(today(), 30),
        currency: "USD",
        items: [
          ["Supervision of loading", "0.14"],
          ["Draft survey", "1850"],
        ],
      });
      await offer.stands(proposal.choices.status.draft);
      await offer.send(email, "As agreed on the phone.");
      await offer.stands(proposal.choices.status.sent);

      await acceptByLink(newcomer, await mailedLink(app, email, "proposal"), offered, "Helena Prado");
      await offer.stands(proposal.choices.status.accepted);
      await new Notices(office).open();
      const told = { who: `Helena Prado (${email})`, subject: offered };
      await new Notices(office).notice(interpolate(notices.proposal_accepted, told)).waitFor();

      const ops = await anotherAs("ops.br", "/services/nomeation");
      const list = new ListPage(ops, "nomination");
      await list.table.waitFor();
      const portal = await anotherAs("customer", "/services/nomeation/new");
      const asked = new NominationPage(portal);
      const nominated = await asked.nominate({
        proposal: offered,
        vessel: SHIP,
        product: "Soybeans",
        volume: "57200",
        port: "Santos",
        eta: today(),
        contracts: "AVV-77/1",
      });
      await asked.stands(nomination.choices.status.pending);
      expect(await asked.button(commercial.nominate.accept).count()).toBe(0);

      // The list of operations grows by itself, and the bell rings.
      await list.row(nominated).waitFor();
      await new Notices(ops).open();
      await new Notices(ops).notice(`nominated ${SHIP}: ${nominated}`).click();
      await ops.waitForURL(/\/services\/nomeation\/[0-9a-f-]{36}/);
      const answered = new NominationPage(ops);
      await answered.answer(commercial.nominate.accept, commercial.nominate.acceptYes);
      await asked.stands(nomination.choices.status.accepted);

      // Accepting opens the order, on the screen too.
      const work = new OrderPage(ops);
      await work.standsAt("created");
      const [order = ""] = /BR-S-\d{4}-\d{6}/.exec((await work.main.textContent()) ?? "") ?? [];
      const address = new URL(ops.url()).pathname;
      await prepare(work);
      const boss = await anotherAs("admin", "/services/shipplanner");
      await assignInPlanner(boss, order);
      await work.standsAt("waiting_start");
      await new Notices(ops).open();
      await new Notices(ops).notice(`assigned you to ${order}`).waitFor();
      await ops.keyboard.press("Escape");
      await load(work, await somebodyElse(app, "ops.br"), address.split("/").at(-1) ?? "");
      await certify(work);

      await followLink(boss, address);
      const final = new OrderPage(boss);
      await final.finish();
      await final.standsAt("finished");
      await work.standsAt("finished");
      await work.button(orders.edit).waitFor({ state: "hidden" });
      await work.tab("history").click();
      await expect
        .poll(async () => (await work.stream.allTextContents()).join())
        .toMatch(/FINISHED.*CERTIFIED.*OPERATING.*PAUSED.*OPERATING.*CREATED/);

      // To the customer the same order stands where it stands, and nothing can be done with it.
      await followLink(portal, address);
      const seen = new OrderPage(portal);
      await seen.standsAt("finished");
      expect(await seen.button(orders.changeStatus).count()).toBe(0);
      expect(await seen.button(orders.edit).count()).toBe(0);
    },
  );
});
