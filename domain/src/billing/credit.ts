// Decides what a credit note takes back of an invoice: of each line at most what was not credited before, in cents of the
// currency of the country. Of what the customer withheld, the same share goes back as of the services (costs laid out bear
// no tax), rounded over all notes together: notes over the whole invoice come to its gross and its net, to the cent.

import { type Calculated, calculated, refused } from "../kernel/calculated.ts";
import { compare, type DecimalText, isZero, subtract } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { fractionOf, multiplyFractions, roundFraction } from "../kernel/fraction.ts";
import type { InvoiceStatus } from "./invoice.ts";
import { sumMoney, toCents } from "./money.ts";
import { taxBase } from "./price-pre-invoice.ts";
import { openAmount } from "./settle.ts";

export interface CreditedLine {
  readonly line_id: string;
  readonly amount: DecimalText;
}

export interface InvoiceToCredit {
  readonly status: InvoiceStatus;
  readonly gross: DecimalText;
  readonly net: DecimalText;
  readonly paid: DecimalText;
  readonly credited: DecimalText;
  readonly taxes: readonly {
    readonly tax: string;
    readonly amount: DecimalText;
    readonly withheld: boolean;
  }[];
  readonly lines: readonly {
    readonly id: string;
    readonly basis: string;
    readonly amount_local: DecimalText;
  }[];
}

export interface Credit {
  readonly lines: readonly CreditedLine[];
  readonly gross: DecimalText;
  /** What goes back of each tax that was withheld. */
  readonly taxes: readonly { readonly tax: string; readonly amount: DecimalText }[];
  readonly withheld: DecimalText;
  readonly net: DecimalText;
  /** Of the invoice, with this note. */
  readonly credited: DecimalText;
  readonly status: InvoiceStatus;
}

const creditedOf = (id: string, notes: readonly CreditedLine[]): DecimalText =>
  sumMoney(notes.filter((one) => one.line_id === id).map((one) => one.amount));

/** What of a line can still be credited. */
export function creditable(
  line: InvoiceToCredit["lines"][number],
  earlier: readonly CreditedLine[],
): DecimalText {
  return sumMoney([subtract(line.amount_local, creditedOf(line.id, earlier))]);
}

export function creditInvoice(
  invoice: InvoiceToCredit,
  earlier: readonly CreditedLine[],
  asked: readonly CreditedLine[],
): Calculated<Credit> {
  if (invoice.status === "canceled" || invoice.status === "credited")
    return refused([issue("status_not_permitted", undefined, { status: "credited" })]);
  const issues = [...asked.keys()].flatMap((at) => checkLine(invoice, earlier, asked, at));
  if (issues.length > 0) return refused(issues);
  const lines = asked.map(({ line_id, amount }) => ({ line_id, amount: toCents(amount) }));
  const gross = sumMoney(lines.map((line) => line.amount));
  const taxes = taxesBack(invoice, earlier, lines);
  const withheld = sumMoney(taxes.map((one) => one.amount));
  const net = sumMoney([subtract(gross, withheld)]);
  const credited = sumMoney([invoice.credited, net]);
  const all = [...earlier, ...lines].map((one) => one.amount);
  return calculated({
    lines,
    gross,
    taxes,
    withheld,
    net,
    credited,
    status: statusAfter({ ...invoice, credited }, compare(sumMoney(all), invoice.gross) === 0),
  });
}

function checkLine(
  invoice: InvoiceToCredit,
  earlier: readonly CreditedLine[],
  asked: readonly CreditedLine[],
  at: number,
): Issue[] {
  const { line_id: id, amount } = asked[at] as CreditedLine;
  const line = invoice.lines.find((one) => one.id === id);
  if (!line || asked.findIndex((one) => one.line_id === id) !== at)
    return [issue("invalid", `lines.${at}.line_id`)];
  const open = creditable(line, earlier);
  return compare(toCents(amount), open) > 0
    ? [issue("credit_above_line", `lines.${at}.amount`, { open })]
    : [];
}

/** The share of each tax that these lines bear, rounded over all notes together. */
function taxesBack(
  invoice: InvoiceToCredit,
  earlier: readonly CreditedLine[],
  lines: readonly CreditedLine[],
): Credit["taxes"] {
  const base = taxBase(invoice.lines);
  if (isZero(base)) return [];
  const shareOf = (notes: readonly CreditedLine[]) => fractionOf(baseOf(invoice, notes), base);
  const back = (amount: DecimalText, notes: readonly CreditedLine[]) =>
    roundFraction(multiplyFractions(fractionOf(amount), shareOf(notes)), 2, "half_up");
  return invoice.taxes
    .filter((one) => one.withheld)
    .map(({ tax, amount }) => ({
      tax,
      amount: sumMoney([subtract(back(amount, [...earlier, ...lines]), back(amount, earlier))]),
    }));
}

function baseOf({ lines }: InvoiceToCredit, notes: readonly CreditedLine[]): DecimalText {
  return taxBase(lines.map(({ id, basis }) => ({ basis, amount_local: creditedOf(id, notes) })));
}

/** Nothing of it stands any more, or nothing of it is open any more; else as before. */
function statusAfter(invoice: InvoiceToCredit, isWhole: boolean): InvoiceStatus {
  if (isWhole) return "credited";
  return compare(openAmount(invoice), "0") <= 0 ? "paid" : invoice.status;
}
