/** What follows approval: thresholds, remarks, the mailed link, credit notes, supplementary invoices, margin. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Desk, drafted, finishedOrder, lineOf, openDesk, preInvoice, sentTo } from "./billing.ts";
import { openTestServer, type TestServer } from "./harness.ts";
import { attributes, fixturesOf, refusal } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let desk: Desk;

beforeAll(async () => {
  server = await openTestServer();
  desk = await openDesk(server, await fixturesOf(server));
});
afterAll(() => server.close());

const DAY = "2026-11-16";
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
const onInvoice = (action: string, input: object, client = desk.clerk) =>
  client.call("billing", action, "invoice", input);

async function issued(more: object = {}) {
  const row = await sentTo(desk, "approved", more);
  return attributes(await preInvoice(desk.clerk)("invoice", { ...seen(row), nf_number: "4711", date: DAY }));
}

async function printed(id: string): Promise<string> {
  const document = await server.get(`/api/files/${id}`, { authorization: `Bearer ${desk.clerk.token}` });
  return readPdf(new Uint8Array(document.raw)).text.replaceAll(/\s+/g, " ");
}

async function statusOfOrder(id: string): Promise<string> {
  const [row] = await server.app.db.run<{ status: string }>(
    sql`select status from work_order where id = ${id}`,
  );
  return row?.status ?? "";
}

describe("a credit note", () => {
  it("takes back part, then the rest, to the cent, and its orders are billed anew", async () => {
    const invoice = await issued({ lines: [lineOf(desk), lineOf(desk, { rate: "333.33" })] });
    const [first, second] = invoice.lines;
    const part = attributes(
      await onInvoice("credit", {
        ...seen(invoice),
        date: DAY,
        reason: "Agreed reduction",
        lines: [{ line_id: first.id, amount: "100.00" }],
      }),
    );
    expect(part.number).toMatch(/^BR-CN-2026-\d{6}$/);
    // What is credited is called as on the invoice, although this line names no service.
    expect(await printed(part.document.id)).toMatch(/Valor fechado 100,00 Bruto 100,00/);
    const one = attributes(await onInvoice("load", { id: invoice.id }));
    expect([one.status, one.credited]).toEqual(["issued", part.net]);
    const above = await onInvoice("credit", {
      ...seen(one),
      date: DAY,
      reason: "Too much",
      lines: [{ line_id: first.id, amount: "900.01" }],
    });
    expect(refusal(above).slice(0, 2)).toMatchObject([405, "credit_above_line"]);
    const canceled = await onInvoice("cancel", { ...seen(one), justification: "no" });
    expect(refusal(canceled).slice(0, 2)).toMatchObject([409, "credited_in_part"]);
    const rest = attributes(
      await onInvoice("credit", {
        ...seen(one),
        date: DAY,
        reason: "The rest",
        lines: [
          { line_id: first.id, amount: "900.00" },
          { line_id: second.id, amount: "333.33" },
        ],
      }),
    );
    const all = attributes(await onInvoice("load", { id: invoice.id }));
    expect([all.status, all.credited]).toEqual(["credited", invoice.net]);
    expect(Number(rest.number.slice(-6))).toBe(Number(part.number.slice(-6)) + 1);
    expect((await onInvoice("pay", { ...seen(all), date: DAY, amount: "1.00" })).status).not.toBe(200);
    const before = attributes(await preInvoice(desk.clerk)("load", { id: invoice.pre_invoice_id }));
    expect(before.status).toBe("canceled");
    expect(await statusOfOrder(invoice.work_order_ids[0])).toBe("billing_pending");
  });

  it("is printed in the language of the customer and names its invoice", async () => {
    const invoice = await issued();
    const note = attributes(
      await onInvoice("credit", {
        ...seen(invoice),
        date: DAY,
        reason: "Doubled fee",
        lines: [{ line_id: invoice.lines[0].id, amount: "10.00" }],
      }),
    );
    const text = await printed(note.document.id);
    expect(text).toContain(note.number);
    expect(text).toContain(invoice.number);
    expect(text).toContain("Doubled fee");
  });

  it("goes through once of many at the same instant, without a gap", async () => {
    const invoice = await issued();
    const ask = () =>
      onInvoice("credit", {
        ...seen(invoice),
        date: DAY,
        reason: "Once",
        lines: [{ line_id: invoice.lines[0].id, amount: "600.00" }],
      });
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    const numbers = await server.app.db.run<{ n: string }>(
      sql`select number as n from credit_note where country = 'BR' order by number`,
    );
    const counted = numbers.map(({ n }) => Number(n.slice(-6)));
    expect(counted).toEqual(Array.from({ length: counted.length }, (_, at) => (counted[0] ?? 0) + at));
  });

  it("is read by its customer and by no other, and issued by no guest and nobody abroad", async () => {
    const invoice = await issued();
    const input = {
      ...seen(invoice),
      date: DAY,
      reason: "x",
      lines: [{ line_id: invoice.lines[0].id, amount: "1.00" }],
    };
    const abroad = await server.as("ops.ar");
    expect((await onInvoice("credit", input, desk.guest)).status).not.toBe(200);
    expect((await onInvoice("credit", input, abroad)).status).not.toBe(200);
    const note = attributes(await onInvoice("credit", input));
    const load = (client: typeof abroad) => client.call("billing", "load", "credit_note", { id: note.id });
    expect((await load(desk.guest)).status).toBe(200);
    expect((await load(abroad)).status).not.toBe(200);
    const listed = { id: note.id, number: note.number, reason: "x" };
    for (const client of [desk.clerk, desk.guest])
      expect(attributes(await onInvoice("credits", { id: invoice.id }, client))).toMatchObject([listed]);
    expect((await onInvoice("credits", { id: invoice.id }, abroad)).status).not.toBe(200);
    for (const id of ["", "no-id", note.id]) expect((await onInvoice("credits", { id })).status).toBe(404);
  });

  it("of what was paid stands as paid, and says what has to be given back", async () => {
    const invoice = await issued();
    const paid = attributes(await onInvoice("pay", { ...seen(invoice), date: DAY, amount: invoice.net }));
    await onInvoice("credit", {
      ...seen(paid),
      date: DAY,
      reason: "Back",
      lines: [{ line_id: invoice.lines[0].id, amount: "50.00" }],
    });
    const now = attributes(await onInvoice("load", { id: invoice.id }));
    expect([now.status, now.paid]).toEqual(["paid", invoice.net]);
    expect(Number(now.credited)).toBeGreaterThan(0);
  });
});

describe("a supplementary invoice", () => {
  it("adds to an invoice of the same orders, which stay billed", async () => {
    const invoice = await issued();
    const orders = invoice.work_order_ids;
    const made = attributes(
      await preInvoice(desk.clerk)("create", {
        customer_id: desk.fixtures.customer,
        work_order_ids: orders,
        supplements_id: invoice.id,
        lines: [lineOf(desk, { rate: "55.00" })],
      }),
    );
    expect(await statusOfOrder(orders[0])).toBe("billed");
    const steps = [
      [desk.clerk, "submit"],
      [desk.clerk, "approve"],
      [desk.admin, "approve"],
      [desk.guest, "approve"],
    ] as const;
    let row = made;
    for (const [client, action] of steps) row = attributes(await preInvoice(client)(action, seen(row)));
    const second = attributes(
      await preInvoice(desk.clerk)("invoice", { ...seen(row), nf_number: "4712", date: DAY }),
    );
    expect([second.supplements_id, second.gross]).toEqual([invoice.id, "55.00"]);
    expect(second.number).not.toBe(invoice.number);
    expect(await statusOfOrder(orders[0])).toBe("billed");
    expect(await printed(second.document.id)).toContain(invoice.number);
  });

  it("is refused of other orders", async () => {
    const invoice = await issued();
    const refused = await preInvoice(desk.clerk)("create", {
      customer_id: desk.fixtures.customer,
      work_order_ids: [await finishedOrder(desk)],
      supplements_id: invoice.id,
      lines: [lineOf(desk)],
    });
    expect(refusal(refused).slice(0, 2)).toMatchObject([409, "not_supplementary"]);
  });
});

describe("thresholds", () => {
  it("let a small amount pass level 2, and the log says why", async () => {
    const threshold = attributes(
      await desk.admin.call("register", "create", "approval_threshold", {
        name: "Level 2, reais",
        level: "level_2",
        currency_id: desk.reais,
        amount: "5000.00",
      }),
    );
    const small = await drafted(desk);
    const sent = attributes(await preInvoice(desk.clerk)("submit", seen(small)));
    const passed = attributes(await preInvoice(desk.clerk)("approve", seen(sent)));
    expect(passed.status).toBe("awaiting_customer");
    const log = attributes(await preInvoice(desk.clerk)("getstatuslog", { id: small.id }));
    const last = log.filter((one: { active: boolean }) => one.active).at(-1);
    expect([last.status, last.user, last.justification]).toEqual([
      "awaiting_customer",
      null,
      expect.stringMatching(/threshold|limite/i),
    ]);
    const large = await drafted(desk, { lines: [lineOf(desk, { rate: "5000.00" })] });
    const waits = attributes(
      await preInvoice(desk.clerk)(
        "approve",
        seen(attributes(await preInvoice(desk.clerk)("submit", seen(large)))),
      ),
    );
    expect(waits.status).toBe("pending_level_2");
    await desk.admin.call("register", "delete", "approval_threshold", seen(threshold));
  });
});

describe("remarks on lines", () => {
  it("come with an answer; the company's are not the customer's to read", async () => {
    const row = await sentTo(desk, "pending_level_2");
    const line = row.lines[0].id;
    const unknown = await preInvoice(desk.admin)("approve", {
      ...seen(row),
      remarks: [{ line_id: row.id, text: "?" }],
    });
    expect(unknown.status).not.toBe(200);
    const approved = attributes(
      await preInvoice(desk.admin)("approve", {
        ...seen(row),
        remarks: [{ line_id: line, text: "Check the rate" }],
      }),
    );
    expect(approved.remarks).toMatchObject([{ line: 1, revision: 1, text: "Check the rate" }]);
    const theirs = attributes(await preInvoice(desk.guest)("load", { id: row.id }));
    expect(theirs.remarks).toBeUndefined();
    await preInvoice(desk.guest)("disapprove", {
      ...seen(approved),
      justification: "The fee",
      remarks: [{ line_id: line, text: "We agreed 900" }],
    });
    const back = attributes(await preInvoice(desk.clerk)("load", { id: row.id }));
    expect([back.status, back.revision]).toEqual(["pre_invoicing", 2]);
    expect(back.customer_remarks).toMatchObject([{ line: 1, revision: 1, text: "We agreed 900" }]);
  });
});

describe("the link in the mail", () => {
  const tokens = async (code: string) => {
    const mails = await server.app.db.run<{ payload: { text: string } }>(
      sql`select payload from job where kind = 'mail' and payload::text like ${`%${code}%`} order by created_at`,
    );
    return mails.flatMap(({ payload }) => /token=([\w-]+)/.exec(payload.text)?.[1] ?? []);
  };

  it("shows the lines and takes one answer, of the version that was mailed", async () => {
    const row = await sentTo(desk, "awaiting_customer");
    const to = ["one@customer.test", "two@customer.test"];
    attributes(await preInvoice(desk.clerk)("sendlink", { ...seen(row), to }));
    const [one, two] = await tokens(row.code);
    const view = (await server.post("/api/pre-invoice/view", { token: one })).body.attributes;
    expect(view).toMatchObject({ code: row.code, gross: "1000.00", may_answer: true });
    expect(view.lines).toHaveLength(1);
    const refused = await server.post("/api/pre-invoice/answer", {
      token: one,
      status: "disapproved",
      name: "Eva",
    });
    expect(refused.status).not.toBe(200);
    const remarks = [{ line_id: view.lines[0].id, text: "Not ordered" }];
    const answer = { status: "disapproved", name: "Paulo Reis", reason: "Not ours", remarks };
    expect((await server.post("/api/pre-invoice/answer", { ...answer, token: one })).status).toBe(200);
    expect((await server.post("/api/pre-invoice/answer", { ...answer, token: two })).status).toBe(406);
    expect((await server.post("/api/pre-invoice/view", { token: two })).status).toBe(406);
    const back = attributes(await preInvoice(desk.clerk)("load", { id: row.id }));
    expect([back.status, back.customer_remarks[0].text]).toEqual(["pre_invoicing", "Not ordered"]);
    expect(back.customer_remarks[0].author).toContain("Paulo Reis");
  });

  it("approves, and is then only read", async () => {
    const row = await sentTo(desk, "awaiting_customer");
    attributes(await preInvoice(desk.clerk)("sendlink", { ...seen(row), to: ["one@customer.test"] }));
    const [token] = await tokens(row.code);
    const answer = { token, status: "approved", name: "Paulo Reis" };
    expect((await server.post("/api/pre-invoice/answer", answer)).status).toBe(200);
    expect((await server.post("/api/pre-invoice/answer", answer)).status).toBe(406);
    const view = await server.post("/api/pre-invoice/view", { token });
    expect(view.body.attributes).toMatchObject({ status: "approved", may_answer: false });
  });

  it("is sent by nobody of the customer's, nor before it is theirs to answer", async () => {
    const row = await sentTo(desk, "pending_level_1");
    expect((await preInvoice(desk.clerk)("sendlink", { ...seen(row), to: ["a@b.test"] })).status).not.toBe(
      200,
    );
    const theirs = await sentTo(desk, "awaiting_customer");
    expect((await preInvoice(desk.guest)("sendlink", { ...seen(theirs) })).status).not.toBe(200);
    const bad = await preInvoice(desk.clerk)("sendlink", { ...seen(theirs), to: ["no address"] });
    expect(refusal(bad)).toContain("invalid_email");
    expect((await server.post("/api/pre-invoice/view", { token: "nothing" })).status).toBe(406);
  });
});

describe("the margin of an order", () => {
  it("is what was invoiced less days, analyses and what was laid out, for those with the right", async () => {
    const invoice = await issued();
    const [order] = invoice.work_order_ids;
    attributes(
      await desk.admin.call("register", "create", "expense", {
        description: "Taxi",
        work_order_id: order,
        date: DAY,
        currency_id: desk.reais,
        amount: "120.50",
        billable: false,
      }),
    );
    const margin = (client: typeof desk.admin) => preInvoice(client)("margin", { work_order_id: order });
    expect(attributes(await margin(desk.admin))).toMatchObject({
      revenue: "1000.00",
      expenses: "120.50",
      margin: "879.50",
      percent: "88.0",
    });
    for (const client of [desk.clerk, desk.guest, await server.as("ops.ar")])
      expect((await margin(client)).status).not.toBe(200);
  });
});

describe("what was laid out", () => {
  it("is proposed at cost with its receipt, named without one, and billed once", async () => {
    const order = await finishedOrder(desk);
    const made = attributes(
      await desk.clerk.call("register", "create", "expense", {
        description: "Launch",
        work_order_id: order,
        date: DAY,
        currency_id: desk.reais,
        amount: "850.00",
        billable: true,
      }),
    );
    const propose = async () =>
      attributes(await preInvoice(desk.clerk)("propose", { work_order_ids: [order] }));
    expect((await propose()).missing).toContainEqual(expect.objectContaining({ reason: "no_receipt" }));
    attributes(
      await desk.clerk.call("filemanager", "create", "attachment", {
        name: "receipt.pdf",
        file: `data:application/pdf;base64,${Buffer.from("%PDF-1.4\n%%EOF").toString("base64")}`,
        reference_id: made.id,
        field: "receipt",
      }),
    );
    const found = (await propose()).lines.filter((one: { basis: string }) => one.basis === "expense");
    expect(found).toMatchObject([
      { rate: "850.00", amount: "850.00", evidence: { type: "expense", id: made.id } },
    ]);
    const { amount: _, amount_local: __, ...line } = found[0];
    attributes(
      await preInvoice(desk.clerk)("create", {
        customer_id: desk.fixtures.customer,
        work_order_ids: [order],
        lines: [line],
      }),
    );
    expect((await propose()).lines.filter((one: { basis: string }) => one.basis === "expense")).toEqual([]);
  });
});
