/** Whoever saves in the field goes on typing where they are: the row that comes back moves nothing under their hands. */
import { words as field } from "@plimsoll/domain/operation/words/pages/en";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { whileSaving } from "../harness/held-save.ts";
import { journey } from "../harness/journey.ts";
import { operationOf, shipOrderAt } from "../harness/order-at.ts";
import { type Somebody, somebodyElse } from "../harness/server-call.ts";
import { followLink } from "../harness/walk.ts";

const LONG = 120_000;
const box = (page: Page, path: string) => page.locator(`[data-field="${path}"] input`).first();
const saved = (page: Page) => page.getByText(field.frame.saved, { exact: true }).first().waitFor();
const weightOf = (page: Page, hold: number) =>
  page.getByRole("textbox", { name: field.plan.weight.replace("{hold}", String(hold)) });

interface Loading {
  readonly id: string;
  readonly soybeans: string;
  readonly oil: string;
}

/** A ship that loads soybeans, with room for an oil. */
async function shipThatLoads(ops: Somebody): Promise<Loading> {
  const order = await shipOrderAt(ops, "in_process");
  const { id } = await operationOf(ops, order.id);
  const soybeans = (await ops.find("product", "Soybeans")).id;
  const [oil] = await ops.list("register", "product", [
    { attribute: "culture", operator: "=", value: "oil" },
  ]);
  if (!oil) throw new Error("no product is an oil");
  return { id, soybeans, oil: oil.id };
}

describe("saving in the field", () => {
  journey(
    "leaves the keyboard where it was, also when somebody else saves",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const { id, soybeans, oil } = await shipThatLoads(ops);
      const page = await enterAs("ops.br", `/operation/vessels/${id}/item`);
      await weightOf(page, 1).fill("8000");
      let saves = 0;
      page.on("request", (one) => {
        if (one.postData()?.includes('"action":"update"')) saves++;
      });
      const pressKeys = () => page.keyboard.press("Control+s");
      await whileSaving(page, "operation", pressKeys, pressKeys);
      await saved(page);
      // From here to the next hold is one step, as before the save.
      await expect.poll(() => weightOf(page, 1).inputValue()).toBe("8,000.000");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.type("70");
      const { version } = await ops.service("load", "operation", { id });
      const storage_plan = [
        { hold: 1, product_id: soybeans, planned: "9500" },
        { hold: 3, product_id: oil, planned: "3000" },
      ];
      await ops.service("update", "operation", { id, version, storage_plan });
      await expect.poll(() => weightOf(page, 1).inputValue()).toBe("9,500.000");
      expect(await weightOf(page, 3).inputValue()).toBe("3,000.000");
      await page.keyboard.type("00");
      expect(await weightOf(page, 2).inputValue()).toBe("7000");
      // Pressed twice and typed once is saved once.
      expect(saves).toBe(1);
    },
  );

  journey(
    "of an oil goes on to its own page with what was typed meanwhile",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const { id, oil } = await shipThatLoads(ops);
      const { version } = await ops.service("load", "operation", { id });
      const storage_plan = [{ hold: 1, product_id: oil, planned: "3000" }];
      await ops.service("update", "operation", { id, version, storage_plan });
      const page = await enterAs("ops.br", `/operation/vessels/${id}/oilclassification`);
      await followLink(page, `/operation/vessels/${id}/oilclassification/new`);
      const acids = box(page, "sample.values.free_fatty_acids");
      await acids.fill("0.8");
      const remark = page.locator('[data-field="remark"]').locator("input, textarea").first();
      await whileSaving(
        page,
        "oil_classification",
        () => page.keyboard.press("Control+s"),
        async () => {
          await remark.fill("Typed meanwhile");
          await page.keyboard.press("Control+s");
        },
      );
      await page.waitForURL(/oilclassification\/[0-9a-f-]{36}$/);
      const rows = () =>
        ops.list("classification", "oil_classification", [
          { attribute: "operation_id", operator: "=", value: id },
        ]);
      const entered = async () =>
        (await rows()).map(({ remark, sample }) => [
          remark,
          (sample as { values: Record<string, string> }).values.free_fatty_acids,
        ]);
      // What was typed and asked to be saved while the first save was on its way has followed it.
      await expect.poll(entered).toEqual([["Typed meanwhile", "0.8"]]);
      // The page of its own is another, and the box that one stands in the same.
      await page.keyboard.press("End");
      await page.keyboard.type(" and on");
      expect(await remark.inputValue()).toBe("Typed meanwhile and on");
      await acids.fill("0.9");
      await page.keyboard.press("Control+s");
      await expect.poll(entered).toEqual([["Typed meanwhile and on", "0.9"]]);
      // The same number with its zeros is not written into a box that is being typed in.
      await page.keyboard.type("5");
      expect(await acids.inputValue()).toBe("0.95");
      // The next new one begins with nothing of this one.
      await followLink(page, `/operation/vessels/${id}/oilclassification/new`);
      expect(await remark.inputValue()).toBe("");
    },
  );
});
