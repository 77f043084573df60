/** Sends proposals, and takes the answer: from an account, from one of us on the customer's behalf, or by the mailed link. */
import { randomBytes } from "node:crypto";
import type { ProposalFacts } from "@plimsoll/domain/commercial/proposal-status";
import { zoneOf } from "@plimsoll/domain/country/time-zone";
import { addDays, formatDate, instantOf } from "@plimsoll/domain/kernel/dates";
import { isEmail } from "@plimsoll/domain/kernel/field/text";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { addFile, type PlacedFile, placeFile } from "#files/store-file";
import { notify } from "#notices/notify";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { wordsOf } from "#rpc/words";
import { hashToken } from "#session/sessions";
import type { StatusRequest, StatusRules } from "#status/rules";
import { siteAddress } from "../env.ts";
import { isExpired } from "./offer.ts";
import { type PrintedProposal, printProposal } from "./proposal-document.ts";
import { addressee, keepLink, useLinks } from "./store.ts";

/** What is ready before anything is written: who gets it, and the document, its bytes in the store. */
interface Sending {
  readonly to: readonly string[];
  readonly customer: string;
  readonly printed: PrintedProposal;
  readonly file: PlacedFile;
}

export const proposalStatusRules: StatusRules = {
  facts: (call, row): ProposalFacts => ({
    isExpired: isExpired(call, row as never),
    isSuperseded: row.superseded === true,
  }),

  async prepare(call, row, { to, input }): Promise<Sending | undefined> {
    if (to !== "sent") return undefined;
    const customer = await addressee(call.db, row.customer_id);
    const asked = (input.recipients ?? customer?.emails ?? []) as readonly string[];
    const addresses = [...new Set(asked.map((one) => one.trim().toLowerCase()))];
    if (addresses.length === 0) throw refuse("required", "recipients");
    for (const [at, address] of addresses.entries())
      if (!isEmail(address)) throw refuse("invalid_email", `recipients.${at}`);
    const printed = await printProposal(call, row);
    const about = { reference_id: String(row.id), name: printed.name, field: "documents" };
    const file = await placeFile(call, about, printed.bytes, "application/pdf");
    return { to: addresses, customer: customer?.name ?? "", printed, file };
  },

  async enter(call, row, request, prepared) {
    if (request.to !== "sent") {
      // Links are used up by the first answer, whichever way it comes.
      await useLinks(call.db, String(row.id), call.now);
      return {};
    }
    const sending = prepared as Sending;
    await addFile(call, sending.file);
    for (const address of sending.to) await mailTo(call, row, address, sending, request);
    return { note: sending.to.join(", ") };
  },

  async entered(call, row, { to, justification }) {
    if (to === "sent" || typeof row.author_id !== "string" || row.author_id === call.actor.userId)
      return undefined;
    await notify(call, {
      to: [row.author_id],
      kind: to === "accepted" ? "proposal_accepted" : "proposal_refused",
      subject: String(row.propcode),
      params: { who: call.actor.name, reason: justification ?? "" },
      about: { record: "proposal", id: String(row.id) },
    });
    return undefined;
  },
};

/** A link of its own for everybody who gets one, so that the answer tells whose it was. */
async function mailTo(
  call: Call,
  row: WireRow,
  address: string,
  { customer, printed, file }: Sending,
  { input }: StatusRequest,
): Promise<void> {
  const words = wordsOf(printed.language).mail;
  const expires = endOfDay(String(row.expiration_date), String(row.country));
  const token = randomBytes(32).toString("base64url");
  const message = typeof input.message === "string" ? input.message.trim() : "";
  await keepLink(call.db, { hash: hashToken(token), proposalId: String(row.id), email: address, expires });
  await call.app.jobs.add(call.db, "mail", {
    to: address,
    subject: interpolate(words.proposalSubject, { code: String(row.propcode) }),
    text: interpolate(words.proposalBody, {
      customer,
      sender: call.actor.name,
      code: String(row.propcode),
      until: formatDate(String(row.expiration_date), printed.language),
      message: message === "" ? "" : `${message}\n\n`,
      link: `${siteAddress(call.app.env)}/proposal?token=${token}`,
    }),
    button: words.proposalButton,
    language: printed.language,
    letterhead: printed.letterhead,
    ...(printed.replyTo === undefined ? {} : { replyTo: printed.replyTo }),
    files: [{ id: file.id, name: printed.name, mediaType: "application/pdf" }],
  });
}

/** Valid through its last day, where the office is. */
function endOfDay(date: string, country: string): string {
  const zone = zoneOf(country);
  return instantOf({ local: `${addDays(date, 1)}T00:00`, zone }) ?? `${addDays(date, 1)}T12:00:00.000Z`;
}
