/** Choosing a password, by a link from a mail. English. */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import type { Locator, Page } from "playwright-core";

const { recovery } = words.app.session;

export class RecoveryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the link and chooses English: a new visitor is spoken to in Portuguese. */
  async open(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByRole("button", { name: "English" }).click();
  }

  get welcome(): Locator {
    const title = interpolate(recovery.welcomeTitle, { product: "Plimsoll" });
    return this.page.getByRole("heading", { name: title });
  }

  async choose(password: string): Promise<void> {
    await this.fill(password);
    await this.page.getByText(recovery.welcomeDone).first().waitFor();
  }

  async fill(password: string): Promise<void> {
    await this.page.getByLabel(new RegExp(`^${recovery.newPassword}`)).fill(password);
    await this.page.getByLabel(new RegExp(`^${recovery.repeat}`)).fill(password);
    await this.page.getByRole("button", { name: recovery.welcomeSave }).click();
  }
}
