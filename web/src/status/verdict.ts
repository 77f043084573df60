import type { StatusEntry } from "@plimsoll/domain/kernel/status-entry";
/** What the server says about the status of a row: which could be chosen now and why not, and which it has had. */
export interface Reason {
  readonly code: string;
  readonly message: string;
}

export interface Verdict<Status extends string = string> {
  readonly to: Status;
  readonly may: boolean;
  readonly justification: boolean;
  readonly reasons: readonly Reason[];
}

export interface Verdicts<Status extends string = string> {
  readonly statuses: readonly Verdict<Status>[];
}

/** What comes with a row that has statuses. */
export interface WithStatus<Status extends string = string> {
  readonly verdicts?: Verdicts<Status>;
  readonly status_log?: readonly StatusEntry<Status>[];
}
