/** Samples that were worked out by hand, typed in the field: the page gives the printed answer, and the final closes the product. */
import { WORKED_EXAMPLES } from "@plimsoll/domain/classification/worked-examples.data";
import { words as field } from "@plimsoll/domain/operation/words/classifying/en";
import { words as frame } from "@plimsoll/domain/operation/words/pages/en";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityFaults } from "../harness/axe.ts";
import { whileSaving } from "../harness/held-save.ts";
import { journey } from "../harness/journey.ts";
import { operationOf, shipOrderAt } from "../harness/order-at.ts";
import { type Somebody, somebodyElse } from "../harness/server-call.ts";
import { followLink } from "../harness/walk.ts";

const LONG = 240_000;
const box = (page: Page, path: string) => page.locator(`[data-field="${path}"] input`).first();

async function choose(page: Page, path: string, option: string) {
  await box(page, path).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** A ship that loads soybeans and maize. */
async function operationWith(ops: Somebody): Promise<string> {
  const order = await shipOrderAt(ops, "in_process");
  const { id } = await operationOf(ops, order.id);
  const { version } = await ops.service("load", "operation", { id });
  const soybeans = (await ops.find("product", "Soybeans")).id;
  const maize = (await ops.find("product", "Maize")).id;
  const storage_plan = [
    { hold: 1, product_id: soybeans, planned: "12000" },
    { hold: 2, product_id: maize, planned: "9000" },
  ];
  await ops.service("update", "operation", { id, version, storage_plan });
  return id;
}

const rowsOf = (ops: Somebody, operation: string) =>
  ops.list("classification", "classification", [
    { attribute: "operation_id", operator: "=", value: operation },
  ]);

const exampleOf = (name: string) => {
  const found = WORKED_EXAMPLES.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

/** From the first weight to the last with nothing but the keys of a keyboard. */
async function typeSample(page: Page, name: string) {
  const { request } = exampleOf(name);
  const sample = request.sample ?? {};
  await box(page, "sample.work_sample_g").focus();
  await page.keyboard.type(String(sample.work_sample_g));
  await box(page, "sample.foreign_matter_g").focus();
  await page.keyboard.type(String(sample.foreign_matter_g));
  if (typeof sample.broken_g === "string") {
    await box(page, "sample.broken_g").focus();
    await page.keyboard.type(sample.broken_g);
  }
  const paths = await page
    .locator('tr[data-field^="sample.defects_g."]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-field") ?? ""));
  expect(paths.length).toBeGreaterThan(5);
  await box(page, paths[0] ?? "").focus();
  for (const path of paths) {
    const weight = sample.defects_g?.[path.split(".").at(-1) ?? ""] ?? "0";
    await page.keyboard.type(weight);
    await page.keyboard.press("Enter");
  }
}

const shareOf = (page: Page, defect: string) =>
  page.locator(`tr[data-field="sample.defects_g.${defect}"] td`).last().textContent();
const typeBox = (page: Page) => page.getByRole("combobox", { name: "Type", exact: true });
const shownType = (page: Page) =>
  typeBox(page).evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text);
const saved = (page: Page) => page.getByText(frame.frame.saved, { exact: true }).first().waitFor();

/** A keyboard and nothing else: every key is counted, and where one is was reached by them. */
class Keys {
  pressed = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    this.pressed++;
  }

  async type(text: string): Promise<void> {
    for (const key of text) await this.press(key);
  }

  /** On to the field of that name, with Tab. */
  async to(path: string): Promise<void> {
    for (let step = 0; (await this.#at()) !== path; step++) {
      if (step > MOST_STEPS) throw new Error(`Tab does not lead to ${path}`);
      await this.press("Tab");
    }
    expect(await this.#isMarked(), path).toBe(true);
  }

  #at(): Promise<string | null> {
    return this.#page.evaluate(
      () => document.activeElement?.closest("[data-field]")?.getAttribute("data-field") ?? null,
    );
  }

  /** Whoever sees the page sees where they are. */
  #isMarked(): Promise<boolean> {
    return this.#page.evaluate(() => {
      const { activeElement: at } = document;
      if (!at) return false;
      const { outlineStyle, boxShadow, borderColor } = getComputedStyle(at);
      const others = [...document.querySelectorAll("input")].filter((one) => one !== at);
      const usual = others.map((one) => getComputedStyle(one).borderColor);
      return outlineStyle !== "none" || boxShadow !== "none" || !usual.includes(borderColor);
    });
  }
}

/** More than the frame and the form have between two fields. */
const MOST_STEPS = 40;
/** At three keys a second, which is slow for whoever does this every day. */
const KEYS_OF_A_MINUTE = 180;

describe("a classification in the field", () => {
  journey(
    "is typed with Tab and digits alone, in less than a minute",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const operation = await operationWith(ops);
      const page = await enterAs("ops.br", `/operation/vessels/${operation}/classification/new`);
      await box(page, "sample.work_sample_g").waitFor();
      const { request } = exampleOf("S6");
      const sample = request.sample ?? {};
      const keys = new Keys(page);
      const begun = Date.now();
      // Past the menus, as the first key of every page offers.
      await keys.press("Tab");
      await keys.press("Enter");
      await keys.to("hold");
      await keys.type("1");
      await keys.press("Enter");
      await keys.to("tonnage");
      await keys.type("5000");
      await keys.to("sample.work_sample_g");
      await keys.type(String(sample.work_sample_g));
      await keys.to("sample.foreign_matter_g");
      await keys.type(String(sample.foreign_matter_g));
      const rows = page.locator('tr[data-field^="sample.defects_g."]');
      for (const path of await rows.evaluateAll((all) =>
        all.map((row) => row.getAttribute("data-field") ?? ""),
      )) {
        await keys.to(path);
        await keys.type(sample.defects_g?.[path.split(".").at(-1) ?? ""] ?? "0");
      }
      // The result stands there while the last figure is still in hand.
      await expect.poll(() => shownType(page)).toBe("Out of basic standard");
      await page.locator('tr[data-total="true"]').filter({ hasText: "8.1" }).waitFor();
      expect([await shareOf(page, "damaged"), await shareOf(page, "heat_damaged")]).toEqual(["5.0", "0.5"]);
      await keys.press("Control+Enter");
      const took = Date.now() - begun;
      await saved(page);
      expect(keys.pressed).toBeLessThan(KEYS_OF_A_MINUTE);
      expect(took).toBeLessThan(60_000);
      const [row] = await rowsOf(ops, operation);
      expect(row).toMatchObject({ hold: 1, tonnage: "5000.000", outcome: "out_of_type" });
      expect(await accessibilityFaults(page)).toEqual([]);
    },
  );

  journey(
    "from the worked examples to the final that closes",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const operation = await operationWith(ops);
      const page = await enterAs("ops.br", `/operation/vessels/${operation}/classification`);
      await page.getByRole("link", { name: field.list.add }).click();
      await box(page, "sample.work_sample_g").waitFor();
      const save = page.getByRole("button", { name: field.form.save });
      expect(await save.isDisabled()).toBe(true);

      // S6: pierced grains count a quarter; 8.1 of 8.0 is out of the basic standard.
      await choose(page, "product_id", "Soybeans");
      await choose(page, "group", "Group II");
      await choose(page, "hold", "1");
      await box(page, "tonnage").fill("5000");
      await typeSample(page, "S6");
      await expect.poll(() => shownType(page)).toBe("Out of basic standard");
      expect([await shareOf(page, "damaged"), await shareOf(page, "heat_damaged")]).toEqual(["5.0", "0.5"]);
      await page.locator('tr[data-total="true"]').filter({ hasText: "8.1" }).waitFor();

      // Said by hand it stays, until the form is loaded again.
      await typeBox(page).selectOption({ label: "Basic standard" });
      await page.getByText("manual", { exact: true }).first().waitFor();
      await box(page, "sample.moisture_pct").fill("13.4");
      expect(await shownType(page)).toBe("Basic standard");
      await page.reload();
      await box(page, "sample.moisture_pct").waitFor();
      expect([await box(page, "sample.moisture_pct").inputValue(), await shownType(page)]).toEqual([
        "13.4",
        "Out of basic standard",
      ]);
      // What is written while it is saved stands on its own page, and waits to be saved.
      const remark = page.locator('[data-field="remark"]').locator("input, textarea").first();
      await whileSaving(
        page,
        "classification",
        () => save.click(),
        () => remark.fill("Typed meanwhile"),
      );
      await saved(page);
      await page.waitForURL(/classification\/[0-9a-f-]{36}$/);
      await expect.poll(() => remark.inputValue()).toBe("Typed meanwhile");
      await save.click();
      const remarks = async () => (await rowsOf(ops, operation)).map((row) => row.remark);
      await expect.poll(remarks).toEqual(["Typed meanwhile"]);

      // M9: the denominator is what stays on the sieve.
      await followLink(page, `/operation/vessels/${operation}/classification/new`);
      await box(page, "sample.work_sample_g").waitFor();
      await choose(page, "product_id", "Maize");
      await choose(page, "hold", "2");
      await box(page, "tonnage").fill("4000");
      await typeSample(page, "M9");
      // As a laboratory reports them; more than any grain weighs is told at its field.
      await box(page, "analyses.falling_number").fill("320");
      await box(page, "analyses.test_weight").fill("715");
      await page.keyboard.press("Tab");
      await page.locator('[data-field="analyses.test_weight"]').getByText("120").waitFor();
      await box(page, "analyses.test_weight").fill("71.5");
      await page.keyboard.press("Control+Enter");
      await saved(page);
      await page.waitForURL(/classification\/[0-9a-f-]{36}$/);
      expect([await shareOf(page, "fermented"), await shownType(page)]).toEqual(["6.07", "Type 2"]);

      // The final of the soybeans closes the soybeans, and the maize goes on.
      await followLink(page, `/operation/vessels/${operation}/classification`);
      await page.getByRole("button", { name: field.final.strike }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("Out of basic standard").first().waitFor();
      await dialog.getByText("Covers 5,000.000 of 5,000.000 t").waitFor();
      await dialog.getByRole("button", { name: field.final.strike }).click();
      await page.getByText(field.final.done).waitFor();
      await page.getByText(field.list.locked).waitFor();
      const rows = await ops.list("classification", "classification", [
        { attribute: "operation_id", operator: "=", value: operation },
      ]);
      expect(rows.map(({ analyses }) => analyses)).toEqual([
        null,
        { test_weight: "71.5", falling_number: "320" },
        null,
      ]);
      expect(rows.map(({ kind, outcome, locked }) => [kind, outcome, locked])).toEqual([
        ["partial", "out_of_type", true],
        ["partial", "typed", false],
        ["final", "out_of_type", true],
      ]);
      await page.getByRole("link", { name: "1", exact: true }).click();
      await page.getByText(field.list.locked).waitFor();
      expect(await save.count()).toBe(0);
      expect(await box(page, "sample.work_sample_g").isDisabled()).toBe(true);
    },
  );
});
