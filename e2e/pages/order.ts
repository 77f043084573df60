/** The page of a work order, by what a person finds on it. English. */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import type { OrderStatus } from "@plimsoll/domain/work-order/status";
import { words as texts } from "@plimsoll/domain/work-order/words/orders/en";
import type { Locator, Page } from "playwright-core";
import { choose, FormPage } from "./form.ts";
import { StatusPage } from "./status-page.ts";

export const STATUS = words.records.work_order.choices.status;

export class OrderPage extends StatusPage {
  constructor(page: Page) {
    super(page, texts.timeline);
  }

  async standsAt(status: OrderStatus): Promise<void> {
    await this.stands(STATUS[status]);
  }

  tab(name: Exclude<keyof typeof texts.tabs, "label">): Locator {
    return this.main.getByRole("tab", { name: texts.tabs[name], exact: true });
  }

  /** The button of the next step, where that is a status. */
  moveTo(status: OrderStatus): Locator {
    return this.button(interpolate(texts.next.to, { status: STATUS[status].toLowerCase() }));
  }

  /** One of the other statuses in the menu; with its reason where it cannot be chosen. */
  async inMenu(status: OrderStatus): Promise<Locator> {
    await this.button(texts.changeStatus).click();
    return this.page.getByRole("menuitem", { name: new RegExp(`^${STATUS[status]}`) });
  }

  /** Asks for a status that needs a justification, and leaves the dialog open with it. */
  async justify(status: OrderStatus, why: string): Promise<Locator> {
    await (await this.inMenu(status)).click();
    const dialog = this.dialog(interpolate(texts.changeTitle, { status: STATUS[status] }));
    await dialog.getByRole("textbox", { name: texts.justification, exact: true }).fill(why);
    return dialog;
  }

  async takeScopeFrom(model: string): Promise<void> {
    await choose(this.main.getByRole("combobox", { name: texts.scope.takeOver, exact: true }), model);
    await this.button(texts.scope.save).click();
    await this.toast(texts.scope.saved).waitFor();
  }

  /** The form over the page, for the fields of the open tab. */
  async edit(): Promise<FormPage> {
    await this.button(texts.edit).click();
    return this.opened();
  }

  private async opened(): Promise<FormPage> {
    const dialog = this.page.getByRole("dialog");
    await dialog.waitFor();
    return new FormPage(this.page, "work_order", dialog);
  }

  /** Everything that happened to it, the newest first. */
  get stream(): Locator {
    return this.main
      .getByRole("list", { name: words.app.record.history.title, exact: true })
      .getByRole("listitem");
  }

  /** Asks for the last status that can be edited in, and says yes to what it locks. */
  async finish(): Promise<void> {
    await this.moveTo("finished").click();
    const status = STATUS.finished.toLowerCase();
    await this.dialog(interpolate(texts.lockTitle, { status }))
      .getByRole("button", { name: interpolate(texts.next.to, { status }) })
      .click();
  }
}
