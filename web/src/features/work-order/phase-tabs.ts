// Decides what the tabs above a list of orders show: how many orders each phase has, and which one is chosen.

import type { FilterValue } from "@plimsoll/domain/kernel/filter-value";
import type { StatusCounts } from "@plimsoll/domain/work-order/output";
import {
  ORDER_STATUSES,
  type OrderStatus,
  PHASES,
  type Phase,
  statusesOf,
} from "@plimsoll/domain/work-order/status";
import type { ListQuery } from "#record/list-query";
import type { OrderField } from "./order-model.ts";

export const ALL = "all";
export type PhaseTab = Phase | typeof ALL;

const STATUS = "status" satisfies OrderField;

/** How many orders each tab stands for. */
export function tabCounts({ by_status: counts, total }: StatusCounts): Readonly<Record<PhaseTab, number>> {
  const count = (phase: Phase) => statusesOf(phase).reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  return { all: total, ...byPhase(count) };
}

function byPhase<T>(of: (phase: Phase) => T): Record<Phase, T> {
  return Object.fromEntries(PHASES.map((phase) => [phase, of(phase)])) as Record<Phase, T>;
}

/** The filter that a tab is; the whole list has none. */
export function tabFilter(tab: PhaseTab): FilterValue | undefined {
  return tab === ALL ? undefined : { kind: "any", values: statusesOf(tab) };
}

/** The tab whose statuses are chosen, all of them and no other; none where somebody chose differently. */
export function chosenTab(filters: ListQuery["filters"]): PhaseTab | null {
  const value = filters[STATUS];
  if (value === undefined) return ALL;
  if (value.kind !== "any") return null;
  const chosen = new Set(value.values);
  const isWhole = (phase: Phase) => {
    const statuses = statusesOf(phase);
    return statuses.length === chosen.size && statuses.every((status) => chosen.has(status));
  };
  return PHASES.find(isWhole) ?? null;
}

/** The filters of the list once a tab is chosen: everything else stays as it was. */
export function withTab(filters: ListQuery["filters"], tab: PhaseTab): ListQuery["filters"] {
  const { [STATUS]: _, ...others } = filters;
  const filter = tabFilter(tab);
  return filter === undefined ? others : { ...others, [STATUS]: filter };
}

/** Statuses that people can be moved to in bulk: those somebody chooses by hand. */
export const BULK_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => !["created", "waiting_start", "in_process", "in_progress"].includes(status),
);
