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
import { letterOf, type ProposalLetter, printProposal } from "./proposal-document.ts";
import { filesOf, keepLink, useLinks } from "./store.ts";

/** What is ready before anything is written: who gets it, and the document, its bytes in the store. */
interface Sending {
  readonly to: readonly string[];
  readonly letter: ProposalLetter;
  readonly fileId: string;
  /** The document where it is not kept with the proposal yet. */
  readonly placed: PlacedFile | undefined;
}

const DOCUMENTS = "documents";

export const proposalStatusRules: StatusRules = {
  facts: (call, row): ProposalFacts => ({
    isExpired: isExpired(call, row as never),
    isSuperseded: row.superseded === true,
  }),

  async prepare(call, row, { to, input }): Promise<Sending | undefined> {
    if (to !== "sent") return undefined;
    const letter = await letterOf(call, row);
    const asked = (input.recipients ?? letter.contacts) as readonly string[];
    const addresses = [...new Set(asked.map((one) => one.trim().toLowerCase()))];
    if (addresses.length === 0) throw refuse("required", "recipients");
    for (const [at, address] of addresses.entries())
      if (!isEmail(address)) throw refuse("invalid_email", `recipients.${at}`);
    const known = row.status === "sent" ? await documentSent(call, row, letter.name) : undefined;
    const placed = known === undefined ? await placeDocument(call, row, letter) : undefined;
    return { to: addresses, letter, fileId: known ?? String(placed?.id), placed };
  },

  async enter(call, row, request, prepared) {
    if (request.to !== "sent") {
      // Links are used up by the first answer, whichever way it comes.
      await useLinks(call.db, String(row.id), call.now);
      return {};
    }
    const sending = prepared as Sending;
    if (sending.placed) await addFile(asProduct(call), sending.placed);
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

/** Whoever gets it later reads the very document that went out first. */
async function documentSent(call: Call, row: WireRow, name: string): Promise<string | undefined> {
  const files = await filesOf(call.db, "proposal", row.id);
  return files.findLast((file) => file.field === DOCUMENTS && file.name === name)?.id;
}

async function placeDocument(call: Call, row: WireRow, letter: ProposalLetter): Promise<PlacedFile> {
  const bytes = await printProposal(call, row, letter);
  const about = { record: "proposal", reference_id: String(row.id), name: letter.name, field: DOCUMENTS };
  return placeFile(asProduct(call), about, bytes, "application/pdf");
}

/** The document of what was sent is kept although nobody adds files to it any more. */
const asProduct = (call: Call): Call => ({ ...call, isSideEffect: true });

/** A link of its own for everybody who gets one, so that the answer tells whose it was. */
async function mailTo(
  call: Call,
  row: WireRow,
  address: string,
  { letter, fileId }: Sending,
  { input }: StatusRequest,
): Promise<void> {
  const words = wordsOf(letter.language).mail;
  const expires = endOfDay(String(row.expiration_date), String(row.country));
  const token = randomBytes(32).toString("base64url");
  const message = typeof input.message === "string" ? input.message.trim() : "";
  await keepLink(call.db, { hash: hashToken(token), proposalId: String(row.id), email: address, expires });
  await call.app.jobs.add(call.db, "mail", {
    to: address,
    subject: interpolate(words.proposalSubject, { code: String(row.propcode) }),
    text: interpolate(words.proposalBody, {
      customer: letter.customer,
      sender: call.actor.name,
      code: String(row.propcode),
      until: formatDate(String(row.expiration_date), letter.language),
      message: message === "" ? "" : `${message}\n\n`,
      link: `${siteAddress(call.app.env)}/proposal?token=${token}`,
    }),
    button: words.proposalButton,
    language: letter.language,
    letterhead: letter.letterhead,
    ...(letter.replyTo === undefined ? {} : { replyTo: letter.replyTo }),
    files: [{ id: fileId, name: letter.name, mediaType: "application/pdf" }],
  });
}

/** Valid through its last day, where the office is. */
function endOfDay(date: string, country: string): string {
  const zone = zoneOf(country);
  return instantOf({ local: `${addDays(date, 1)}T00:00`, zone }) ?? `${addDays(date, 1)}T12:00:00.000Z`;
}
