/** The figures that the trade works out by hand, entered on the screens as somebody would: the same cents come out. */
import { words as texts } from "@plimsoll/domain/billing/words/pages/en";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words } from "@plimsoll/domain/locales/en/index";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { CUSTOMER, shipOrderAt } from "../harness/order-at.ts";
import { type Somebody, somebodyElse } from "../harness/server-call.ts";
import { followLink } from "../harness/walk.ts";
import { FormPage } from "../pages/form.ts";
import { PreInvoicePage } from "../pages/pre-invoice.ts";

const LONG = 3 * 60_000;
const { pre_invoice: bill, simulation, fob_cost: cost } = words.records;
const line = bill.children.lines.fields;
const VOLUME = "66942.994";
const taxes = bill.children.taxes.choices.tax;
const WITHHELD = [
  [taxes.iss, "2,098.18"],
  [taxes.irrf, "629.45"],
  [taxes.pis, "272.76"],
  [taxes.cofins, "1,258.91"],
  [taxes.csll, "419.64"],
] as const;

/** The closing of a Friday, for an invoice of the Sunday after. */
async function closing(by: Somebody): Promise<void> {
  const dollars = await by.find("currency", "US Dollar");
  const day = [
    { attribute: "currency_id", operator: "=", value: dollars.id },
    { attribute: "date", operator: "=", value: "2026-10-02" },
  ];
  for (const { id } of await by.list("register", "exchange_rate", day))
    await by.register("delete", "exchange_rate", { id });
  await by.register("create", "exchange_rate", {
    currency_id: dollars.id,
    date: "2026-10-02",
    buy: "5.2232",
    sell: "5.2238",
    source: "manual",
  });
}

const TIERS = [
  { from_volume: "0", rate: "0.14" },
  { from_volume: "30000", rate: "0.12" },
  { from_volume: "50000", rate: "0.10" },
];

/** Each in force in a year of its own, long ago: a line names its rule, and none is proposed. */
async function rules(by: Somebody): Promise<void> {
  const [type] = await by.list("register", "rule_type", [
    { attribute: "basis", operator: "=", value: "per_mt" },
  ]);
  const currency_id = (await by.find("currency", "US Dollar")).id;
  const customer_id = (await by.find("customer", CUSTOMER)).id;
  const given = [
    { name: "Worked minimum", minimum_fee: "2500.00" },
    { name: "Worked slices", tiers: TIERS, tier_mode: "marginal" },
    { name: "Worked whole", tiers: TIERS, tier_mode: "whole" },
  ];
  // A story that is told a second time finds those of the first.
  const known = await by.list("register", "rule", [
    { attribute: "name", operator: "in", value: given.map(({ name }) => name) },
  ]);
  if (known.length > 0) return;
  for (const [at, one] of given.entries())
    await by.register("create", "rule", {
      rule_type_id: type?.id,
      currency_id,
      customer_id,
      rate: "0.12",
      valid_from: `${1900 + at}-01-01`,
      valid_to: `${1900 + at}-12-31`,
      ...one,
    });
}

/** One line in the form of a pre-invoice, in a row that stands there. */
async function enter(
  form: FormPage,
  at: number,
  rule: string,
  quantity: string,
  rate: string,
): Promise<void> {
  const cell = (name: keyof typeof line) => {
    const label = interpolate(words.app.record.children.cell, { item: line[name], position: String(at + 1) });
    return form.place.getByLabel(label, { exact: true });
  };
  const take = async (name: keyof typeof line, value: string) => {
    const box = cell(name);
    await box.click();
    await box.fill(value);
    await form.page.getByRole("option", { name: value }).first().click();
  };
  await take("rule_id", rule);
  await cell("basis").click();
  await form.page
    .getByRole("option", { name: words.records.rule_type.choices.basis.per_mt, exact: true })
    .click();
  await cell("quantity").fill(quantity);
  await take("currency_id", "US Dollar");
  await cell("rate").fill(rate);
}

/** What stands in the lines under a heading, as it is printed there. */
async function column(page: Page, heading: string): Promise<string[]> {
  const table = page.getByRole("main").getByRole("table", { name: bill.fields.lines });
  const at = (await table.locator("thead th").allTextContents()).indexOf(heading);
  const rows = await table
    .locator("tbody tr")
    .filter({ has: page.locator("td:first-child:not(:empty)") })
    .all();
  return Promise.all(rows.map(async (row) => (await row.locator("td").nth(at).textContent()) ?? ""));
}

/** A figure beside its name: at the head of the page, or in the table of taxes. */
const figure = (page: Page, label: string, value: string) =>
  page
    .getByRole("main")
    .locator("dl > div, tr")
    .filter({ hasText: label })
    .filter({ hasText: value })
    .first()
    .waitFor();

async function fillTerms(form: FormPage): Promise<void> {
  await form.field(bill.fields.date).fill("10/04/2026");
  await form.pick(bill.fields.ptax_rule, bill.choices.ptax_rule.invoice_date);
  await form.pick(bill.fields.withholding, bill.choices.withholding.federal_and_iss);
  await form.field(bill.fields.iss_pct).fill("5");
}

async function removeLines(form: FormPage, many: number): Promise<void> {
  const remove = interpolate(words.app.record.children.remove, { position: "1" });
  for (let left = many; left > 0; left--) await form.button(remove).first().click();
}

describe("the worked examples of billing", () => {
  journey(
    "give the printed cents on the screens, from the rate to the net",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const admin = await somebodyElse(app, "admin");
      await closing(admin);
      await rules(admin);
      const order = await shipOrderAt(await somebodyElse(app, "ops.br"), "finished");
      const page = await enterAs("billing.br", "/services/billingfob/new");
      const clerk = new PreInvoicePage(page);
      await clerk.proposeFor(CUSTOMER, String(order.wocode));
      const path = new URL(page.url()).pathname;
      const id = path.split("/").at(-1) ?? "";
      const first = await admin.billing("load", "pre_invoice", { id });

      // Above the minimum of its rule, by slices, and at the rate reached.
      const dialog = page.getByRole("dialog");
      const form = new FormPage(page, "pre_invoice", dialog);
      const given = [
        ["Worked minimum", VOLUME, "0.12"],
        ["Worked slices", VOLUME, "0.14"],
        ["Worked whole", VOLUME, "0.14"],
      ] as const;
      await clerk.button(texts.edit).click();
      await removeLines(form, (first.lines as unknown[]).length);
      for (const [at, [rule, quantity, rate]] of given.entries()) {
        await form.addRow(bill.fields.lines);
        await enter(form, at, rule, quantity, rate);
      }
      await form.update.click();
      await dialog.waitFor({ state: "hidden" });
      await expect.poll(() => column(page, line.amount)).toEqual(["8,033.16", "8,294.30", "6,694.30"]);

      // A small cargo comes to the minimum.
      await clerk.button(texts.edit).click();
      await removeLines(form, 2);
      await form.cell(bill.fields.lines, 0, line.rule_id).waitFor();
      await removeLines(form, 1);
      await form.addRow(bill.fields.lines);
      await enter(form, 0, "Worked minimum", "14702.175", "0.12");
      await form.update.click();
      await dialog.waitFor({ state: "hidden" });
      await expect.poll(() => column(page, line.amount)).toEqual(["2,500.00"]);

      // The ship of the tax example, at the closing of the Friday before.
      await clerk.button(texts.edit).click();
      await fillTerms(form);
      await form.cell(bill.fields.lines, 0, line.quantity).fill(VOLUME);
      await form.update.click();
      await dialog.waitFor({ state: "hidden" });
      await expect.poll(() => column(page, line.amount)).toEqual(["8,033.16"]);
      expect(await column(page, "BRL")).toEqual(["41,963.62"]);
      await figure(page, bill.fields.net, "37,284.68");
      for (const [name, amount] of WITHHELD) await figure(page, name, amount);
      await page
        .getByRole("main")
        .getByText(/5\.2238/)
        .first()
        .waitFor();

      // Quoted again on purpose: the same closing, and no cent moves.
      await clerk.button(texts.requote).click();
      await clerk.toast(texts.requoted).waitFor();
      await figure(page, bill.fields.net, "37,284.68");
    },
  );

  journey(
    "of the simulator give the printed prices for 30 000 t and 66 000 t",
    { timeout: LONG },
    async ({ enterAs }) => {
      const page = await enterAs("billing.br", "/services/simulatorfob/cost/new");
      const table = new FormPage(page, "fob_cost");
      const plain = {
        name: "Worked costs",
        net_rate_tph: "1500",
        rain_pct: "15",
        setup_hours: "6",
        inspectors: "2",
        cost_per_shift: "620",
        cost_per_lot: "48",
        fixed: "4130",
        overhead_pct: "12",
      } as const;
      for (const [name, value] of Object.entries(plain))
        await table.field(cost.fields[name as keyof typeof plain]).fill(value);
      await table.field(cost.fields.valid_from).fill("01/01/2026");
      await table.addRow(cost.fields.route);
      const way = cost.children.route.fields;
      await table.cell(cost.fields.route, 0, way.name).fill("Travel");
      await table.cell(cost.fields.route, 0, way.quantity).fill("1");
      await table.cell(cost.fields.route, 0, way.unit_cost).fill("960");
      await table.saveNew();

      for (const [volume, price, usd, list] of [
        ["30000", "24,926.02", "4,771.63", "0.16"],
        ["66000", "41,911.61", "8,023.2", "0.125"],
      ] as const) {
        await followLink(page, "/services/simulatorfob/simulator");
        const form = new FormPage(page, "simulation");
        await form.field(simulation.fields.name).fill(`Worked ${volume} t`);
        await form.field(simulation.fields.date).fill("11/16/2026");
        await form.pick(simulation.fields.fob_cost_id, "Worked costs");
        await form.pick(simulation.fields.fob_tax_id, "Lucro presumido 2026");
        await form.field(simulation.fields.volume_t).fill(volume);
        await form.field(simulation.fields.margin_pct).fill("20");
        await form.field(simulation.fields.exchange_rate).fill("5.2238");
        await form.save.click();
        await page.waitForURL(/simulatorfob\/[0-9a-f-]{36}$/);
        await figure(page, texts.simulation.price, price);
        await figure(page, texts.simulation.price_usd, usd);
        await figure(page, texts.simulation.list_usd, list);
      }
    },
  );
});
