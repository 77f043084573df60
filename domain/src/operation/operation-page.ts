/**
 * A page of the field, declared once: which record it shows, of which carriers, what opens it, and when it is done. Its
 * addresses, its guard, its gates, its progress and what an inspector takes along follow from this.
 */
import type { Carrier } from "./carrier.ts";

export const PAGE_STATES = ["locked", "open", "begun", "done", "not_needed"] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** `always`: before the start too; `started`: once the inspection has begun; `planned`: once the storage plan stands as well. */
export type OpensWith = "always" | "started" | "planned";

type AnyRow = Readonly<Record<string, unknown>>;

/** What progress is judged by. */
export interface OperationFacts {
  readonly carrier: Carrier;
  readonly status: OperationStatus;
  /** Holds that are to be loaded: those of the storage plan, or all that the carrier has while there is none. */
  readonly holds: readonly number[];
  readonly isPlanned: boolean;
  /** Codes of the services within the order. */
  readonly services: readonly string[];
  /** Mandatory items of the order's scope, and how many of them are confirmed. */
  readonly mandatory: number;
  readonly confirmed: number;
}

export const OPERATION_STATUSES = ["not_started", "started", "finished", "canceled"] as const;
export type OperationStatus = (typeof OPERATION_STATUSES)[number];

export interface Progress {
  readonly done: number;
  /** 0 where nobody can say how many there will be: entries of a time log. */
  readonly of: number;
}

export interface OperationPage {
  /** The record whose rows it shows, which is also its role. What stands on the operation itself has a name alone. */
  readonly key: string;
  /** Its part of the address. */
  readonly segment: string;
  readonly icon: string;
  /** The words of its route; without them it is called what its record is called. */
  readonly words?: string;
  readonly carriers: readonly Carrier[];
  readonly opens: OpensWith;
  /** Records beside its own whose rows it shows. */
  readonly also?: readonly string[];
  /** False where what it shows is kept on the operation or the order. */
  readonly hasRecord?: false;
  /** Codes of the services that it carries out. Without any of them in the scope of the order it is not needed. */
  readonly services?: readonly string[];
  /** Nobody waits for it: it is filled where there is something to say. */
  readonly optional?: true;
  /** Belongs to the inspections that come before loading. */
  readonly beforeLoading?: true;
  /** How far it is, from its rows: what counts as done is decided here and nowhere else. */
  progress(rows: readonly AnyRow[], facts: OperationFacts): Progress;
}

export interface ShownPage extends Progress {
  readonly key: string;
  readonly state: PageState;
}

export function isOpen({ opens }: Pick<OperationPage, "opens">, facts: OperationFacts): boolean {
  const { status, isPlanned, carrier } = facts;
  if (status === "finished" || status === "canceled") return false;
  if (opens === "always") return true;
  // Trucks have no holds that could be planned.
  return status === "started" && (opens === "started" || isPlanned || carrier === "trucks");
}

/** An order without a scope asks for everything; what is optional is asked for by name alone. */
export function isNeeded({ services, optional }: OperationPage, facts: OperationFacts): boolean {
  if (services === undefined) return optional !== true;
  if (facts.services.length === 0) return optional !== true;
  return services.some((code) => facts.services.includes(code));
}

export function shownPage(page: OperationPage, rows: readonly AnyRow[], facts: OperationFacts): ShownPage {
  const progress = page.progress(rows, facts);
  return { key: page.key, ...progress, state: stateOf(page, rows.length, progress, facts) };
}

function stateOf(
  page: OperationPage,
  rows: number,
  { done, of }: Progress,
  facts: OperationFacts,
): PageState {
  const isBegun = rows > 0 || done > 0;
  const isComplete = of === 0 ? facts.status === "finished" : done >= of;
  if (isBegun) return isComplete ? "done" : "begun";
  const isEmpty = page.hasRecord === false && of === 0;
  if (isEmpty || !isNeeded(page, facts)) return "not_needed";
  return isOpen(page, facts) ? "open" : "locked";
}

/** For each hold its newest row; rows come in the order in which they were made. */
export function latestByHold<Row extends AnyRow>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  const latest = new Map<number, Row>();
  for (const row of rows) if (typeof row.hold === "number") latest.set(row.hold, row);
  return latest;
}

/** Of the holds to be loaded, those whose newest row counts. */
export function holdsDone(
  rows: readonly AnyRow[],
  { holds }: OperationFacts,
  counts: (row: AnyRow) => boolean,
): Progress {
  const latest = latestByHold(rows);
  const done = holds.filter((hold) => {
    const row = latest.get(hold);
    return row !== undefined && counts(row);
  });
  return { done: done.length, of: holds.length };
}

/** So many entries, and nobody knows how many are to come. */
export const counted = (rows: readonly AnyRow[]): Progress => ({ done: rows.length, of: 0 });
