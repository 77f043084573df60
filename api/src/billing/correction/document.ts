/** A credit note on paper, in the language of its customer. */
import { formatTaxId } from "@plimsoll/domain/country/tax-id";
import { formatDate } from "@plimsoll/domain/kernel/dates";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { isLocale } from "@plimsoll/domain/kernel/locale";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { PrintedDocument } from "#adapters/pdf";
import { letterheadOf } from "#commercial/proposal-document";
import { addressee } from "#commercial/store";
import { showRow } from "#record/load";
import { showParts } from "#record/parts";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { recordWords, wordsOf } from "#rpc/words";
import { lineName } from "../invoice-document.ts";

interface Named {
  readonly name: string;
}
interface NoteRow extends WireRow {
  readonly number: string;
  readonly country: string;
  readonly date: string;
  readonly gross: string;
  readonly withheld: string;
  readonly net: string;
  readonly reason: string;
  readonly currency: Named | null;
  readonly work_orders: readonly Named[];
  readonly lines: readonly {
    readonly line_id: string;
    readonly service_type: Named | null;
    readonly amount: string;
  }[];
}

/** What is credited, by number and lines. */
export interface CreditedInvoice {
  readonly number: string;
  readonly lines: readonly WireRow[];
}

export async function printCreditNote(
  call: Call,
  note: WireRow,
  invoice: CreditedInvoice,
): Promise<Uint8Array> {
  const customer = await addressee(call.db, note.customer_id);
  const language = [customer?.language, call.locale].find(isLocale) ?? "en";
  const inLanguage = { ...call, locale: language };
  const model = call.app.catalog.get("credit_note");
  // Names are written into the lines: not into those that are kept.
  const row: WireRow = structuredClone(note);
  await showParts(inLanguage, model, [row]);
  await showRow(inLanguage, model, row);
  const document = await describe(inLanguage, row as NoteRow, customer?.name ?? "", invoice);
  return call.app.printer.print(call.actor.userId, document);
}

async function describe(
  call: Call,
  row: NoteRow,
  customer: string,
  invoice: CreditedInvoice,
): Promise<PrintedDocument> {
  const language = call.locale;
  const words = recordWords(language, "credit_note");
  const label = (field: string) => words?.fields[field] ?? field;
  const lines = words?.children?.lines?.fields ?? {};
  const currency = row.currency?.name ?? "";
  const money = (value: string) => formatNumber(value, language, { minScale: 2 });
  const total = (field: "gross" | "withheld" | "net") => [label(field), money(row[field])] as const;
  return {
    title: `${words?.name ?? ""} ${row.number}`,
    language,
    code: row.number,
    version: "1",
    createdAt: new Date(call.now),
    ...(await letterheadOf(call, call.actor.userId, row.country)),
    meta: [
      { label: label("customer_id"), value: customer },
      { label: label("tax_id"), value: formatTaxId(row.country, String(row.tax_id ?? "")) },
      { label: label("invoice_id"), value: invoice.number },
      { label: label("date"), value: formatDate(row.date, language) },
      { label: label("work_order_ids"), value: row.work_orders.map((one) => one.name).join(", ") },
    ],
    sections: [
      { kind: "paragraph", text: interpolate(wordsOf(language).printed.credits, { number: invoice.number }) },
      { kind: "paragraph", text: `${label("reason")}: ${row.reason}` },
      { kind: "heading", text: label("lines"), level: 1 },
      {
        kind: "table",
        columns: [
          { label: lines.service_type_id ?? "", share: 4 },
          { label: `${lines.amount ?? ""} ${currency}`, align: "right", share: 2 },
        ],
        rows: row.lines.map(({ line_id: id, service_type, amount }) => {
          const of = invoice.lines.find((one) => one.id === id);
          const named = {
            service_type,
            basis: String(of?.basis ?? "—"),
            note: (of?.note ?? null) as string | null,
          };
          return [lineName(language, named), money(amount)];
        }),
        totals: [total("gross"), total("withheld"), total("net")],
      },
    ],
  };
}
