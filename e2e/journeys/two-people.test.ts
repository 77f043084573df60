/** Two people on the same order: nobody's words are lost, one of two changes wins, and the other is told. */

import { words } from "@plimsoll/domain/locales/en/index";
import { words as field } from "@plimsoll/domain/operation/words/pages/en";
import { words as orders } from "@plimsoll/domain/work-order/words/orders/en";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { operationOf, shipOrderAt } from "../harness/order-at.ts";
import { type Row, somebodyElse } from "../harness/server-call.ts";
import { ListPage } from "../pages/list.ts";
import { OrderPage, STATUS } from "../pages/order.ts";

const { fields } = words.records.work_order;
const { merge } = words.app.record;

/** A slow line: the next change of a status from this page is on its way until it is let through. */
async function holdStatusChange(page: Page) {
  let letThrough = () => {};
  const open = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  await page.route("**/api", async (route) => {
    if (route.request().postData()?.includes('"changestatus"')) {
      leave();
      await open;
    }
    await route.continue();
  });
  return { left, letThrough: () => letThrough() };
}

describe("two people on one order", () => {
  journey("one types while the other changes the status", async ({ app, enterAs, colleagueAs }) => {
    const by = await somebodyElse(app, "admin");
    const row = await shipOrderAt(by, "operating");
    const mine = new OrderPage(await enterAs("ops.br", `/services/ship/${row.id}`));
    const theirs = new OrderPage(await colleagueAs("admin", `/services/ship/${row.id}`));
    await mine.standsAt("operating");
    const form = await mine.edit();
    await form.field(fields.destination).fill("Qingdao");

    await theirs.standsAt("operating");
    await (await theirs.inMenu("paused")).click();
    await theirs.standsAt("paused");
    // The page under the form follows by itself; the form keeps what was typed.
    await mine.page.getByText(STATUS.paused, { exact: true }).first().waitFor({ state: "attached" });
    expect(await form.field(fields.destination).inputValue()).toBe("Qingdao");
    await form.update.click();
    const both = mine.dialog(merge.title);
    await both.getByText(merge.noConflict).waitFor();
    await both.getByRole("button", { name: merge.save }).click();
    await form.toast("updated").waitFor();
    await mine.standsAt("paused");
    const after = await by.workorder("load", "work_order", { id: row.id });
    expect(after).toMatchObject({ status: "paused", destination: "Qingdao" });
  });

  journey("both change the status at once", async ({ app, enterAs, colleagueAs, anotherAs }) => {
    const by = await somebodyElse(app, "admin");
    const row = await shipOrderAt(by, "operating");
    const code = String(row.wocode);
    const slow = new OrderPage(await enterAs("ops.br", `/services/ship/${row.id}`));
    const quick = new OrderPage(await colleagueAs("admin", `/services/ship/${row.id}`));
    const watching = new ListPage(await anotherAs("billing.br", "/services/ship"), "work_order");
    await watching.row(code).getByText(STATUS.operating, { exact: true }).waitFor();
    await slow.standsAt("operating");
    await quick.standsAt("operating");

    const dialog = await slow.justify("canceled", "Diverted to Rio Grande");
    const line = await holdStatusChange(slow.page);
    await dialog.getByRole("button", { name: orders.bulk.yes }).click();
    await line.left;
    await quick.moveTo("boarding_completed").click();
    await quick.standsAt("boarding_completed");
    await watching.row(code).getByText(STATUS.boarding_completed, { exact: true }).waitFor();
    line.letThrough();

    // Told what happened since, and free to let it be: the justification is still there.
    const told = slow.dialog(orders.stale.title);
    await told.getByText(STATUS.boarding_completed).first().waitFor();
    await told.getByRole("button", { name: orders.stale.drop }).click();
    await told.waitFor({ state: "hidden" });
    expect(await dialog.getByRole("textbox").inputValue()).toBe("Diverted to Rio Grande");
    const between = await by.workorder("load", "work_order", { id: row.id });
    expect(between.status).toBe("boarding_completed");
    await dialog.getByRole("button", { name: orders.bulk.yes }).click();
    await slow.standsAt("canceled");
    await quick.standsAt("canceled");
    await watching.row(code).getByText(STATUS.canceled, { exact: true }).waitFor();
  });

  journey("the loser goes on with the order as it stands now", async ({ app, enterAs }) => {
    const by = await somebodyElse(app, "admin");
    const row = await shipOrderAt(by, "operating");
    const slow = new OrderPage(await enterAs("ops.br", `/services/ship/${row.id}`));
    await slow.standsAt("operating");
    const line = await holdStatusChange(slow.page);
    await (await slow.inMenu("paused")).click();
    await line.left;
    await by.workorder("changestatus", "work_order", {
      id: row.id,
      version: row.version,
      status: "suspension",
    });
    line.letThrough();
    await slow.dialog(orders.stale.title).getByRole("button", { name: orders.stale.retry }).click();
    await slow.standsAt("paused");
    await slow.tab("history").click();
    await slow.stream.filter({ hasText: STATUS.suspension }).waitFor();
  });
});

describe("two people at one hold", () => {
  journey("what each of them has found stays", async ({ app, enterAs }) => {
    const other = await somebodyElse(app, "admin");
    const order = await shipOrderAt(other, "waiting_start");
    const operation = await operationOf(other, order.id);
    await other.service("start", "operation", { id: operation.id, version: operation.version });
    const page = await enterAs("ops.br", `/operation/vessels/${operation.id}/basementinspection`);
    await page.getByRole("button", { name: field.check.allOk }).click();
    await page.getByRole("button", { name: "Save hold 1" }).click();
    const found = async () => {
      const conditions = [{ attribute: "operation_id", operator: "=", value: operation.id }];
      return (await other.list("service", "basement_inspection", conditions))[0];
    };
    await expect.poll(async () => (await found())?.version).toBe(1);

    // One finds something and has not saved it yet; the other rejects the hold meanwhile.
    const tankTop = page.getByRole("group", { name: "Tank top" });
    await tankTop.getByRole("button", { name: field.check.not_ok }).click();
    const { id, version } = (await found()) as Row;
    const theirs = { verdict: "reproved", reasons: "Wet corner at frame 90" };
    await other.service("update", "basement_inspection", { id, version, ...theirs });
    await expect.poll(() => page.getByLabel(field.inspection.reasons).inputValue()).toBe(theirs.reasons);
    await page.getByRole("button", { name: "Save hold 1" }).click();
    await expect.poll(async () => (await found())?.version).toBe(3);
    const after = (await found()) as Row & { answers: { answer: string }[] };
    expect(after).toMatchObject(theirs);
    expect(after.answers.filter(({ answer }) => answer === "not_ok")).toHaveLength(1);
  });
});
