/** The frame around every page of the signed-in: header, menu, title. English. */
import { words } from "@plimsoll/domain/locales/en/index";
import type { Locator, Page } from "playwright-core";

const { account, menu } = words.app.shell;

export class Shell {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get menu(): Locator {
    return this.page.getByRole("navigation", { name: menu.label });
  }

  title(text: string): Locator {
    return this.page.getByRole("heading", { level: 1, name: text });
  }

  card(name: string): Locator {
    return this.page.getByRole("main").getByRole("link", { name });
  }

  async signOut(): Promise<void> {
    await this.page
      .getByRole("banner")
      .getByRole("button", { name: /^Good (morning|afternoon|evening), / })
      .click();
    await this.page.getByRole("menuitem", { name: account.signOut }).click();
  }
}
