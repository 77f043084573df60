/** What goes with the writing and the sending of certificates. */
import { randomBytes } from "node:crypto";
import { draftName } from "@plimsoll/domain/certificate/certificate";
import type { CertificateKind } from "@plimsoll/domain/certificate/kinds";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import { isEmail } from "@plimsoll/domain/kernel/field/text";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { isLocale, type Locale } from "@plimsoll/domain/kernel/locale";
import { addressee, senderOf } from "#commercial/store";
import { addFile, type PlacedFile } from "#files/store-file";
import { notify } from "#notices/notify";
import type { RecordRules } from "#record/rules";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { hashToken } from "#session/sessions";
import { auditUser } from "#status/change";
import type { StatusRules } from "#status/rules";
import { siteAddress } from "../env.ts";
import { type CertificateRow, type Described, describe } from "./describe.ts";
import { asProduct, placeDraft } from "./draft.ts";
import { orderHead } from "./facts/store.ts";
import { followOrder } from "./follow-order.ts";
import { printedWords } from "./speech.ts";
import { keepLink, useLinks } from "./store.ts";
import { keepSent, noteReason, sentContent } from "./versions.ts";

/** How long a mailed link stays open. */
const LINK_DAYS = 30;

interface Sending {
  readonly to: readonly string[];
  readonly customer: string;
  readonly placed: PlacedFile;
  readonly described: Described;
}

const statusRules: StatusRules = {
  async prepare(call, row, { to, input }): Promise<Sending | undefined> {
    if (to !== "sent") return undefined;
    const certificate = row as CertificateRow;
    const order = await orderHead(call.db, certificate.work_order_id);
    const customer = await addressee(call.db, order?.customer_id);
    const asked = (input.to ?? customer?.emails ?? []) as readonly string[];
    const addresses = [...new Set(asked.map((one) => one.trim().toLowerCase()))];
    for (const [at, address] of addresses.entries())
      if (!isEmail(address)) throw refuse("invalid_email", `to.${at}`);
    const described = await describe(call, certificate);
    const placed = await placeDraft(call, certificate, described, "drafts");
    return { to: addresses, customer: customer?.name ?? "", placed, described };
  },

  async enter(call, row, { to, input, justification }, prepared) {
    if (to === "sent") {
      const sending = prepared as Sending;
      await addFile(asProduct(call), sending.placed);
      for (const address of sending.to)
        await mailTo(call, row as CertificateRow, address, sending, input.message);
      await keepSent(call, row as CertificateRow, sending.described);
      return { values: { approved_content: null }, note: sending.to.join(", ") };
    }
    await useLinks(call.db, String(row.id), call.now);
    if (to === "reproved") await noteReason(call, String(row.id), justification);
    if (to !== "approved") return {};
    // Somebody approves what was sent to them, whatever happened to the figures since.
    const sent = row.status === "sent" ? await sentContent(call.db, String(row.id)) : undefined;
    const content = sent ?? (await describe(call, row as CertificateRow)).content;
    return { values: { approved_content: content } };
  },

  async entered(call, row, { to, justification }) {
    await followOrder(call, String(row.work_order_id));
    if ((to !== "approved" && to !== "reproved") || row.author_id === call.actor.userId) return undefined;
    if (typeof row.author_id !== "string") return undefined;
    await notify(call, {
      to: [row.author_id],
      kind: to === "approved" ? "certificate_approved" : "certificate_reproved",
      subject: String(row.name),
      params: { who: call.actor.name, reason: justification ?? "" },
      about: { record: "certificate", id: String(row.id) },
    });
    return undefined;
  },
};

/** What was sent, to be compared with what is sent after it. */
export const certificateRules: RecordRules = {
  async prepare(call, values) {
    const author = { author_id: auditUser(call)?.id ?? null };
    if (typeof values.number === "string") return author;
    const order = await orderHead(call.db, values.work_order_id);
    return { name: draftName(order?.wocode ?? "", values.kind as CertificateKind), ...author };
  },

  async validate(call, { action, after, before }) {
    const found: Issue[] = [];
    if (action === "update" && before?.kind !== after?.kind) found.push(issue("not_editable", "kind"));
    if (action === "create" && (await orderHead(call.db, after?.work_order_id))?.status === "canceled")
      found.push(issue("operation_canceled", "work_order_id"));
    return found;
  },

  async afterWrite(call, { action, after, before }) {
    if (action === "create" || action === "delete")
      await followOrder(call, String((after ?? before)?.work_order_id));
  },

  status: statusRules,
};

async function mailTo(
  call: Call,
  row: CertificateRow,
  address: string,
  { customer, placed }: Sending,
  said: unknown,
): Promise<void> {
  const language: Locale = [row.languages[0], call.locale].find(isLocale) ?? "en";
  const words = (await printedWords(language)).mail;
  const sender = await senderOf(call.db, row.author_id);
  const token = randomBytes(32).toString("base64url");
  const message = typeof said === "string" ? said.trim() : "";
  const expires = `${addDays(call.now.slice(0, 10), LINK_DAYS)}T23:59:59.000Z`;
  await keepLink(call.db, { hash: hashToken(token), certificateId: row.id, email: address, expires });
  await call.app.jobs.add(call.db, "mail", {
    to: address,
    subject: interpolate(words.subject, { name: row.name }),
    text: interpolate(words.body, {
      customer,
      name: row.name,
      message: message === "" ? "" : `${message}\n\n`,
      link: `${siteAddress(call.app.env)}/certificate?token=${token}`,
      sender: sender?.name ?? call.actor.name,
    }),
    button: words.button,
    language,
    letterhead: [sender?.name ?? ""].filter((line) => line !== ""),
    ...(sender?.email === undefined ? {} : { replyTo: sender.email }),
    files: [{ id: placed.id, name: `${row.name}-draft.pdf`, mediaType: "application/pdf" }],
  });
}
