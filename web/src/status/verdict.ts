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
