// Decides what may be done with a proposal. A draft is sent; the customer accepts or refuses what was sent; a sent or
// refused one may be followed by a new version, which starts as a draft. Expired and almost expired follow from the
// date and are never stored; an expired proposal blocks every action on it and on opening orders from it.

import { addDays, type CalendarDate } from "../kernel/dates.ts";
import type { Transition } from "../kernel/transitions.ts";

export const PROPOSAL_STATUSES = ["draft", "sent", "accepted", "refused"] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** Days before its end during which a proposal counts as almost expired. */
export const ALMOST_EXPIRED_DAYS = 7;

export type Validity = "valid" | "almost_expired" | "expired";

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
  /** Whether the customer answers, or one of us writes down what they said. */
  readonly isCustomer: boolean;
}

type ProposalTransition = Transition<ProposalStatus, ProposalFacts>;

const blockedWhenExpired = ({ isExpired }: ProposalFacts) =>
  isExpired ? ({ code: "proposal_expired" } as const) : undefined;
const blockedWhenSuperseded = ({ isSuperseded }: ProposalFacts) =>
  isSuperseded ? ({ code: "proposal_superseded" } as const) : undefined;

const guards = [blockedWhenExpired, blockedWhenSuperseded];

/** A refusal says why, and so does whoever answers in the customer's place. */
export function proposalTransitions({
  isCustomer,
}: Pick<ProposalFacts, "isCustomer">): readonly ProposalTransition[] {
  return [
    ...(isCustomer ? [] : [{ from: ["draft"], to: "sent", by: "person", guards } as const]),
    { from: ["sent"], to: "accepted", by: "person", justification: !isCustomer, guards },
    { from: ["sent"], to: "refused", by: "person", justification: true, guards },
  ];
}

/** What can be followed by a new version: everything that has left the house and was not agreed on. */
export function mayRevise(status: ProposalStatus): boolean {
  return status === "sent" || status === "refused";
}
