/** How pre-invoices and invoices move together, and the orders with them. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { needsLevel } from "@plimsoll/domain/billing/approval-threshold";
import { compare } from "@plimsoll/domain/kernel/decimal";
import { readRow } from "#record/load";
import type { WireRow } from "#record/row";
import { withChildIds } from "#record/write-parts";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { applySystemTransition } from "#status/machine";
import type { StatusRules } from "#status/rules";
import { thresholdsIn, useLinks } from "./approval/store.ts";
import { followBilling } from "./follow-billing.ts";
import { invoiceOf } from "./store.ts";
import { type PreInvoiceRow, taxIdIssues } from "./worked-out.ts";

const ordersOf = (row: WireRow) => (row.work_order_ids ?? []) as readonly string[];

export const preInvoiceStatusRules: StatusRules = {
  async enter(call, row, { to, justification, input }) {
    if (to === "pending_level_1") await refuseUnready(call, row as PreInvoiceRow);
    if (to === "canceled") await cancelInvoice(call, row);
    if (row.status === "awaiting_customer") await useLinks(call.db, row.id, call.now);
    return { values: remarked(call, row as PreInvoiceRow, input.remarks), ...saidBy(call, justification) };
  },

  async entered(call, row) {
    const stands = await passLevels(call, row);
    await followBilling(call, ordersOf(row));
    return stands;
  },
};

/** Who answers by a link has no account that the log could name. */
function saidBy({ actor }: Call, justification: string | null): { note?: string } {
  if (actor.userId !== "link") return {};
  return { note: justification === null ? actor.name : `${actor.name}: ${justification}` };
}

interface Remark {
  readonly line_id: string;
  readonly text: string;
}

/** What is said about single lines with an answer stays with the version that it was said of. */
function remarked(call: Call, row: PreInvoiceRow, asked: unknown): WireRow {
  const said = (asked ?? []) as readonly Remark[];
  if (said.length === 0) return {};
  const added = said.map(({ line_id: id, text }, index) => {
    const at = row.lines.findIndex((line) => line.id === id);
    if (at === -1) throw refuse("invalid", `remarks.${index}.line_id`);
    const about = { line_id: id, line: at + 1, revision: row.revision, text };
    return { ...about, author: call.actor.name, at: call.now };
  });
  const field = isGuest(call.actor) ? "customer_remarks" : "remarks";
  const model = call.app.catalog.get("pre_invoice");
  return withChildIds(model, { [field]: [...((row[field] ?? []) as WireRow[]), ...added] }, row);
}

/** Levels that are not asked for an amount like this are passed, and the log names the thresholds for it. */
async function passLevels(call: Call, row: WireRow): Promise<WireRow | undefined> {
  const model = call.app.catalog.get("pre_invoice");
  const levels = [
    ["pending_level_1", "level_1", "pending_level_2"],
    ["pending_level_2", "level_2", "awaiting_customer"],
  ] as const;
  let stands: WireRow | undefined;
  for (const [waiting, level, next] of levels) {
    const current = stands ?? row;
    if (current.status !== waiting) continue;
    if (needsLevel(level, (row as PreInvoiceRow).lines as never, await thresholdsIn(call.db, row.country)))
      break;
    stands = await applySystemTransition(call, model, current, next, "approval_threshold");
  }
  return stands;
}

/** Invoices may have been linked to its orders since it was written. */
async function refuseUnready(call: Call, row: PreInvoiceRow): Promise<void> {
  if (row.lines.length === 0) throw refuse("pre_invoice_empty", "lines");
  const issues = await taxIdIssues(call.db, row);
  if (issues.length > 0) throw new Failure(issues);
}

async function cancelInvoice(call: Call, row: WireRow): Promise<void> {
  if (row.status !== "invoiced") return;
  const id = await invoiceOf(call.db, row.id);
  const onInvoices = asSideEffectOn(call, "invoice");
  const model = call.app.catalog.get("invoice");
  const invoice = id === undefined ? undefined : await readRow(onInvoices, model, id);
  if (!invoice) return;
  refuseCredited(invoice);
  // What was paid in part stays: there is no status that would say where the money went.
  if (!(await applySystemTransition(onInvoices, model, invoice, "canceled", "pre_invoice")))
    throw refuse("status_not_permitted", undefined, { status: "canceled" });
}

/** Its credit notes stand under numbers of their own: what is left is credited too. */
function refuseCredited(invoice: WireRow): void {
  if (compare(String(invoice.credited ?? "0"), "0") > 0) throw refuse("credited_in_part");
}

export const invoiceStatusRules: StatusRules = {
  async enter(_, row, { to }) {
    if (to === "canceled") refuseCredited(row);
    return {};
  },

  async entered(call, row, { to }) {
    if (to !== "canceled") return undefined;
    const onPreInvoices = asSideEffectOn(call, "pre_invoice");
    const model = call.app.catalog.get("pre_invoice");
    const preInvoice = await readRow(onPreInvoices, model, row.pre_invoice_id);
    if (preInvoice) await applySystemTransition(onPreInvoices, model, preInvoice, "canceled", "invoice");
    await followBilling(call, ordersOf(row));
    return undefined;
  },
};
