// Decides how the daily rates of the Brazilian central bank (PTAX) are asked for and read. The service wants dates
// as MM-DD-YYYY in quotes, answers an empty list for days without a closing (weekends, holidays, before about
// 13:10 in Brasília) and something without a list when it is down: the first is no rate, the second an error, and
// neither is zero. Of several bulletins a day only the closing counts, by either of its names and never the
// interbank one. Reais for one unit of the currency.

import { z } from "zod";
import { type Calculated, calculated, refused } from "../kernel/calculated.ts";
import { type CalendarDate, compareDates, isCalendarDate } from "../kernel/dates.ts";
import { compare, type DecimalText, isDecimalText } from "../kernel/decimal.ts";
import { issue } from "../kernel/errors.ts";

/** The ten that are served; pesos, guaranis and yuan are not. */
export const PTAX_CURRENCIES = [
  "AUD",
  "CAD",
  "CHF",
  "DKK",
  "EUR",
  "GBP",
  "JPY",
  "NOK",
  "SEK",
  "USD",
] as const;
export type PtaxCurrency = (typeof PTAX_CURRENCIES)[number];

export interface ClosingRate {
  readonly date: CalendarDate;
  readonly buy: DecimalText;
  readonly sell: DecimalText;
  /** As the bank writes it: Brasília time, without a zone. */
  readonly published_at: string;
}

/** 2026-10-04 as 10-04-2026. */
export function ptaxDate(date: CalendarDate): string {
  return `${date.slice(5, 7)}-${date.slice(8, 10)}-${date.slice(0, 4)}`;
}

/** The resource and its question for the closings of some days, to be put behind the address of the service. */
export function ptaxQuery(currency: PtaxCurrency, from: CalendarDate, to: CalendarDate): string {
  const isDollar = currency === "USD";
  const resource = isDollar
    ? "CotacaoDolarPeriodo(dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)"
    : "CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)";
  const fields = `cotacaoCompra,cotacaoVenda,dataHoraCotacao${isDollar ? "" : ",tipoBoletim"}`;
  const question = [
    ...(isDollar ? [] : [`@moeda='${currency}'`]),
    `@dataInicial='${ptaxDate(from)}'`,
    `@dataFinalCotacao='${ptaxDate(to)}'`,
    "$orderby=dataHoraCotacao%20desc",
    "$top=1000",
    "$format=json",
    `$select=${fields}`,
  ];
  return `${resource}?${question.join("&")}`;
}

const CLOSING = /^fechamento( ptax)?$/i;

const row = z.object({
  cotacaoCompra: z.number(),
  cotacaoVenda: z.number(),
  dataHoraCotacao: z.string(),
  tipoBoletim: z.string().optional(),
});
const answer = z.object({ value: z.array(row) });

/** A JSON number as the decimal it was written as; null when it is no rate. */
function rateText(value: number): DecimalText | null {
  const text = String(value);
  return isDecimalText(text) && compare(text, "0") > 0 ? text : null;
}

/** The closings of an answer, oldest first, one a day. */
export function readPtax(body: unknown): Calculated<readonly ClosingRate[]> {
  const parsed = answer.safeParse(body);
  if (!parsed.success) return refused([issue("invalid", "value")]);
  const byDay = new Map<CalendarDate, ClosingRate>();
  for (const [index, one] of parsed.data.value.entries()) {
    if (one.tipoBoletim !== undefined && !CLOSING.test(one.tipoBoletim.trim())) continue;
    const date = one.dataHoraCotacao.slice(0, 10);
    const [buy, sell] = [rateText(one.cotacaoCompra), rateText(one.cotacaoVenda)];
    if (!isCalendarDate(date) || buy === null || sell === null)
      return refused([issue("invalid", `value.${index}`)]);
    const known = byDay.get(date);
    // A closing that was published again replaces the first.
    if (known === undefined || known.published_at < one.dataHoraCotacao)
      byDay.set(date, { date, buy, sell, published_at: one.dataHoraCotacao });
  }
  return calculated([...byDay.values()].sort((left, right) => compareDates(left.date, right.date)));
}
