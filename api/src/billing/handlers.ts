/** From a proposed line to the last payment: load, ask the domain, save, present. */
import type { preInvoiceContracts } from "@plimsoll/domain/billing/pre-invoice-contract";
import type { z } from "zod";
import { changeRecord } from "#record/write";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { currentRow } from "#status/change";
import { issueInvoice } from "./issue-invoice.ts";
import { payInvoice, payPreInvoice } from "./pay-invoice.ts";
import { propose } from "./propose.ts";

type Input<K extends keyof typeof preInvoiceContracts> = z.infer<(typeof preInvoiceContracts)[K]["input"]>;

const model = (call: Call) => call.app.catalog.get("pre_invoice");

export const preInvoiceHandlers = {
  propose: (call: Call, { work_order_ids: ids }: Input<"propose">) => propose(call, ids),

  requote: (call: Call, { id, version }: Input<"requote">) =>
    call.inTransaction(async (inner) => {
      const row = await currentRow(inner, model(inner), { id, version });
      if (row.status !== "pre_invoicing") throw refuse("pre_invoice_locked");
      return changeRecord(inner, model(inner), row, { rates: [] }, "requote");
    }),

  issue: (call: Call, input: Input<"issue">) => issueInvoice(call, input),

  pay: (call: Call, input: Input<"pay">) => payPreInvoice(call, input),

  payInvoice: (call: Call, input: Input<"payInvoice">) => payInvoice(call, input),
};
