/** Sends proposals, and takes the answer: from an account, from one of us on the customer's behalf, or by the mailed link. */
import { randomBytes } from "node:crypto";
import { isGuest } from "@plimsoll/domain/access/actor";
import { may } from "@plimsoll/domain/access/permission";
import {
  type ProposalFacts,
  type ProposalStatus,
  proposalTransitions,
} from "@plimsoll/domain/commercial/proposal-status";
import { zoneOf } from "@plimsoll/domain/country/time-zone";
import { addDays, formatDate, instantOf } from "@plimsoll/domain/kernel/dates";
import { isEmail } from "@plimsoll/domain/kernel/field/text";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import { judgeTransition, type TransitionRequest, verdicts } from "@plimsoll/domain/kernel/transitions";
import { storeFile } from "#files/handlers";
import { notify } from "#notices/notify";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { wordsOf } from "#rpc/words";
import { hashToken } from "#session/sessions";
import { enterStatus, refuseUnless } from "#status/change";
import { siteAddress } from "../env.ts";
import { isExpired } from "./offer.ts";
import { printProposal } from "./proposal-document.ts";
import { addressee, keepLink, useLinks } from "./store.ts";

type ProposalContext = Omit<TransitionRequest<ProposalStatus, ProposalFacts>, "to" | "by">;

function transitionContext(
  call: Call,
  row: WireRow,
  isCustomer: boolean,
  justification?: string | null,
): ProposalContext {
  return {
    from: row.status as ProposalStatus,
    row,
    facts: { isExpired: isExpired(call, row as never), isSuperseded: row.superseded === true, isCustomer },
    justification: justification ?? null,
    holds: (permission) => may(call.actor, { service: "proposal", role: "proposal", permission }),
  };
}

export function proposalVerdicts(call: Call, row: WireRow) {
  const context = transitionContext(call, row, isGuest(call.actor));
  return verdicts(proposalTransitions(context.facts), context);
}

export interface Sending {
  readonly recipients?: readonly string[] | undefined;
  readonly message?: string | null | undefined;
}

export async function changeProposal(
  call: Call,
  row: WireRow,
  to: ProposalStatus,
  justification: string | null | undefined,
  sending: Sending,
): Promise<WireRow> {
  const isCustomer = isGuest(call.actor);
  const context = transitionContext(call, row, isCustomer, justification);
  refuseUnless(
    call,
    "proposal",
    judgeTransition(proposalTransitions(context.facts), { ...context, to, by: "person" }),
  );
  return to === "sent" ? send(call, row, sending) : answer(call, row, to, justification, call.actor.name);
}

async function send(call: Call, row: WireRow, { recipients, message }: Sending): Promise<WireRow> {
  const customer = await addressee(call.db, row.customer_id);
  const to = [...new Set((recipients ?? customer?.emails ?? []).map((one) => one.trim().toLowerCase()))];
  if (to.length === 0) throw refuse("required", "recipients");
  for (const [at, address] of to.entries())
    if (!isEmail(address)) throw refuse("invalid_email", `recipients.${at}`);

  const printed = await printProposal(call, row);
  const about = { reference_id: String(row.id), name: printed.name, field: "documents" };
  const file = await storeFile(call, about, printed.bytes, "application/pdf");
  const words = wordsOf(printed.language).mail;
  const expires = endOfDay(String(row.expiration_date), String(row.country));
  for (const address of to) {
    // A link of its own for everybody who gets one, so that the answer tells whose it was.
    const token = randomBytes(32).toString("base64url");
    await keepLink(call.db, { hash: hashToken(token), proposalId: String(row.id), email: address, expires });
    await call.app.jobs.add(call.db, "mail", {
      to: address,
      subject: interpolate(words.proposalSubject, { code: String(row.propcode) }),
      text: interpolate(words.proposalBody, {
        customer: customer?.name ?? "",
        sender: call.actor.name,
        code: String(row.propcode),
        until: formatDate(String(row.expiration_date), printed.language),
        message: message?.trim() ? `${message.trim()}\n\n` : "",
        link: `${siteAddress(call.app.env)}/proposal?token=${token}`,
      }),
      files: [{ id: file.id, name: printed.name, mediaType: "application/pdf" }],
    });
  }
  return enterStatus(call, model(call), row, { status: "sent", sent_at: call.now }, to.join(", "));
}

const model = (call: Call) => call.app.catalog.get("proposal");

/** Valid through its last day, where the office is. */
function endOfDay(date: string, country: string): string {
  const zone = zoneOf(country);
  return instantOf({ local: `${addDays(date, 1)}T00:00`, zone }) ?? `${addDays(date, 1)}T12:00:00.000Z`;
}

/** Links are used up by the first answer, whichever way it comes. */
export async function answer(
  call: Call,
  row: WireRow,
  to: ProposalStatus,
  reason: string | null | undefined,
  by: string,
): Promise<WireRow> {
  await useLinks(call.db, String(row.id), call.now);
  const change = {
    status: to,
    answered_at: call.now,
    answered_by: by.slice(0, 200),
    answer: reason?.trim() || null,
  };
  const changed = await enterStatus(call, model(call), row, change, reason);
  await tellAuthor(call, row, to, reason, by);
  return changed;
}

/** The same verdict as with an account, for whoever holds the link. */
export function judgeLink(call: Call, row: WireRow, to: ProposalStatus, reason: string | null | undefined) {
  const context = transitionContext(call, row, true, reason);
  return judgeTransition(proposalTransitions(context.facts), { ...context, to, by: "person" });
}

async function tellAuthor(
  call: Call,
  row: WireRow,
  to: ProposalStatus,
  reason: string | null | undefined,
  by: string,
): Promise<void> {
  if (typeof row.author_id !== "string" || row.author_id === call.actor.userId) return;
  await notify(call, {
    to: [row.author_id],
    kind: to === "accepted" ? "proposal_accepted" : "proposal_refused",
    subject: String(row.propcode),
    params: { who: by, reason: reason ?? "" },
    about: { record: "proposal", id: String(row.id) },
  });
}
