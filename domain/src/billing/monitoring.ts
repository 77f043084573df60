// Decides how what is on its way to being paid is counted: by the state that it is in and how long it has been there, by
// customer, by the currency that it was priced in and by month. Amounts are what is to be received, in the currency of
// the country: the net of a pre-invoice, and of an invoice what is open.

import type { CalendarDate } from "../kernel/dates.ts";
import { compare, type DecimalText } from "../kernel/decimal.ts";
import { sumMoney } from "./money.ts";

/** Approved and waiting for its note are one state here; an invoice is in its own until it is paid. */
export const MONITORED_STATES = [
  "pre_invoicing",
  "pending_level_1",
  "pending_level_2",
  "awaiting_customer",
  "waiting_nf",
  "invoiced",
] as const;
export type MonitoredState = (typeof MONITORED_STATES)[number];

/** Days in a state. */
export const WAITS = ["to_7", "to_15", "to_30", "to_60", "over_60"] as const;
export type Wait = (typeof WAITS)[number];

/** The first day of each but the first. */
export const WAIT_STARTS = [8, 16, 31, 61] as const;

export function waitOf(days: number): Wait {
  const passed = WAIT_STARTS.filter((start) => days >= start).length;
  return WAITS[passed] ?? "over_60";
}

/** From which to which day; nothing where there is no end. */
export function daysOf(wait: Wait): { readonly from: number; readonly to: number | null } {
  const at = WAITS.indexOf(wait);
  const next = WAIT_STARTS[at];
  return { from: at === 0 ? 0 : (WAIT_STARTS[at - 1] ?? 0), to: next === undefined ? null : next - 1 };
}

/** Longer than this is late. */
export const LATE_WAITS: readonly Wait[] = ["to_60", "over_60"];

/** Sums of rows that share all of these. */
export interface MonitoredGroup {
  readonly state: MonitoredState;
  readonly wait: Wait;
  readonly customer: { readonly id: string; readonly name: string };
  readonly month: string;
  readonly items: number;
  readonly amount: DecimalText;
}

export interface Counted {
  readonly items: number;
  readonly amount: DecimalText;
}

export interface Monitored {
  readonly total: Counted;
  readonly in_approval: Counted;
  readonly late: Counted;
  readonly cells: readonly (Counted & { readonly state: MonitoredState; readonly wait: Wait })[];
  /** The cells summed up both ways; every state and every wait is there. */
  readonly states: readonly (Counted & { readonly state: MonitoredState })[];
  readonly waits: readonly (Counted & { readonly wait: Wait })[];
  readonly customers: readonly (Counted & {
    readonly id: string;
    readonly name: string;
    readonly late: DecimalText;
  })[];
  readonly months: readonly (Counted & { readonly month: string })[];
}

const IN_APPROVAL: readonly MonitoredState[] = ["pending_level_1", "pending_level_2", "awaiting_customer"];

const counted = (groups: readonly MonitoredGroup[]): Counted => ({
  items: groups.reduce((sum, group) => sum + group.items, 0),
  amount: sumMoney(groups.map((group) => group.amount)),
});

function by<K extends string>(
  groups: readonly MonitoredGroup[],
  keyOf: (group: MonitoredGroup) => K,
): Map<K, MonitoredGroup[]> {
  const found = new Map<K, MonitoredGroup[]>();
  for (const group of groups) found.set(keyOf(group), [...(found.get(keyOf(group)) ?? []), group]);
  return found;
}

export function monitor(groups: readonly MonitoredGroup[]): Monitored {
  const isLate = ({ wait }: MonitoredGroup) => LATE_WAITS.includes(wait);
  const cells = MONITORED_STATES.flatMap((state) =>
    WAITS.flatMap((wait) => {
      const own = groups.filter((group) => group.state === state && group.wait === wait);
      return own.length === 0 ? [] : [{ state, wait, ...counted(own) }];
    }),
  );
  const customers = [...by(groups, ({ customer }) => customer.id).entries()].map(([id, own]) => ({
    id,
    name: own[0]?.customer.name ?? "",
    ...counted(own),
    late: counted(own.filter(isLate)).amount,
  }));
  const months = [...by(groups, ({ month }) => month).entries()].map(([month, own]) => ({
    month,
    ...counted(own),
  }));
  return {
    total: counted(groups),
    in_approval: counted(groups.filter(({ state }) => IN_APPROVAL.includes(state))),
    late: counted(groups.filter(isLate)),
    cells,
    states: MONITORED_STATES.map((state) => ({
      state,
      ...counted(groups.filter((group) => group.state === state)),
    })),
    waits: WAITS.map((wait) => ({ wait, ...counted(groups.filter((group) => group.wait === wait)) })),
    customers: customers.sort(
      (one, other) => compare(other.amount, one.amount) || one.name.localeCompare(other.name),
    ),
    months: months.sort((one, other) => one.month.localeCompare(other.month)),
  };
}

/** What happened at a terminal on a day. */
export interface TerminalDay {
  readonly terminal: { readonly id: string; readonly name: string } | null;
  readonly day: CalendarDate;
  readonly trucks: number;
  readonly tonnes: DecimalText;
  readonly refused: number;
  readonly revenue: DecimalText;
}

/** As many as a page shows side by side and a sheet prints. */
export const MOST_DAYS = 92;
