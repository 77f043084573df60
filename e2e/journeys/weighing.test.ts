/** Weighing a ship: typed at a desk and on a phone, a column pasted, a mistake corrected, a period closed, two people at once. */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/operation/words/pages/en";
import { words as french } from "@plimsoll/domain/operation/words/pages/fr";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityFaults } from "../harness/axe.ts";
import { journey } from "../harness/journey.ts";
import { operationOf, shipOrderAt } from "../harness/order-at.ts";
import { type Somebody, somebodyElse } from "../harness/server-call.ts";
import { followLink } from "../harness/walk.ts";

const { weighing } = words;
const PHONE = { width: 390, height: 844 };
const LONG = 180_000;

/** A ship that is loading, with an open period in its first hold. */
async function openPeriod(by: Somebody) {
  const order = await shipOrderAt(by, "in_process");
  const { id, version } = await operationOf(by, order.id);
  const product_id = (await by.find("product", "Soybeans")).id;
  const storage_plan = [{ hold: 1, product_id, planned: "1000" }];
  await by.service("update", "operation", { id, version, storage_plan });
  const begin_at = new Date(Date.now() - 3_600_000).toISOString();
  const period = await by.service("create", "weighing_period", {
    operation_id: id,
    hold: 1,
    product_id,
    begin_at,
  });
  return { order, operation: id, period: period.id };
}

const weight = (page: Page) => page.getByLabel(weighing.newWeight);
const grid = (page: Page) => page.getByRole("region", { name: interpolate(weighing.grid, { number: 1 }) });

async function type(page: Page, typed: string): Promise<void> {
  await weight(page).fill(typed);
  await weight(page).press("Enter");
}

/** As Ctrl+V does it. */
async function paste(page: Page, text: string): Promise<void> {
  await weight(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const standing = async (by: Somebody, period: string) => {
  const rows = await by.list("service", "weighing", [
    { attribute: "period_id", operator: "=", value: period },
  ]);
  return rows.map((row) => [row.sequence, row.weight, row.accumulated]);
};

describe("the scale of a ship", () => {
  journey.override({ keepsPages: true });

  journey(
    "is typed and pasted at a desk, corrected and closed",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const { order, operation, period } = await openPeriod(ops);
      const page = await enterAs("ops.br", `/operation/vessels/${operation}/weighing`);
      await weight(page).waitFor();

      // Typed faster than anything is saved: nothing is lost, and the order stays.
      for (const typed of ["100.5", "20", "30.25"]) await type(page, typed);
      await grid(page).getByText("150.750").waitFor();
      // On the screen at once; with the server a moment later.
      await expect
        .poll(() => standing(ops, period))
        .toEqual([
          [1, "100.500", "100.500"],
          [2, "20.000", "120.500"],
          [3, "30.250", "150.750"],
        ]);
      expect((await ops.workorder("load", "work_order", { id: order.id })).status).toBe("operating");

      // A column in the other manner is understood by the one cell that only it reads; a doubtful one alone is refused.
      await paste(page, "161,480\n160.480");
      await page.getByText(weighing.refusals.ambiguous).waitFor();
      await page.getByRole("button", { name: weighing.discard }).click();
      await paste(page, Array.from({ length: 9 }, (_, at) => `1${at},5`).join("\n"));
      await page.getByRole("button", { name: "Add 9 rows" }).click();
      await grid(page).getByText(weighing.eleventh).waitFor();
      await grid(page).getByText("281.250").waitFor();
      await expect.poll(() => standing(ops, period)).toHaveLength(12);

      // A correction asks why; what follows follows, and the reason stays in sight.
      await page
        .getByRole("button", { name: interpolate(weighing.correct, { number: 2 }), exact: true })
        .click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(weighing.weight).fill("25");
      const save = dialog.getByRole("button", { name: weighing.saveCorrection });
      expect(await save.isDisabled()).toBe(true);
      await dialog.getByLabel(weighing.justification).fill("Ticket reads 25");
      await save.click();
      await dialog.waitFor({ state: "hidden" });
      await grid(page)
        .getByText(interpolate(weighing.corrected, { reason: "Ticket reads 25" }))
        .waitFor();
      await grid(page).getByText("286.250").waitFor();

      // The last row was too much: undone it is struck, and says so.
      await page.getByRole("button", { name: weighing.undo }).click();
      await grid(page)
        .getByText(interpolate(weighing.struck, { reason: weighing.undone }))
        .waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);

      // One that is refused stays in sight with its reason, though the period closes and the page is opened again.
      await page.route("**/api", async (route) => {
        const isWeighing = route.request().postDataJSON()?.action === "addweighings";
        const errors = [{ code: "invalid", message: "Not this one" }];
        if (isWeighing) await route.fulfill({ status: 406, json: { statusCode: 406, errors } });
        else await route.continue();
      });
      await type(page, "77.7");
      const refused = page.getByRole("alert").filter({ has: page.getByRole("button") });
      await refused.filter({ hasText: "77.700" }).getByText("Not this one").waitFor();
      await page.unrouteAll({ behavior: "wait" });

      await page.getByRole("button", { name: interpolate(weighing.close, { number: 1 }) }).click();
      await page.getByRole("dialog").getByRole("button", { name: weighing.closeYes }).click();
      await page.getByRole("button", { name: weighing.reopen }).waitFor();
      expect(await weight(page).count()).toBe(0);
      await refused.filter({ hasText: "77.700" }).getByText("Not this one").waitFor();
      await page.reload();
      await refused.filter({ hasText: "77.700" }).getByText("Not this one").waitFor();
      await refused.getByRole("button", { name: weighing.discard }).click();
      await refused.waitFor({ state: "hidden" });
      const sums = await ops.service("getsumweights", "weighing_period", { operation_id: operation });
      expect(sums).toMatchObject({
        total: "267.750",
        by_hold: [{ hold: 1, weighed: "267.750", planned: "1000.000" }],
      });
      await followLink(page, `/operation/vessels/${operation}/weighing/list`);
      await page.getByRole("cell", { name: "267.750" }).first().waitFor();
      await followLink(page, `/operation/vessels/${operation}`);
      await page.getByText("267.750 / 1,000.000 MT").waitFor();
    },
  );

  journey(
    "is typed on a phone without a network while a colleague weighs on: both are kept, in the order of arrival",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const { operation, period } = await openPeriod(ops);
      const page = await enterAs("ops.br", `/operation/vessels/${operation}/weighing`);
      await page.setViewportSize(PHONE);
      await weight(page).waitFor();
      await type(page, "10");
      await expect.poll(() => standing(ops, period)).toHaveLength(1);

      await page.context().setOffline(true);
      await type(page, "20");
      await type(page, "30");
      await grid(page).getByText("60.000").first().waitFor();
      const at = new Date().toISOString();
      const rows = [{ at, weight: "5", unit: "MT" }];
      await ops.service("addweighings", "weighing", { period_id: period, rows });
      await page.context().setOffline(false);
      await expect
        .poll(() => standing(ops, period), { timeout: 60_000 })
        .toEqual([
          [1, "10.000", "10.000"],
          [2, "5.000", "15.000"],
          [3, "20.000", "35.000"],
          [4, "30.000", "65.000"],
        ]);
      await grid(page).getByText("65.000").first().waitFor();
    },
  );

  journey(
    "is read in French by whoever reads French, and moves while somebody weighs",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const { operation, period } = await openPeriod(ops);
      const page = await enterAs("ops.br", `/operation/vessels/${operation}/weighing`);
      await weight(page).waitFor();
      await page.evaluate(() => {
        const state = JSON.parse(localStorage.getItem("plimsoll") ?? "{}");
        localStorage.setItem("plimsoll", JSON.stringify({ ...state, locale: "fr" }));
      });
      await page.reload();
      await page.getByText(french.weighing.loaded).waitFor();
      const rows = [{ at: new Date().toISOString(), weight: "1234.5", unit: "MT" }];
      await ops.service("addweighings", "weighing", { period_id: period, rows });
      await page.getByRole("cell", { name: "1\u202f234,500" }).first().waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
    },
  );
});
