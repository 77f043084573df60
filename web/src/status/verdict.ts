/** What the server says about the status of a row: which could be chosen now and why not, and which it has had. */
import type { ShownVerdict, ShownVerdicts, StatusEntry } from "@plimsoll/domain/kernel/status-output";

export type Reason = ShownVerdict["reasons"][number];
export type { ShownVerdict as Verdict, ShownVerdicts as Verdicts };

/** What comes with a row that has statuses. */
export interface WithStatus<Status extends string = string> {
  readonly verdicts?: Pick<ShownVerdicts<Status>, "statuses">;
  readonly status_log?: readonly StatusEntry<Status>[];
}
