/** From a proposed line to the last payment: load, ask the domain, save, present. */
import { AGES, type Age, ageOf } from "@plimsoll/domain/billing/ageing";
import { sumMoney } from "@plimsoll/domain/billing/money";
import type { preInvoiceContracts } from "@plimsoll/domain/billing/pre-invoice-contract";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import type { z } from "zod";
import { changeRecord } from "#record/write";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { currentRow } from "#status/change";
import { issueInvoice } from "./issue-invoice.ts";
import { payInvoice, payPreInvoice } from "./pay-invoice.ts";
import { propose, taxIdsOfOrders } from "./propose.ts";
import { openByDay } from "./store.ts";

type Input<K extends keyof typeof preInvoiceContracts> = z.infer<(typeof preInvoiceContracts)[K]["input"]>;

const model = (call: Call) => call.app.catalog.get("pre_invoice");

export const preInvoiceHandlers = {
  propose: (call: Call, { work_order_ids: ids }: Input<"propose">) => propose(call, ids),

  taxIds: (call: Call, { work_order_ids: ids }: Input<"taxIds">) => taxIdsOfOrders(call, ids),

  requote: (call: Call, { id, version }: Input<"requote">) =>
    call.inTransaction(async (inner) => {
      const row = await currentRow(inner, model(inner), { id, version });
      if (row.status !== "pre_invoicing") throw refuse("pre_invoice_locked");
      return changeRecord(inner, model(inner), row, { rates: [] }, "requote");
    }),

  issue: (call: Call, input: Input<"issue">) => issueInvoice(call, input),

  pay: (call: Call, input: Input<"pay">) => payPreInvoice(call, input),

  async ageing(call: Call) {
    const today = todayIn(call.country, call.now);
    const sums = new Map<string, { age: Age; currency: string | null; invoices: number; open: string }>();
    for (const { due, currency, invoices, open } of await openByDay(call)) {
      const age = ageOf(due, today);
      const known = sums.get(`${age} ${currency}`);
      sums.set(`${age} ${currency}`, {
        age,
        currency,
        invoices: invoices + (known?.invoices ?? 0),
        open: sumMoney([open, known?.open ?? "0"]),
      });
    }
    return [...sums.values()].sort((one, other) => AGES.indexOf(one.age) - AGES.indexOf(other.age));
  },

  payInvoice: (call: Call, input: Input<"payInvoice">) => payInvoice(call, input),
};
