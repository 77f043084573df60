/** The import of a sheet over the list of its register. English. */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { pluralForm } from "@plimsoll/domain/kernel/plural";
import { words } from "@plimsoll/domain/locales/en/index";
import type { RecordKey } from "@plimsoll/domain/records";
import type { Download, Locator, Page } from "playwright-core";

const texts = words.app.import;

export class ImportDialog {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page, record: RecordKey) {
    this.page = page;
    const items = words.records[record].plural;
    this.dialog = page.getByRole("dialog", { name: interpolate(texts.title, { items }) });
  }

  async open(name: string, sheet: string | Buffer, mimeType = "text/csv"): Promise<void> {
    await this.page.getByRole("main").getByRole("button", { name: texts.button, exact: true }).click();
    const file = { name, mimeType, buffer: Buffer.from(sheet) };
    await this.dialog.locator("input[type=file]").setInputFiles(file);
    await this.button(texts.check).waitFor();
  }

  async check(): Promise<void> {
    await this.button(texts.check).click();
    await this.button(texts.back).waitFor({ timeout: 60_000 });
  }

  /** Cells that the server does not take, by heading and row. */
  async faultyCells(): Promise<string[]> {
    const cells = this.dialog.locator("input[aria-invalid=true]");
    await cells.first().waitFor();
    return cells.evaluateAll((found) => found.map((cell) => cell.getAttribute("aria-label") ?? ""));
  }

  /** Corrects a cell and waits until its row is fine. */
  async fix(label: string, text: string): Promise<void> {
    const cell = this.page.getByRole("textbox", { name: label, exact: true });
    await cell.fill(text);
    await cell.press("Enter");
    const row = this.dialog.getByRole("row").filter({ has: cell });
    await row.getByRole("img", { name: texts.saved }).waitFor();
  }

  commit(count: number): Locator {
    return this.button(interpolate(pluralForm(texts.commit, count, "en"), { count }));
  }

  async outcome(name: keyof typeof texts.outcomes): Promise<number> {
    await this.dialog.getByText(texts.done).waitFor({ timeout: 120_000 });
    const figure = this.dialog.locator(`[data-outcome=${name}] dd`);
    return Number(await figure.textContent());
  }

  async result(): Promise<Download> {
    const download = this.page.waitForEvent("download");
    await this.button(texts.result).click();
    return download;
  }

  async close(): Promise<void> {
    // The button below; the cross above is called the same.
    await this.button(texts.close).last().click();
    await this.dialog.waitFor({ state: "hidden" });
  }

  button(name: string): Locator {
    return this.dialog.getByRole("button", { name, exact: true });
  }
}
