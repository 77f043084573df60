/** A model over a list of one's own choice, run on paper and as a sheet, mailed, told of, and nobody else's business. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import { words as reports } from "@plimsoll/domain/report/words/pages/en";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { RunningApp } from "../harness/app.ts";
import { journey } from "../harness/journey.ts";
import { followLink } from "../harness/walk.ts";
import { FormPage } from "../pages/form.ts";
import { Notices } from "../pages/notices.ts";

const LONG = 3 * 60_000;
const NAME = "Orders of Santos";
const BUYER = "reader@customer.test";
const { report_model: model, report_run: run, work_order: order, port } = words.records;
const IN_CITY = `${words.labels.port_id} · ${port.fields.city_id ?? words.labels.city_id}`;

const editor = (page: Page) => new FormPage(page, "report_model", page.getByRole("dialog"));

async function save(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: reports.save, exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Runs the model to its end and gives the file that came out. */
async function runIt(page: Page): Promise<Buffer> {
  await page.getByRole("button", { name: `${reports.run}: ${NAME}`, exact: true }).click();
  await page.waitForURL(/\/reports\/reports\/[0-9a-f-]{36}$/);
  await page.getByRole("main").getByText(run.choices.state.done, { exact: true }).first().waitFor();
  const address = await page.getByRole("link", { name: reports.download, exact: true }).getAttribute("href");
  return (await page.request.get(address ?? "")).body();
}

/** The column of the table on the page. */
async function column(page: Page, label: string): Promise<string[]> {
  const table = page.getByRole("main").getByRole("table");
  const heads = await table.locator("thead th").allInnerTexts();
  const at = heads.findIndex((head) => head.toLowerCase() === label.toLowerCase());
  expect(at, `${label} among ${heads.join(", ")}`).toBeGreaterThanOrEqual(0);
  return table.locator(`tbody tr td:nth-child(${at + 1})`).allInnerTexts();
}

async function mailTo(app: RunningApp, address: string): Promise<string> {
  const outbox = join(app.dataDir, "outbox");
  for (let turn = 0; turn < 150; turn++) {
    for (const name of await readdir(outbox).catch(() => [])) {
      const mail = name.endsWith(".eml") ? await readFile(join(outbox, name), "utf8") : "";
      if (mail.includes(`To: ${address}`)) return mail;
    }
    await pause(100);
  }
  throw new Error(`no mail to ${address} arrived`);
}

describe("a report", () => {
  journey(
    "is made of a model, on paper and as a sheet, mailed, told of and nobody else's",
    { timeout: LONG },
    async ({ app, enterAs, colleagueAs }) => {
      const page = await enterAs("ops.br", "/reports/models");
      await page.getByRole("button", { name: reports.add, exact: true }).click();
      const form = editor(page);
      await form.field(words.labels.name).fill(NAME);
      await form.pick(model.fields.record, order.plural);
      await form.pick(reports.columns, order.fields.wocode);
      await form.pick(reports.columns, IN_CITY);
      await page.keyboard.press("Tab");
      await form.pick(reports.filtersBehind, IN_CITY);
      await page.keyboard.press("Tab");
      await form.pick(IN_CITY, "Santos");
      await page.keyboard.press("Tab");
      await save(page);

      const paper = await runIt(page);
      expect(paper.subarray(0, 5).toString()).toBe("%PDF-");
      const cities = await column(page, IN_CITY);
      expect(cities.length).toBeGreaterThan(0);
      expect(new Set(cities)).toEqual(new Set(["Santos"]));
      const address = new URL(page.url()).pathname;

      await page.getByRole("button", { name: reports.send, exact: true }).click();
      await page.getByRole("dialog").getByRole("textbox", { name: reports.sendTo, exact: true }).fill(BUYER);
      await page.getByRole("dialog").getByRole("button", { name: reports.send, exact: true }).click();
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      const mail = await mailTo(app, BUYER);
      expect(mail).toContain(`${NAME}.pdf`);

      await followLink(page, "/reports/models");
      await page.getByRole("button", { name: `${reports.edit}: ${NAME}`, exact: true }).click();
      await form.pick(model.fields.format, model.choices.format.xlsx);
      await form.button(reports.addGroup).click();
      await form.pick(interpolate(reports.group, { number: 1 }), IN_CITY);
      await form.button(reports.addSum).click();
      await form.pick(interpolate(reports.figure, { number: 1 }), order.fields.expected_volume);
      await form.pick(model.fields.schedule, model.choices.schedule.daily);
      await page
        .getByRole("dialog")
        .getByRole("textbox", { name: model.fields.recipients, exact: true })
        .fill(BUYER);
      await save(page);
      await page
        .getByText([order.plural, model.choices.format.xlsx, model.choices.schedule.daily].join(" · "))
        .waitFor();
      const sheet = await runIt(page);
      expect(sheet.subarray(0, 2).toString()).toBe("PK");
      expect(await column(page, IN_CITY)).toEqual(["Santos"]);
      expect(await column(page, reports.count)).toEqual([String(cities.length)]);

      await page.goto("/home");
      const notices = new Notices(page);
      await notices.open();
      await notices
        .notice(interpolate(words.notices.report_done, { subject: NAME }))
        .last()
        .click();
      await page.waitForURL((url) => url.pathname === address);
      await page.getByRole("heading", { name: NAME }).waitFor();

      const stranger = await colleagueAs("ops.ar", address);
      await stranger.getByText(words.errors.not_found).first().waitFor();
      expect(await stranger.getByText("Santos").count()).toBe(0);
    },
  );
});
