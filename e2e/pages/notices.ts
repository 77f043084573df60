/** The bell and what it tells. English. */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { pluralForm } from "@plimsoll/domain/kernel/plural";
import { words } from "@plimsoll/domain/locales/en/index";
import type { Locator, Page } from "playwright-core";

const texts = words.app.notices;

export class Notices {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The bell as it is called while so many are not read. */
  bell(unread: number): Locator {
    const name =
      unread === 0
        ? texts.bell
        : `${texts.bell}: ${interpolate(pluralForm(texts.unread, unread, "en"), { count: unread })}`;
    return this.page.getByRole("banner").getByRole("button", { name, exact: true });
  }

  /** Opens the bell, however many there are. */
  async open(): Promise<void> {
    const bell = this.page.getByRole("banner").getByRole("button", { name: new RegExp(`^${texts.bell}`) });
    const dialog = this.page.getByRole("dialog", { name: texts.bell });
    // It may ring in the very moment it is pressed, and then it is another button.
    for (let turn = 0; turn < 3; turn++) {
      await bell.click();
      const isOpen = dialog.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
      if (await isOpen) return;
    }
    await dialog.waitFor();
  }

  notice(sentence: string): Locator {
    return this.page.getByRole("dialog", { name: texts.bell }).getByRole("button", { name: sentence });
  }
}
