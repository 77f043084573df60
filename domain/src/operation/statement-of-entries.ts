// Decides what the time log of an operation says as a statement of facts: when loading commenced and was completed, which
// entries are stops, and the merged sums of the calculator. A stop without an end runs until now, or until the end of the
// loading; a moment (all fast, holds passed) is none. Moments in UTC, hours in decimals.

import type { Calculated } from "../kernel/calculated.ts";
import { calculated } from "../kernel/calculated.ts";
import type { DecimalText } from "../kernel/decimal.ts";
import { fractionOf, roundFraction } from "../kernel/fraction.ts";
import { STOP_CODES, type StopCode } from "./event-codes.data.ts";
import { readStatement, type Statement, secondsOf } from "./statement-of-facts.ts";

/** A type of the register of time logs. */
export interface EntryType {
  readonly id: string;
  readonly code: string | null;
  readonly kind: string;
  readonly begins_loading: boolean;
}

export interface LoggedEntry {
  readonly id: string;
  readonly timelog_id: string;
  readonly begin_at: string;
  readonly end_at: string | null;
}

const COMPLETED = "COMPL";
/** Kinds of types that last: begun and not ended, they go on. */
const LASTING: ReadonlySet<string> = new Set(["stop", "rain", "shift"]);

const isStopCode = (code: string | null): code is StopCode =>
  code !== null && (STOP_CODES as readonly string[]).includes(code);

export interface LoggedStop {
  readonly entry: string;
  readonly code: StopCode;
  readonly from: string;
  readonly until: string;
  /** Begun, and nobody has ended it. */
  readonly isRunning: boolean;
}

export interface LoggedStatement {
  readonly commenced: string | null;
  /** Null while the loading goes on. */
  readonly completed: string | null;
  readonly stops: readonly LoggedStop[];
  /** Entries that last but whose type the statement has no code for: they are shown and not taken off. */
  readonly uncounted: readonly string[];
  /** Null until loading has commenced. */
  readonly statement: Statement | null;
  /** What the plain sum counts more than once, from the moments themselves: rounded hours would not add up. */
  readonly overlap_hours: DecimalText | null;
}

export function statementOfEntries(
  entries: readonly LoggedEntry[],
  types: readonly EntryType[],
  { quantity, now }: { readonly quantity: string | null; readonly now: string },
): Calculated<LoggedStatement> {
  const typeOf = new Map(types.map((type) => [type.id, type]));
  const inOrder = entries.toSorted((a, b) => a.begin_at.localeCompare(b.begin_at));
  const commenced = inOrder.find((one) => typeOf.get(one.timelog_id)?.begins_loading)?.begin_at ?? null;
  const completed =
    inOrder.findLast((one) => typeOf.get(one.timelog_id)?.code === COMPLETED)?.begin_at ?? null;
  const last = completed ?? (commenced !== null && commenced > now ? commenced : now);
  const stops = inOrder.flatMap((entry) => stopOf(entry, typeOf.get(entry.timelog_id), last));
  const uncounted = inOrder.flatMap((entry) => {
    const type = typeOf.get(entry.timelog_id);
    return type && LASTING.has(type.kind) && !isStopCode(type.code) ? [entry.id] : [];
  });
  const found = { commenced, completed, stops, uncounted };
  if (commenced === null) return calculated({ ...found, statement: null, overlap_hours: null });
  const answer = readStatement({
    commenced,
    completed: last,
    stops: stops.map(({ code, from, until }) => ({ code, from, until })),
    quantity,
  });
  if (!answer.ok) return answer;
  const { result: statement } = answer;
  const plain = stops.map(({ from, until }) => secondsWithin(from, until, commenced, last));
  const merged = statement.merged.map(({ from, until }) => secondsOf(until) - secondsOf(from));
  const overlap = total(plain) - total(merged);
  return calculated({
    ...found,
    statement,
    overlap_hours: roundFraction(fractionOf(String(overlap), SECONDS_OF_AN_HOUR), HOUR_DECIMALS, "half_up"),
  });
}

const SECONDS_OF_AN_HOUR = "3600";
const HOUR_DECIMALS = 4;

const total = (seconds: readonly number[]) => seconds.reduce((sum, one) => sum + one, 0);

function secondsWithin(from: string, until: string, commenced: string, last: string): number {
  const begin = Math.max(secondsOf(from), secondsOf(commenced));
  const end = Math.min(secondsOf(until), secondsOf(last));
  return Math.max(0, end - begin);
}

function stopOf(entry: LoggedEntry, type: EntryType | undefined, last: string): LoggedStop[] {
  if (!type || !isStopCode(type.code)) return [];
  const isRunning = entry.end_at === null;
  if (isRunning && !LASTING.has(type.kind)) return [];
  const until = entry.end_at ?? (last > entry.begin_at ? last : entry.begin_at);
  return [{ entry: entry.id, code: type.code, from: entry.begin_at, until, isRunning }];
}
