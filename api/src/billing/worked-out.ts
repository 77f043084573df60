/** What the product keeps of a pre-invoice: the amounts of its lines, the frozen rates, taxes and totals, whose tax id. */
import {
  type LineToPrice,
  localAmount,
  priceLines,
  type TaxTerms,
  totalsOf,
} from "@plimsoll/domain/billing/price-pre-invoice";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { withScale } from "@plimsoll/domain/kernel/decimal";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import type { Queryable } from "#db/database";
import type { WireRow } from "#record/row";
import { Failure } from "#rpc/failure";
import { localCurrency, type Quoted, type QuoteTerms, quote } from "./quote.ts";
import { billedCustomer, billedOrders, currencyCodes, linkedTaxIds, termsOfRules } from "./store.ts";

/** As many as quantities and rates are kept with: what is answered at once is what is read later. */
const QUANTITY_DECIMALS = 6;
const RATE_DECIMALS = 8;

/** Days until an invoice is due where nothing else was agreed. */
const DUE_AFTER = 30;

export interface PreInvoiceRow extends WireRow {
  readonly country: string;
  readonly customer_id: string;
  readonly work_order_ids: readonly string[];
  readonly lines: readonly (LineToPrice & WireRow)[];
  readonly rates: readonly Quoted[];
}

/** Values that its figures hang on: only where one of them changes is anything worked out anew. */
const CONTENT = [
  "customer_id",
  "work_order_ids",
  "lines",
  "date",
  "rates",
  "ptax_rule",
  "ptax_side",
  "bl_date",
  "withholding",
  "iss_pct",
  "adjusted_tax_id",
] as const;
/** Those of them that name another closing. */
const OF_THE_RATE: readonly string[] = ["date", "ptax_rule", "ptax_side", "bl_date"];

function changed(row: WireRow, before: WireRow): string[] {
  return CONTENT.filter((name) => JSON.stringify(row[name] ?? null) !== JSON.stringify(before[name] ?? null));
}

export async function workOut(
  db: Queryable,
  row: PreInvoiceRow,
  { before, now }: { readonly before: Readonly<WireRow> | undefined; readonly now: string },
): Promise<WireRow> {
  const touched = before === undefined ? [...CONTENT] : changed(row, before);
  if (touched.length === 0) return {};
  const date = String(row.date ?? todayIn(row.country, now));
  const lines = row.lines ?? [];
  const frozen = touched.some((name) => OF_THE_RATE.includes(name)) ? [] : (row.rates ?? []);
  const rates = await ratesFor(db, termsOfQuote(row, date), lines, frozen);
  const currency = localCurrency(await currencyCodes(db), row.country);
  const priced = await price(db, row, rates, currency);
  const orders = await billedOrders(db, row.work_order_ids);
  const totals = totalsOf(priced, await taxTerms(db, row, date));
  return {
    date,
    due_date: row.due_date ?? addDays(date, DUE_AFTER),
    kind: orders[0]?.kind ?? null,
    tax_id: await taxIdOf(db, row),
    rates,
    ptax_date: rates.find((one) => one.date !== null)?.date ?? null,
    lines: priced,
    currency_id: currency ?? null,
    ...totals,
  };
}

function termsOfQuote(row: PreInvoiceRow, date: string): QuoteTerms {
  return {
    country: row.country,
    ptax_rule: (row.ptax_rule ?? "business_day_before_invoice") as QuoteTerms["ptax_rule"],
    ptax_side: (row.ptax_side ?? "sell") as QuoteTerms["ptax_side"],
    date,
    bl_date: (row.bl_date ?? null) as string | null,
    work_order_ids: row.work_order_ids,
  };
}

/** What is frozen stays; currencies that came since are quoted by the same rule. */
async function ratesFor(
  db: Queryable,
  terms: QuoteTerms,
  lines: readonly LineToPrice[],
  frozen: readonly Quoted[],
): Promise<readonly Quoted[]> {
  const used = [...new Set(lines.map((line) => line.currency_id))];
  const kept = frozen.filter(({ currency_id: id }) => used.includes(id));
  const found = await quote(
    db,
    terms,
    used.filter((id) => !kept.some((one) => one.currency_id === id)),
  );
  if (!found.ok) throw new Failure(found.issues);
  return [...kept, ...found.rates.map((one) => ({ ...one, rate: withScale(one.rate, RATE_DECIMALS) }))];
}

async function price(
  db: Queryable,
  row: PreInvoiceRow,
  rates: readonly Quoted[],
  currency: string | undefined,
) {
  const lines = row.lines ?? [];
  const terms = await termsOfRules(
    db,
    lines.flatMap((line) => line.rule_id ?? []),
  );
  const priced = priceLines(
    lines.map((line) => ({
      ...line,
      rule_id: line.rule_id ?? null,
      work_order_id: line.work_order_id ?? null,
      discount: line.discount ?? null,
    })),
    terms,
  );
  if (!priced.ok) throw new Failure(priced.issues);
  return lines.map((line, at) => {
    const { quantity, amount } = priced.result[at] ?? { quantity: line.quantity, amount: "0.00" };
    const rate = rates.find((one) => one.currency_id === line.currency_id)?.rate ?? null;
    const isLocal = line.currency_id === currency;
    return {
      ...line,
      quantity: withScale(quantity, QUANTITY_DECIMALS),
      amount,
      amount_local: localAmount(amount, isLocal ? null : rate),
    };
  });
}

/** As the pre-invoice says, else as its customer does, else as the law has it. */
export async function taxTerms(
  db: Queryable,
  row: Pick<PreInvoiceRow, "country" | "customer_id"> & WireRow,
  date: string,
): Promise<TaxTerms> {
  const customer = await billedCustomer(db, row.customer_id);
  return {
    country: row.country,
    date,
    withholding: (row.withholding ?? customer?.withholding ?? "federal") as TaxTerms["withholding"],
    iss_pct: (row.iss_pct ?? customer?.iss_pct ?? null) as string | null,
  };
}

interface TaxIds {
  readonly linked: readonly string[];
  readonly own: string | null;
}

async function taxIdsOf(db: Queryable, row: PreInvoiceRow): Promise<TaxIds> {
  const linked = await linkedTaxIds(db, row.work_order_ids);
  return { linked, own: (await billedCustomer(db, row.customer_id))?.tax_id ?? null };
}

/** The one that was chosen, else the only one of the linked invoices, else the customer's. */
async function taxIdOf(db: Queryable, row: PreInvoiceRow): Promise<string | null> {
  if (typeof row.adjusted_tax_id === "string") return row.adjusted_tax_id;
  const { linked, own } = await taxIdsOf(db, row);
  return linked[0] ?? own;
}

/** Several tax ids are told apart by a person, never by us. */
export async function taxIdIssues(db: Queryable, row: PreInvoiceRow): Promise<Issue[]> {
  const { linked, own } = await taxIdsOf(db, row);
  const adjusted = row.adjusted_tax_id;
  if (typeof adjusted === "string")
    return [...linked, own].includes(adjusted) ? [] : [issue("invalid", "adjusted_tax_id")];
  if (linked.length > 1) return [issue("billing_different_tax_ids", "work_order_ids")];
  return linked.length === 0 && own === null ? [issue("billing_without_tax_id", "customer_id")] : [];
}
