/**
 * One amount wherever it is read: what the page of an invoice is given, the list, the paper, the sheet and what goes to
 * accounting say the same cents, those of the worked example. And a month that went to accounting stays as it went.
 */
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Desk, drafted, finishedOrder, openDesk, preInvoice, sentTo } from "./billing.ts";
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
const onInvoice = (action: string, input: object, client = desk.clerk) =>
  client.call("billing", action, "invoice", input);
const decoded = (file: string) => Buffer.from(file.split(",")[1] ?? "", "base64").toString();
const exportOf = async (period: string, format: "csv" | "json") =>
  decoded(attributes(await onInvoice("accounting", { period, format })).file);

/** The ship of the worked example: 66 942.994 t at USD 0.12, at the closing of the Friday before. */
async function workedPreInvoice() {
  await server.app.db.run(
    sql`delete from exchange_rate where currency_id = ${desk.dollars} and date between '2026-09-25' and '2026-10-05'`,
  );
  attributes(
    await desk.admin.call("register", "create", "exchange_rate", {
      currency_id: desk.dollars,
      date: "2026-10-02",
      buy: "5.2232",
      sell: "5.2238",
      source: "manual",
    }),
  );
  const order = await finishedOrder(desk);
  const line = { basis: "per_mt", quantity: "66942.994", currency_id: desk.dollars, rate: "0.12" };
  return sentTo(desk, "approved", {
    work_order_ids: [order],
    date: "2026-10-04",
    ptax_rule: "invoice_date",
    withholding: "federal_and_iss",
    iss_pct: "5",
    lines: [{ ...line, work_order_id: order, service_type_id: desk.fixtures.service }],
  });
}

async function workedInvoice() {
  const row = await workedPreInvoice();
  const input = { ...seen(row), nf_number: "48211", date: "2026-10-04" };
  return attributes(await preInvoice(desk.clerk)("invoice", input));
}

/** Every cell of a sheet that came in base64. */
async function cellsOf(file: string): Promise<unknown[]> {
  const bytes = new Uint8Array(Buffer.from(file.split(",")[1] ?? "", "base64"));
  return ((await readXlsx(bytes)).sheets[0]?.rows ?? []).flat();
}

const AMOUNTS = { gross: "41963.62", net: "37284.68" };
const WITHHELD = { iss: "2098.18", irrf: "629.45", pis: "272.76", cofins: "1258.91", csll: "419.64" };

describe("the amounts of an invoice", () => {
  it("are the same on the page, in the list, on paper, in the sheet and for accounting", async () => {
    const { id, number, document } = await workedInvoice();
    const conditions = [{ attribute: "number", operator: "=", value: number }];

    const page = attributes(await onInvoice("load", { id }));
    expect(page).toMatchObject(AMOUNTS);
    expect(page.lines).toMatchObject([
      { quantity: "66942.994000", amount: "8033.16", amount_local: "41963.62" },
    ]);
    const ofPage = page.taxes.filter((one: { withheld: boolean }) => one.withheld);
    expect(
      Object.fromEntries(ofPage.map((one: { tax: string; amount: string }) => [one.tax, one.amount])),
    ).toEqual(WITHHELD);

    const listed = attributes(await onInvoice("list", { conditions }));
    expect(listed).toMatchObject([{ number, ...AMOUNTS }]);

    const sheet = await onInvoice("export", {
      conditions,
      columns: ["number", "gross", "net"],
      locale: "en",
    });
    const [, cells] = (await readXlsx(new Uint8Array(sheet.raw))).sheets[0]?.rows ?? [];
    expect(cells).toEqual([number, Number(AMOUNTS.gross), Number(AMOUNTS.net)]);

    const figures = await cellsOf(attributes(await onInvoice("file", { id, format: "xlsx" })).file);
    for (const figure of [...Object.values(AMOUNTS), ...Object.values(WITHHELD), "8033.16", "5.2238"])
      expect(figures, figure).toContain(Number(figure));

    const paper = await server.get(`/api/files/${document.id}`, {
      authorization: `Bearer ${desk.clerk.token}`,
    });
    const { text } = readPdf(new Uint8Array(paper.raw));
    const [customer] = await server.app.db.run<{ language: string | null }>(
      sql`select language from customer where id = ${desk.fixtures.customer}`,
    );
    const language = (customer?.language ?? "en") as "en";
    for (const figure of [
      ...Object.values(AMOUNTS),
      ...Object.values(WITHHELD),
      "8033.16",
      "66942.994",
      "5.2238",
    ])
      expect(text).toContain(formatNumber(figure, language, { minScale: 2 }));

    const [head = "", ...rows] = (await exportOf("2026-10", "csv")).split("\r\n");
    const row = rows.find((one) => one.startsWith(`invoice;2026-10-04;${number};`))?.split(";") ?? [];
    const told = Object.fromEntries(head.split(";").map((name, at) => [name, row[at]]));
    expect(told).toMatchObject({ ...AMOUNTS, ...WITHHELD, amount: AMOUNTS.net, nf_number: "48211" });
    const { entries } = JSON.parse(await exportOf("2026-10", "json"));
    const entry = entries.find((one: { number: string }) => one.number === number);
    expect(entry).toMatchObject({ ...AMOUNTS, ...WITHHELD });
    expect(entry.lines).toMatchObject([
      { quantity: "66942.994000", amount: "8033.16", amount_local: AMOUNTS.gross },
    ]);
  });
});

describe("a pre-invoice as a file", () => {
  it("says what its page says, to the cent, as a sheet and on paper", async () => {
    const { id } = await workedPreInvoice();
    const page = attributes(await preInvoice(desk.clerk)("load", { id }));
    expect(page).toMatchObject(AMOUNTS);
    const fileOf = async (format: string, client = desk.clerk) =>
      attributes(await preInvoice(client)("file", { id, format }));
    const cells = await cellsOf((await fileOf("xlsx")).file);
    const { name, file } = await fileOf("pdf");
    expect(name).toMatch(new RegExp(`^${page.code}-.*[.]pdf$`));
    const { text } = readPdf(new Uint8Array(Buffer.from(file.split(",")[1] ?? "", "base64")));
    for (const figure of [...Object.values(AMOUNTS), ...Object.values(WITHHELD), "8033.16", "5.2238"]) {
      expect(cells, figure).toContain(Number(figure));
      expect(text).toContain(formatNumber(figure, "en", { minScale: 2 }));
    }
    // The customer whose it is reads it, too; nobody else does.
    expect((await fileOf("pdf", desk.guest)).name).toBe(name);
    const abroad = await preInvoice(await server.as("ops.ar"))("file", { id, format: "pdf" });
    expect([403, 404]).toContain(refusal(abroad)[0]);
    const draft = await drafted(desk);
    const early = await preInvoice(desk.guest)("file", { id: draft.id, format: "xlsx" });
    expect(refusal(early)[0]).toBe(404);
  });
});

describe("a month for accounting", () => {
  it("is closed by the first export and gives the same bytes ever after", async () => {
    const made = await sentTo(desk, "approved");
    const old = { ...seen(made), nf_number: "7", date: "2025-03-10" };
    const issued = attributes(await preInvoice(desk.clerk)("invoice", old));
    const pay = (date: string) => onInvoice("pay", { ...seen(issued), date, amount: "1.00" });
    const [first, ...more] = await Promise.all([1, 2, 3].map(() => exportOf("2025-03", "csv")));
    expect(first).toContain(issued.number);
    expect(more).toEqual([first, first]);
    expect(refusal(await pay("2025-03-31"))).toEqual([409, "month_closed", "date"]);
    const late = await sentTo(desk, "approved");
    const refused = await preInvoice(desk.clerk)("invoice", {
      ...seen(late),
      nf_number: "8",
      date: "2025-03-31",
    });
    expect(refusal(refused)).toEqual([409, "month_closed", "date"]);
    const other = attributes(await pay("2025-04-02"));
    expect(other.status).toBe("partly_paid");
    expect(await exportOf("2025-03", "csv")).toBe(first);
    const next = await exportOf("2025-04", "csv");
    expect(next).toContain(`payment;2025-04-02;${issued.number};7;`);
    expect(next.trimEnd()).toMatch(/;1\.00;$/);
  });

  it("takes a cancellation into the month in which it was canceled", async () => {
    const made = await sentTo(desk, "approved");
    const input = { ...seen(made), nf_number: "9", date: "2025-05-10" };
    const issued = attributes(await preInvoice(desk.clerk)("invoice", input));
    const before = await exportOf("2025-05", "csv");
    attributes(await onInvoice("cancel", { ...seen(issued), justification: "Twice" }));
    await server.app.db.run(sql`update status_log set at = '2025-06-03T15:00:00Z'
      where record = 'invoice' and record_id = ${issued.id} and status = 'canceled'`);
    expect(await exportOf("2025-05", "csv")).toBe(before);
    const after = await exportOf("2025-06", "csv");
    expect(after).toContain(`cancellation;2025-06-03;${issued.number};9;`);
    expect(after).toContain(`;-${issued.gross};`);
  });

  it("is over, and nothing of a customer's, of another country's or of whoever may not bill", async () => {
    const now = desk.fixtures.today.slice(0, 7);
    const early = await onInvoice("accounting", { period: now, format: "csv" });
    expect(refusal(early)).toEqual([409, "month_not_over", "period"]);
    expect(refusal(await onInvoice("accounting", { period: "2026-13", format: "csv" }))[0]).toBe(405);
    const ask = { period: "2024-01", format: "csv" };
    expect(refusal(await onInvoice("accounting", ask, desk.guest))[0]).toBe(403);
    expect(refusal(await onInvoice("accounting", ask, await server.as("ops.ar")))[0]).toBe(403);
    expect(refusal(await onInvoice("accounting", ask, desk.ops))[0]).toBe(403);
    expect(await exportOf("2024-01", "csv")).toMatch(/^kind;date;[^\r]*\r\n$/);
  });
});
