/** The list of any register, by what a person finds on it. English. */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import type { RecordKey } from "@plimsoll/domain/records";
import type { Locator, Page } from "playwright-core";

const { list, filter } = words.app.record;

export class ListPage {
  readonly page: Page;
  readonly record: RecordKey;

  constructor(page: Page, record: RecordKey) {
    this.page = page;
    this.record = record;
  }

  get table(): Locator {
    const items = words.records[this.record].plural;
    return this.page.getByRole("table", { name: interpolate(list.rows, { items }) });
  }

  /** The button that opens the form of a new one. */
  get add(): Locator {
    return this.page
      .getByRole("main")
      .getByRole("link", { name: words.records[this.record].name, exact: true });
  }

  row(title: string): Locator {
    return this.table.getByRole("row", { name: title, exact: true });
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole("searchbox", { name: filter.search }).fill(text);
  }

  async open(title: string): Promise<void> {
    await this.row(title).getByRole("link").first().click();
  }
}
