/** A sample from the hold to its verified result: drawn, labelled, sent, received by its label, analysed, looked at twice. */
import { words as english } from "@plimsoll/domain/locales/en/index";
import { words as laboratory } from "@plimsoll/domain/operation/words/laboratory-pages/en";
import { words as field } from "@plimsoll/domain/operation/words/pages/en";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityFaults } from "../harness/axe.ts";
import { whileSaving } from "../harness/held-save.ts";
import { journey } from "../harness/journey.ts";
import { operationOf, shipOrderAt } from "../harness/order-at.ts";
import { type Row, type Somebody, somebodyElse } from "../harness/server-call.ts";
import { choose, FormPage } from "../pages/form.ts";
import { ListPage } from "../pages/list.ts";

const LONG = 180_000;
const LABORATORY = "/operation/laboratory";
const { sample: words } = english.records;

/** One that anybody answers, and one that a second person looks at. */
async function analyses(by: Somebody): Promise<readonly Row[]> {
  const tag = String(Date.now()).slice(-6);
  const made = (name: string, more: object) =>
    by.register("create", "analysis", {
      name: `${name} ${tag}`,
      code: `${name[0]}${tag}`,
      decimals: 2,
      ...more,
    });
  return [await made("Moisture", { max: "14" }), await made("Protein", { min: "34", second_check: true })];
}

const samplesOf = (by: Somebody, operation: Row) =>
  by.list("service", "sample", [{ attribute: "operation_id", operator: "=", value: operation.id }]);

/** Marks the sample in the laboratory's list, so that what can be done with it is offered. */
async function mark(page: Page, code: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}${LABORATORY}`);
  const list = new ListPage(page, "sample");
  await list.search(code);
  await list.row(code).getByRole("checkbox").check();
}

describe("a sample", () => {
  journey(
    "is drawn, labelled, sent, received by its label, analysed, and verified by another person",
    { timeout: LONG },
    async ({ app, enterAs, anotherAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const admin = await somebodyElse(app, "admin");
      const [moisture, protein] = await analyses(admin);
      const order = await shipOrderAt(ops, "boarding_completed");
      const operation = await operationOf(ops, order.id);

      // Drawn in the field.
      const page = await enterAs("ops.br", `/operation/vessels/${operation.id}/samples`);
      await page.getByRole("button", { name: field.frame.add }).click();
      const dialog = page.getByRole("dialog");
      const form = new FormPage(page, "sample", dialog);
      await form.field(words.fields.seal).fill("0071531");
      await form.field(words.fields.represents).fill("Hold 1");
      await page.keyboard.press("Control+s");
      await dialog.waitFor({ state: "hidden" });
      await expect.poll(() => samplesOf(ops, operation)).toHaveLength(1);
      const code = String((await samplesOf(ops, operation))[0]?.code);

      // Its label is printed, and it is sent.
      await mark(page, code);
      const label = page.waitForEvent("popup");
      await page.getByRole("button", { name: laboratory.labels, exact: true }).click();
      const paper = await label;
      await paper.waitForURL(/^blob:/);
      // A tab behind another one is hardly drawn: each step in it would take two seconds.
      await paper.close();
      await page.getByRole("button", { name: laboratory.ship, exact: true }).click();
      const [courier] = await ops.list("register", "dispatcher", []);
      await choose(
        page.getByRole("dialog").getByRole("combobox", { name: words.fields.dispatcher_id }),
        String(courier?.name),
      );
      await page.getByRole("dialog").getByLabel(words.fields.tracking_number).fill("TRK-77");
      await page.getByRole("dialog").getByRole("button", { name: laboratory.ship }).click();
      await page.getByRole("dialog").getByText(laboratory.moved, { exact: true }).waitFor();
      expect(await samplesOf(ops, operation)).toMatchObject([
        { state: "dispatched", tracking_number: "TRK-77" },
      ]);
      const status = async () => (await ops.workorder("load", "work_order", { id: order.id })).status;
      expect(await status()).toBe("sample_in_transit");

      // At the door of the laboratory: a scanner types the code and ends it with Enter.
      await page.goto(`${app.url}${LABORATORY}`);
      await page.getByRole("button", { name: laboratory.receiving.scan }).click();
      const door = page.getByRole("dialog", { name: laboratory.receiving.scan });
      const box = door.getByLabel(laboratory.receiving.code);
      for (const [typed, said] of [
        ["BR-SM-1999-000001", laboratory.receiving.unknown],
        [code.toLowerCase(), laboratory.receiving.received],
      ] as const) {
        await box.fill(typed);
        await box.press("Enter");
        await door.getByRole("listitem").filter({ hasText: typed.toUpperCase() }).getByText(said).waitFor();
      }
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await samplesOf(ops, operation)).toMatchObject([{ state: "arrived" }]);
      expect(await status()).toBe("awaiting_analysis");

      // Analyses are ordered, figures typed, and the second look is not theirs who typed.
      await mark(page, code);
      await page.getByRole("link", { name: laboratory.results, exact: true }).click();
      for (const one of [moisture, protein])
        await choose(
          page.getByRole("combobox", { name: laboratory.addAnalyses }),
          `${one?.code} · ${one?.name}`,
        );
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: laboratory.order, exact: true }).click();
      await page.getByLabel(`${code} ${moisture?.name}`).fill("14.5");
      // The second is typed while the first is on its way.
      const save = page.getByRole("button", { name: laboratory.save });
      const second = page.getByLabel(`${code} ${protein?.name}`);
      await whileSaving(
        page,
        "analysis_result",
        () => save.click(),
        () => second.fill("35.1"),
      );
      await page.getByRole("alert").filter({ hasText: laboratory.saved }).waitFor();
      expect(await second.inputValue()).toBe("35.1");
      await save.click();
      const found = () =>
        ops.list("service", "analysis_result", [
          { attribute: "analysis_id", operator: "=", value: protein?.id },
        ]);
      await expect.poll(found).toMatchObject([{ value: "35.100000" }]);
      const check = `${laboratory.check}: ${code} ${protein?.name}`;
      expect(await page.getByRole("button", { name: check }).count()).toBe(0);
      await page.getByText(laboratory.outside, { exact: true }).waitFor();
      expect(await samplesOf(ops, operation)).toMatchObject([{ results_done: 1, results_of: 2 }]);

      const boss = await anotherAs("admin", `${new URL(page.url()).pathname}${new URL(page.url()).search}`);
      await boss.getByRole("button", { name: check }).click();
      await boss.getByText(laboratory.checked, { exact: true }).waitFor();
      await page.getByText(laboratory.checked, { exact: true }).waitFor();
      expect(await samplesOf(ops, operation)).toMatchObject([{ results_done: 2, results_of: 2 }]);
    },
  );
});
