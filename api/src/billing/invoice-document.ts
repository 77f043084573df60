/** The invoice on paper, in the language of its customer: the same bytes for as long as it is kept. */
import type { InvoiceStatus } from "@plimsoll/domain/billing/invoice";
import { formatTaxId } from "@plimsoll/domain/country/tax-id";
import { formatDate } from "@plimsoll/domain/kernel/dates";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { isLocale, type Locale } from "@plimsoll/domain/kernel/locale";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { PrintedDocument, Section } from "#adapters/pdf";
import { letterheadOf } from "#commercial/proposal-document";
import { addressee } from "#commercial/store";
import { showRow } from "#record/load";
import { showParts } from "#record/parts";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { recordWords, wordsOf } from "#rpc/words";

interface Named {
  readonly name: string;
}
interface Line {
  readonly service_type: Named | null;
  readonly unit: Named | null;
  readonly currency: Named | null;
  readonly basis: string;
  readonly quantity: string;
  readonly rate: string;
  readonly amount: string;
  readonly amount_local: string;
  readonly note: string | null;
}
interface Tax {
  readonly tax: string;
  readonly base: string;
  readonly rate: string;
  readonly amount: string;
  readonly withheld: boolean;
}
interface InvoiceRow extends WireRow {
  readonly number: string;
  readonly country: string;
  readonly status: InvoiceStatus;
  readonly date: string;
  readonly due_date: string;
  readonly gross: string;
  readonly net: string;
  readonly lines: readonly Line[];
  readonly taxes: readonly Tax[];
  readonly rates: readonly {
    readonly currency: Named | null;
    readonly rate: string;
    readonly date: string | null;
  }[];
  readonly work_orders: readonly Named[];
  readonly currency: Named | null;
  readonly supplements: Named | null;
}

export async function printInvoice(call: Call, invoice: WireRow): Promise<Uint8Array> {
  const customer = await addressee(call.db, invoice.customer_id);
  const language = [customer?.language, call.locale].find(isLocale) ?? "en";
  const inLanguage = { ...call, locale: language };
  const model = call.app.catalog.get("invoice");
  // Names are written into the lines: not into those that are kept.
  const row: WireRow = structuredClone(invoice);
  await showParts(inLanguage, model, [row]);
  await showRow(inLanguage, model, row);
  const document = await describe(inLanguage, row as InvoiceRow, customer?.name ?? "");
  return call.app.printer.print(call.actor.userId, document);
}

async function describe(call: Call, row: InvoiceRow, customer: string): Promise<PrintedDocument> {
  const language = call.locale;
  const words = recordWords(language, "invoice");
  const label = (field: string) => words?.fields[field] ?? field;
  const currency = row.currency?.name ?? "";
  const money = (value: string) => formatNumber(value, language, { minScale: 2 });
  const meta = [
    { label: label("customer_id"), value: customer },
    { label: label("tax_id"), value: formatTaxId(row.country, String(row.tax_id ?? "")) },
    { label: label("nf_number"), value: String(row.nf_number) },
    { label: label("date"), value: formatDate(row.date, language) },
    { label: label("due_date"), value: formatDate(row.due_date, language) },
    { label: label("work_order_ids"), value: row.work_orders.map((one) => one.name).join(", ") },
    ...(row.purchase_order ? [{ label: label("purchase_order"), value: String(row.purchase_order) }] : []),
  ];
  return {
    title: `${words?.name ?? "Invoice"} ${row.number}`,
    language,
    code: row.number,
    version: "1",
    createdAt: new Date(call.now),
    ...(await letterheadOf(call, call.actor.userId, row.country)),
    meta,
    sections: [
      ...supplementary(call, row),
      { kind: "heading", text: label("lines"), level: 1 },
      linesTable(call, row, money),
      ...(row.rates.length > 0 ? [ratesLine(call, row)] : []),
      ...(row.taxes.length === 0
        ? []
        : [
            { kind: "heading", text: words?.sections?.taxes ?? label("taxes"), level: 1 } as const,
            taxesTable(call, row, money),
          ]),
      sumsTable(currency, [
        [label("gross"), money(row.gross)],
        [label("net"), money(row.net)],
      ]),
    ],
  };
}

function supplementary(call: Call, { supplements }: InvoiceRow): Section[] {
  if (!supplements) return [];
  const text = interpolate(wordsOf(call.locale).printed.supplementary, { number: supplements.name });
  return [{ kind: "paragraph", text }];
}

/** What a line is for: its service, or what it is counted by where it names none. */
export function lineName(
  locale: Locale,
  { service_type: service, basis, note }: Pick<Line, "service_type" | "basis" | "note">,
): string {
  const bases = recordWords(locale, "invoice")?.children?.lines?.choices?.basis ?? {};
  return [service?.name ?? bases[basis] ?? basis, note].filter(Boolean).join(" · ");
}

/** What is to be paid, set apart beneath everything that it follows from. */
function sumsTable(currency: string, sums: readonly (readonly [label: string, sum: string])[]): Section {
  return {
    kind: "table",
    columns: [
      { label: "", share: 4 },
      { label: currency, align: "right", share: 2 },
    ],
    rows: [],
    totals: sums,
  };
}

function linesTable(call: Call, row: InvoiceRow, money: (value: string) => string): Section {
  const words = recordWords(call.locale, "invoice")?.children?.lines;
  const label = (field: string) => words?.fields[field] ?? field;
  return {
    kind: "table",
    columns: [
      { label: label("service_type_id"), share: 4 },
      { label: label("quantity"), align: "right", share: 1.6 },
      { label: label("unit_id") },
      { label: label("rate"), align: "right", share: 1.4 },
      { label: label("amount"), align: "right", share: 1.8 },
      { label: row.currency?.name ?? "", align: "right", share: 1.8 },
    ],
    rows: row.lines.map((line) => [
      lineName(call.locale, line),
      formatNumber(line.quantity, call.locale, { minScale: 0 }),
      line.unit?.name ?? "—",
      formatNumber(line.rate, call.locale, { minScale: 2 }),
      `${line.currency?.name ?? ""} ${money(line.amount)}`,
      money(line.amount_local),
    ]),
  };
}

function ratesLine(call: Call, { rates }: InvoiceRow): Section {
  const said = rates.map(({ currency, rate, date }) => {
    const day = date === null ? "" : ` (${formatDate(date, call.locale)})`;
    return `${currency?.name ?? ""} ${formatNumber(rate, call.locale, { minScale: 4 })}${day}`;
  });
  return { kind: "paragraph", text: `${wordsOf(call.locale).printed.exchangeRates}: ${said.join(" · ")}` };
}

function taxesTable(call: Call, { taxes }: InvoiceRow, money: (value: string) => string): Section {
  const words = recordWords(call.locale, "invoice")?.children?.taxes;
  const label = (field: string) => words?.fields[field] ?? field;
  const names = words?.choices?.tax ?? {};
  const { yes, no } = wordsOf(call.locale).messages;
  return {
    kind: "table",
    columns: [
      { label: label("tax"), share: 2 },
      { label: label("base"), align: "right", share: 2 },
      { label: label("rate"), align: "right" },
      { label: label("amount"), align: "right", share: 2 },
      { label: label("withheld"), share: 1.4 },
    ],
    rows: taxes.map((tax) => [
      names[tax.tax] ?? tax.tax,
      money(tax.base),
      `${formatNumber(tax.rate, call.locale, { minScale: 2 })} %`,
      money(tax.amount),
      tax.withheld ? yes : no,
    ]),
  };
}
