/** A proposal as the office and the customer with an account see it. English. */

import { words as texts } from "@plimsoll/domain/commercial/words/pages/en";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import type { Page } from "playwright-core";
import { FormPage } from "./form.ts";
import { StatusPage } from "./status-page.ts";

const { fields, children } = words.records.proposal;

interface Offer {
  readonly customer: string;
  readonly expires: string;
  readonly currency: string;
  readonly items: readonly (readonly [service: string, rate: string])[];
}

export class ProposalPage extends StatusPage {
  constructor(page: Page) {
    super(page, texts.timeline);
  }

  /** Writes a new one and leaves it as a draft; its code is the title. */
  async write({ customer, expires, currency, items }: Offer): Promise<string> {
    const form = new FormPage(this.page, "proposal");
    await form.pick(fields.customer_id, customer);
    await form.field(fields.expiration_date).fill(expires);
    await form.pick(fields.currency_id, currency);
    await form.pick(fields.language, words.records.proposal.choices.language.en);
    for (const [row, [service, rate]] of items.entries()) {
      if (row > 0) await form.addRow(fields.items);
      const box = form.cell(fields.items, row, children.items.fields.service_type_id);
      await box.click();
      await box.fill(service);
      await this.page.getByRole("option", { name: service, exact: true }).click();
      await form.cell(fields.items, row, children.items.fields.rate).fill(rate);
    }
    await form.saveNew();
    return this.givenCode();
  }

  /** Sends it to whom the customer named, and to one more. */
  async send(email: string, message: string): Promise<void> {
    await this.button(texts.send.open).click();
    const dialog = this.page.getByRole("dialog");
    const box = dialog.getByRole("combobox", { name: texts.send.recipients });
    await box.fill(email);
    await box.press("Enter");
    await dialog.getByRole("textbox", { name: texts.send.message }).fill(message);
    await dialog.getByRole("button", { name: texts.send.yes, exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
  }
}

/** The same for somebody who has only the link from the mail. */
export class AnswerPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  title(code: string) {
    const name = interpolate(texts.link.title, { code });
    return this.page.getByRole("heading", { level: 1, name });
  }

  field(label: string) {
    return this.page.getByRole("textbox", { name: label, exact: true });
  }

  button(name: string) {
    return this.page.getByRole("button", { name, exact: true });
  }

  outcome(sentence: string, code: string) {
    return this.page.getByRole("status").getByText(interpolate(sentence, { code }));
  }
}
