/** What the database refuses, in our codes. The names of constraints say which field it was about. */
import { type ErrorCode, issue } from "@plimsoll/domain/kernel/errors";
import { Failure } from "#rpc/failure";
import { orConnectionLost } from "./connection-lost.ts";

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly detail?: string;
}

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
/** A value that its column cannot hold. */
const OUT_OF_RANGE = new Set(["22001", "22003", "22007", "22008", "22P02", "22021"]);
/** Stopped for taking longer than a statement may. */
const STOPPED = "57014";
const DISK_FULL = "53100";
const DEADLOCK = "40P01";
/** Two who wanted the same rows: one waited too long for the lock, or both waited for one another. */
const BUSY = new Set(["55P03", "40001", DEADLOCK]);
/**
 * Nothing is wrong with the call, and it may come again: the connection was lost (08), the server is stopping or
 * starting (57P), out of connections or memory (53), cannot read or write its files (58), takes no writes
 * because it is a standby (25006), or has ended a transaction in which nothing happened (25P03).
 */
const UNAVAILABLE = /^(08|53|58)...$|^57P..$|^(25006|25P03)$/;
const RETRY_SECONDS = 2;

/** Whether it was stopped by the limit on the time of a statement. */
export function isStopped(problem: unknown): boolean {
  return isDatabaseError(problem) && problem.code === STOPPED;
}

/** Whether it was ended because it and somebody else waited for one another. */
export function isDeadlock(problem: unknown): boolean {
  return isDatabaseError(problem) && problem.code === DEADLOCK;
}

export function translateDatabaseError(problem: unknown): Failure | undefined {
  const known = orConnectionLost(problem);
  if (!isDatabaseError(known)) return undefined;
  const later = laterCode(known.code);
  return later ? new Failure([issue(later)], { retryAfter: RETRY_SECONDS }) : refusal(known);
}

function laterCode(code: string): ErrorCode | undefined {
  if (code === DISK_FULL) return "no_space";
  if (UNAVAILABLE.test(code)) return "unavailable";
  if (BUSY.has(code)) return "busy";
  return code === STOPPED ? "took_too_long" : undefined;
}

function refusal(problem: DatabaseError): Failure | undefined {
  if (problem.code === UNIQUE_VIOLATION) {
    const field = takenField(problem);
    return new Failure([issue(field === "id" ? "already_exists" : "taken", field)]);
  }
  if (problem.code === FOREIGN_KEY_VIOLATION) {
    // Either a row was removed that others refer to, or a row refers to one that is gone.
    const removed = problem.detail?.includes("is still referenced") ?? false;
    return removed
      ? new Failure([issue("cannot_unlink")])
      : new Failure([issue("reference_not_found", /\((.+?)\)=/.exec(problem.detail ?? "")?.[1])]);
  }
  if (OUT_OF_RANGE.has(problem.code)) return new Failure([issue("invalid")]);
  return undefined;
}

/** `Key (country, code)=(BR, SP) already exists.` names the columns; the last one is the field that was typed. */
function takenField(problem: DatabaseError): string {
  const columns = /\((.+?)\)=/.exec(problem.detail ?? "")?.[1]?.split(", ") ?? [];
  return (columns.at(-1) ?? "id").replaceAll('"', "");
}

function isDatabaseError(problem: unknown): problem is DatabaseError {
  return problem instanceof Error && "code" in problem && typeof problem.code === "string";
}
