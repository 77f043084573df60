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

  /** The name of the product, which leads home. */
  get home(): Locator {
    return this.page.getByRole("banner").getByRole("link", { name: "Plimsoll" });
  }

  title(text: string): Locator {
    return this.page.getByRole("heading", { level: 1, name: text });
  }

  /** A card begins with its name; what it is for comes after. */
  card(name: string): Locator {
    return this.page.getByRole("main").getByRole("link", { name: new RegExp(`^${name}\\b`) });
  }

  async signOut(): Promise<void> {
    await this.page
      .getByRole("banner")
      .getByRole("button", { name: /^Good (morning|afternoon|evening), / })
      .click();
    await this.page.getByRole("menuitem", { name: account.signOut }).click();
  }
}
