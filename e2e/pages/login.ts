/** The sign-in page, by what a person or a screen reader finds on it. English. */
import { words } from "@plimsoll/domain/locales/en/index";
import type { Locator, Page } from "playwright-core";

const { header } = words.app.shell;
const { login } = words.app.session;

export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens it and chooses English: a new visitor is spoken to in Portuguese. */
  async open(): Promise<void> {
    await this.page.goto("/");
    await this.page.getByRole("button", { name: "English" }).click();
    await this.enter.waitFor();
  }

  get enter(): Locator {
    return this.page.getByRole("button", { name: login.enter, exact: true });
  }

  get problem(): Locator {
    return this.page.getByRole("alert");
  }

  get languages(): Locator {
    return this.page.getByRole("group", { name: header.language });
  }

  demoAccount(role: keyof typeof login.roles): Locator {
    return this.page.getByRole("button", { name: login.roles[role], exact: true });
  }

  async signIn(account: string, password: string): Promise<void> {
    await this.page.getByRole("textbox", { name: login.email }).fill(account);
    // The label ends with the mark of a required field.
    await this.page.getByLabel(new RegExp(`^${login.password}`)).fill(password);
    await this.enter.click();
  }
}
