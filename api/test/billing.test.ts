/** From measured work to the lines of a pre-invoice: their cents, what is proposed, whose tax id. */
import { addDays } from "@plimsoll/domain/kernel/dates";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Desk, drafted, finishedOrder, lineOf, openDesk, preInvoice } from "./billing.ts";
import { openOperation } from "./fixtures/open-operation.ts";
import { openTestServer, type TestServer } from "./harness.ts";
import { attributes, fixturesOf, refusal } from "./orders.ts";

let server: TestServer;
let desk: Desk;

beforeAll(async () => {
  server = await openTestServer();
  desk = await openDesk(server, await fixturesOf(server));
});
afterAll(() => server.close());

const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });

/** A closing of our own on a day, so that the figures of a worked example come out. */
async function closing(date: string, sell: string): Promise<void> {
  await server.app.db.run(
    sql`delete from exchange_rate where currency_id = ${desk.dollars} and date = ${date}`,
  );
  attributes(
    await desk.admin.call("register", "create", "exchange_rate", {
      currency_id: desk.dollars,
      date,
      buy: sell,
      sell,
      source: "manual",
    }),
  );
}

let years = 1900;

/** Each in force in a year of its own, so that none is as good as another. */
async function ruleOf(more: object) {
  years += 1;
  const [type] = await server.app.db.run<{ id: string }>(
    sql`select id from rule_type where basis = 'per_mt'`,
  );
  return attributes(
    await desk.admin.call("register", "create", "rule", {
      name: `Rule ${Math.random()}`,
      rule_type_id: type?.id,
      currency_id: desk.dollars,
      rate: "0.12",
      valid_from: `${years}-01-01`,
      valid_to: `${years}-12-31`,
      customer_id: desk.fixtures.customer,
      ...more,
    }),
  );
}

const tonnes = (rule: string, quantity: string, rate = "0.12") => ({
  rule_id: rule,
  basis: "per_mt",
  quantity,
  currency_id: desk.dollars,
  rate,
});

describe("the cents of a pre-invoice", () => {
  it("are those of the worked examples: minimum, tiers by slice and whole", async () => {
    const minimum = await ruleOf({ minimum_fee: "2500.00" });
    const tiers = [
      { from_volume: "0", rate: "0.14" },
      { from_volume: "30000", rate: "0.12" },
      { from_volume: "50000", rate: "0.10" },
    ];
    const marginal = await ruleOf({ tiers, tier_mode: "marginal" });
    const whole = await ruleOf({ tiers, tier_mode: "whole" });
    const row = await drafted(desk, {
      lines: [
        tonnes(minimum.id, "66942.994"),
        tonnes(marginal.id, "66942.994", "0.14"),
        tonnes(whole.id, "66942.994", "0.14"),
      ],
    });
    expect(row.lines.map((line: { amount: string }) => line.amount)).toEqual([
      "8033.16",
      "8294.30",
      "6694.30",
    ]);
    const small = await drafted(desk, { lines: [tonnes(minimum.id, "14702.175")] });
    expect(small.lines[0].amount).toBe("2500.00");
  });

  it("are withheld as the law of the day has it: all taxes, without ISS, and from 2027 on", async () => {
    const friday = "2026-10-02";
    await closing(friday, "5.2238");
    const rule = await ruleOf({});
    const terms = {
      date: "2026-10-04",
      ptax_rule: "invoice_date",
      lines: [tonnes(rule.id, "66942.994")],
      withholding: "federal_and_iss",
      iss_pct: "5",
    };
    const row = await drafted(desk, terms);
    expect(row).toMatchObject({ gross: "41963.62", net: "37284.68", ptax_date: friday });
    expect(row.rates).toMatchObject([{ currency_id: desk.dollars, rate: "5.22380000" }]);
    const taxes = row.taxes.map(({ tax, amount, withheld }: Record<string, unknown>) => [
      tax,
      amount,
      withheld,
    ]);
    expect(taxes).toEqual([
      ["iss", "2098.18", true],
      ["irrf", "629.45", true],
      ["pis", "272.76", true],
      ["cofins", "1258.91", true],
      ["csll", "419.64", true],
      ["ibs", "41.96", false],
      ["cbs", "377.67", false],
    ]);
    const kept = await drafted(desk, { ...terms, withholding: "federal" });
    expect(kept).toMatchObject({ gross: "41963.62", net: "39382.86" });
    const later = await drafted(desk, {
      date: "2027-01-04",
      lines: [lineOf(desk, { rate: "5000.00" })],
    });
    expect(later.taxes.map((one: { tax: string }) => one.tax)).toEqual(["irrf", "csll"]);
    expect(later.net).toBe("4875.00");
  });

  it("leave small amounts alone, and count no cost among the services", async () => {
    const small = await drafted(desk, { lines: [lineOf(desk, { rate: "215.05" })] });
    expect(small).toMatchObject({ gross: "215.05", net: "215.05" });
    const withCosts = await drafted(desk, {
      lines: [lineOf(desk), lineOf(desk, { basis: "expense", quantity: "186.40", rate: "1" })],
    });
    expect(withCosts).toMatchObject({ gross: "1186.40", net: "1124.90" });
    expect(withCosts.taxes[0]).toMatchObject({ base: "1000.00" });
  });

  it("take a discount off, and no more than there is", async () => {
    const row = await drafted(desk, {
      lines: [lineOf(desk, { quantity: "3", rate: "100.333", discount: "1.00" })],
    });
    expect(row.lines[0].amount).toBe("300.00");
    const order = await finishedOrder(desk);
    const input = { customer_id: desk.fixtures.customer, work_order_ids: [order] };
    const above = await preInvoice(desk.clerk)("create", {
      ...input,
      lines: [lineOf(desk, { discount: "1000.01" })],
    });
    expect(refusal(above)).toEqual([405, "above_maximum", "lines.0.discount"]);
    const free = await preInvoice(desk.clerk)("create", { ...input, lines: [lineOf(desk, { rate: "0" })] });
    expect(refusal(free)).toEqual([405, "not_greater_than_zero", "lines.0.rate"]);
    expect(free.body.errors[0].message).toMatch(/0/);
  });

  it("stay at the rate that was frozen until somebody asks for another", async () => {
    const day = addDays(desk.fixtures.today, -1);
    await closing(addDays(desk.fixtures.today, -3), "5.0000");
    const friday = await server.app.db.run<{
      date: string;
    }>(sql`select max(date)::text as date from exchange_rate
      where currency_id = ${desk.dollars} and date <= ${day}::date`);
    const last = friday[0]?.date ?? day;
    await closing(last, "5.1000");
    const lines = [tonnes((await ruleOf({})).id, "1000")];
    let row = await drafted(desk, { lines });
    expect(row).toMatchObject({ gross: "612.00", ptax_date: last });
    await closing(last, "6.0000");
    row = attributes(await preInvoice(desk.clerk)("update", { ...seen(row), note: "more" }));
    row = attributes(
      await preInvoice(desk.clerk)("update", { ...seen(row), lines: [...row.lines, lineOf(desk)] }),
    );
    expect(row).toMatchObject({ gross: "1612.00" });
    row = attributes(await preInvoice(desk.clerk)("requote", seen(row)));
    expect(row).toMatchObject({ gross: "1720.00" });
    const back = attributes(await preInvoice(desk.clerk)("requote", seen(row)));
    expect(back).toMatchObject({ gross: "1720.00", net: row.net });
  });

  it("are quoted at the mean of a whole month, its last days among them", async () => {
    await server.app.db.run(sql`delete from exchange_rate where currency_id = ${desk.dollars}
      and date between '2025-01-01' and '2025-01-31'`);
    await closing("2025-01-10", "5.0000");
    await closing("2025-01-31", "6.0000");
    const lines = [lineOf(desk, { currency_id: desk.dollars, rate: "100" })];
    const row = await drafted(desk, { date: "2025-01-15", ptax_rule: "month_average", lines });
    expect(row).toMatchObject({ gross: "550.00" });
  });

  it("refuse a day without a closing instead of guessing", async () => {
    const order = await finishedOrder(desk);
    const reply = await preInvoice(desk.clerk)("create", {
      customer_id: desk.fixtures.customer,
      work_order_ids: [order],
      date: addDays(desk.fixtures.today, 20),
      ptax_rule: "invoice_date",
      lines: [lineOf(desk, { currency_id: desk.dollars })],
    });
    expect(refusal(reply)).toEqual([405, "rate_not_published", "ptax_rule"]);
  });
});

describe("what is proposed", () => {
  it("comes from rules and what was measured, each with its evidence; the rest is named", async () => {
    const { fixtures, ops, clerk } = desk;
    const order = attributes(
      await ops.call("workorder", "create", "work_order", {
        kind: "ship",
        customer_id: fixtures.customer,
        ship_id: fixtures.ship,
        port_id: fixtures.port,
        product_id: fixtures.product,
        date: fixtures.today,
      }),
    );
    const ids = async (...codes: string[]) =>
      (
        await server.app.db.run<{ id: string }>(
          sql`select id from service_type where code = any(${codes}) order by array_position(${codes}, code)`,
        )
      ).map(({ id }) => id);
    const [supervision, draft, sealing, fumigation] = await ids(
      "SUPERVISION",
      "DRAFT-SURVEY",
      "SEALING",
      "FUMIGATION",
    );
    const scope = [supervision, draft, sealing, fumigation].map((id) => ({
      service_type_id: id,
      mandatory: true,
    }));
    attributes(await ops.call("workorder", "setscope", "work_order", { ...seen(order), scope }));
    const operation = await openOperation(server.app.db, order.id);
    await server.app.db.run(sql`insert into weighing_period
      (id, country, operation_id, work_order_id, code, number, hold, product_id, begin_at, closed, total, installments, title_sort)
      values (gen_random_uuid(), 'BR', ${operation.id}, ${order.id}, 'p1', 1, 1, ${fixtures.product}, now(), true,
        66942.994, 3, 'p1')`);
    const count = () => server.app.db.run(sql`select count(*) from pre_invoice`);
    const before = await count();
    const found = attributes(await preInvoice(clerk)("propose", { work_order_ids: [order.id] }));
    expect(await count()).toEqual(before);
    // The customer's own rule has tiers by slice.
    expect(found.lines).toMatchObject([
      {
        service_type_id: supervision,
        basis: "per_mt",
        quantity: "66942.994",
        amount: "8294.30",
        evidence: { type: "weighing_period" },
      },
      {
        service_type_id: draft,
        quantity: "1",
        amount: "650.00",
        evidence: { type: "work_order", id: order.id },
      },
    ]);
    expect(found.missing).toMatchObject([
      { service_type_id: sealing, reason: "not_measured" },
      { service_type_id: fumigation, reason: "no_rule" },
    ]);
    const row = attributes(
      await preInvoice(clerk)("create", {
        customer_id: fixtures.customer,
        work_order_ids: [order.id],
        lines: found.lines,
      }),
    );
    expect(row.lines.map((line: { amount: string }) => line.amount)).toEqual(["8294.30", "650.00"]);
    const again = attributes(await preInvoice(clerk)("propose", { work_order_ids: [order.id] }));
    expect(again.lines).toEqual([]);
    expect(again.missing.slice(0, 2)).toMatchObject([
      { reason: "already_billed" },
      { reason: "already_billed" },
    ]);
    const conflict = await ruleOf({ service_type_id: fumigation, valid_to: null });
    const other = await ruleOf({
      service_type_id: fumigation,
      valid_from: "1800-01-01",
      valid_to: "1800-12-31",
    });
    // As rules of before that is looked for, and as products of one order may bring it about.
    await server.app.db.run(sql`update rule set valid_to = null where id = ${other.id}`);
    const torn = attributes(await preInvoice(clerk)("propose", { work_order_ids: [order.id] }));
    expect(torn.missing.at(-1)).toMatchObject({ service_type_id: fumigation, reason: "conflicting_rules" });
    expect([...torn.missing.at(-1).rule_ids].sort()).toEqual([conflict.id, other.id].sort());
  });

  it("is of one customer", async () => {
    const mine = await finishedOrder(desk);
    const theirs = await finishedOrder(desk, { customer_id: desk.fixtures.otherCustomer });
    const both = { work_order_ids: [mine, theirs] };
    expect(refusal(await preInvoice(desk.clerk)("propose", both))[1]).toBe("billing_different_customers");
    const made = await preInvoice(desk.clerk)("create", { customer_id: desk.fixtures.customer, ...both });
    expect(refusal(made)).toEqual([409, "billing_different_customers", "work_order_ids"]);
  });

  it("is not for other countries, nor for a guest who may write nothing", async () => {
    const order = await finishedOrder(desk);
    const argentine = await server.as("ops.ar");
    expect(refusal(await preInvoice(argentine)("propose", { work_order_ids: [order] }))[0]).toBe(403);
    expect(refusal(await preInvoice(desk.guest)("propose", { work_order_ids: [order] }))[0]).toBe(403);
    const [abroad] = await server.app.db.run<{ id: string }>(
      sql`select id from work_order where country = 'AR' limit 1`,
    );
    const reply = await preInvoice(desk.clerk)("propose", { work_order_ids: [abroad?.id] });
    expect(refusal(reply)[1]).toBe("reference_not_found");
  });
});

describe("the tax id", () => {
  async function truckOrder(taxIds: readonly string[]) {
    const order = await finishedOrder(desk, { kind: "fob" });
    const operation = await openOperation(server.app.db, order);
    for (const [at, taxId] of taxIds.entries())
      await server.app.db.run(sql`insert into fob_invoice
        (id, country, operation_id, work_order_id, number, date, tax_id, title_sort)
        values (gen_random_uuid(), 'BR', ${operation.id}, ${order}, ${String(at)}, current_date, ${taxId}, 'x')`);
    return order;
  }
  const make = (order: string, more: object = {}, customer = desk.fixtures.customer) =>
    preInvoice(desk.clerk)("create", {
      customer_id: customer,
      work_order_ids: [order],
      lines: [lineOf(desk)],
      ...more,
    });
  const [first, second] = ["11222333000181", "11444777000161"];

  it("is that of the linked invoices, else the customer's; of several somebody chooses", async () => {
    expect(attributes(await make(await truckOrder([first])))).toMatchObject({ tax_id: first, kind: "fob" });
    const order = await truckOrder([first, second]);
    expect(refusal(await make(order))).toEqual([409, "billing_different_tax_ids", "work_order_ids"]);
    expect(refusal(await make(order, { adjusted_tax_id: "11444777000242" }))[1]).toBe("invalid");
    const asked = { work_order_ids: [order] };
    const told = attributes(await preInvoice(desk.clerk)("taxids", asked));
    expect(told.linked).toEqual([first, second]);
    for (const account of ["customer", "ops.ar"] as const)
      expect([403, 405]).toContain(refusal(await preInvoice(await server.as(account))("taxids", asked))[0]);
    expect(attributes(await make(order, { adjusted_tax_id: second }))).toMatchObject({ tax_id: second });
  });

  it("must be there", async () => {
    const nobody = attributes(
      await desk.admin.call("register", "create", "customer", { name: "No id", social_name: "No id" }),
    );
    const order = await finishedOrder(desk, { customer_id: nobody.id });
    expect(refusal(await make(order, {}, nobody.id))).toEqual([409, "billing_without_tax_id", "customer_id"]);
  });
});
