/** What every page of something with a status has: its chip, its way, the buttons that change it. English. */
import { words } from "@plimsoll/domain/locales/en/index";
import type { Locator, Page } from "playwright-core";

const { shell } = words.app;

export class StatusPage {
  readonly page: Page;
  readonly main: Locator;
  readonly way: Locator;

  constructor(page: Page, timeline: string) {
    this.page = page;
    this.main = page.getByRole("main");
    this.way = this.main.getByRole("list", { name: timeline, exact: true });
  }

  get title(): Locator {
    return this.main.getByRole("heading", { level: 1 });
  }

  /** The code that a new one was given: its title, once the page is its own. */
  async givenCode(): Promise<string> {
    const code = this.title.filter({ hasText: /^[A-Z]{2}-[A-Z]-\d{4}-\d+$/ });
    await code.waitFor();
    return (await code.textContent()) ?? "";
  }

  /** The chip beside the title. */
  chip(label: string): Locator {
    return this.title.locator("..").getByText(label, { exact: true });
  }

  /** Where it stands, as the chip and its way say alike. */
  async stands(label: string): Promise<void> {
    await this.chip(label).waitFor();
    await this.way.locator("[aria-current=step]").filter({ hasText: label }).waitFor();
  }

  button(name: string): Locator {
    return this.main.getByRole("button", { name, exact: true });
  }

  /** What is done less often stands in a menu. */
  async chooseMore(name: string): Promise<void> {
    await this.button(shell.more).click();
    await this.page.getByRole("menuitem", { name, exact: true }).click();
  }

  /** A button that says why it cannot be pressed: its reason is part of what is read out. */
  closed(name: string, reason: string): Locator {
    return this.main.locator("button[aria-disabled=true]").filter({ hasText: `${name}${reason}` });
  }

  dialog(title: string | RegExp): Locator {
    return this.page.getByRole("dialog", { name: title });
  }

  toast(sentence: string | RegExp): Locator {
    return this.page.getByRole("alert").filter({ hasText: sentence });
  }

  /** A question that a button opens is answered, with words where it asks for some. */
  async answer(button: string, yes: string, words?: string): Promise<void> {
    await this.button(button).click();
    const dialog = this.page.getByRole("dialog");
    if (words !== undefined) await dialog.getByRole("textbox").fill(words);
    await dialog.getByRole("button", { name: yes, exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
  }
}
