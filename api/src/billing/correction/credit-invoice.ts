/**
 * Issues a credit note in one transaction: number, lines, document, the invoice, its pre-invoice and its orders. It is
 * printed before, under the number that comes next, as invoices are.
 */
import { isDeepStrictEqual } from "node:util";
import { isGuest } from "@plimsoll/domain/access/actor";
import type { correctionContracts } from "@plimsoll/domain/billing/correction-contract";
import { creditInvoice, type InvoiceToCredit } from "@plimsoll/domain/billing/credit";
import { CREDIT_NOTE_SERIES } from "@plimsoll/domain/billing/credit-note";
import type { z } from "zod";
import { uuid7 } from "#adapters/ids";
import { addFile, placeFileOf } from "#files/store-file";
import { issueInTurn, Overtaken, type Turn } from "#numbering/ahead";
import { readRow } from "#record/load";
import { loadRecord } from "#record/load-call";
import type { WireRow } from "#record/row";
import { changeRecord, insertChecked } from "#record/write";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { currentRow, enterStatus } from "#status/change";
import { applySystemTransition } from "#status/machine";
import { refuseClosedMonth } from "../accounting/handlers.ts";
import { followBilling } from "../follow-billing.ts";
import { printCreditNote } from "./document.ts";
import { creditedLines, holdInvoice } from "./store.ts";

type Crediting = z.infer<(typeof correctionContracts)["credit"]["input"]>;

interface InvoiceRow extends WireRow, Omit<InvoiceToCredit, "lines"> {
  readonly id: string;
  readonly country: string;
  readonly date: string;
  readonly number: string;
  readonly work_order_ids: readonly string[];
  readonly lines: readonly (InvoiceToCredit["lines"][number] & WireRow)[];
}

export async function issueCreditNote(call: Call, input: Crediting) {
  if (isGuest(call.actor)) throw refuse("not_authorized");
  const row = await readRow(call, call.app.catalog.get("invoice"), input.id);
  if (!row) throw refuse("not_found");
  const line = { series: `${CREDIT_NOTE_SERIES.key} ${row.country}`, about: input.id };
  return issueInTurn(line, (turn) => issueOnce(call, input, turn)) as never;
}

async function issueOnce(call: Call, input: Crediting, turn: Turn): Promise<WireRow> {
  const { invoice, values } = await ready(call, input);
  const printed = await print(call, values, invoice, turn);
  await turn.reached();
  return call.inTransaction(async (inner) => {
    await holdInvoice(inner.db, invoice.id);
    await refuseClosedMonth(inner, invoice.country, input.date);
    const now = await ready(inner, input);
    if (!isDeepStrictEqual(now.values, values)) throw new Overtaken();
    const onNotes = asSideEffectOn(inner, "credit_note");
    const notes = inner.app.catalog.get("credit_note");
    const issued = await insertChecked(onNotes, notes, { ...values, id: printed.id });
    if (issued.number !== printed.number) throw new Overtaken();
    await addFile(onNotes, printed.placed);
    await creditOn(inner, now, `${issued.number} · ${input.reason}`);
    return loadRecord(onNotes, notes, { id: printed.id });
  });
}

type Ready = Awaited<ReturnType<typeof ready>>;

async function ready(call: Call, { id, version, date, reason, lines }: Crediting) {
  const invoice = (await currentRow(call, call.app.catalog.get("invoice"), { id, version })) as InvoiceRow;
  if (date < invoice.date) throw refuse("end_before_begin", "date");
  const found = creditInvoice(invoice, await creditedLines(call.db, id), lines);
  if (!found.ok) throw new Failure(found.issues);
  const { credited, status, ...note } = found.result;
  const values = {
    country: invoice.country,
    invoice_id: invoice.id,
    customer_id: invoice.customer_id,
    work_order_ids: invoice.work_order_ids,
    tax_id: invoice.tax_id,
    date,
    reason,
    currency_id: invoice.currency_id,
    ...note,
    lines: note.lines.map((line) => {
      const of = invoice.lines.find((one) => one.id === line.line_id);
      return {
        ...line,
        work_order_id: of?.work_order_id ?? null,
        service_type_id: of?.service_type_id ?? null,
      };
    }),
  };
  return { invoice, values, credited, status };
}

/** The invoice carries what was credited; where nothing of it stands, its orders are to be billed anew. */
async function creditOn(call: Call, { invoice, credited, status }: Ready, said: string): Promise<void> {
  const model = call.app.catalog.get("invoice");
  if (status === invoice.status) {
    await changeRecord(call, model, invoice, { credited }, "credit");
    return;
  }
  await enterStatus(call, model, invoice, { credited, to: status }, said, { action: "credit" });
  const onPreInvoices = asSideEffectOn(call, "pre_invoice");
  const preInvoices = call.app.catalog.get("pre_invoice");
  const preInvoice = await readRow(onPreInvoices, preInvoices, invoice.pre_invoice_id);
  if (!preInvoice) return;
  const to = status === "credited" ? "canceled" : "paid";
  await applySystemTransition(onPreInvoices, preInvoices, preInvoice, to, "credit_note");
  await followBilling(call, invoice.work_order_ids);
}

async function print(call: Call, values: Ready["values"], invoice: InvoiceRow, turn: Turn) {
  const { country, date } = values;
  const onNotes = asSideEffectOn(call, "credit_note");
  const id = uuid7(call.now);
  const number = await turn.numberAhead(call.db, CREDIT_NOTE_SERIES, { country, date });
  const bytes = await printCreditNote(onNotes, { ...values, id, number }, invoice);
  const owner = { model: call.app.catalog.get("credit_note"), id, filter: onNotes.filter };
  const about = { name: `${number}.pdf`, field: "document" };
  return { id, number, placed: await placeFileOf(onNotes, owner, about, bytes, "application/pdf") };
}
