// Decides what may be done with a proposal. A draft is sent, and sent again to whom it did not reach; the customer
// accepts or refuses what was sent; a sent or refused one may be followed by a new version, which starts as a draft. Expired and almost expired follow from the
// date and are never stored; an expired proposal blocks every action on it and on opening orders from it.

import { z } from "zod";
import { addDays, type CalendarDate } from "../kernel/dates.ts";
import type { StatusMachine } from "../kernel/status-machine.ts";

export const PROPOSAL_STATUSES = ["draft", "sent", "accepted", "refused"] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** Days before its end during which a proposal counts as almost expired. */
export const ALMOST_EXPIRED_DAYS = 7;

/** How long a new one is valid to begin with; whoever writes it says otherwise. */
export const USUAL_VALIDITY_DAYS = 30;

export const VALIDITIES = ["valid", "almost_expired", "expired"] as const;
export type Validity = (typeof VALIDITIES)[number];

/** The last day counts: a proposal is expired from the day after. */
export function validityOf(
  { expiration_date: end }: { readonly expiration_date: CalendarDate },
  today: CalendarDate,
): Validity {
  if (end < today) return "expired";
  return end <= addDays(today, ALMOST_EXPIRED_DAYS) ? "almost_expired" : "valid";
}

export interface ProposalFacts {
  readonly isExpired: boolean;
  readonly isSuperseded: boolean;
}

const blockedWhenExpired = ({ isExpired }: ProposalFacts) =>
  isExpired ? ({ code: "proposal_expired" } as const) : undefined;
const blockedWhenSuperseded = ({ isSuperseded }: ProposalFacts) =>
  isSuperseded ? ({ code: "proposal_superseded" } as const) : undefined;

const guards = [blockedWhenExpired, blockedWhenSuperseded];

export const proposalMachine: StatusMachine<ProposalStatus, ProposalFacts> = {
  tables: {
    "": [
      { from: ["draft"], to: "sent", by: "person", side: "staff", guards },
      // The mail once more, with links of their own; what was sent stays as it was.
      { from: ["sent"], to: "sent", by: "person", side: "staff", call: "resend", guards },
      { from: ["sent"], to: "accepted", by: "person", side: "guest", guards },
      // Whoever answers in the customer's place says why, and so does a refusal.
      { from: ["sent"], to: "accepted", by: "person", side: "staff", justification: true, guards },
      { from: ["sent"], to: "refused", by: "person", justification: true, guards },
    ],
  },
  phases: { draft: "planning", sent: "field", accepted: "done", refused: "stopped" },
  lifecycles: { "": ["draft", "sent", "accepted"] },
  input: {
    /** For sending: who gets the mail; the customer's contacts when left out. */
    recipients: z.array(z.string().max(254)).max(20).optional(),
    message: z.string().max(4000).nullish(),
  },
  sets: ({ to, at, by, justification }) =>
    to === "sent"
      ? { sent_at: at }
      : { answered_at: at, answered_by: by.slice(0, 200), answer: justification },
};

/** What can be followed by a new version: everything that has left the house and was not agreed on. */
export function mayRevise(status: ProposalStatus): boolean {
  return status === "sent" || status === "refused";
}
