/** The rates of the day for the currencies of a pre-invoice, in the currency of its country, by the rule of its contract. */
import { type ExchangeDay, monthEnd, pickRateRequest } from "@plimsoll/domain/billing/exchange-rate";
import { crossRate } from "@plimsoll/domain/billing/price-pre-invoice";
import { currencyOf } from "@plimsoll/domain/country/currency";
import { zoneOf } from "@plimsoll/domain/country/time-zone";
import { dateIn } from "@plimsoll/domain/kernel/dates";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import type { Queryable } from "#db/database";
import { billedOrders, type CurrencyCode, closingsUpTo, currencyCodes, knownUntil } from "./store.ts";

export interface QuoteTerms {
  readonly country: string;
  readonly ptax_rule: ExchangeDay;
  readonly ptax_side: "buy" | "sell";
  readonly date: string;
  readonly bl_date: string | null;
  readonly work_order_ids: readonly string[];
}

export interface Quoted {
  readonly currency_id: string;
  readonly rate: string;
  readonly date: string | null;
}

export type Quotes =
  | { readonly ok: true; readonly rates: readonly Quoted[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Closings are quoted in reais. */
const QUOTED_IN = "BRL";

/** The day that the rule looks at. */
async function dayOf(db: Queryable, terms: QuoteTerms): Promise<string | undefined> {
  if (terms.ptax_rule === "bl_date") return terms.bl_date ?? undefined;
  if (terms.ptax_rule !== "operation_end") return terms.date;
  const ends = (await billedOrders(db, terms.work_order_ids)).map((order) => order.ended_at);
  const last = ends
    .filter((one): one is string => one !== null)
    .sort()
    .at(-1);
  return last === undefined ? undefined : (dateIn(last, zoneOf(terms.country)) ?? undefined);
}

/** Whether a currency is the country's own: nothing is converted from it. */
export function localCurrency(currencies: readonly CurrencyCode[], country: string): string | undefined {
  return currencies.find(({ code }) => code === currencyOf(country))?.id;
}

export async function quote(db: Queryable, terms: QuoteTerms, wanted: readonly string[]): Promise<Quotes> {
  const currencies = await currencyCodes(db);
  const local = localCurrency(currencies, terms.country);
  const foreign = [...new Set(wanted)].filter((id) => id !== local);
  if (foreign.length === 0) return { ok: true, rates: [] };
  const day = await dayOf(db, terms);
  if (day === undefined) return { ok: false, issues: [issue("invalid", "ptax_rule")] };
  const inReais = await closingOf(db, terms, currencies, local, day);
  if (!inReais.ok) return inReais;
  const rates: Quoted[] = [];
  for (const id of foreign) {
    const found = await closingOf(db, terms, currencies, id, day);
    if (!found.ok) return found;
    const [own, theirs] = [inReais.rates[0], found.rates[0]];
    if (!own || !theirs) continue;
    const rate = own.rate === "1" ? theirs.rate : crossRate(theirs.rate, own.rate);
    rates.push({ currency_id: id, rate, date: theirs.date ?? own.date });
  }
  return { ok: true, rates };
}

async function closingOf(
  db: Queryable,
  terms: QuoteTerms,
  currencies: readonly CurrencyCode[],
  id: string | undefined,
  day: string,
): Promise<Quotes> {
  const code = currencies.find((one) => one.id === id)?.code;
  if (id === undefined || code === undefined) return { ok: false, issues: [issue("invalid", "ptax_rule")] };
  if (code === QUOTED_IN) return { ok: true, rates: [{ currency_id: id, rate: "1", date: null }] };
  const found = pickRateRequest({
    currency: code,
    day: terms.ptax_rule,
    side: terms.ptax_side,
    date: day,
    known_until: (await knownUntil(db, id)) ?? "1900-01-01",
    rates: await closingsUpTo(db, id, monthEnd(day)),
  });
  if (!found.ok)
    return {
      ok: false,
      issues: found.issues.map(({ code: why, params }) => issue(why, "ptax_rule", params)),
    };
  const { rate, rate_date: date } = found.result;
  return { ok: true, rates: [{ currency_id: id, rate, date }] };
}
