/** Weighings that come from the scale itself: its file read twice, its software sending. */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/operation/words/pages/en";
import { words as scale } from "@plimsoll/domain/weighing/words/en";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityFaults } from "../harness/axe.ts";
import { journey } from "../harness/journey.ts";
import { operationOf, shipOrderAt } from "../harness/order-at.ts";
import { type Somebody, somebodyElse } from "../harness/server-call.ts";
import { followLink } from "../harness/walk.ts";

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
  const loaded = await by.workorder("load", "work_order", { id: order.id });
  const [terminal] = await by.list("register", "terminal", [
    { attribute: "port_id", operator: "=", value: loaded.port_id },
  ]);
  const terminal_id = terminal?.id;
  await by.workorder("update", "work_order", { id: order.id, version: loaded.version, terminal_id });
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
      // As the scale wrote them: one can be struck, and none gets another weight.
      const correct = interpolate(weighing.correct, { number: 1 });
      await page.getByRole("button", { name: correct, exact: true }).click();
      await dialog.getByRole("button", { name: weighing.strike, exact: true }).waitFor();
      expect(await dialog.getByRole("textbox", { name: weighing.weight, exact: true }).isDisabled()).toBe(
        true,
      );
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
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
      await followLink(page, `/operation/vessels/${operation}/weighing`);
      await grid(page).waitFor();
      expect((await send("1")).status).toBe(200);
      // It moves on the screen of whoever has the period open.
      await grid(page).getByText("20.000").first().waitFor();
      await followLink(page, `/administration/scales/${made.id}`);
      await page.getByRole("button", { name: scale.app.scales.revoke }).click();
      await page.getByRole("dialog").getByRole("button", { name: scale.app.scales.revoke }).click();
      await page.getByText(scale.app.scales.revoked).waitFor();
      expect((await send("2")).status).toBe(401);
    },
  );
});
