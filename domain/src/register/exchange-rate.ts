/**
 * What one unit of a currency cost in reais on a day, to buy and to sell, by the source that said so. Two sources may
 * differ, so each has its own row, and whoever uses a rate names its date and source. A day without a row has no rate:
 * weekends and holidays are not filled in.
 */
import { compare } from "../kernel/decimal.ts";
import { issue } from "../kernel/errors.ts";
import { choice } from "../kernel/field/choice.ts";
import { decimal } from "../kernel/field/number.ts";
import { reference } from "../kernel/field/relation.ts";
import { date } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";

export const RATE_SOURCES = ["ptax", "manual", "import"] as const;

export const exchangeRate = defineRecord({
  key: "exchange_rate",
  service: "register",
  path: "exchange-rates",
  scope: "global",
  title: "date",
  fields: {
    date: date({ required: true, list: true, filter: true }),
    currency_id: reference("currency", { required: true, list: true, filter: true }),
    /** The central bank prints four decimals, and more for currencies that are worth little. */
    buy: decimal({ required: true, scale: 8, shown: 4, positive: true, unit: "R$", list: true }),
    sell: decimal({ required: true, scale: 8, shown: 4, positive: true, unit: "R$", list: true }),
    source: choice(RATE_SOURCES, { required: true, default: "manual", list: true, filter: true }),
  },
  order: [["date", "desc"]],
  unique: [["currency_id", "source", "date"]],
  check: [({ buy, sell }) => (compare(sell, buy) < 0 ? [issue("below_minimum", "sell", { min: buy })] : [])],
});
