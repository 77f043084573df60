/** A refusal on its way to the caller: handlers throw it, the responder alone turns it into HTTP. */
import { ERRORS } from "@plimsoll/domain/errors";
import { type ErrorCode, type Issue, issue } from "@plimsoll/domain/kernel/errors";

export class Failure extends Error {
  readonly issues: readonly Issue[];
  /** The row as it is now, for a save that came too late. */
  readonly current: unknown;
  readonly retryAfter: number | undefined;

  constructor(issues: readonly Issue[], more: { current?: unknown; retryAfter?: number } = {}) {
    super(issues.map((one) => one.code).join(", "));
    this.name = "Failure";
    this.issues = issues;
    this.current = more.current;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    const [first] = this.issues;
    return first ? ERRORS[first.code].status : 500;
  }
}

export function refuse(code: ErrorCode, field?: string, params?: Issue["params"]): Failure {
  return new Failure([issue(code, field, params)]);
}
