/** What is to be received and what terminals did: every figure is the sum of its list; and who sees what of it. */
import { sumMoney } from "@plimsoll/domain/billing/money";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Desk, drafted, finishedOrder, lineOf, openDesk, preInvoice, sentTo } from "./billing.ts";
import { openOperation } from "./fixtures/open-operation.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, fixturesOf, refusal } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let desk: Desk;
let abroad: Client;

beforeAll(async () => {
  server = await openTestServer();
  desk = await openDesk(server, await fixturesOf(server));
  abroad = await server.as("ops.ar");
});
afterAll(() => server.close());

const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
const bytesOf = (file: string) => Buffer.from(file.split(",")[1] ?? "", "base64");
const onInvoices = (action: string, input: object, client = desk.clerk) =>
  client.call("billing", action, "invoice", input);

interface Figure {
  readonly items: number;
  readonly amount: string;
}

/** The list behind a figure, added up. */
async function behind(narrowing: object): Promise<Figure> {
  const { rows, total } = attributes(await preInvoice(desk.clerk)("monitored", narrowing));
  const amount = sumMoney(rows.map((row: { amount: string }) => row.amount));
  expect(total).toEqual({ items: rows.length, amount });
  return { items: rows.length, amount };
}

const figure = ({ items, amount }: Figure) => ({ items, amount });

describe("financial monitoring", () => {
  it("is the sum of the list behind it, whichever way it is cut", async () => {
    const dollars = await drafted(desk, { lines: [lineOf(desk, { currency_id: desk.dollars })] });
    await sentTo(desk, "pending_level_2");
    const row = await sentTo(desk, "approved");
    const issued = attributes(
      await preInvoice(desk.clerk)("invoice", { ...seen(row), nf_number: "1", date: desk.fixtures.today }),
    );
    attributes(await onInvoices("pay", { ...seen(issued), date: desk.fixtures.today, amount: "100.00" }));
    await server.app.db.run(sql`update status_log set at = ${`${addDays(desk.fixtures.today, -40)}T12:00:00Z`}::timestamptz
      where record = 'pre_invoice' and record_id = ${dollars.id}`);
    const found = attributes(await preInvoice(desk.clerk)("monitor", {}));
    expect(found.currency).toBe("BRL");
    expect(found.cells.length).toBeGreaterThan(3);
    for (const cell of found.cells)
      expect([cell.state, cell.wait, await behind({ state: cell.state, wait: cell.wait })]).toEqual([
        cell.state,
        cell.wait,
        figure(cell),
      ]);
    for (const one of found.customers) expect(await behind({ customer_id: one.id })).toEqual(figure(one));
    for (const one of found.months) expect(await behind({ month: one.month })).toEqual(figure(one));
    for (const one of found.currencies)
      expect((await behind({ currency: one.currency })).items).toBe(one.items);
    expect(await behind({})).toEqual(found.total);
    const open = attributes(await preInvoice(desk.clerk)("monitored", { state: "invoiced" })).rows;
    expect(open.find((one: { id: string }) => one.id === issued.id)).toMatchObject({
      record: "invoice",
      code: issued.number,
      amount: "838.50",
      days: 0,
    });
    const late = attributes(await preInvoice(desk.clerk)("monitored", { wait: "to_60" })).rows;
    expect(late.map((one: { id: string; days: number }) => [one.id, one.days])).toContainEqual([
      dollars.id,
      40,
    ]);
    const narrowed = attributes(await preInvoice(desk.clerk)("monitor", { currency: "USD" }));
    expect(narrowed.currencies.map((one: { currency: string }) => one.currency)).toEqual(["USD"]);
    expect(narrowed.total).toEqual(await behind({ currency: "USD" }));
  });

  it("says the same in a sheet and on paper", async () => {
    const found = attributes(await preInvoice(desk.clerk)("monitor", {}));
    const ask = async (format: string) =>
      bytesOf(attributes(await preInvoice(desk.clerk)("monitorfile", { format })).file);
    const cells = (await readXlsx(new Uint8Array(await ask("xlsx")))).sheets[0]?.rows.flat() ?? [];
    const { text } = readPdf(new Uint8Array(await ask("pdf")));
    for (const { amount } of [...found.cells, ...found.customers, ...found.months, ...found.currencies]) {
      expect(cells).toContain(Number(amount));
      expect(text).toContain(formatNumber(amount, "en", { minScale: 2 }));
    }
  });

  it("is of the caller's own rows: a customer's, a country's", async () => {
    const mine = attributes(await preInvoice(desk.guest)("monitor", {}));
    expect(mine.customers.map((one: { id: string }) => one.id)).toEqual([desk.fixtures.customer]);
    const states = mine.cells.map((cell: { state: string }) => cell.state);
    expect(states.filter((state: string) => /^(pre_invoicing|pending)/.test(state))).toEqual([]);
    const other = { customer_id: desk.fixtures.otherCustomer };
    expect(attributes(await preInvoice(desk.guest)("monitored", other)).rows).toEqual([]);
    expect(refusal(await preInvoice(abroad)("monitor", {}))[0]).toBe(403);
    expect(refusal(await preInvoice(desk.clerk)("monitor", { customer_id: "nobody" }))[1]).toBe(
      "reference_not_found",
    );
  });
});

describe("terminal monitoring", () => {
  const day = "2024-05-07";
  const asked = { from: day, until: day };

  it("counts trucks, tonnes and refusals by their day, and revenue by the day of the invoice", async () => {
    const [terminal] = await server.app.db.run<{ id: string; name: string; port_id: string }>(
      sql`select id, name, port_id from terminal where country = 'BR' and active order by title_sort limit 1`,
    );
    const order = await finishedOrder(desk, {
      kind: "fob",
      terminal_id: terminal?.id,
      port_id: terminal?.port_id,
    });
    const operation = await openOperation(server.app.db, order);
    const truck = (plate: string, state: string, more: Record<string, string | null>) =>
      server.app.db.run(sql`insert into truck (id, country, operation_id, work_order_id, plate, state, arrived_at,
          loaded_at, refused_at, net, title_sort)
        values (gen_random_uuid(), 'BR', ${operation.id}, ${order}, ${plate}, ${state}, ${more.arrived ?? null},
          ${more.loaded ?? null}, ${more.refused ?? null}, ${more.net ?? null}, ${plate})`);
    // After midnight of Greenwich it is still the evening before in Santos.
    await truck("AAA1A11", "loaded", { arrived: `${day}T12:00Z`, loaded: "2024-05-08T01:00Z", net: "39160" });
    await truck("AAA1A12", "dispatched", {
      arrived: "2024-05-06T12:00Z",
      loaded: `${day}T15:00Z`,
      net: "38000.5",
    });
    await truck("AAA1A13", "refused", { arrived: `${day}T13:00Z`, refused: `${day}T14:00Z`, net: null });
    const row = await sentTo(desk, "approved", { work_order_ids: [order] });
    attributes(await preInvoice(desk.clerk)("invoice", { ...seen(row), nf_number: "2", date: day }));
    const found = attributes(await onInvoices("terminals", asked));
    expect(found).toEqual({
      currency: "BRL",
      days: [
        {
          terminal: { id: terminal?.id, name: terminal?.name },
          day,
          trucks: 2,
          tonnes: "77.161",
          refused: 1,
          revenue: "1000.00",
        },
      ],
    });
    const ask = async (format: string) =>
      bytesOf(attributes(await onInvoices("terminalsfile", { ...asked, format })).file);
    const cells = (await readXlsx(new Uint8Array(await ask("xlsx")))).sheets[0]?.rows.flat() ?? [];
    for (const value of [terminal?.name, 77.161, 1000]) expect(cells).toContain(value);
    const { text } = readPdf(new Uint8Array(await ask("pdf")));
    for (const value of [terminal?.name ?? "", "77.161", "1,000.00"]) expect(text).toContain(value);
  });

  it("is of days that can be shown, and of nobody else's orders", async () => {
    expect(refusal(await onInvoices("terminals", { from: day, until: "2024-05-06" }))[1]).toBe(
      "end_before_begin",
    );
    expect(refusal(await onInvoices("terminals", { from: day, until: "2024-12-31" }))[1]).toBe(
      "above_maximum",
    );
    expect(refusal(await onInvoices("terminals", asked, abroad))[0]).toBe(403);
    await server.app.db.run(sql`update work_order set customer_id = ${desk.fixtures.otherCustomer}
      where id in (select work_order_id from truck where plate = 'AAA1A11')`);
    await server.app.db.run(
      sql`update invoice set customer_id = ${desk.fixtures.otherCustomer} where date = ${day}`,
    );
    expect(attributes(await onInvoices("terminals", asked, desk.guest)).days).toEqual([]);
  });
});

describe("rules", () => {
  const rule = async (more: object) => {
    const [type] = await server.app.db.run<{ id: string }>(
      sql`select id from rule_type where basis = 'per_mt'`,
    );
    return desk.admin.call("register", "create", "rule", {
      name: "Maize of somebody",
      rule_type_id: type?.id,
      currency_id: desk.dollars,
      rate: "0.12",
      valid_from: "1990-01-01",
      valid_to: "1990-12-31",
      customer_id: desk.fixtures.otherCustomer,
      ...more,
    });
  };

  it("that fit equally well are refused when they are saved, and those of the demo stand side by side", async () => {
    const first = attributes(await rule({}));
    const second = await rule({ name: "Again", valid_from: "1990-12-31", valid_to: null });
    expect(refusal(second)).toEqual([409, "rule_overlaps", "valid_from"]);
    expect(second.body.errors[0].message).toContain("Maize of somebody");
    const later = attributes(await rule({ name: "Later", valid_from: "1991-01-01", valid_to: "1991-12-31" }));
    const moved = await desk.admin.call("register", "update", "rule", {
      ...seen(later),
      valid_from: "1990-06-01",
    });
    expect(refusal(moved)[1]).toBe("rule_overlaps");
    // What no longer counts is in nobody's way.
    attributes(await desk.admin.call("register", "update", "rule", { ...seen(first), active: false }));
    attributes(
      await desk.admin.call("register", "update", "rule", { ...seen(later), valid_from: "1990-06-01" }),
    );
    const all = await server.app.db.run<{ id: string; version: number; rate: string; country: string }>(
      sql`select id, version, rate::text as rate, country from rule where active`,
    );
    for (const { id, version, country } of all) {
      const input = { id, version, minimum_fee: "1.00" };
      attributes(await desk.admin.call("register", "update", "rule", input, { country }));
    }
  });

  it("are explained for an order by whoever may bill it", async () => {
    const order = await finishedOrder(desk);
    const [service] = await server.app.db.run<{ id: string }>(
      sql`select id from service_type where code = 'SUPERVISION'`,
    );
    await server.app.db.run(sql`insert into work_order_scope (id, parent_id, position, service_type_id, mandatory, confirmed)
      values (gen_random_uuid(), ${order}, 0, ${service?.id}, true, true)`);
    const ask = (client: Client, id = order) => preInvoice(client)("explainrules", { work_order_id: id });
    const [first] = attributes(await ask(desk.clerk));
    expect(first).toMatchObject({ service: { id: service?.id }, outcome: "not_measured" });
    expect(first.rules[0].verdict).toBe("wins");
    expect(first.rules.length).toBeGreaterThan(1);
    expect(refusal(await ask(desk.guest))[0]).toBe(403);
    expect(refusal(await ask(abroad))[0]).toBe(403);
    expect(refusal(await ask(desk.clerk, "nothing"))[1]).toBe("reference_not_found");
  });
});

describe("strangers", () => {
  it("quote nothing again and see nothing of what is open", async () => {
    const order = await finishedOrder(desk, { customer_id: desk.fixtures.otherCustomer });
    const draft = await drafted(desk, {
      customer_id: desk.fixtures.otherCustomer,
      work_order_ids: [order],
    });
    expect(refusal(await preInvoice(desk.guest)("requote", seen(draft)))[0]).toBe(403);
    expect(refusal(await preInvoice(abroad)("requote", seen(draft)))[0]).toBe(403);
    expect(attributes(await preInvoice(desk.clerk)("requote", seen(draft))).id).toBe(draft.id);

    const row = await sentTo(desk, "awaiting_customer", {
      customer_id: desk.fixtures.otherCustomer,
      work_order_ids: [await finishedOrder(desk, { customer_id: desk.fixtures.otherCustomer })],
      lines: [lineOf(desk, { rate: "7777777.00" })],
    });
    const approved = attributes(await preInvoice(desk.clerk)("approve", seen(row)));
    attributes(
      await preInvoice(desk.clerk)("invoice", {
        ...seen(approved),
        nf_number: "3",
        date: desk.fixtures.today,
      }),
    );
    const open = async (client: Client) =>
      Number(
        sumMoney(attributes(await onInvoices("ageing", {}, client)).map((one: { open: string }) => one.open)),
      );
    expect(await open(desk.clerk)).toBeGreaterThan(7_000_000);
    expect(await open(desk.guest)).toBeLessThan(7_000_000);
    expect(refusal(await onInvoices("ageing", {}, abroad))[0]).toBe(403);
  });
});
