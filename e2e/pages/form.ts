/** The form of any register, by what a person finds on it. English. */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import type { RecordKey } from "@plimsoll/domain/records";
import type { Locator, Page } from "playwright-core";

const { form, history } = words.app.record;
const { messages } = words;

export class FormPage {
  readonly page: Page;
  readonly item: string;

  constructor(page: Page, record: RecordKey) {
    this.page = page;
    this.item = words.records[record].name;
  }

  /** A field by its label; the mark of a required one is not part of it. */
  field(label: string): Locator {
    return this.page.getByRole("main").getByRole("textbox", { name: label, exact: true });
  }

  get save(): Locator {
    return this.button(interpolate(messages.saveItem, { item: this.item }));
  }

  get update(): Locator {
    return this.button(interpolate(messages.updateItem, { item: this.item }));
  }

  /** Stands in place of saving while something is missing. */
  get incomplete(): Locator {
    return this.button(messages.fillInTheFields);
  }

  get leave(): Locator {
    return this.button(form.leave);
  }

  toast(sentence: "saved" | "updated" | "deleted"): Locator {
    return this.page
      .getByRole("alert")
      .filter({ hasText: interpolate(messages[sentence], { item: this.item }) });
  }

  async showHistory(): Promise<Locator> {
    await this.button(form.history).click();
    const drawer = this.page.getByRole("dialog", { name: history.title });
    await drawer.waitFor();
    return drawer;
  }

  async closeHistory(): Promise<void> {
    const drawer = this.page.getByRole("dialog", { name: history.title });
    await drawer.getByRole("button", { name: words.app.shell.close }).click();
    await drawer.waitFor({ state: "hidden" });
  }

  async remove(): Promise<void> {
    await this.button(words.app.shell.more).click();
    await this.page.getByRole("menuitem", { name: form.remove }).click();
    await this.page
      .getByRole("dialog")
      .getByRole("button", { name: interpolate(form.removeYes, { item: this.item }) })
      .click();
  }

  button(name: string): Locator {
    return this.page.getByRole("main").getByRole("button", { name, exact: true });
  }
}
