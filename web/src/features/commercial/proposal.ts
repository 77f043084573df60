/** A proposal as its pages read it, and the calls made on it. */
import type { proposal } from "@plimsoll/domain/commercial/proposal";
import { type Validity, validityOf } from "@plimsoll/domain/commercial/proposal-status";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import type { CalendarDate } from "@plimsoll/domain/kernel/dates";
import type { Row } from "@plimsoll/domain/kernel/record";

export const PROPOSALS = { service: "proposal", type: "proposal" } as const;

export type ProposalField = keyof (typeof proposal)["fields"];

/** A guest's row lacks what stays inside. */
export type ProposalRow = Row<typeof proposal> & Readonly<Record<string, unknown>>;

/** Validity on the day it is now, where the proposal was made. */
export function validityNow({ country, expiration_date: end }: Readonly<Record<string, unknown>>): Validity {
  return validityOf({ expiration_date: String(end) }, todayAt(country));
}

/** The day it is now in the country of a row. */
export function todayAt(country: unknown): CalendarDate {
  return todayIn(typeof country === "string" ? country : null, new Date().toISOString());
}

/** Among ourselves, the log keeps with each sending to whom it went. */
export function sentTo({ status_log: log }: ProposalRow): string | null {
  return log?.findLast((entry) => entry.active && entry.status === "sent")?.justification ?? null;
}

/** A draft while it is valid: what has expired is copied, not changed. */
export function isChangeable(row: Readonly<Record<string, unknown>>): boolean {
  return row.status === "draft" && validityNow(row) !== "expired";
}

/** Once it is answered or replaced, its end no longer presses anybody; that orders need a valid one is said there. */
export function isOpen({ status, superseded }: Readonly<Record<string, unknown>>): boolean {
  return superseded !== true && (status === "draft" || status === "sent");
}
