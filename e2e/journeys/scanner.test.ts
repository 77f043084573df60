/** A seal's number read with the camera, with a network and without one. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { words } from "@plimsoll/domain/operation/words/pages/en";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { launchBrowser, newVisitor } from "../harness/browser.ts";
import { filmCode } from "../harness/filmed-code.ts";
import { journey } from "../harness/journey.ts";
import { pagesAreKept } from "../harness/kept-pages.ts";
import { operationOf, shipOrderAt } from "../harness/order-at.ts";
import { somebodyElse } from "../harness/server-call.ts";
import { signInAs } from "../harness/sign-in.ts";

const LONG = 180_000;
const PATIENCE = 20_000;
const { seals } = words;
const NUMBER = "7004512";

async function scanned(page: Page): Promise<string> {
  const field = page.getByLabel(seals.one);
  await field.fill("");
  await page.getByRole("button", { name: seals.scan, exact: true }).click();
  await expect.poll(() => field.inputValue(), { timeout: PATIENCE }).not.toBe("");
  // The camera goes off with the dialog.
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  return field.inputValue();
}

describe("the scanner", () => {
  journey("reads a barcode from the camera, off the network too", { timeout: LONG }, async ({ app }) => {
    const folder = await mkdtemp(join(tmpdir(), "plimsoll-film-"));
    const film = join(folder, "seal.y4m");
    await filmCode(NUMBER, film);
    const browser = await launchBrowser([
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ]);
    try {
      const ops = await somebodyElse(app, "ops.br");
      const operation = await operationOf(ops, (await shipOrderAt(ops, "in_process")).id);
      const phone = await newVisitor(browser, app.url, { keepsPages: true });
      phone.setDefaultTimeout(PATIENCE);
      await signInAs(phone, app.url, "ops.br");
      const page = await phone.newPage();
      await page.goto(`/operation/vessels/${operation.id}/holdsealing`);
      await page.getByRole("button", { name: `Position 1: ${seals.free}` }).click();
      expect(await scanned(page)).toBe(NUMBER);
      await pagesAreKept(page);
      await phone.setOffline(true);
      await page.reload();
      await page.getByRole("button", { name: `Position 1: ${seals.free}` }).click();
      expect(await scanned(page)).toBe(NUMBER);
    } finally {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    }
  });

  journey("says so where there is no camera", { timeout: LONG }, async ({ app, enterAs }) => {
    const ops = await somebodyElse(app, "ops.br");
    const operation = await operationOf(ops, (await shipOrderAt(ops, "in_process")).id);
    const page = await enterAs("ops.br", `/operation/vessels/${operation.id}/holdsealing`);
    await page.getByRole("button", { name: `Position 1: ${seals.free}` }).click();
    await page.getByRole("button", { name: seals.scan, exact: true }).click();
    await page.getByRole("dialog").getByText(seals.noCamera).waitFor();
  });
});
