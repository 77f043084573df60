/** Many rows at once: a sheet comes in, rows are changed together, a view is shared, and the bell rings. */
import { readFile } from "node:fs/promises";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { somebodyElse } from "../harness/server-call.ts";
import { choose, FormPage } from "../pages/form.ts";
import { ImportDialog } from "../pages/import-dialog.ts";
import { ListPage } from "../pages/list.ts";
import { Notices } from "../pages/notices.ts";

const LONG = 4 * 60_000;
const ROWS = 1000;
const { fields, choices } = words.records.customer;
const { bulk, views } = words.app.record;
const HEADINGS = [
  fields.name,
  fields.social_name,
  fields.code,
  fields.tax_id,
  fields.city_id,
  fields.language,
];

/** What is wrong in which row, and what is meant; ten cells of a thousand rows. */
const MISTAKES = [
  { row: 17, heading: fields.city_id, wrong: "Santoss", right: "Santos" },
  { row: 118, heading: fields.city_id, wrong: "Atlantis", right: "Paranaguá" },
  { row: 119, heading: fields.city_id, wrong: "Sntos", right: "Santos" },
  { row: 240, heading: fields.language, wrong: "Klingon", right: "Spanish" },
  { row: 377, heading: fields.language, wrong: "?", right: "English" },
  { row: 500, heading: fields.name, wrong: "", right: "Half Way Grains" },
  { row: 501, heading: fields.social_name, wrong: "", right: "Second Half Grains Ltda." },
  { row: 733, heading: fields.tax_id, wrong: "11.222.333/0001-82", right: "90.700.001/0001-31" },
  { row: 902, heading: fields.tax_id, wrong: "12345", right: "" },
  { row: 1000, heading: fields.tax_id, wrong: "90.700.001/0001-32", right: "" },
] as const;

function customerSheet(tag: string): string {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const row = at + 1;
    const cells = [
      `Import ${tag} ${row}`,
      `Import ${tag} ${row} Ltda.`,
      `${tag}-${row}`,
      "",
      "Santos",
      "Portuguese",
    ];
    for (const { row: where, heading, wrong } of MISTAKES)
      if (where === row) cells[(HEADINGS as readonly string[]).indexOf(heading)] = wrong;
    return cells.join(",");
  });
  return [HEADINGS.join(","), ...lines].join("\n");
}

describe("many rows at once", () => {
  journey(
    "a thousand customers come from a sheet, ten cells corrected",
    { timeout: LONG },
    async ({ enterAs }) => {
      const page = await enterAs("admin", "/administration/customers");
      const list = new ListPage(page, "customer");
      const dialog = new ImportDialog(page, "customer");
      const tag = `T${String(Date.now()).slice(-5)}`;
      await list.table.waitFor();
      await dialog.open("customers.csv", customerSheet(tag));
      await dialog.check();
      const cellOf = ({ heading, row }: { heading: string; row: number }) =>
        interpolate(words.app.import.cell, { heading, row });
      expect((await dialog.faultyCells()).sort()).toEqual(MISTAKES.map(cellOf).sort());
      await dialog.commit(ROWS - MISTAKES.length).waitFor();
      for (const mistake of MISTAKES) await dialog.fix(cellOf(mistake), mistake.right);

      await dialog.commit(ROWS).click();
      expect(await dialog.outcome("created")).toBe(ROWS);
      expect(await dialog.outcome("refused")).toBe(0);
      const file = await readFile(await (await dialog.result()).path());
      expect([file.subarray(0, 2).toString(), file.length > 20_000]).toEqual(["PK", true]);
      await dialog.close();
      await list.search(`${tag} 118`);
      await list.row(`Import ${tag} 118`).getByText("Paranaguá").waitFor();
      await list.search("half way grains");
      await list.row("Half Way Grains").waitFor();
    },
  );

  journey("a field is changed in the selected rows alone", async ({ app, enterAs }) => {
    const office = await somebodyElse(app, "admin");
    const tag = `Bulk ${Date.now()}`;
    for (const name of ["A", "B", "C"])
      await office.register("create", "customer", {
        name: `${tag} ${name}`,
        social_name: tag,
        // One of them has it already.
        ...(name === "B" ? { language: "fr" } : {}),
      });
    const page = await enterAs("admin", `/administration/customers?q=${encodeURIComponent(tag)}`);
    const list = new ListPage(page, "customer");
    for (const name of ["A", "B"]) await list.row(`${tag} ${name}`).getByRole("checkbox").check();
    await page.getByRole("button", { name: bulk.change }).click();
    const dialog = page.getByRole("dialog", { name: interpolate(bulk.changeTitle.other, { count: 2 }) });
    await choose(dialog.getByRole("combobox", { name: bulk.field }), fields.language);
    await choose(dialog.getByRole("combobox", { name: fields.language }), choices.language.fr);
    await dialog.getByRole("button", { name: interpolate(bulk.changeYes.other, { count: 2 }) }).click();
    const told = page.getByRole("dialog", { name: bulk.doneTitle });
    await told.getByText(interpolate(bulk.done.one, { count: 1 })).waitFor();
    expect(await told.getByRole("status").textContent()).toContain(
      interpolate(bulk.unchanged.one, { count: 1 }),
    );
    await page.keyboard.press("Escape");
    await list.row(`${tag} A`).getByText(choices.language.fr).waitFor();
    expect(await list.row(`${tag} C`).getByText(choices.language.fr).count()).toBe(0);
  });
});

describe("without a mouse", () => {
  journey("a row is typed and saved, and a sheet brings more", async ({ enterAs }) => {
    const tag = `Keys ${Date.now()}`;
    const page = await enterAs("admin", "/administration/customers");
    const list = new ListPage(page, "customer");
    const form = new FormPage(page, "customer");
    const dialog = new ImportDialog(page, "customer");
    const keys = page.keyboard;
    const sheet = `${fields.name},${fields.social_name},${fields.city_id}\n${tag} one,One,Nowhere\n${tag} two,Two,Santos`;
    const file = { name: "two.csv", mimeType: "text/csv", buffer: Buffer.from(sheet) };
    // From the start: a chooser that opens before the browser was told to hand it over closes by itself.
    page.on("filechooser", (chooser) => void chooser.setFiles(file));
    await list.table.waitFor();
    await keys.press("n");
    await form.field(fields.name).waitFor();
    await reach(page, fields.name);
    await keys.type(`${tag} typed`);
    await keys.press("Tab");
    await keys.type(`${tag} typed Ltda.`);
    await keys.press("Control+s");
    await form.toast("saved").waitFor();
    await form.update.waitFor();
    await keys.press("Escape");
    await list.table.waitFor();
    await keys.press("/");
    await keys.type(tag);
    await list.row(`${tag} typed`).waitFor();

    await reach(page, words.app.import.button, "Shift+Tab");
    await keys.press("Enter");
    await hasFocus(dialog.button(words.app.import.choose));
    await keys.press("Enter");
    await hasFocus(dialog.button(words.app.import.check));
    await keys.press("Enter");
    await hasFocus(dialog.dialog.locator("input[aria-invalid=true]"));
    await keys.press("Control+a");
    await keys.type("Paranaguá");
    await keys.press("Enter");
    await hasFocus(dialog.commit(2));
    await keys.press("Enter");
    expect(await dialog.outcome("created")).toBe(2);
    await hasFocus(dialog.button(words.app.import.close).last());
    await keys.press("Enter");
    await dialog.dialog.waitFor({ state: "hidden" });
    await list.search(tag);
    await list.row(`${tag} one`).getByText("Paranaguá").waitFor();
  });
});

async function hasFocus(control: Locator): Promise<void> {
  await control.waitFor();
  await expect.poll(() => control.evaluate((one) => one === document.activeElement)).toBe(true);
}

/** Goes on with the Tab key until the control of that name has the focus. */
async function reach(page: Page, name: string, key = "Tab"): Promise<void> {
  for (let step = 0; step < 40; step++) {
    const focused = await page.evaluate(() => {
      const control = document.activeElement;
      const label =
        control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control?.textContent;
      return [control?.getAttribute("aria-label"), label?.replace("*", "").trim()];
    });
    if (focused.includes(name)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${name} is not reached by the keyboard`);
}

describe("people of one office", () => {
  journey(
    "a view is saved, shared with the team, and opened by a colleague",
    async ({ enterAs, colleagueAs }) => {
      const name = `Santos customers ${Date.now()}`;
      const page = await enterAs("ops.br", "/administration/customers");
      const list = new ListPage(page, "customer");
      await list.table.waitFor();
      await list.search("santos");
      await page.waitForURL(/q=santos/);
      await page.getByRole("button", { name: views.menu }).click();
      await page.getByRole("menuitem", { name: views.save }).click();
      await page.getByRole("textbox", { name: views.name }).fill(name);
      await page.getByRole("button", { name: views.keep }).click();
      await page.getByRole("button", { name: `${views.menu}: ${name}` }).click();
      await page.getByRole("menuitem", { name: interpolate(views.share, { name }) }).click();

      const colleague = await colleagueAs("billing.br", "/administration/customers");
      const button = colleague.getByRole("button", { name: views.menu, exact: true });
      await expect
        .poll(async () => {
          await colleague.reload();
          await button.click();
          return colleague.getByRole("menuitem", { name }).count();
        })
        .toBe(1);
      await colleague.getByRole("menuitem", { name }).click();
      await colleague.waitForURL(/q=santos/);
      await colleague.getByRole("button", { name: `${views.menu}: ${name}` }).waitFor();
    },
  );

  journey(
    "the bell rings when somebody's rights change, and falls silent when it is read",
    async ({ app, enterAs }) => {
      const page = await enterAs("billing.br", "/administration");
      const notices = new Notices(page);
      await notices.bell(0).waitFor();
      const admin = await somebodyElse(app, "admin");
      const { id, version } = await admin.find("profile", "Renata Cordeiro");
      await admin.register("update", "profile", { id, version, position: 1 });
      await notices.bell(1).click();
      await notices.notice(interpolate(words.notices.rights_changed, { who: "Ana Ribeiro" })).click();
      await notices.bell(0).waitFor();
      await page.reload();
      await notices.bell(0).waitFor();
    },
  );
});
