/** A day of sixty trucks: imported from Excel, worked at the gate on a tablet with and without a network, invoiced, moved. */
import { explainModulus11 } from "@plimsoll/domain/identifier/reading";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { words as english } from "@plimsoll/domain/locales/en/index";
import { words as field } from "@plimsoll/domain/operation/words/pages/en";
import { words as trucks } from "@plimsoll/domain/operation/words/truck-pages/en";
import { writeXlsxStream } from "hucre/xlsx";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { accessibilityFaults } from "../harness/axe.ts";
import { journey } from "../harness/journey.ts";
import { pagesAreKept } from "../harness/kept-pages.ts";
import { operationOf, today, waitingOrder } from "../harness/order-at.ts";
import { type Row, type Somebody, somebodyElse } from "../harness/server-call.ts";
import { followLink } from "../harness/walk.ts";
import { choose } from "../pages/form.ts";
import { ImportDialog } from "../pages/import-dialog.ts";
import { ListPage } from "../pages/list.ts";

const LONG = 240_000;
const TABLET = { width: 1024, height: 768 };
const DAY = 60;
const { errors, records } = english;
const { fields, choices } = records.truck;
const { gate } = field;
const ROAD = "/services/wosfob";
const WEIGHTS = { tare: "18200", gross: "57360", origin_net: "39200" };
const ISSUER = "11222333000181";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Two letters of this run before the day's plates: other runs have theirs. */
const plateOf = (letters: string, at: number) => `R${letters}1A${String(at).padStart(2, "0")}`;

async function programme(letters: string, operation: string): Promise<Buffer> {
  const rows = Array.from({ length: DAY }, (_, at) => [
    operation,
    plateOf(letters, at),
    `Driver ${at}`,
    new Date(`${today()}T08:00:00Z`),
  ]);
  const headings = [fields.operation_id, fields.plate, fields.driver, fields.programmed_at];
  const stream = writeXlsxStream([headings, ...rows], {
    name: "Day",
    columns: [{}, {}, {}, { numFmt: "yyyy-mm-dd hh:mm" }],
  });
  return Buffer.from(await new Response(stream).arrayBuffer());
}

/** An invoice as its issuer's system writes it; the key names year, issuer and number. */
function invoiceFile(number: number, plate: string): { name: string; mimeType: string; buffer: Buffer } {
  const body = `352611${ISSUER}55001${String(number).padStart(9, "0")}112345678`;
  const key = `${body}${explainModulus11(body, "nt_2025_001").digit}`;
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/nfe"><NFe><infNFe versao="4.00" Id="NFe${key}">
<ide><mod>55</mod><nNF>${number}</nNF><dhEmi>2026-11-10T08:30:00-03:00</dhEmi></ide>
<emit><CNPJ>${ISSUER}</CNPJ><xNome>Cooperativa</xNome></emit><total><ICMSTot><vNF>61250.00</vNF></ICMSTot></total>
<transp><veicTransp><placa>${plate}</placa></veicTransp><vol><pesoL>39160.000</pesoL></vol></transp></infNFe></NFe></nfeProc>`;
  return { name: `${number}.xml`, mimeType: "text/xml", buffer: Buffer.from(text) };
}

async function startedOrder(by: Somebody, values: object = {}): Promise<{ order: Row; operation: Row }> {
  const order = await waitingOrder(by, "fob", values);
  const { id, version } = await operationOf(by, order.id);
  return { order, operation: await by.service("start", "operation", { id, version }) };
}

const trucksOf = (by: Somebody, { id }: Row) =>
  by.list("service", "truck", [{ attribute: "operation_id", operator: "=", value: id }]);

/** How many trucks stand in which state. */
async function standing(by: Somebody, operation: Row): Promise<Record<string, number>> {
  const count: Record<string, number> = {};
  for (const { state } of await trucksOf(by, operation))
    count[String(state)] = (count[String(state)] ?? 0) + 1;
  return count;
}

class Gate {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async take(plate: string): Promise<void> {
    await this.#page.getByLabel(gate.plate, { exact: true }).fill(plate);
    await this.#page.getByRole("button", { name: new RegExp(`^${plate}`) }).click();
  }

  async step(state: keyof typeof choices.state): Promise<void> {
    await this.#button(choices.state[state]).click();
    await this.#page
      .getByRole("main")
      .locator("p")
      .filter({ hasText: choices.state[state] })
      .first()
      .waitFor();
  }

  async weigh(): Promise<void> {
    await this.#page.getByLabel(gate.tare).fill(WEIGHTS.tare);
    await this.#page.getByLabel(gate.gross).fill(WEIGHTS.gross);
    await this.#page.getByLabel(gate.origin).fill(WEIGHTS.origin_net);
    await this.#button(gate.saveWeights).click();
    // That the weights are kept is seen by the button, on and off the network.
    const kept = this.#page.locator("button[disabled]", { hasText: gate.saveWeights });
    await kept.waitFor();
    await this.balances();
  }

  /** What it carries and what it lost since its origin stand there as soon as the weights do, whether anybody answers or not. */
  async balances(): Promise<void> {
    const balance = this.#page.getByRole("main").locator("output");
    for (const [text, weight] of [
      [gate.net, "39,160"],
      [gate.loss, "40"],
    ] as const)
      await balance.getByText(interpolate(text, { weight }), { exact: true }).waitFor();
  }

  async refuse(plate: string, reason: string): Promise<void> {
    await this.#button(gate.refuse).click();
    const dialog = this.#page.getByRole("dialog", { name: interpolate(gate.whyRefused, { plate }) });
    await dialog.getByRole("textbox").fill(reason);
    await dialog.getByRole("button", { name: gate.refuse, exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
  }

  async back(): Promise<void> {
    await this.#button(gate.back).click();
  }

  /** From the road to the road. */
  async through(plate: string, until: "loaded" | "dispatched" = "dispatched"): Promise<void> {
    await this.take(plate);
    for (const state of ["arrived", "classified", "loading"] as const) await this.step(state);
    await this.weigh();
    await this.step("loaded");
    if (until === "dispatched") await this.step("dispatched");
    await this.back();
  }

  #button(name: string) {
    return this.#page.getByRole("main").getByRole("button", { name, exact: true });
  }
}

/** The other clerk: what is done to the rest of the day's trucks is the same. */
async function workRest(by: Somebody, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    let { version } = row;
    const { id } = row;
    ({ version } = await by.service("update", "truck", { id, version, ...WEIGHTS }));
    for (const status of ["arrived", "classified", "loading", "loaded", "dispatched"])
      ({ version } = await by.service("changestatus", "truck", { id, version, status }));
  }
}

async function askTransfer(page: Page, to: Row): Promise<void> {
  await choose(page.getByRole("combobox", { name: records.work_order.name }).nth(1), String(to.wocode));
  await page.getByRole("button", { name: interpolate(trucks.transfer.act.one, { count: 1 }) }).click();
}

describe("a day of sixty trucks", () => {
  journey.override({ keepsPages: true });

  journey(
    "is imported, worked at the gate, invoiced, and one truck goes over to another order",
    { timeout: LONG },
    async ({ app, enterAs }) => {
      const ops = await somebodyElse(app, "ops.br");
      const letters = String.fromCharCode(65 + (Date.now() % 26), 65 + (Math.floor(Date.now() / 26) % 26));
      const plates = Array.from({ length: DAY }, (_, at) => plateOf(letters, at));
      const { order, operation } = await startedOrder(ops);
      const next = await startedOrder(ops);
      const there = await startedOrder(ops);
      const ofMaize = await startedOrder(ops, { product_id: (await ops.find("product", "Maize")).id });
      const last = plates.at(-1) ?? "";
      await ops.service("create", "truck", { operation_id: there.operation.id, plate: last });

      // The programme of the day comes as it was sent: an Excel file.
      const page = await enterAs("ops.br", `${ROAD}/truck`);
      await page.getByText(trucks.board.asTable, { exact: true }).click();
      await new ListPage(page, "truck").table.waitFor();
      const dialog = new ImportDialog(page, "truck");
      await dialog.open("day.xlsx", await programme(letters, String(operation.code)), XLSX);
      await dialog.check();
      await dialog.commit(DAY).click();
      expect(await dialog.outcome("created")).toBe(DAY);
      await dialog.close();
      expect(await standing(ops, operation)).toEqual({ programmed: DAY });

      // At the gate.
      await page.setViewportSize(TABLET);
      await followLink(page, `${ROAD}/${order.id}/gate`);
      const clerk = new Gate(page);
      for (const plate of plates.slice(0, 3)) await clerk.through(plate);
      await clerk.take(plates[3] ?? "");
      expect(await accessibilityFaults(page)).toEqual([]);
      await clerk.back();
      for (const [at, reason] of [
        [3, "Humidity 18.2 %"],
        [4, "Live insects"],
      ] as const) {
        await clerk.take(plates[at] ?? "");
        await clerk.step("arrived");
        await clerk.refuse(plates[at] ?? "", reason);
        await clerk.back();
      }
      // Two whole trucks and the beginning of a third while nobody answers.
      await pagesAreKept(page);
      await page.context().setOffline(true);
      for (const plate of plates.slice(5, 7)) await clerk.through(plate);
      await clerk.take(plates[7] ?? "");
      for (const state of ["arrived", "classified"] as const) await clerk.step(state);
      await clerk.weigh();
      await clerk.back();
      expect(await standing(ops, operation)).toMatchObject({ dispatched: 3, refused: 2 });
      const onServer = async () => {
        const [row] = await ops.list("service", "truck", [
          { attribute: "operation_id", operator: "=", value: operation.id },
          { attribute: "plate", operator: "=", value: plates[7] },
        ]);
        const history = await ops.service("history", "truck", { id: row?.id });
        return { net: row?.net, loss: row?.loss, history: history as never as readonly object[] };
      };
      expect(await onServer()).toMatchObject({ net: null, loss: null });
      // The tablet is put away and taken up again before there is a network: what was weighed is still there.
      await page.reload();
      await clerk.take(plates[7] ?? "");
      await clerk.balances();
      await clerk.back();
      await page.context().setOffline(false);
      await expect
        .poll(() => standing(ops, operation), { timeout: 60_000 })
        .toEqual({ dispatched: 5, refused: 2, classified: 1, programmed: DAY - 8 });
      await expect.poll(onServer, { timeout: 30_000 }).toMatchObject({ net: "39160.000", loss: "40.000" });
      // Weighed once, on the server once.
      const changes = (await onServer()).history;
      expect(changes.filter((one) => JSON.stringify(one).includes('"gross"'))).toHaveLength(1);
      await clerk.take(plates[7] ?? "");
      await clerk.balances();
      await clerk.step("loading");
      for (const state of ["loaded", "dispatched"] as const) await clerk.step(state);
      await clerk.back();
      // The last of the day is loaded and stays; the others are another clerk's.
      await clerk.through(last, "loaded");
      const rest = (await trucksOf(ops, operation)).filter(({ state }) => state === "programmed");
      await workRest(ops, rest);
      expect(await standing(ops, operation)).toEqual({ dispatched: DAY - 3, refused: 2, loaded: 1 });

      // Invoices come as files, find their trucks, and are linked once.
      await followLink(page, `${ROAD}/${order.id}/invoice`);
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: field.invoiceFiles.add }).click();
      const first = Date.now() % 100_000_000;
      const loaded = [...plates.slice(0, 3), ...plates.slice(5, 8), last];
      const files = loaded.map((plate, at) => invoiceFile(first + at, plate));
      await (await chooser).setFiles([...files, { ...(files[0] as (typeof files)[0]), name: "again.xml" }]);
      for (const { name } of files) {
        const said = { name, number: name.replace(".xml", "") };
        await page.getByText(interpolate(field.invoiceFiles.linked, said), { exact: true }).waitFor();
      }
      const again = errors.number_already_linked.split("{number}")[1];
      await page.getByText(new RegExp(`^again\\.xml: .*${again}$`)).waitFor();
      const { id: operation_id } = operation;
      const invoicesOf = (id: unknown) =>
        ops.list("service", "fob_invoice", [{ attribute: "operation_id", operator: "=", value: id }]);
      expect(await invoicesOf(operation_id)).toHaveLength(files.length);

      // Not to itself, not to another product, not to where it is already; then to where it belongs, invoice and all.
      await followLink(page, `${ROAD}/transfer`);
      await choose(
        page.getByRole("combobox", { name: records.work_order.name }).first(),
        String(order.wocode),
      );
      await page.getByRole("checkbox", { name: new RegExp(`^${last}`) }).check();
      for (const [to, code] of [
        [order, "transfer_to_same_work_order"],
        [ofMaize.order, "transfer_of_different_product"],
        [there.order, "already_on_destination_work_order"],
      ] as const) {
        await askTransfer(page, to);
        const refused = interpolate(errors[code], { item: last });
        await page.getByRole("alert").filter({ hasText: refused }).waitFor();
      }
      await askTransfer(page, next.order);
      const done = { count: 1, order: String(next.order.wocode) };
      await page
        .getByRole("alert")
        .filter({ hasText: interpolate(trucks.transfer.done.one, done) })
        .waitFor();
      expect(await standing(ops, operation)).toEqual({ dispatched: DAY - 3, refused: 2 });
      expect(await trucksOf(ops, next.operation)).toMatchObject([
        { plate: last, state: "loaded", net: "39160.000", loss: "40.000" },
      ]);
      expect(await invoicesOf(next.operation.id)).toMatchObject([{ number: String(first + 6) }]);
      await followLink(page, `${ROAD}/${next.order.id}/invoice`);
      await page
        .getByText(String(first + 6))
        .first()
        .waitFor();
    },
  );
});
