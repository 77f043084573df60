// Decides what the time log of an operation comes to as laytime, by terms that somebody entered: an estimate for whoever
// watches the clock, and no substitute for the count of the parties. Laytime is told from the notice of readiness in the
// log; rain does not count unless the terms say so, and what the ship herself caused never does. Days are those of the
// port, and time is what passed there, whatever its clocks did; any stop of the log is time that was not worked. While work
// goes on it is counted until now. Hours in decimals, money by the day and pro rata.

import { z } from "zod";
import { type Calculated, calculated } from "../kernel/calculated.ts";
import { compare, type DecimalText } from "../kernel/decimal.ts";
import type { StopCode } from "./event-codes.data.ts";
import { clockOfZone, countLaytimeBy, type Laytime, laytimeInput } from "./laytime.ts";
import type { EntryType, LoggedEntry, LoggedStatement, LoggedStop } from "./statement-of-entries.ts";

/** What a charter says, as far as this count asks for it. */
export const laytimeTermsInput = laytimeInput
  .pick({
    rate: true,
    terms: true,
    turn_hours: true,
    sooner_if_commenced: true,
    saturdays: true,
    holidays: true,
    demurrage: true,
    despatch: true,
  })
  .extend({
    /** Tonnes; without it what was surveyed, weighed or planned counts. */
    quantity: laytimeInput.shape.quantity.nullish(),
    rain_counts: z.boolean().nullish(),
  });
export type LaytimeTerms = z.infer<typeof laytimeTermsInput>;

export const LAYTIME_TERMS_EXAMPLE = { rate: "8000", terms: "shinc", demurrage: "18000" } as const;

/** Notices in the order in which they are looked for: what was tendered begins the turn time. */
const NOTICES = ["NORT", "NORR", "NORA"] as const;
const RAIN: ReadonlySet<StopCode> = new Set(["RAIN", "RAINT"]);
/** On account of the ship, whatever the terms. */
const OF_THE_SHIP: ReadonlySet<StopCode> = new Set(["MECHV", "BALL", "RECLEAN", "SHIFTB"]);

export const LAYTIME_NEEDS = ["notice", "commenced", "quantity"] as const;
export type LaytimeNeed = (typeof LAYTIME_NEEDS)[number];

export interface LaytimeEstimate {
  /** What the log and the operation do not say yet. */
  readonly missing: readonly LaytimeNeed[];
  readonly laytime: Laytime | null;
  readonly quantity: DecimalText | null;
  /** Work goes on: counted until now. */
  readonly isRunning: boolean;
}

interface LoggedTime {
  readonly entries: readonly LoggedEntry[];
  readonly types: readonly EntryType[];
  readonly logged: Pick<LoggedStatement, "commenced" | "completed" | "stops">;
  /** Tonnes by draft, by scale or by plan, the best that is known. */
  readonly quantity: DecimalText | null;
  readonly zone: string;
  readonly now: string;
}

export function estimateLaytime(terms: LaytimeTerms, log: LoggedTime): Calculated<LaytimeEstimate> {
  const { logged, zone, now } = log;
  const notice = noticeOf(log);
  const quantity = terms.quantity ?? log.quantity;
  const isRunning = logged.completed === null;
  const known = { notice, commenced: logged.commenced, quantity };
  const missing = LAYTIME_NEEDS.filter((need) => known[need] === null);
  if (notice === null || logged.commenced === null || quantity === null || compare(quantity, "0") <= 0)
    return calculated({
      missing: missing.length > 0 ? missing : ["quantity"],
      laytime: null,
      quantity,
      isRunning,
    });
  const { rain_counts: rainCounts, quantity: _, ...charter } = terms;
  const latest = [now, logged.commenced, notice].toSorted().at(-1) ?? now;
  const spanOf = ({ from, until }: LoggedStop) => ({ from: toSecond(from), until: toSecond(until) });
  const answer = countLaytimeBy(clockOfZone(zone), {
    ...charter,
    quantity,
    notice: toSecond(notice),
    commenced: toSecond(logged.commenced),
    completed: toSecond(logged.completed ?? latest),
    exceptions: logged.stops
      .filter(({ code }) => OF_THE_SHIP.has(code) || (RAIN.has(code) && rainCounts !== true))
      .map(spanOf),
    idle: logged.stops.map(spanOf),
  });
  if (!answer.ok) return answer;
  return calculated({ missing: [], laytime: answer.result, quantity, isRunning });
}

function noticeOf({ entries, types }: LoggedTime): string | null {
  const codeOf = new Map(types.map(({ id, code }) => [id, code]));
  for (const code of NOTICES) {
    const moments = entries.filter((one) => codeOf.get(one.timelog_id) === code).map((one) => one.begin_at);
    const [first] = moments.toSorted();
    if (first !== undefined) return first;
  }
  return null;
}

/** The fractions that a server adds are nobody's observation. */
const toSecond = (instant: string): string => `${instant.slice(0, 19)}Z`;
