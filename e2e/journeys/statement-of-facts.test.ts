/** A time log that was worked out by hand, typed on the quay: what overlaps is taken off once. */
import { words as english } from "@plimsoll/domain/locales/en/index";
import { words as field } from "@plimsoll/domain/operation/words/pages/en";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../harness/journey.ts";
import { operationOf, shipOrderAt } from "../harness/order-at.ts";
import { somebodyElse } from "../harness/server-call.ts";
import { FormPage } from "../pages/form.ts";

const LONG = 240_000;

/** Name of the type, day of November 2026 and time in Santos, and the end of what lasts. */
const ENTRIES = [
  ["Commenced loading or discharging", "11/03/2026", "14:20"],
  ["Rain", "11/03/2026", "19:05", "11/03/2026", "22:40"],
  ["Shiploader changing hold", "11/04/2026", "03:10", "11/04/2026", "03:35"],
  ["Rain", "11/04/2026", "11:15", "11/04/2026", "16:50"],
  ["Terminal breakdown", "11/05/2026", "01:00", "11/05/2026", "02:25"],
  ["Rain", "11/05/2026", "13:40", "11/05/2026", "15:55"],
  ["Waiting for cargo", "11/05/2026", "15:30", "11/05/2026", "16:20"],
  ["Draft check", "11/06/2026", "07:30", "11/06/2026", "08:10"],
  ["Completed loading or discharging", "11/06/2026", "09:50"],
] as const;

const box = (page: Page, name: string) => page.getByRole("dialog").locator(`[data-field="${name}"] input`);

async function when(page: Page, name: string, day: string, time: string) {
  await box(page, name).nth(0).fill(day);
  await box(page, name).nth(1).fill(time);
  await box(page, name).nth(1).blur();
}

journey("a statement of facts counts every stop once", { timeout: LONG }, async ({ app, enterAs }) => {
  const ops = await somebodyElse(app, "ops.br");
  const order = await shipOrderAt(ops, "waiting_start");
  const { id, version } = await operationOf(ops, order.id);
  await ops.service("start", "operation", { id, version });
  const page = await enterAs("ops.br", `/operation/vessels/${id}/timelog`);
  await page.getByText(field.timelog.notBegun).waitFor();
  // Rain begins and ends by one key each; what was a try is taken out again.
  await page.keyboard.press("r");
  await page.getByRole("button", { name: "Rain: stop", disabled: false }).waitFor();
  await page.keyboard.press("r");
  await page.getByRole("button", { name: "Rain: start", disabled: false }).waitFor();
  const conditions = [{ attribute: "operation_id", operator: "=", value: id }];
  await expect
    .poll(async () =>
      (await ops.list("service", "timelog_entry", conditions)).map((row) => row.end_at !== null),
    )
    .toEqual([true]);
  const [tried] = await ops.list("service", "timelog_entry", conditions);
  await (await somebodyElse(app, "admin")).service("delete", "timelog_entry", { id: tried?.id });

  for (const [type, day, time, endDay, endTime] of ENTRIES) {
    await page.getByRole("button", { name: field.frame.add, exact: true }).click();
    const form = new FormPage(page, "timelog_entry", page.getByRole("dialog"));
    await form.pick(english.records.timelog_entry.fields.timelog_id, type);
    await when(page, "begin_at", day, time);
    if (endDay && endTime) await when(page, "end_at", endDay, endTime);
    await form.save.click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  for (const figure of ["67.5000 h", "14.7500 h", "-0.4167 h", "14.3333 h", "53.1667 h"])
    await page.getByText(figure, { exact: true }).first().waitFor();
  // Of the two that overlap, both say so.
  await page.getByText(field.timelog.overlap).nth(1).waitFor();
  const rows = await ops.list("service", "timelog_entry", conditions);
  // Typed on the clock of Santos, three hours behind Greenwich.
  expect(rows.map((row) => row.begin_at)).toContain("2026-11-03T17:20:00.000Z");
});
