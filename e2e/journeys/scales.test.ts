/** Weighings that come from the scale itself: its file read twice, its software sending, and a ship with thousands of them. */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/operation/words/pages/en";
import { words as scale } from "@plimsoll/domain/weighing/words/en";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityFaults } from "../harness/axe.ts";
import { journey } from "../harness/journey.ts";
import { operationOf, shipOrderAt } from "../harness/order-at.ts";
import { type Somebody, somebodyElse } from "../harness/server-call.ts";

const { weighing } = words;
const { scaleFile } = weighing;
const LONG = 240_000;
const NAME = "Hopper of the journey";

/** A ship that is loading at the terminal of a scale, with an open period that names it. */
async function atScale(by: Somebody) {
  const order = await shipOrderAt(by, "in_process");
  const { id, version } = await operationOf(by, order.id);
  const product_id = (await by.find("product", "Soybeans")).id;
  await by.service("update", "operation", {
    id,
    version,
    storage_plan: [{ hold: 1, product_id, planned: "200000" }],
  });
  const { terminal_id } = await by.workorder("load", "work_order", { id: order.id });
  const known = await by.list("register", "scale", [
    { attribute: "name", operator: "=", value: NAME },
    { attribute: "terminal_id", operator: "=", value: terminal_id },
  ]);
  const layout = { date_column: "1", time_column: "2", ticket_column: "3", weight_column: "4" };
  const made =
    known[0] ??
    (await by.register("create", "scale", { name: NAME, terminal_id, separator: "bar", ...layout }));
  const period = await by.service("create", "weighing_period", {
    operation_id: id,
    hold: 1,
    product_id,
    begin_at: new Date(Date.now() - 3_600_000).toISOString(),
    scale: NAME,
  });
  return { operation: id, scale: made, period };
}

const grid = (page: Page) => page.getByRole("region", { name: interpolate(weighing.grid, { number: 1 }) });

async function readFile(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: scaleFile.open }).click();
  await page.getByRole("dialog").waitFor();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "scale.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) });
}

const FILE = [
  "Date|Time|Ticket|Weight",
  "16/11/2026|08:00:10|4001|20.010",
  "16/11/2026|08:03:40|4002|19.990",
  "16/11/2026|08:70:00|4003|20.000",
  "16/11/2026|08:09:00|4004|20.000",
];

describe("the scale of a terminal", () => {
  journey(
    "has its file read, with what is wrong in it, and never twice",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "admin");
      const { operation, period } = await atScale(ops);
      const page = await enterAs("admin", `/operation/vessels/${operation}/weighing`);
      await readFile(page, FILE);
      const dialog = page.getByRole("dialog");
      await dialog.getByText(interpolate(scaleFile.line, { line: 4 })).waitFor();
      await dialog.getByText(weighing.refusals.invalid_time).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await dialog.getByRole("button", { name: interpolate(scaleFile.add.other, { count: 3 }) }).click();
      await grid(page).getByText("60.000").first().waitFor();
      const rows = () =>
        ops.list("service", "weighing", [{ attribute: "period_id", operator: "=", value: period.id }]);
      await expect
        .poll(async () => (await rows()).map((row) => [row.ticket, row.source]))
        .toEqual([
          ["4001", "scale"],
          ["4002", "scale"],
          ["4004", "scale"],
        ]);
      // As the scale wrote them: nobody corrects them.
      const correct = interpolate(weighing.correct, { number: 1 });
      expect(await page.getByRole("button", { name: correct, exact: true }).count()).toBe(0);
      // Somebody else has read it meanwhile, with one weighing more.
      await page.reload();
      await readFile(page, [...FILE, "16/11/2026|08:12:00|4005|20.000"]);
      await dialog.getByText(interpolate(scaleFile.there.other, { count: 3 })).waitFor();
      await dialog.getByRole("button", { name: interpolate(scaleFile.add.one, { count: 1 }) }).click();
      await grid(page).getByText("80.000").first().waitFor();
      await expect.poll(async () => (await rows()).length).toBe(4);
    },
  );

  journey(
    "lets its software send by a token that is shown once",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "admin");
      const { operation, scale: made, period } = await atScale(ops);
      const page = await enterAs("admin", `/administration/scales/${made.id}`);
      await page.getByRole("button", { name: scale.app.scales.issue }).click();
      const token = (await page.getByRole("dialog").locator("pre").textContent()) ?? "";
      expect(token).toMatch(/^scale_/);
      expect(await accessibilityFaults(page)).toEqual([]);
      const send = (ticket: string) =>
        fetch(`${app.url}/api/scale/weighings`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            token,
            period: period.code,
            rows: [{ ticket, at: new Date().toISOString(), weight: "20000", unit: "KG" }],
          }),
        });
      await page.goto(`${app.url}/operation/vessels/${operation}/weighing`);
      await grid(page).waitFor();
      expect((await send("1")).status).toBe(200);
      // It moves on the screen of whoever has the period open.
      await grid(page).getByText("20.000").first().waitFor();
      await page.goto(`${app.url}/administration/scales/${made.id}`);
      await page.getByRole("button", { name: scale.app.scales.revoke }).click();
      await page.getByRole("dialog").getByRole("button", { name: scale.app.scales.revoke }).click();
      await page.getByText(scale.app.scales.revoked).waitFor();
      expect((await send("2")).status).toBe(401);
    },
  );

  journey(
    "has thousands of weighings, and one types on without waiting",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "admin");
      const { operation, period } = await atScale(ops);
      const start = Date.now() - 3_000_000;
      for (let part = 0; part < 10; part += 1)
        await ops.service("addweighings", "weighing", {
          period_id: period.id,
          rows: Array.from({ length: 500 }, (_, row) => ({
            at: new Date(start + (part * 500 + row) * 500).toISOString(),
            weight: "20.004",
            unit: "MT",
          })),
        });
      const page = await enterAs("admin", `/operation/vessels/${operation}/weighing`);
      await grid(page).getByText("100,020.000").first().waitFor({ timeout: 60_000 });
      // Rows out of sight are not there.
      expect(await grid(page).locator("tbody tr").count()).toBeLessThan(100);
      const input = page.getByLabel(weighing.newWeight);
      await input.focus();
      const keys = await page.evaluate(async () => {
        const field = document.activeElement as HTMLInputElement;
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
        const took: number[] = [];
        for (let turn = 0; turn < 60; turn += 1) {
          const before = performance.now();
          set?.call(field, "1".repeat(1 + (turn % 4)));
          field.dispatchEvent(new Event("input", { bubbles: true }));
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          took.push(performance.now() - before);
        }
        return took.sort((a, b) => a - b);
      });
      const frames = await grid(page).evaluate(async (element) => {
        const box = [element, ...element.querySelectorAll("*")].find(
          (one) => one.scrollHeight > one.clientHeight + 1000,
        );
        const took: number[] = [];
        for (let turn = 0; turn < 60 && box; turn += 1) {
          const before = performance.now();
          box.scrollTop = 20_000 + turn * 200;
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          took.push(performance.now() - before);
        }
        return took.sort((a, b) => a - b);
      });
      const [key = 0, keyHigh = 0] = [keys[30], keys[56]];
      const [frame = 0, frameHigh = 0] = [frames[30], frames[56]];
      console.log(
        `5,000 weighings: a key takes ${key.toFixed(1)} ms (p95 ${keyHigh.toFixed(1)}), a scroll ${frame.toFixed(1)} ms (p95 ${frameHigh.toFixed(1)}) to the next frame`,
      );
      expect(frames).toHaveLength(60);
      // Nobody notices less; a machine that does much else at once is given its time.
      expect(key).toBeLessThan(100);
      expect(frame).toBeLessThan(100);
    },
  );
});
