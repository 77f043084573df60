/** Surveys that were worked out by hand, typed on the quay: the page gives their figures to the last digit. */

import type { EvaluateRequest } from "@plimsoll/domain/draft-survey/request";
import { words as calculator } from "@plimsoll/domain/draft-survey/words/calculator/en";
import { bargeRow, shipRow } from "@plimsoll/domain/draft-survey/worked-carriers.data";
import { KAMSARMAX, SUPRAMAX } from "@plimsoll/domain/draft-survey/worked-surveys.data";
import { words as field } from "@plimsoll/domain/operation/words/pages/en";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { waitingOn } from "../harness/kept-pages.ts";
import { operationOf, shipOrderAt } from "../harness/order-at.ts";
import { type Somebody, somebodyElse } from "../harness/server-call.ts";

const LONG = 240_000;

const box = (page: Page, path: string) => page.locator(`[data-field="${path}"] input`).first();

async function choose(page: Page, path: string, option: string) {
  await box(page, path).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** A ship of its own in the register, with an order and an operation that has begun. */
async function operationOn(ops: Somebody, name: string, { ship }: EvaluateRequest) {
  const made = await ops.register("create", "ship", shipRow(name, ship));
  const order = await shipOrderAt(ops, "waiting_start");
  await ops.workorder("update", "work_order", { id: order.id, version: order.version, ship_id: made.id });
  const { id, version } = await operationOf(ops, order.id);
  return ops.service("start", "operation", { id, version });
}

async function typeSurvey(page: Page, at: number, survey: EvaluateRequest["surveys"][number]) {
  const path = (name: string) => `surveys.${at}.${name}`;
  await choose(page, path("kind"), calculator.draftSurvey.kinds[survey.kind]);
  await box(page, path("density")).fill(survey.density);
  const list = page.locator(`[data-field="${path("apply_list")}"] input`);
  if ((await list.isChecked()) !== (survey.apply_list ?? true)) await list.click({ force: true });
  for (const [name, value] of Object.entries(survey.readings))
    await box(page, path(`readings.${name}`)).fill(value);
  for (const [name, value] of Object.entries(survey.deductibles))
    await box(page, path(`deductibles.${name}`)).fill(value);
}

/** The calculation as the page shows it, by line. */
async function calculation(page: Page): Promise<Record<string, string[]>> {
  const rows = await page
    .locator("table")
    .filter({ hasText: calculator.draftSurvey.lines.quarter_mean })
    .first()
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent)),
    );
  return Object.fromEntries(rows.map(([name, ...cells]) => [name, cells as string[]]));
}

const { lines } = calculator.draftSurvey;
type Line = keyof typeof lines;

const LOADING: Partial<Record<Line, [string, string]>> = {
  mean_fwd: ["4.860", "12.620"],
  mean_mid: ["5.940", "12.710"],
  mean_aft: ["7.020", "12.800"],
  apparent_trim: ["2.160", "0.180"],
  lbm: ["216.950", "216.950"],
  corr_fwd: ["-0.013", "-0.001"],
  corr_mid: ["-0.006", "0.000"],
  corr_aft: ["0.072", "0.006"],
  fwd: ["4.847", "12.619"],
  mid: ["5.934", "12.710"],
  aft: ["7.092", "12.806"],
  true_trim: ["2.245", "0.187"],
  mean_fwd_aft: ["5.970", "12.713"],
  mean_of_means: ["5.952", "12.712"],
  deflection_cm: ["-3.600", "-0.300"],
  quarter_mean: ["5.943", "12.711"],
  displacement: ["36,594.551", "83,020.415"],
  tpc: ["66.566", "70.627"],
  lcf: ["-6.538", "0.365"],
  mtc_plus: ["939.147", "1,152.363"],
  mtc_minus: ["909.847", "1,119.263"],
  mtc_difference: ["29.300", "33.100"],
  first_trim: ["-433.279", "2.138"],
  second_trim: ["32.743", "0.257"],
  list: ["0.000", "0.000"],
  displacement_trim_list: ["36,194.015", "83,022.810"],
  density: ["1.0215", "1.0205"],
  density_correction: ["-123.589", "-364.490"],
  displacement_density: ["36,070.426", "82,658.320"],
  deductibles: ["22,102.100", "1,747.000"],
  net: ["13,968.326", "80,911.320"],
  net_light_ship: ["318.326", "67,261.320"],
};

const DISCHARGING: Partial<Record<Line, [string, string]>> = {
  apparent_trim: ["-0.240", "2.360"],
  lbm: ["173.500", "173.500"],
  fwd: ["12.407", "3.885"],
  mid: ["12.354", "5.079"],
  aft: ["12.151", "6.402"],
  true_trim: ["-0.256", "2.517"],
  deflection_cm: ["7.500", "-6.500"],
  quarter_mean: ["12.335", "5.095"],
  displacement: ["64,703.510", "24,446.635"],
  lcf: ["1.302", "-5.215"],
  mtc_difference: ["26.935", "22.595"],
  first_trim: ["-10.423", "-378.580"],
  second_trim: ["0.477", "38.688"],
  list_degrees: ["-0.284", "-0.142"],
  tpc_port: ["57.823", "53.330"],
  tpc_stbd: ["57.920", "53.378"],
  list: ["0.093", "0.023"],
  density_correction: ["-1,072.968", "-435.098"],
  displacement_density: ["63,620.689", "23,671.668"],
  net: ["62,617.789", "10,937.068"],
  net_light_ship: ["51,967.789", "287.068"],
};

async function expectLines(page: Page, expected: Partial<Record<Line, [string, string]>>) {
  const shown = await calculation(page);
  for (const [line, values] of Object.entries(expected))
    expect([line, shown[lines[line as Line]]]).toEqual([line, values]);
}

const saved = (page: Page) => page.getByText(field.frame.saved, { exact: true }).first().waitFor();
const ofOperation = (id: string) => [{ attribute: "operation_id", operator: "=", value: id }];

describe("a draft survey on the quay", () => {
  journey.override({ keepsPages: true });

  journey("of a ship that loads", { timeout: LONG }, async ({ app, enterAs }) => {
    const ops = await somebodyElse(app, "ops.br");
    const operation = await operationOn(ops, "KAMSARMAX OF THE EXAMPLE", KAMSARMAX);
    const page = await enterAs("ops.br", `/operation/vessels/${operation.id}/draft`);
    const save = page.getByRole("button", { name: field.draft.save });
    await box(page, "surveys.0.density").waitFor();
    expect(await save.isDisabled()).toBe(true);
    const [initial, final] = KAMSARMAX.surveys;
    if (!initial || !final) throw new Error("the example has two surveys");
    await typeSurvey(page, 0, initial);
    // Saved between the two: the ship loads for days. One stays in the box that one stands in.
    const density = box(page, "surveys.0.density");
    await density.focus();
    await page.keyboard.press("Control+s");
    await saved(page);
    await page.getByRole("button", { name: field.frame.history }).first().waitFor();
    expect(await density.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByText("318.326").first().waitFor();
    await page.getByRole("button", { name: /^Add/ }).click();
    await typeSurvey(page, 1, final);
    await box(page, "bill_of_lading").fill("66870.480");
    await page.getByText("66,942.994").first().waitFor();
    await expectLines(page, LOADING);
    await page.getByText("72.514").waitFor();
    await page.getByText("0.1084").waitFor();
    await page.getByText("Initial: hogged by 3.600 cm").waitFor();
    expect(await page.locator("svg [data-turn]").count()).toBe(2);
    await save.click();
    await expect
      .poll(async () => (await ops.list("service", "draft_survey", ofOperation(operation.id)))[0]?.cargo)
      .toBe("66942.994");
    // A draft that the table does not reach is told at once, and nothing is saved.
    await box(page, "surveys.1.readings.ap").fill("19.79");
    await box(page, "surveys.1.readings.as").fill("19.81");
    await page.getByText(field.draft.incomplete).waitFor();
    expect(await save.isDisabled()).toBe(true);
    await page.reload();
    // What was typed and not saved is still there.
    await page.getByText(field.draft.incomplete).waitFor();
    await box(page, "surveys.1.readings.ap").fill("12.790");
    await box(page, "surveys.1.readings.as").fill("12.810");
    await page.getByText("66,942.994").first().waitFor();
    const signature = page.getByLabel(field.signature.name).first();
    await signature.fill("Rafael Nogueira");
    await page.getByRole("button", { name: field.signature.byName }).first().click();
    await page.getByText(field.signature.valid, { exact: true }).waitFor();
  });

  journey("without a network, saved twice before it is back", { timeout: LONG }, async ({ app, enterAs }) => {
    const ops = await somebodyElse(app, "ops.br");
    const operation = await operationOn(ops, "KAMSARMAX OFF THE NETWORK", KAMSARMAX);
    const page = await enterAs("ops.br", `/operation/vessels/${operation.id}/draft`);
    await box(page, "surveys.0.density").waitFor();
    await page.context().setOffline(true);
    const [initial, final] = KAMSARMAX.surveys;
    if (!initial || !final) throw new Error("the example has two surveys");
    const save = page.getByRole("button", { name: field.draft.save });
    await typeSurvey(page, 0, initial);
    await save.click();
    await page.getByText("318.326").first().waitFor();
    await page.getByRole("button", { name: /^Add/ }).click();
    await typeSurvey(page, 1, final);
    await page.getByText("66,942.994").first().waitFor();
    await save.click();
    await expect.poll(() => waitingOn(page, "entries"), { timeout: 10_000 }).toBe(2);
    expect(await ops.list("service", "draft_survey", ofOperation(operation.id))).toEqual([]);
    await page.context().setOffline(false);
    await expect
      .poll(async () => await ops.list("service", "draft_survey", ofOperation(operation.id)), {
        timeout: 60_000,
      })
      .toMatchObject([{ cargo: "66942.994" }]);
  });

  journey("of a ship that discharges by the head", { timeout: LONG }, async ({ app, enterAs }) => {
    const ops = await somebodyElse(app, "ops.br");
    const operation = await operationOn(ops, "SUPRAMAX OF THE EXAMPLE", SUPRAMAX);
    const page = await enterAs("ops.br", `/operation/vessels/${operation.id}/draft`);
    await box(page, "surveys.0.density").waitFor();
    await choose(page, "cargo_operation", calculator.draftSurvey.operations.discharging);
    await page.getByRole("button", { name: /^Add/ }).click();
    for (const [at, survey] of SUPRAMAX.surveys.entries()) await typeSurvey(page, at, survey);
    await page.getByText("51,680.721").first().waitFor();
    await expectLines(page, DISCHARGING);
    await page.getByText("287.068").first().waitFor();
    await choose(page, "rounding", calculator.draftSurvey.roundings.none);
    await page.getByText("51,680.004").first().waitFor();
  });

  journey("of a barge, by its own method", { timeout: LONG }, async ({ app, enterAs }) => {
    const ops = await somebodyElse(app, "ops.br");
    const barge = await ops.register("create", "barge", bargeRow("EXAMPLE-01"));
    const customer = (await ops.find("customer", "Agrícola Vale Verde")).id;
    const source = await shipOrderAt(ops, "waiting_start");
    let order = await ops.workorder("create", "work_order", {
      kind: "convoy",
      customer_id: customer,
      date: source.date,
      product_id: source.product_id,
      port_id: source.port_id,
      barge_ids: [barge.id],
    });
    const scope = source.scope as { service_type_id: string; mandatory: boolean }[];
    order = await ops.workorder("setscope", "work_order", {
      id: order.id,
      version: order.version,
      scope: scope.map(({ service_type_id, mandatory }) => ({ service_type_id, mandatory })),
    });
    await ops.workorder("releasescope", "work_order", { id: order.id, version: order.version });
    await ops.workorder("create", "appointment", {
      work_order_id: order.id,
      inspector_id: (await ops.find("inspector", "Rafael Nogueira")).id,
      begin_date: source.date,
      end_date: source.date,
    });
    const { id, version } = await operationOf(ops, order.id);
    await ops.service("start", "operation", { id, version });
    const page = await enterAs("ops.br", `/operation/barge_convoy/${order.id}/barge/${barge.id}/draft`);
    await box(page, "surveys.0.readings.fp").waitFor();
    // Four points: nobody is asked for readings amidships.
    expect(await box(page, "surveys.0.readings.mp").count()).toBe(0);
    await page.getByRole("button", { name: /^Add/ }).click();
    const readings = { 0: ["0.46", "0.48", "0.50", "0.52"], 1: ["2.78", "2.80", "2.84", "2.86"] };
    for (const [at, values] of Object.entries(readings))
      for (const [place, name] of ["fp", "fs", "ap", "as"].entries())
        await box(page, `surveys.${at}.readings.${name}`).fill(values[place] ?? "");
    await page.getByText("1,497.280").first().waitFor();
    for (const at of [0, 1]) await box(page, `surveys.${at}.density`).fill("0.996");
    await page.getByText("1,491.291").first().waitFor();
    await page.getByRole("button", { name: field.draft.save }).click();
    await saved(page);
    await expect
      .poll(async () => (await ops.list("service", "draft_survey", ofOperation(id)))[0]?.cargo)
      .toBe("1491.291");
  });

  journey(
    "whose tanks are sounded, by the ship's own tables",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const operation = await operationOn(ops, "KAMSARMAX WITH TANKS", KAMSARMAX);
      const volumes = { "2.10": ["412.6", "398.2"], "2.20": ["431.9", "417.1"] };
      for (const [sounding, at] of Object.entries(volumes))
        for (const [place, volume] of at.entries())
          await ops.register("create", "tank_volume", {
            ship_id: operation.ship_id,
            tank: "WBT 1P",
            content: "ballast",
            trim: place === 0 ? "2" : "3",
            sounding,
            volume,
          });
      const page = await enterAs("ops.br", `/operation/vessels/${operation.id}/draft`);
      await box(page, "surveys.0.density").waitFor();
      const [initial] = KAMSARMAX.surveys;
      if (!initial) throw new Error("the example has a first survey");
      await typeSurvey(page, 0, initial);
      await page.getByText("318.326").first().waitFor();
      const tanks = page.locator('[data-field="surveys.0.tanks"]');
      await tanks.getByRole("button", { name: "Add row" }).click();
      const cell = (name: string) => tanks.locator(`input[id$="-${name}"]`).first();
      await cell("tank").click();
      await page.getByRole("option", { name: "WBT 1P" }).click();
      // At the true trim of 2.245 m, between both trims and both soundings.
      await cell("sounding").fill("2.14");
      await cell("sounding").press("Tab");
      await expect.poll(() => cell("volume").inputValue()).toBe("416.753");
      await cell("density").fill("1.024");
      await cell("density").press("Tab");
      await expect.poll(() => box(page, "surveys.0.deductibles.ballast").inputValue()).toBe("426.755");
      // Beyond the table nothing is guessed; a volume by hand is taken.
      await cell("sounding").fill("2.5");
      await cell("sounding").press("Tab");
      await page.getByText("WBT 1P: 2.5 is outside its table").waitFor();
      await cell("volume").fill("480");
      await cell("volume").press("Tab");
      await expect.poll(() => box(page, "surveys.0.deductibles.ballast").inputValue()).toBe("491.52");
      await page.getByRole("button", { name: field.draft.save }).click();
      await saved(page);
      await expect
        .poll(async () => (await ops.list("service", "draft_survey", ofOperation(operation.id)))[0]?.tanks)
        .toEqual([{ survey: 0, tank: "WBT 1P", sounding: "2.5", volume: "480", density: "1.024" }]);
    },
  );
});
