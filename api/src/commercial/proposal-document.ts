/** The proposal as the customer reads it on paper, in its language. */
import { buffer } from "node:stream/consumers";
import { formatTaxId } from "@plimsoll/domain/country/tax-id";
import { formatDate } from "@plimsoll/domain/kernel/dates";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { isLocale, type Locale } from "@plimsoll/domain/kernel/locale";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { PrintedDocument } from "#adapters/pdf";
import { showRow } from "#record/load";
import { loadChildren } from "#record/parts";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { recordWords, wordsOf } from "#rpc/words";
import { siteAddress } from "../env.ts";
import { addressee, type Sender, senderOf } from "./store.ts";

interface Line {
  readonly service_type: { readonly name: string } | null;
  readonly unit: { readonly name: string } | null;
  readonly rate: string;
  readonly minimum: string | null;
  readonly note: string | null;
}

/** What the mail of a proposal says of it, and what its document is called. */
export interface ProposalLetter {
  readonly name: string;
  readonly customer: string;
  /** Where the customer's contacts are reached. */
  readonly contacts: readonly string[];
  readonly language: Locale;
  /** Who sends it, as its head says. */
  readonly letterhead: readonly string[];
  readonly replyTo: string | undefined;
  readonly sender: Sender | undefined;
}

export async function letterOf(call: Call, proposal: WireRow): Promise<ProposalLetter> {
  const customer = await addressee(call.db, proposal.customer_id);
  const sender = await senderOf(call.db, proposal.author_id);
  return {
    name: `${String(proposal.propcode)}-v${String(proposal.revision)}.pdf`,
    customer: customer?.name ?? "",
    contacts: customer?.emails ?? [],
    language: [proposal.language, customer?.language, call.locale].find(isLocale) ?? "en",
    letterhead: headLines(sender, String(proposal.country)),
    replyTo: sender?.email,
    sender,
  };
}

export async function printProposal(
  call: Call,
  proposal: WireRow,
  letter: ProposalLetter,
): Promise<Uint8Array> {
  const document = await describe({ ...call, locale: letter.language }, proposal, letter);
  return call.app.printer.print(call.actor.userId, document);
}

/** Who sends a document, as its head says. */
export async function letterheadOf(call: Pick<Call, "db" | "app">, userId: unknown, country: string) {
  const sender = await senderOf(call.db, userId);
  const logo = await logoOf(call, sender?.logo);
  return {
    author: sender?.name ?? "Plimsoll",
    letterhead: { lines: headLines(sender, country), ...(logo ? { logo } : {}) },
  };
}

function headLines(sender: Sender | undefined, country: string): string[] {
  const taxId = sender?.tax_id ? formatTaxId(country, sender.tax_id) : "";
  return [sender?.name ?? "", sender?.address ?? "", taxId, sender?.phone ?? ""].filter(
    (line) => line !== "",
  );
}

/** A document without its picture is better than none: the bytes may be gone, or of no kind that is printed. */
async function logoOf(
  { app }: Pick<Call, "app">,
  id: string | null | undefined,
): Promise<Uint8Array | undefined> {
  const stored = typeof id === "string" ? await app.files.get(id) : undefined;
  return stored && buffer(stored);
}

async function describe(
  call: Call,
  proposal: WireRow,
  { customer, letterhead, sender: head }: ProposalLetter,
): Promise<PrintedDocument> {
  const language = call.locale;
  const logo = await logoOf(call, head?.logo);
  const model = call.app.catalog.get("proposal");
  // Read again in the language of the document: services and units have names in each.
  const row: WireRow = { ...proposal };
  await loadChildren(call, model, [row]);
  await showRow(call, model, row);
  const words = recordWords(language, "proposal");
  const label = (field: string) => words?.fields[field] ?? field;
  const inner = (field: string) => words?.children?.items?.fields[field] ?? field;
  const currency = (row.currency as { name: string } | null)?.name ?? "";
  const money = (value: string | null) =>
    value === null ? "—" : formatNumber(value, language, { minScale: 2 });
  const items = row.items as Line[];
  return {
    title: `${words?.name ?? "Proposal"} ${String(proposal.propcode)}`,
    language,
    author: head?.name ?? "Plimsoll",
    code: String(proposal.propcode),
    version: String(proposal.revision),
    createdAt: new Date(String(proposal.updated_at)),
    letterhead: { lines: letterhead, ...(logo ? { logo } : {}) },
    meta: [
      { label: label("customer_id"), value: customer },
      { label: label("date"), value: formatDate(String(proposal.date), language) },
      { label: label("expiration_date"), value: formatDate(String(proposal.expiration_date), language) },
      { label: label("currency_id"), value: currency },
    ],
    sections: [
      ...(typeof proposal.text === "string" && proposal.text !== ""
        ? [{ kind: "richText", html: proposal.text } as const]
        : []),
      { kind: "heading", text: label("items"), level: 1 },
      {
        kind: "table",
        columns: [
          { label: inner("service_type_id"), share: 4 },
          { label: inner("unit_id") },
          { label: `${inner("rate")} (${currency})`, align: "right", share: 1.5 },
          { label: inner("minimum"), align: "right", share: 1.5 },
          { label: inner("note"), share: 3 },
        ],
        rows: items.map((item) => [
          item.service_type?.name ?? "",
          item.unit?.name ?? "—",
          money(item.rate),
          money(item.minimum),
          item.note ?? "",
        ]),
      },
      {
        kind: "signatures",
        signatures: [{ lines: [head?.name ?? ""] }, { lines: [customer, wordsOf(language).printed.agreed] }],
      },
      {
        kind: "paragraph",
        text: interpolate(wordsOf(language).printed.answerOnline, {
          link: `${siteAddress(call.app.env)}/services/proposals/${String(proposal.id)}`,
        }),
      },
    ],
  };
}
