/** The editor of rights in the form of a profile. English. */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import type { RecordKey } from "@plimsoll/domain/records";
import type { Locator } from "playwright-core";
import { FormPage } from "./form.ts";

const { people, parts, shell } = words.app;
const { permissions } = words.records.profile.children.services.choices;

export class ProfileForm extends FormPage {
  constructor(page: FormPage["page"]) {
    super(page, "profile");
  }

  async addWorkUnit(name: string): Promise<void> {
    const item = words.records.profile.fields.workunit_ids;
    const available = this.page.getByRole("listbox", { name: `${parts.twoTables.available}: ${item}` });
    await available.getByRole("option", { name, exact: true }).click();
  }

  /** From everything to a list, with the roles of the registers open. */
  async limit(): Promise<void> {
    await this.button(people.limit).click();
    await this.page.getByRole("button", { name: new RegExp(`^${people.services.register}`) }).click();
  }

  all(record: RecordKey): Locator {
    const item = words.records[record].plural;
    return this.page.getByRole("checkbox", { name: interpolate(people.all, { item }), exact: true });
  }

  right(permission: keyof typeof permissions, record: RecordKey): Locator {
    const name = interpolate(people.cell, {
      permission: permissions[permission],
      role: words.records[record].plural,
    });
    return this.page.getByRole("checkbox", { name, exact: true });
  }

  /** What somebody with these rights would find, as the dialog lists it. */
  async preview(): Promise<string[]> {
    await this.button(people.preview).click();
    const dialog = this.page.getByRole("dialog", { name: people.previewTitle });
    await dialog.getByRole("listitem").first().waitFor();
    const cards = await dialog.getByRole("listitem").allTextContents();
    await dialog.getByRole("button", { name: shell.close }).click();
    await dialog.waitFor({ state: "hidden" });
    return cards.map((card) => card.trim());
  }
}
