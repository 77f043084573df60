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
    await this.chooseOrders(customer, order);
    await this.button(texts.create).click();
    await this.standsAt("pre_invoicing");
  }

  async chooseOrders(customer: string, order: string): Promise<void> {
    await choose(this.main.getByRole("combobox", { name: record.fields.customer_id, exact: true }), customer);
    await this.main.getByRole("checkbox", { name: new RegExp(`^${order} `) }).check();
    await this.main.getByRole("heading", { name: texts.proposed }).waitFor();
  }

  /** A rate that is refused where it is typed, and another in its place. */
  async tryRate(line: number, rate: string, refusal: string, better: string): Promise<void> {
    await this.button(texts.edit).click();
    const dialog = this.page.getByRole("dialog");
    const form = new FormPage(this.page, "pre_invoice", dialog);
    const box = form.cell(record.fields.lines, line, record.children.lines.fields.rate);
    await box.fill(rate);
    await this.page.keyboard.press("Tab");
    await dialog.getByText(refusal).first().waitFor();
    await box.fill(better);
    await form.update.click();
    await dialog.waitFor({ state: "hidden" });
  }

  /** Mails the link; whoever looks at the dialog then leaves it. */
  async sendLink(address: string, look?: (dialog: Locator) => Promise<void>): Promise<void> {
    await this.chooseMore(texts.link.send);
    const dialog = this.page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: texts.link.to, exact: true }).fill(address);
    await dialog.getByRole("button", { name: texts.link.send, exact: true }).click();
    if (look !== undefined) {
      await look(dialog);
      await dialog.getByRole("button", { name: words.app.shell.cancel, exact: true }).click();
    }
    await dialog.waitFor({ state: "hidden" });
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

/** A pre-invoice for whoever has only the link from the mail. */
export class AnswerPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(link: string): Promise<void> {
    await this.page.goto(link);
    // Mails are in the language of the customer; so is what they lead to, until somebody chooses another.
    await this.page.getByRole("button", { name: "English", exact: true }).click();
  }

  async approve(name: string): Promise<void> {
    await this.page.getByRole("textbox", { name: texts.link.name }).fill(name);
    await this.page.getByRole("button", { name: texts.link.approve, exact: true }).click();
  }

  async disapprove(name: string, reason: string, remark: string): Promise<void> {
    await this.page.getByRole("textbox", { name: texts.link.name }).fill(name);
    const turn = this.page.getByRole("button", { name: texts.link.disapprove, exact: true });
    if (await turn.isVisible()) await turn.click();
    await this.page.getByRole("textbox", { name: texts.reason }).fill(reason);
    if (remark !== "") await this.page.getByRole("textbox", { name: /^Line 1/ }).fill(remark);
    await this.page.getByRole("button", { name: texts.link.sendDisapproval, exact: true }).click();
  }

  async settled(answer: "approved" | "disapproved"): Promise<void> {
    const said = texts.link[answer].replace("{name}", "");
    await this.page.getByRole("status").getByText(said).waitFor();
  }
}
