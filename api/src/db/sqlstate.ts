/** What the database refuses, in our codes. The names of constraints say which field it was about. */
import { issue } from "@plimsoll/domain/kernel/errors";
import { Failure } from "#rpc/failure";

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
/** Connection lost, server stopping or starting: the caller may try again. */
const UNAVAILABLE = new Set([
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08001",
  "08003",
  "08006",
  "53300",
  "ECONNREFUSED",
  "ECONNRESET",
]);

export function translateDatabaseError(problem: unknown): Failure | undefined {
  if (!isDatabaseError(problem)) return undefined;
  if (UNAVAILABLE.has(problem.code)) return new Failure([issue("unavailable")], { retryAfter: 2 });
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
