/** A pre-invoice and its invoice, by what a person finds on their pages. English. */
import { words as texts } from "@plimsoll/domain/billing/words/pages/en";
import { words } from "@plimsoll/domain/locales/en/index";
import type { Locator, Page } from "playwright-core";
import { choose, FormPage } from "./form.ts";
import { StatusPage } from "./status-page.ts";

const { pre_invoice: record, invoice } = words.records;

export class PreInvoicePage extends StatusPage {
  constructor(page: Page) {
    super(page, texts.approval);
  }

  async standsAt(status: keyof typeof record.choices.status): Promise<void> {
    await this.chip(record.choices.status[status]).waitFor();
  }

  /** On the page of a new one: the orders of a customer, the lines that they give, and the row made of them. */
  async proposeFor(customer: string, order: string): Promise<void> {
    await choose(this.main.getByRole("combobox", { name: record.fields.customer_id, exact: true }), customer);
    await this.main.getByRole("checkbox", { name: new RegExp(`^${order} `) }).check();
    await this.main.getByRole("heading", { name: texts.proposed }).waitFor();
    await this.button(texts.create).click();
    await this.standsAt("pre_invoicing");
  }

  /** Changes the rate of a line, counted from 0, in the form over the page. */
  async charge(line: number, rate: string): Promise<void> {
    await this.button(texts.edit).click();
    const dialog = this.page.getByRole("dialog");
    await dialog.waitFor();
    const form = new FormPage(this.page, "pre_invoice", dialog);
    await form.cell(record.fields.lines, line, record.children.lines.fields.rate).fill(rate);
    await form.update.click();
    await dialog.waitFor({ state: "hidden" });
  }

  /** One step of its way, confirmed in the dialog that asks for it. */
  async take(step: string, reason?: string): Promise<void> {
    await this.answer(step, step, reason);
  }

  async fillIssue(number: string, key = ""): Promise<Locator> {
    const dialog = this.page.getByRole("dialog", { name: texts.issue });
    await dialog.getByRole("textbox", { name: invoice.fields.nf_number, exact: true }).fill(number);
    await dialog.getByRole("textbox", { name: invoice.fields.nf_key, exact: true }).fill(key);
    await dialog.getByRole("button", { name: texts.issue, exact: true }).click();
    return dialog;
  }
}

export class InvoicePage extends StatusPage {
  constructor(page: Page) {
    super(page, texts.approval);
  }

  async standsAt(status: keyof typeof invoice.choices.status): Promise<void> {
    await this.chip(invoice.choices.status[status]).waitFor();
  }

  /** Asks for a payment of this amount, or of all that is open, and leaves the dialog as it then is. */
  async pay(amount?: string): Promise<Locator> {
    const dialog = this.page.getByRole("dialog", { name: texts.pay });
    if (!(await dialog.isVisible())) await this.button(texts.pay).click();
    if (amount !== undefined)
      await dialog.getByRole("textbox", { name: texts.amount, exact: true }).fill(amount);
    await dialog.getByRole("button", { name: texts.pay, exact: true }).click();
    return dialog;
  }
}
