/** Twelve barges and a pusher: begun, weighed, surveyed and sealed; one goes over to another convoy with all that is its own. */
import { readFile } from "node:fs/promises";
import { bargeRow } from "@plimsoll/domain/draft-survey/worked-carriers.data";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words as english } from "@plimsoll/domain/locales/en/index";
import { words as convoys } from "@plimsoll/domain/operation/words/convoy-pages/en";
import { words as field } from "@plimsoll/domain/operation/words/pages/en";
import { words as trucks } from "@plimsoll/domain/operation/words/truck-pages/en";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityFaults } from "../harness/axe.ts";
import { journey } from "../harness/journey.ts";
import { waitingOrder } from "../harness/order-at.ts";
import { type Row, type Somebody, somebodyElse } from "../harness/server-call.ts";
import { followLink } from "../harness/walk.ts";
import { choose } from "../pages/form.ts";
import { OrderPage } from "../pages/order.ts";

const LONG = 180_000;
const BARGES = 12;
const { errors, records } = english;
const { calendar } = english.app.record;
const CONVOYS = "/operation/barge_convoy";

/** What the drafts of every one of these barges come to, worked out by hand where the method is tested. */
const BY_DRAFT = "1497.280";
const READ = [
  { kind: "initial", readings: { fp: "0.46", fs: "0.48", ap: "0.50", as: "0.52" } },
  { kind: "final", readings: { fp: "2.78", fs: "2.80", ap: "2.84", as: "2.86" } },
];

async function fleet(by: Somebody, tag: string): Promise<Row[]> {
  const made: Row[] = [];
  for (let at = 1; at <= BARGES; at++)
    made.push(await by.register("create", "barge", bargeRow(`${tag}-${String(at).padStart(2, "0")}`)));
  return made;
}

const operationsOf = (by: Somebody, order: Row) =>
  by.list("service", "operation", [{ attribute: "work_order_id", operator: "=", value: order.id }]);

const sealed = async (by: Somebody, convoy: Row) => {
  const { totals } = await by.service("summary", "convoy", { work_order_id: convoy.id });
  return (totals as { sealed: number }).sealed;
};

/** What the scale and the drafts of a barge said: the same for all, so that sums can be told beforehand. */
async function weighAndSurvey(by: Somebody, { id, version }: Row): Promise<void> {
  const product_id = (await by.find("product", "Soybeans")).id;
  const storage_plan = [{ hold: 1, product_id, planned: "1500" }];
  await by.service("update", "operation", { id, version, storage_plan });
  const at = new Date().toISOString();
  const period = { operation_id: id, hold: 1, product_id, begin_at: at };
  const { id: period_id } = await by.service("create", "weighing_period", period);
  await by.service("addweighings", "weighing", { period_id, rows: [{ at, weight: "1500", unit: "MT" }] });
  await by.service("create", "draft_survey", { operation_id: id, surveys: READ });
}

/** On the page of all barges at once, one seal on each. */
async function seal(page: Page, barge: string, number: string): Promise<void> {
  const section = page.getByRole("main").locator("section").filter({ hasText: barge }).first();
  await section.getByRole("button", { name: `Position 3: ${field.seals.free}` }).click();
  await section.getByLabel(field.seals.one).fill(number);
  await section.getByRole("button", { name: "Apply 1 seal" }).click();
  await section.getByRole("rowheader", { name: number }).waitFor();
}

/** What would be on paper, counted in the moment of printing. */
const PRINT_COUNTS_SEALS = `window.print = () => {
  window.sealsOnPaper = document.querySelectorAll("main section th[scope=row]").length;
};`;

/** What a button hands over to be kept. */
async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function askTransfer(page: Page, to: Row): Promise<void> {
  const order = page.getByRole("combobox", { name: records.work_order.name });
  await choose(order.nth(1), String(to.wocode));
  await page.getByRole("button", { name: trucks.transfer.doBarge }).click();
}

describe("a convoy of twelve barges", () => {
  journey(
    "from its start to its summary, with one transferred",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const tag = `CV${String(Date.now()).slice(-6)}`;
      const barges = await fleet(ops, tag);
      const [first, ...others] = barges.map(({ id }) => id);
      const tugboat_id = (await ops.find("tugboat", "E/M TUCUMÃ")).id;
      const convoy = await waitingOrder(ops, "convoy", {
        convoy_name: tag,
        tugboat_id,
        barge_ids: [first, ...others],
      });
      const maize = (await ops.find("product", "Maize")).id;
      const [elsewhere, ofMaize, there] = [
        await waitingOrder(ops, "convoy", { convoy_name: `${tag} NEXT` }),
        await waitingOrder(ops, "convoy", { convoy_name: `${tag} MAIZE`, product_id: maize }),
        await waitingOrder(ops, "convoy", { convoy_name: `${tag} THERE`, barge_ids: [first] }),
      ];

      // The convoy is made up: its start stands on its order.
      const page = await enterAs("ops.br", `${CONVOYS}/${convoy.id}`);
      const order = new OrderPage(page);
      await order.standsAt("waiting_start");
      const form = await order.edit();
      const { convoy_start: start } = records.work_order.fields;
      await form.field(interpolate(calendar.dayOf, { item: start })).fill("11/16/2026");
      await form.field(interpolate(calendar.timeOf, { item: start })).fill("06:00");
      await form.update.click();
      await form.place.waitFor({ state: "hidden" });

      // Barge by barge the inspection begins, each found on the page of the convoy.
      await followLink(page, `${CONVOYS}/${convoy.id}/barge`);
      for (const { name } of barges) {
        await page.getByRole("link", { name: new RegExp(String(name)) }).click();
        await page.getByRole("button", { name: field.overview.start }).click();
        await page.getByText(field.overview.finish).waitFor();
        await page.goBack();
      }
      await expect
        .poll(async () => (await operationsOf(ops, convoy)).map(({ status }) => status))
        .toEqual(Array.from({ length: BARGES }, () => "started"));

      for (const one of await operationsOf(ops, convoy)) await weighAndSurvey(ops, one);
      await followLink(page, `${CONVOYS}/${convoy.id}/barge/holdsealing`);
      // Four on one page for all barges; the others are sealed meanwhile.
      for (const [at, { name }] of barges.slice(0, 4).entries())
        await seal(page, String(name), `${tag}${900 + at}`);
      const byCalls = barges.slice(4).map((barge) => barge.id);
      const unsealed = (await operationsOf(ops, convoy)).filter(({ barge_id: id }) =>
        byCalls.includes(String(id)),
      );
      for (const [at, { id }] of unsealed.entries())
        await ops.service("create", "hold_sealing", {
          operation_id: id,
          hold: 1,
          position: 3,
          number: `${tag}${904 + at}`,
          state: "applied",
          applied_at: new Date().toISOString(),
        });
      // On the screen at once; with the server a moment later.
      await expect.poll(() => sealed(ops, convoy)).toBe(BARGES);

      // In the order of the convoy, and on paper it is said which is which.
      const names = page.getByRole("main").getByRole("heading", { level: 2, name: tag });
      await page.emulateMedia({ media: "print" });
      expect(await names.allInnerTexts()).toEqual(barges.map(({ name }) => name));
      await page.emulateMedia({ media: "screen" });

      // Printed as soon as the page is there, it waits for the last of them.
      await page.addInitScript(PRINT_COUNTS_SEALS);
      await page.reload();
      await page.getByRole("button", { name: field.frame.print }).click();
      await expect.poll(() => page.evaluate("window.sealsOnPaper")).toBe(BARGES);

      // By draft 12 × 1,497.280, by scale 12 × 1,500.
      await followLink(page, `${CONVOYS}/${convoy.id}/summary`);
      const main = page.getByRole("main");
      await main.getByText("17,967.360").first().waitFor();
      await main.getByText("18,000.000").first().waitFor();
      await main.getByText("-32.640 · -0.18 %").waitFor();
      const rows = main.getByRole("table").locator("tbody tr");
      expect(await rows.count()).toBe(BARGES);
      expect(await rows.filter({ hasText: convoys.states.sealed }).count()).toBe(BARGES);
      expect(await accessibilityFaults(page)).toEqual([]);
      const sheet = await saved(page, english.app.record.list.excel);
      expect([sheet.name, sheet.bytes.subarray(0, 2).toString()]).toEqual([
        `${convoy.wocode}-convoy.xlsx`,
        "PK",
      ]);

      // Not to itself, not to another product, not to where it is already; then to where it belongs.
      await followLink(page, `${CONVOYS}/transfer`);
      await choose(
        page.getByRole("combobox", { name: records.work_order.name }).first(),
        String(convoy.wocode),
      );
      await page.getByRole("radio", { name: new RegExp(`^${tag}-01`) }).click();
      for (const [to, code] of [
        [convoy, "transfer_to_same_convoy"],
        [ofMaize, "transfer_of_different_product"],
        [there, "already_on_destination_convoy"],
      ] as const) {
        await askTransfer(page, to);
        const refused = interpolate(errors[code], { item: `${tag}-01` });
        await page.getByRole("alert").filter({ hasText: refused }).waitFor();
      }
      expect(await operationsOf(ops, convoy)).toHaveLength(BARGES);
      await askTransfer(page, elsewhere);
      const told = { name: `${tag}-01`, order: String(elsewhere.wocode) };
      await page
        .getByRole("alert")
        .filter({ hasText: interpolate(trucks.transfer.doneBarge, told) })
        .waitFor();

      // Its weights and its seal have gone with it, and both orders tell it.
      await followLink(page, `${CONVOYS}/${convoy.id}/summary`);
      await main.getByText("16,470.080").first().waitFor();
      expect(await rows.count()).toBe(BARGES - 1);
      expect(await rows.filter({ hasText: `${tag}-01` }).count()).toBe(0);
      await followLink(page, `${CONVOYS}/${elsewhere.id}/summary`);
      await rows.filter({ hasText: `${tag}-01` }).waitFor();
      expect(await rows.allTextContents()).toEqual([expect.stringContaining(`${tag}900`)]);
      await main.getByText("1,497.280").first().waitFor();
      const [moved] = await operationsOf(ops, elsewhere);
      expect(
        await ops.list("service", "draft_survey", [
          { attribute: "operation_id", operator: "=", value: moved?.id },
        ]),
      ).toMatchObject([{ cargo: BY_DRAFT }]);
      for (const { id } of [convoy, elsewhere]) {
        await followLink(page, `${CONVOYS}/${id}`);
        await order.tab("history").click();
        await order.stream
          .filter({ hasText: `${tag}-01` })
          .first()
          .waitFor();
      }
    },
  );
});
