/** The form of any register, by what a person finds on it. English. */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import type { RecordKey } from "@plimsoll/domain/records";
import type { Locator, Page } from "playwright-core";

const { form, history, children } = words.app.record;
const { messages } = words;

export class FormPage {
  readonly page: Page;
  readonly item: string;
  /** Where the form stands: the page, or a dialog over it. */
  readonly place: Locator;

  constructor(page: Page, record: RecordKey, place = page.getByRole("main")) {
    this.page = page;
    this.place = place;
    this.item = words.records[record].name;
  }

  /** A field by its label; the mark of a required one is not part of it. */
  field(label: string): Locator {
    return this.place.getByRole("textbox", { name: label, exact: true });
  }

  /** A choice, or a row of another record: typed until it is offered, then taken. */
  async pick(label: string, name: string): Promise<void> {
    await choose(this.place.getByRole("combobox", { name: label, exact: true }), name);
  }

  /** The control of a cell in a grid of rows; rows are counted from 0. */
  cell(grid: string, row: number, column: string): Locator {
    const line = this.place.getByRole("table", { name: grid }).locator("tbody tr").nth(row);
    return line.getByRole("textbox", { name: column }).or(line.getByRole("combobox", { name: column }));
  }

  /** Adds a row at the end of a grid. */
  async addRow(grid: string): Promise<void> {
    await this.button(interpolate(children.addTo, { item: grid })).click();
  }

  /** Saves a new one and waits until it has its own address. */
  async saveNew(): Promise<void> {
    await this.save.click();
    await this.toast("saved").last().waitFor();
    await this.page.waitForURL(/\/[0-9a-f-]{36}$/);
    await this.update.waitFor();
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
    return this.place.getByRole("button", { name, exact: true });
  }
}

export async function choose(box: Locator, name: string): Promise<void> {
  await box.click();
  // A short list is picked from, a long one is searched.
  if (await box.isEditable()) await box.fill(name);
  // A symbol stands before what it means: "USD · US dollar".
  const option = new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}( · |$)`);
  await box.page().getByRole("option", { name: option }).first().click();
}
