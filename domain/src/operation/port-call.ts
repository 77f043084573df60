/**
 * Where a ship stands in its call at a port, on a day: expected, at the roads, at the berth, operating, sailed. It is told by
 * the moments of the statement of facts; where nobody wrote them down, by the operation itself. Days are those of the port.
 */
import { type CalendarDate, dateIn, type Instant } from "#kernel/dates";
import type { MomentCode } from "./event-codes.data.ts";

export const CALL_STATES = ["expected", "at_roads", "at_berth", "operating", "sailed"] as const;
export type CallState = (typeof CALL_STATES)[number];

/** Of several entries of a state the first counts: a ship arrives once. */
const MOMENTS_OF: Readonly<Record<Exclude<CallState, "expected">, readonly MomentCode[]>> = {
  at_roads: ["EOSP", "ARR", "ANC", "NORT", "NORR", "NORA"],
  at_berth: ["FIRSTL", "ALLFAST", "GANGWAY"],
  operating: ["COML"],
  sailed: ["UNMOOR", "PILOUT", "SAILED"],
};

export interface LoggedMoment {
  readonly code: string | null;
  readonly begin_at: Instant;
}

export interface PortCall {
  /** The day on which the order expects it. */
  readonly eta: CalendarDate | null;
  readonly moments: readonly LoggedMoment[];
  readonly started_at: Instant | null;
  readonly finished_at: Instant | null;
}

export interface CallTimes {
  readonly at_roads: Instant | null;
  readonly at_berth: Instant | null;
  readonly operating: Instant | null;
  readonly sailed: Instant | null;
}

export function callTimes({ moments, started_at: started, finished_at: finished }: PortCall): CallTimes {
  const first = (state: keyof CallTimes) =>
    moments
      .filter(({ code }) => MOMENTS_OF[state].some((one) => one === code))
      .map(({ begin_at: at }) => at)
      .sort()[0] ?? null;
  return {
    at_roads: first("at_roads"),
    at_berth: first("at_berth"),
    operating: first("operating") ?? (first("at_berth") === null ? started : null),
    // Who does not write down that it sailed still says that the work is over.
    sailed: first("sailed") ?? finished,
  };
}

const FORWARD = ["at_roads", "at_berth", "operating"] as const;

export interface StandingOn {
  readonly state: CallState;
  /** Since when, where it is known. */
  readonly since: Instant | null;
}

/**
 * As it stood at the end of the day, and today as it stands now. A ship that is expected shows on its day, or today where that
 * has passed; one that is here shows on every day until it sails, and none after today.
 */
export function standingOn(
  call: PortCall,
  { day, today, zone }: { readonly day: CalendarDate; readonly today: CalendarDate; readonly zone: string },
): StandingOn | null {
  const times = callTimes(call);
  const dayOf = (at: Instant | null) => (at === null ? null : dateIn(at, zone));
  const reached = (at: Instant | null) => {
    const on = dayOf(at);
    return on !== null && on <= day;
  };
  if (reached(times.sailed))
    return dayOf(times.sailed) === day ? { state: "sailed", since: times.sailed } : null;
  const here = FORWARD.filter((state) => reached(times[state])).at(-1);
  if (here !== undefined) return day > today ? null : { state: here, since: times[here] };
  const hasCome = Object.values(times).some((at) => at !== null);
  if (hasCome || call.eta === null) return null;
  const expectedOn = call.eta < today ? today : call.eta;
  return day === expectedOn ? { state: "expected", since: null } : null;
}
