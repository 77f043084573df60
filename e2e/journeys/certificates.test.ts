/** A certificate from its draft to a file that anybody can check: sent, reproved, corrected, approved by link, issued. */
import { words as certificates } from "@plimsoll/domain/certificate/words/pages/en";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { whileSaving } from "../harness/held-save.ts";
import { journey } from "../harness/journey.ts";
import { shipOrderAt } from "../harness/order-at.ts";
import { mailedLink } from "../harness/outbox.ts";
import { codeOnPage } from "../harness/printed-page.ts";
import { somebodyElse } from "../harness/server-call.ts";
import { FormPage } from "../pages/form.ts";

const LONG = 3 * 60_000;
const BUYER = "buyer@customer.test";
const REASON = "The consignee is the bank";
const CONSIGNEE = "To the order of Eastgate Commercial Bank";
const { certificate } = words.records;
const { link, verifying, textKeys } = certificates;

async function send(page: Page, to: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: certificates.send, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(certificates.recipients).fill(to);
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: certificates.send, exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Without an account. */
async function answer(page: Page, address: string, reason?: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel(link.name).fill("Paulo Andrade");
  if (reason === undefined) {
    await page.getByRole("button", { name: link.approve, exact: true }).click();
    await page.getByText(/^You approved/).waitFor();
    return;
  }
  await page.getByRole("button", { name: link.reprove, exact: true }).click();
  await page.getByLabel(certificates.reason).fill(reason);
  await page.getByRole("button", { name: link.reproveSend, exact: true }).click();
  await page.getByText(/^You reproved/).waitFor();
}

async function standsAt(page: Page, status: keyof typeof certificate.choices.status): Promise<void> {
  await page
    .getByRole("main")
    .getByText(certificate.choices.status[status], { exact: true })
    .first()
    .waitFor();
}

/** With a press of the button; what stands open is weighed. */
async function issue(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: certificates.issue, exact: true }).click();
  const dialog = page.getByRole("dialog");
  const despite = dialog.getByRole("checkbox");
  if ((await despite.count()) > 0) await despite.check();
  await dialog.getByRole("button", { name: certificates.issue, exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  await standsAt(page, "issued");
}

async function approve(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: certificates.approve, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: certificates.approve, exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  await standsAt(page, "approved");
}

const banner = (page: Page, state: "valid" | "altered" | "superseded") =>
  page.getByRole("status").getByText(verifying[state], { exact: true });

async function drop(page: Page, file: Buffer): Promise<void> {
  await page.goto("/verify");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "certificate.pdf", mimeType: "application/pdf", buffer: file });
}

const idOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

describe("a certificate", () => {
  journey(
    "is drafted, reproved, corrected, approved by link, issued and verified",
    { timeout: LONG },
    async ({ app, browser, enterAs, newcomer }) => {
      const ops = await somebodyElse(app, "ops.br");
      const order = await shipOrderAt(ops, "in_process");
      const page = await enterAs("ops.br", `/services/ship/${order.id}/certification/new`);
      const form = new FormPage(page, "certificate");
      await form.pick("Kind", certificate.choices.kind.loading_supervision);
      await form.pick(certificate.fields.languages, certificate.choices.languages.en);
      await page.keyboard.press("Escape");
      await form.save.click();
      await page.waitForURL(/certification\/[0-9a-f-]{36}$/);
      const id = idOf(page);

      await send(page, BUYER);
      await standsAt(page, "sent");
      await answer(newcomer, await mailedLink(app, BUYER, "certificate"), REASON);
      await page.getByRole("main").getByText(REASON).first().waitFor();
      await page.getByLabel(textKeys.consignee, { exact: true }).fill(CONSIGNEE);
      const save = page.getByRole("button", { name: certificates.saveTexts, exact: true });
      const signatory = page.getByLabel(textKeys.signatory, { exact: true });
      await whileSaving(
        page,
        "certificate",
        () => save.click(),
        () => signatory.fill("Typed meanwhile"),
      );
      await page.getByRole("region", { name: certificates.preview }).getByText(CONSIGNEE).waitFor();
      expect(await signatory.inputValue()).toBe("Typed meanwhile");
      await save.click();
      const texts = async () => JSON.stringify((await ops.service("load", "certificate", { id })).texts);
      await expect.poll(texts).toContain("Typed meanwhile");
      const again = "again@customer.test";
      await send(page, again);
      await answer(newcomer, await mailedLink(app, again, "certificate"));
      await standsAt(page, "approved");
      await issue(page);

      const row = await ops.service("load", "certificate", { id });
      const file = await (await page.request.get(`/api/files/${row.file_id}`)).body();
      await newcomer.goto("/verify");
      await newcomer.getByLabel(verifying.code).fill(String(row.code));
      await newcomer.getByRole("button", { name: verifying.check, exact: true }).click();
      await banner(newcomer, "valid").waitFor();
      await newcomer.getByText(String(row.number)).waitFor();
      const printed = new URL(await codeOnPage(browser, file));
      expect(printed.pathname).toBe(`/verify/${row.code}`);
      await newcomer.goto(printed.pathname);
      await banner(newcomer, "valid").waitFor();
      await drop(newcomer, file);
      await banner(newcomer, "valid").waitFor();
      const changed = Buffer.from(file);
      changed[changed.length - 300] = (changed[changed.length - 300] ?? 0) ^ 1;
      await drop(newcomer, changed);
      await banner(newcomer, "altered").waitFor();

      await page.getByRole("main").getByRole("button", { name: certificates.revise, exact: true }).click();
      const dialog = page.getByRole("dialog", {
        name: interpolate(certificates.reviseTitle, { name: row.name as string }),
      });
      await dialog.getByLabel(certificates.reason).fill("Flag of the vessel corrected");
      await dialog.getByRole("button", { name: certificates.revise, exact: true }).click();
      await page.waitForURL((url) => !url.pathname.endsWith(id));
      await approve(page);
      await issue(page);
      await newcomer.goto(`/verify/${row.code}`);
      await banner(newcomer, "superseded").waitFor();
    },
  );
});
