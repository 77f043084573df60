/** The work on a ship, on a desk and on a phone: started, planned, inspected, sealed, confirmed, finished. */
import { words as english } from "@plimsoll/domain/locales/en/index";
import { words as field } from "@plimsoll/domain/operation/words/pages/en";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { operationOf, shipOrderAt } from "../harness/order-at.ts";
import { somebodyElse } from "../harness/server-call.ts";
import { followLink } from "../harness/walk.ts";

const { records } = english;
const PHONE = { width: 390, height: 844 };
const LONG = 180_000;

const saved = (page: Page) => page.getByText(field.frame.saved, { exact: true }).first().waitFor();

/** What Ctrl+V does with a block from a spreadsheet. */
const paste = (page: Page, block: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  }, block);

/** A small picture that a phone could have taken. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describe("the work on a ship", () => {
  journey(
    "is started, planned, inspected and sealed on a phone",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const order = await shipOrderAt(ops, "waiting_start");
      const operation = await operationOf(ops, order.id);
      const base = `/operation/vessels/${operation.id}`;
      const page = await enterAs("ops.br", base);
      await page.setViewportSize(PHONE);

      await followLink(page, `${base}/basementinspection`);
      await page.getByText(english.errors.inspection_not_started).waitFor();
      await followLink(page, base);
      await page.getByRole("button", { name: field.overview.start }).click();
      await saved(page);
      await page.getByRole("link", { name: new RegExp(`^${english.routes.holdInspection.title}`) }).click();

      // One item is not OK: accepting is locked, and rejecting asks why.
      await page.getByRole("button", { name: field.check.allOk }).click();
      const tankTop = page.getByRole("group", { name: "Tank top" });
      await tankTop.getByRole("button", { name: field.check.not_ok }).click();
      const accept = page.getByRole("button", { name: field.inspection.approve, exact: true });
      expect(await accept.isDisabled()).toBe(true);
      await page.getByRole("button", { name: field.inspection.reprove }).click();
      await page.getByLabel(field.inspection.reasons).fill("Coal residue at frame 112");
      await page.locator("input[type=file]").first().setInputFiles({
        name: "residue.png",
        mimeType: "image/png",
        buffer: PICTURE,
      });
      await page.getByRole("button", { name: "Save hold 1" }).click();
      await saved(page);
      await page.getByRole("button", { name: field.inspection.again }).click();
      await page.getByRole("button", { name: field.check.allOk }).click();
      await accept.click();
      await page.getByRole("button", { name: "Save hold 1" }).click();
      await saved(page);
      await page.getByLabel(field.signature.name).fill("Capt. Nowak");
      await page.getByRole("button", { name: field.signature.byName }).click();
      await page.getByText(field.signature.valid, { exact: true }).waitFor();
      // What is signed here is signed there once it has gone out.
      const conditions = [{ attribute: "operation_id", operator: "=", value: operation.id }];
      await expect
        .poll(async () =>
          (await ops.list("service", "basement_inspection", conditions)).map((row) => [
            row.attempt,
            row.verdict,
            row.signature_state,
          ]),
        )
        .toEqual([
          [1, "reproved", "none"],
          [2, "approved", "valid"],
        ]);

      await followLink(page, `${base}/holdsealing`);
      for (const position of [3, 8])
        await page.getByRole("button", { name: `Position ${position}: Free` }).click();
      const first = `E2E${String(Date.now()).slice(-8)}1`;
      await page.getByLabel(field.seals.one).fill(first);
      await page.getByLabel(field.seals.to).fill(`${first.slice(0, -1)}2`);
      // Seals that nobody was given are told, and taken all the same.
      await page.getByText(field.stock.nobodys.split(":")[0] ?? "").waitFor();
      await page.getByRole("button", { name: "Apply 2 seals" }).click();
      await page.getByRole("rowheader", { name: first }).waitFor();
      const sealing = async () => {
        const { pages } = await ops.service("load", "operation", { id: operation.id });
        return (pages as { key: string; state: string }[]).find((one) => one.key === "hold_sealing")?.state;
      };
      await expect.poll(sealing).toBe("done");
    },
  );

  journey(
    "is written down at a desk, and finished once the scope is confirmed",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const order = await shipOrderAt(ops, "in_process");
      const operation = await operationOf(ops, order.id);
      const base = `/operation/vessels/${operation.id}`;
      const page = await enterAs("ops.br", `${base}/timelog`);
      await page.getByRole("button", { name: field.frame.add }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(records.timelog_entry.fields.timelog_id).fill("Commenced");
      await page.getByRole("option", { name: "Commenced loading or discharging" }).click();
      await page.keyboard.press("Control+s");
      await dialog.waitFor({ state: "hidden" });
      await page.getByText("Commenced loading or discharging").first().waitFor();
      // The page shows what was written before it has left.
      const statusThere = async () => (await ops.workorder("load", "work_order", { id: order.id })).status;
      await expect.poll(statusThere).toBe("operating");

      // By keyboard: what opens over the page closes, and one is where one was.
      for (const name of [field.frame.history, field.frame.edit]) {
        const opener = page.getByRole("button", { name, exact: true }).first();
        await opener.press("Enter");
        await dialog.waitFor();
        await expect.poll(() => dialog.locator(":focus").count()).toBe(1);
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
        await expect
          .poll(() => opener.evaluate((one) => one === one.ownerDocument.activeElement), { message: name })
          .toBe(true);
      }

      // The plan comes from a spreadsheet; a line that is not understood is told and left out.
      await followLink(page, `${base}/item`);
      await page.getByLabel("Weight of hold 2").waitFor();
      await paste(page, "Hold\tProduct\tMT\n1\tSoybeans\t9000\n2\tSoybeans\t8250.5\n3\tGravel\t1\n");
      await page.getByText("3 · Gravel · 1").waitFor();
      expect(await page.getByLabel("Weight of hold 2").inputValue()).toBe("8250.5");
      await page.keyboard.press("Control+s");
      const planned = async () => {
        const { storage_plan: plan } = await ops.service("load", "operation", { id: operation.id });
        return (plan as { hold: number; planned: string }[]).map(({ hold, planned }) => [hold, planned]);
      };
      await expect.poll(planned).toEqual([
        [1, "9000.000"],
        [2, "8250.500"],
      ]);

      await followLink(page, `${base}/scopeItems`);
      const boxes = page.getByRole("checkbox");
      await boxes.first().waitFor();
      for (let at = 0; at < (await boxes.count()); at++) {
        await boxes.nth(at).check();
      }
      const open = async () => {
        const { scope } = await ops.workorder("load", "work_order", { id: order.id });
        return (scope as { confirmed: boolean }[]).filter((item) => !item.confirmed).length;
      };
      await expect.poll(open).toBe(0);
      await followLink(page, base);
      await page.getByRole("button", { name: field.overview.finish }).click();
      await page.getByRole("dialog").getByRole("button", { name: field.overview.finish }).click();
      await page.getByText(records.operation.choices.status.finished, { exact: true }).first().waitFor();
      await followLink(page, `${base}/timelog`);
      await page.getByText(english.errors.inspection_finished).waitFor();
      expect(await page.getByRole("button", { name: field.frame.add }).count()).toBe(0);
    },
  );
});
