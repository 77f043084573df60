/** Approvals, the number of an invoice, its document and its payments, and who sees what of them. */
import { randomUUID } from "node:crypto";
import { gapsOf } from "@plimsoll/domain/numbering/series";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { verifySeries } from "#numbering/verify-series";
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

const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
const statusOfOrder = async (id: string) =>
  (await server.app.db.run<{ status: string }>(sql`select status from work_order where id = ${id}`))[0]
    ?.status;
const numbered = (nf: string, more: object = {}) => ({ nf_number: nf, date: desk.fixtures.today, ...more });

describe("approving", () => {
  it("goes level by level to the customer, and never twice by one person", async () => {
    const draft = await drafted(desk);
    const empty = await drafted(desk, { lines: [] });
    expect(refusal(await preInvoice(desk.clerk)("submit", seen(empty)))[1]).toBe("pre_invoice_empty");
    const first = attributes(await preInvoice(desk.clerk)("submit", seen(draft)));
    expect(first.status).toBe("pending_level_1");
    const locked = await preInvoice(desk.clerk)("update", { ...seen(first), note: "late" });
    expect(refusal(locked)).toEqual([409, "pre_invoice_locked", undefined]);
    const second = attributes(await preInvoice(desk.clerk)("approve", seen(first)));
    expect(second.status).toBe("pending_level_2");
    expect(refusal(await preInvoice(desk.clerk)("approve", seen(second)))[1]).toBe("approved_by_same_person");
    expect(refusal(await preInvoice(desk.admin)("approve", seen(first)))[1]).toBe("stale");
    const third = attributes(await preInvoice(desk.admin)("approve", seen(second)));
    expect(third.status).toBe("awaiting_customer");
    const done = attributes(await preInvoice(desk.guest)("approve", seen(third)));
    expect(done.status).toBe("approved");
    expect(await statusOfOrder(done.work_order_ids[0])).toBe("waiting_nf");
    expect(refusal(await preInvoice(desk.guest)("approve", seen(done)))[1]).toBe("status_not_permitted");
  });

  it("by two at once happens once", async () => {
    const row = await sentTo(desk, "pending_level_2");
    const replies = await Promise.all([1, 2, 3].map(() => preInvoice(desk.admin)("approve", seen(row))));
    expect(replies.map((one) => one.status).sort()).toEqual([200, 409, 409]);
    const log = attributes(await preInvoice(desk.admin)("getstatuslog", { id: row.id }));
    const reached = log.filter((one: { active: boolean }) => one.active);
    expect(reached.map((one: { status: string }) => one.status)).toEqual([
      "pre_invoicing",
      "pending_level_1",
      "pending_level_2",
      "awaiting_customer",
    ]);
  });

  it("is refused with a reason, which makes the next version; both can be compared", async () => {
    const row = await sentTo(desk, "awaiting_customer");
    expect(await statusOfOrder(row.work_order_ids[0])).toBe("billing_pending_approval");
    const silent = await preInvoice(desk.guest)("disapprove", seen(row));
    expect(refusal(silent)).toEqual([405, "justification_required", "justification"]);
    const sent = await preInvoice(desk.guest)("disapprove", { ...seen(row), justification: "Wrong rate" });
    expect(attributes(sent)).toMatchObject({ status: "pre_invoicing", revision: 2 });
    expect(await statusOfOrder(row.work_order_ids[0])).toBe("billing_pending");
    expect(refusal(await preInvoice(desk.guest)("load", { id: row.id }))[0]).toBe(404);
    const { version } = attributes(await preInvoice(desk.clerk)("load", { id: row.id }));
    attributes(
      await preInvoice(desk.clerk)("update", {
        id: row.id,
        version,
        lines: [lineOf(desk, { rate: "900.00" })],
      }),
    );
    const versions = attributes(await preInvoice(desk.clerk)("versions", { id: row.id }));
    expect(versions).toMatchObject([
      { revision: 1, row: { gross: "1000.00" }, sent_back: { reason: "Wrong rate" } },
      { revision: 2, row: { gross: "900.00" }, sent_back: null },
    ]);
  });

  it("for the customer is a right of its own", async () => {
    const row = await sentTo(desk, "awaiting_customer");
    const done = attributes(await preInvoice(desk.clerk)("approve", seen(row)));
    expect(done.status).toBe("approved");
    const other = await sentTo(desk, "awaiting_customer");
    expect(refusal(await preInvoice(desk.ops)("approve", seen(other)))[0]).toBe(403);
  });

  it("is seen by the customer once it was sent to them, and by no other", async () => {
    const early = await sentTo(desk, "pending_level_2");
    expect(refusal(await preInvoice(desk.guest)("load", { id: early.id }))[0]).toBe(404);
    expect(refusal(await preInvoice(desk.guest)("approve", seen(early)))[0]).toBe(404);
    const order = await finishedOrder(desk, { customer_id: desk.fixtures.otherCustomer });
    const theirs = await sentTo(desk, "awaiting_customer", {
      customer_id: desk.fixtures.otherCustomer,
      work_order_ids: [order],
    });
    expect(refusal(await preInvoice(desk.guest)("load", { id: theirs.id }))[0]).toBe(404);
    expect(refusal(await preInvoice(desk.guest)("approve", seen(theirs)))[0]).toBe(404);
    const argentine = await server.as("ops.ar");
    expect(refusal(await preInvoice(argentine)("approve", seen(theirs)))[0]).toBe(403);
  });
});

describe("an invoice", () => {
  it("takes the next number, freezes the lines, and leaves its document", async () => {
    const row = await sentTo(desk, "approved");
    const bad = await preInvoice(desk.clerk)("invoice", { ...seen(row), ...numbered("1"), nf_key: "123" });
    expect(refusal(bad)).toEqual([405, "invalid_invoice_key", "nf_key"]);
    const early = await preInvoice(desk.clerk)("invoice", { ...seen(await drafted(desk)), ...numbered("1") });
    expect(refusal(early)[1]).toBe("status_not_permitted");
    expect(refusal(await preInvoice(desk.guest)("invoice", { ...seen(row), ...numbered("1") }))[0]).toBe(403);
    const invoice = attributes(
      await preInvoice(desk.clerk)("invoice", { ...seen(row), ...numbered("4711") }),
    );
    expect(invoice).toMatchObject({
      status: "issued",
      nf_number: "4711",
      gross: row.gross,
      net: row.net,
      currency_id: row.currency_id,
      number: expect.stringMatching(/^BR-IN-\d{4}-\d{6}$/),
      document: { media_type: "application/pdf" },
    });
    expect(row.currency_id).toBe(invoice.lines[0].currency_id);
    expect(invoice.lines).toMatchObject([{ amount: "1000.00", amount_local: "1000.00" }]);
    expect(await statusOfOrder(row.work_order_ids[0])).toBe("billed");
    const after = attributes(await preInvoice(desk.clerk)("load", { id: row.id }));
    expect(after.status).toBe("invoiced");
    const twice = await preInvoice(desk.clerk)("invoice", { ...seen(after), ...numbered("4711") });
    expect(refusal(twice)[1]).toBe("status_not_permitted");
    const bytes = async () =>
      (await server.get(`/api/files/${invoice.document.id}`, { authorization: `Bearer ${desk.guest.token}` }))
        .raw;
    const first = await bytes();
    expect(Buffer.from(first).subarray(0, 5).toString()).toBe("%PDF-");
    expect(Buffer.from(await bytes()).equals(Buffer.from(first))).toBe(true);
  });

  it("is paid in parts, not twice by one click, and not beyond what is open", async () => {
    const row = await sentTo(desk, "approved");
    const invoice = attributes(
      await preInvoice(desk.clerk)("invoice", { ...seen(row), ...numbered("4712") }),
    );
    const current = attributes(await preInvoice(desk.clerk)("load", { id: row.id }));
    const part = { ...seen(current), date: desk.fixtures.today, amount: "400.00" };
    const clicks = await Promise.all([1, 2].map(() => preInvoice(desk.clerk)("pay", part)));
    expect(clicks.map((one) => one.status).sort()).toEqual([200, 409]);
    const half = attributes(await desk.clerk.call("billing", "load", "invoice", { id: invoice.id }));
    expect(half).toMatchObject({ status: "partly_paid", paid: "400.00" });
    const more = { ...seen(half), date: desk.fixtures.today };
    const pay = (amount: string) => desk.clerk.call("billing", "pay", "invoice", { ...more, amount });
    expect(refusal(await pay("600.00"))).toEqual([405, "payment_above_open", "amount"]);
    expect(refusal(await pay("0"))[2]).toBe("amount");
    expect(attributes(await pay("538.50"))).toMatchObject({ status: "paid", paid: invoice.net });
    const paid = attributes(await preInvoice(desk.clerk)("load", { id: row.id }));
    expect(paid).toMatchObject({ status: "paid", paid: invoice.net });
    const late = await preInvoice(desk.clerk)("cancel", { ...seen(paid), justification: "no" });
    expect(refusal(late)[1]).toBe("status_not_permitted");
    expect(refusal(await desk.guest.call("billing", "pay", "invoice", { ...more, amount: "1" }))[0]).toBe(
      403,
    );
  });

  it("is canceled with a reason, and its pre-invoice with it", async () => {
    const row = await sentTo(desk, "approved");
    const invoice = attributes(
      await preInvoice(desk.clerk)("invoice", { ...seen(row), ...numbered("4713") }),
    );
    const cancel = (more: object) =>
      desk.clerk.call("billing", "cancel", "invoice", { ...seen(invoice), ...more });
    expect(refusal(await cancel({}))[1]).toBe("justification_required");
    expect(attributes(await cancel({ justification: "Wrong customer" })).status).toBe("canceled");
    const after = attributes(await preInvoice(desk.clerk)("load", { id: row.id }));
    expect(after.status).toBe("canceled");
    // Nothing of the order stands any more: it is to be billed again.
    expect(await statusOfOrder(row.work_order_ids[0])).toBe("billing_pending");
    const draft = await drafted(desk);
    const gone = await preInvoice(desk.clerk)("cancel", { ...seen(draft), justification: "Not needed" });
    expect(attributes(gone).status).toBe("canceled");
  });

  it("withholds by the law of its own day", async () => {
    const row = await sentTo(desk, "approved");
    const input = { ...seen(row), nf_number: "4714", date: "2027-01-05" };
    const invoice = attributes(await preInvoice(desk.clerk)("invoice", input));
    expect(invoice).toMatchObject({ gross: "1000.00", net: "985.00", number: "BR-IN-2027-000001" });
    expect(attributes(await preInvoice(desk.clerk)("load", { id: row.id })).net).toBe("985.00");
  });

  it("is not another customer's or another country's to see or pay", async () => {
    const order = await finishedOrder(desk, { customer_id: desk.fixtures.otherCustomer });
    const row = await sentTo(desk, "awaiting_customer", {
      customer_id: desk.fixtures.otherCustomer,
      work_order_ids: [order],
    });
    const approved = attributes(await preInvoice(desk.clerk)("approve", seen(row)));
    const invoice = attributes(
      await preInvoice(desk.clerk)("invoice", { ...seen(approved), ...numbered("9") }),
    );
    const load = (client: typeof desk.guest) => client.call("billing", "load", "invoice", { id: invoice.id });
    expect(refusal(await load(desk.guest))[0]).toBe(404);
    expect(refusal(await load(await server.as("ops.ar")))[0]).toBe(403);
    expect(
      (await server.get(`/api/files/${invoice.document.id}`, { authorization: `Bearer ${desk.guest.token}` }))
        .status,
    ).not.toBe(200);
    expect(attributes(await load(desk.clerk)).id).toBe(invoice.id);
  });
});

it("gives 50 invoices that 200 calls ask for at once one number each, with its document, and no other", async () => {
  const rows: { id: string; version: number; work_order_ids: string[] }[] = [];
  for (let at = 0; at < 50; at++) rows.push(await sentTo(desk, "approved"));
  const ask = (row: { id: string; version: number }, nf: number) =>
    preInvoice(desk.clerk)("invoice", { ...seen(row), ...numbered(String(nf)) });
  // Each is asked for twice by one click and once more, and once under another number of the fiscal note.
  const asked = rows.flatMap((row, at) => [5000, 5000, 5000, 7000].map((nf) => ({ row, nf: nf + at })));
  const replies = await Promise.all(asked.map(({ row, nf }) => ask(row, nf)));
  const outcomes = replies.map((one) => one.body.errors?.[0].code ?? "issued");
  for (let at = 0; at < asked.length; at += 4) {
    // Whichever note came first is the one: asked for again it is answered as before, and the other is refused.
    const [first, second, third, other] = outcomes.slice(at, at + 4);
    expect([first, second, third]).toEqual([first, first, first]);
    expect([first, other].sort()).toEqual(["issued", "stale"]);
    const answered = replies.slice(at, at + 4).filter((_, place) => outcomes[at + place] === "issued");
    expect(new Set(answered.map((one) => attributes(one).number)).size).toBe(1);
  }
  const issued = await server.app.db.run<{
    number: string;
    file: string | null;
    orders: string;
  }>(sql`select i.number,
      a.id as file, (select string_agg(distinct w.status, ' ') from pre_invoice_work_order_ids l
        join work_order w on w.id = l.target_id where l.parent_id = i.pre_invoice_id) as orders
    from invoice i left join attachment a on a.owner_id = i.id and a.owner_record = 'invoice'
    where i.pre_invoice_id = any(${rows.map((row) => row.id)}::uuid[])`);
  expect(issued).toHaveLength(rows.length);
  for (const { number, file, orders } of issued) {
    expect(orders).toBe("billed");
    const document = await server.get(`/api/files/${file}`, { authorization: `Bearer ${desk.clerk.token}` });
    expect(readPdf(new Uint8Array(document.raw)).text).toContain(number);
  }
  const all = await server.app.db.run<{ number: string }>(
    sql`select number from invoice where number like ${`BR-IN-${desk.fixtures.today.slice(0, 4)}-%`}`,
  );
  const numbers = all.map(({ number }) => Number(number.slice(-6)));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(gapsOf(numbers)).toEqual([]);
  expect((await verifySeries(server.app.db)).problem).toBeUndefined();
}, 180_000);

/** A month that accounting has, and the one after it. */
const CLOSED = "2021-02";
const OPEN = "2021-03";

interface Approved {
  readonly id: string;
  readonly version: number;
}

/** As the pages ask: each call with a key of its own. */
const issue = ({ id, version }: Approved, month: string, key: string = randomUUID()) =>
  desk.clerk.call(
    "billing",
    "invoice",
    "pre_invoice",
    { id, version, nf_number: id.slice(-8), date: `${month}-10` },
    { idempotency_key: key },
  );

const issued = (rows: readonly Approved[]) =>
  server.app.db.run<{
    pre_invoice_id: string;
    number: string;
    files: number;
  }>(sql`select pre_invoice_id, number,
      (select count(*)::integer from attachment a where a.owner_id = i.id) as files
    from invoice i where pre_invoice_id = any(${rows.map(({ id }) => id)}::uuid[]) order by number`);

it("is issued once each, without a gap, beside others that are refused when they are printed", async () => {
  const rows: Approved[] = [];
  for (let at = 0; at < 8; at++) rows.push(await sentTo(desk, "approved"));
  const closing = { period: CLOSED, format: "csv" };
  expect((await desk.clerk.call("billing", "accounting", "invoice", closing)).status).toBe(200);
  // Every second one is of a month that accounting has, which is found out after printing.
  const replies = await Promise.all(rows.map((row, at) => issue(row, at % 2 === 0 ? CLOSED : OPEN)));
  expect(replies.map((one) => one.body.errors?.[0].code ?? "issued")).toEqual(
    rows.map((_, at) => (at % 2 === 0 ? "month_closed" : "issued")),
  );
  const found = await issued(rows);
  const answered = replies.filter((one) => one.status === 200).map((one) => attributes(one).number);
  expect(found.map(({ number }) => number)).toEqual(answered.toSorted());
  expect(found.map(({ files }) => files)).toEqual([1, 1, 1, 1]);
  expect(gapsOf(found.map(({ number }) => Number(number.slice(-6))))).toEqual([]);
  expect((await verifySeries(server.app.db)).problem).toBeUndefined();
});

it("is answered as the first time when its key comes again, at once or later, and not for another question", async () => {
  const row = await sentTo(desk, "approved");
  const other = await sentTo(desk, "approved");
  const key = randomUUID();
  const replies = await Promise.all([1, 2, 3].map(() => issue(row, OPEN, key)));
  const later = await issue(row, OPEN, key);
  const [first] = replies;
  expect(first?.status).toBe(200);
  for (const one of [...replies, later]) expect(one.body).toEqual(first?.body);
  const reused = await issue(other, OPEN, key);
  expect([reused.status, reused.body.errors[0].code]).toEqual([409, "idempotency_key_reused"]);
  expect(await issued([row, other])).toHaveLength(1);
});
