/** Somebody without an account reads and answers a pre-invoice by the link from the mail, once. */
import type { Actor } from "@plimsoll/domain/access/actor";
import type { RowFilter } from "@plimsoll/domain/access/scope";
import type { correctionContracts } from "@plimsoll/domain/billing/correction-contract";
import type { PreInvoiceStatus } from "@plimsoll/domain/billing/pre-invoice-status";
import { ORDER_KINDS } from "@plimsoll/domain/commercial/order-kind";
import { currencyOf } from "@plimsoll/domain/country/currency";
import { isLocale } from "@plimsoll/domain/kernel/locale";
import type { z } from "zod";
import type { App } from "#app";
import { addressee, senderOf } from "#commercial/store";
import { readRow, showRow } from "#record/load";
import { showParts } from "#record/parts";
import type { WireRow } from "#record/row";
import type { Call, Origin } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { openUnauthenticatedCall } from "#rpc/open-call";
import type { PublicCall } from "#rpc/public-calls";
import { countTries, LIMITS, takeBack } from "#session/attempts";
import { hashToken } from "#session/sessions";
import { changeStatus } from "#status/machine";
import { findLink, type OpenLink } from "./store.ts";

type Contracts = typeof correctionContracts;
type Input<K extends keyof Contracts> = z.infer<Contracts[K]["input"]>;

const CALLS = { approved: "approve", disapproved: "disapprove" } as const;

interface Named {
  readonly name: string;
}
interface ShownRow extends WireRow {
  readonly code: string;
  readonly revision: number;
  readonly status: PreInvoiceStatus;
  readonly country: string;
  readonly gross: string;
  readonly net: string;
  readonly work_orders: readonly Named[];
  readonly lines: readonly {
    readonly id: string;
    readonly service_type: Named | null;
    readonly basis: string;
    readonly quantity: string;
    readonly unit: Named | null;
    readonly rate: string;
    readonly currency: Named | null;
    readonly amount: string;
    readonly amount_local: string;
  }[];
}

export const preInvoiceLinkHandlers = {
  async viewPreInvoiceByLink({ app, ...origin }: PublicCall, { token }: Input<"viewPreInvoiceByLink">) {
    const link = await find(app, origin, token, true);
    const customer = await addressee(app.db, link.customer_id);
    const language = [customer?.language, origin.locale].find(isLocale) ?? "en";
    const { row, author } = await shown(app, { ...origin, locale: language }, link);
    return {
      code: row.code,
      revision: row.revision,
      status: row.status,
      company: (await senderOf(app.db, author))?.name ?? null,
      customer: customer?.name ?? "",
      language,
      work_orders: row.work_orders.map((one) => one.name),
      currency: currencyOf(row.country),
      gross: row.gross,
      net: row.net,
      lines: row.lines.map((line) => ({
        id: line.id,
        service: line.service_type?.name ?? null,
        basis: line.basis,
        quantity: line.quantity,
        unit: line.unit?.name ?? null,
        rate: line.rate,
        currency: line.currency?.name ?? "",
        amount: line.amount,
        amount_local: line.amount_local,
      })),
      may_answer: row.status === "awaiting_customer",
    };
  },

  async answerPreInvoiceByLink({ app, ...origin }: PublicCall, input: Input<"answerPreInvoiceByLink">) {
    const { token, status, name, reason, remarks } = input;
    const link = await find(app, origin, token, false);
    const call = callOf(app, origin, link, `${name} (${link.email})`);
    const asked = {
      id: link.pre_invoice_id,
      justification: reason ?? null,
      call: CALLS[status],
      input: remarks === undefined ? {} : { remarks },
    };
    await changeStatus(call, app.catalog.get("pre_invoice"), asked, "guest");
    return { status };
  },
};

async function find(app: App, origin: Origin, token: string, readable: boolean): Promise<OpenLink> {
  const tries = [[LIMITS.linkPerAddress, origin.address]] as const;
  await countTries(app.db, origin.now, tries);
  const link = await findLink(app.db, hashToken(token), origin.now, { readable });
  if (!link) throw refuse("link_not_available");
  await takeBack(app.db, tries);
  return link;
}

async function shown(app: App, origin: Origin, link: OpenLink): Promise<{ row: ShownRow; author: unknown }> {
  const call = callOf(app, origin, link, "");
  const model = app.catalog.get("pre_invoice");
  const row = await readRow(call, model, link.pre_invoice_id);
  if (!row) throw refuse("link_not_available");
  const copy: WireRow = structuredClone(row);
  await showParts(call, model, [copy]);
  await showRow(call, model, copy);
  return { row: copy as ShownRow, author: row.author_id };
}

/** Somebody of the customer's, who may read and answer pre-invoices, see which orders they are of, and nothing else. */
function readerOf(link: OpenLink, name: string): Actor {
  const services = [
    { name: "billing", types: [{ name: "pre_invoice", permissions: ["load"] }] },
    { name: "workorder", types: ORDER_KINDS.map((kind) => ({ name: kind, permissions: ["load"] })) },
    {
      name: "register",
      types: ["service_type", "measure", "currency"].map((type) => ({ name: type, permissions: ["load"] })),
    },
  ];
  const entity = {
    id: link.customer_id,
    name,
    types: ["guest"] as const,
    country: link.country,
    legacyId: null,
    customerId: link.customer_id,
  };
  return { userId: "link", name, profiles: [{ entity, countries: [link.country], services }] };
}

function callOf(app: App, origin: Origin, link: OpenLink, name: string): Call {
  const ofCustomer: RowFilter = { kind: "customer", customerId: link.customer_id };
  return openUnauthenticatedCall(app, origin, {
    actor: readerOf(link, name),
    record: "pre_invoice",
    country: link.country,
    filter: ofCustomer,
  });
}
