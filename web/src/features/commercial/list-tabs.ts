// What the tabs above the lists of proposals and nominations ask for.

import type { nomination } from "@plimsoll/domain/commercial/nomination";
import { ALMOST_EXPIRED_DAYS } from "@plimsoll/domain/commercial/proposal-status";
import type { FilterValue } from "@plimsoll/domain/kernel/filter-value";
import type { RelativeDays } from "@plimsoll/domain/kernel/relative-days";
import type { ListTabs, TabFilters } from "#record/list-tabs";
import type { ProposalField } from "./proposal.ts";

type NominationField = keyof (typeof nomination)["fields"];

const any = (value: string): FilterValue => ({ kind: "any", values: [value] });
const relative = (days: RelativeDays): FilterValue => ({ kind: "relative", days });

const ofProposal = (filters: Partial<Record<ProposalField, FilterValue>>): TabFilters =>
  filters as TabFilters;
const ofNomination = (filters: Partial<Record<NominationField, FilterValue>>): TabFilters =>
  filters as TabFilters;

/** What is about to expire, or has, is what waits for an answer: a draft is changed and an accepted one is settled. */
export const PROPOSAL_TABS = {
  all: {},
  drafts: ofProposal({ status: any("draft") }),
  sent: ofProposal({ status: any("sent") }),
  almost_expired: ofProposal({
    status: any("sent"),
    // Today and as many days after it.
    expiration_date: relative(`next-${ALMOST_EXPIRED_DAYS + 1}`),
  }),
  expired: ofProposal({ status: any("sent"), expiration_date: relative("before-today") }),
  accepted: ofProposal({ status: any("accepted") }),
  refused: ofProposal({ status: any("refused") }),
} as const satisfies ListTabs;

export const NOMINATION_TABS = {
  all: {},
  pending: ofNomination({ status: any("pending") }),
  accepted: ofNomination({ status: any("accepted") }),
  refused: ofNomination({ status: any("refused") }),
  canceled: ofNomination({ status: any("canceled") }),
} as const satisfies ListTabs;
