// Decides what the tabs above the lists of proposals and nominations ask for, and which of them is chosen.

import type { nomination } from "@plimsoll/domain/commercial/nomination";
import { ALMOST_EXPIRED_DAYS } from "@plimsoll/domain/commercial/proposal-status";
import { type FilterValue, writeFilter } from "@plimsoll/domain/kernel/filter-value";
import type { RelativeDays } from "@plimsoll/domain/kernel/relative-days";
import type { ListQuery } from "#record/list-query";
import type { ProposalField } from "./proposal.ts";

type Filters = ListQuery["filters"];
type TabFilters = Readonly<Record<string, FilterValue>>;

/** The filters that each tab stands for, by its name. */
export type ListTabs = Readonly<Record<string, TabFilters>>;

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

/** Filters that tabs decide about; all others stay as they are when a tab is chosen. */
function tabFields(tabs: ListTabs): ReadonlySet<string> {
  return new Set(Object.values(tabs).flatMap((filters) => Object.keys(filters)));
}

const written = (filters: Filters, fields: ReadonlySet<string>): string =>
  Object.entries(filters)
    .flatMap(([name, value]) => (fields.has(name) ? [`${name}=${writeFilter(value)}`] : []))
    .sort()
    .join("&");

/** The tab whose filters are in force; none where somebody chose others. */
export function chosenTab(tabs: ListTabs, filters: Filters): string | null {
  const fields = tabFields(tabs);
  const now = written(filters, fields);
  return Object.keys(tabs).find((name) => written(tabs[name] ?? {}, fields) === now) ?? null;
}

export function withTab(tabs: ListTabs, filters: Filters, name: string): Filters {
  const fields = tabFields(tabs);
  const others = Object.entries(filters).filter(([field]) => !fields.has(field));
  return { ...Object.fromEntries(others), ...tabs[name] };
}
