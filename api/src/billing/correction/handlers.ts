/** Credit notes, the link that a customer is mailed, and what is left of an order. */
import { isGuest } from "@plimsoll/domain/access/actor";
import type { correctionContracts } from "@plimsoll/domain/billing/correction-contract";
import { marginOf } from "@plimsoll/domain/billing/margin";
import { currencyOf } from "@plimsoll/domain/country/currency";
import { zoneOf } from "@plimsoll/domain/country/time-zone";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { z } from "zod";
import { readRow } from "#record/load";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { currentRow } from "#status/change";
import { sendLink } from "../approval/send-link.ts";
import { localCurrency, quote } from "../quote.ts";
import { currencyCodes } from "../store.ts";
import { issueCreditNote } from "./credit-invoice.ts";
import { analysisDays, costsIn, expensesOf, notesOn, personDays, revenueOf } from "./store.ts";

type Contracts = typeof correctionContracts;
type Input<K extends keyof Contracts> = z.infer<Contracts[K]["input"]>;

export const correctionHandlers = {
  credit: (call: Call, input: Input<"credit">) => issueCreditNote(call, input),

  /** Who may read an invoice may read what corrects it. */
  async credits(call: Call, { id }: Input<"credits">) {
    const invoice = await currentRow(call, call.app.catalog.get("invoice"), { id });
    return notesOn(call.db, invoice.id);
  },

  sendLink: (call: Call, input: Input<"sendLink">) => sendLink(call, input),

  async margin(call: Call, { work_order_id: id }: Input<"margin">) {
    if (isGuest(call.actor)) throw refuse("not_authorized");
    const onOrders = authorizeOn(call, "work_order", "load");
    const order = isUuid(id) ? await readRow(onOrders, call.app.catalog.get("work_order"), id) : undefined;
    if (!order) throw refuse("reference_not_found", "work_order_id");
    const country = String(order.country);
    const weighed = {
      revenue: await revenueOf(call.db, id),
      days: await personDays(call.db, id),
      analyses: await analysisDays(call.db, id, zoneOf(country)),
      expenses: await converted(call, country, id),
    };
    return { currency: currencyOf(country), ...marginOf(weighed, await costsIn(call.db, country)) };
  },
};

/** What was laid out, with what its currency cost on the business day before. */
async function converted(call: Call, country: string, orderId: string) {
  const local = localCurrency(await currencyCodes(call.db), country);
  const found: { amount: string; rate: string | null }[] = [];
  for (const { amount, currency_id: currency, date } of await expensesOf(call.db, orderId)) {
    if (currency === local) {
      found.push({ amount, rate: "1" });
      continue;
    }
    const terms = { country, date, ptax_side: "sell", bl_date: null, work_order_ids: [orderId] } as const;
    const quoted = await quote(call.db, { ...terms, ptax_rule: "business_day_before_invoice" }, [currency]);
    found.push({ amount, rate: quoted.ok ? (quoted.rates[0]?.rate ?? null) : null });
  }
  return found;
}
