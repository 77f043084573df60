// Decides how a calculator answers: with a result, or with every reason why there is none. Bad input is
// something people type, misread on a quay, or laboratories send, so it is an answer by field and never an exception.

import { type Issue, issue } from "./errors.ts";

export type Calculated<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly issues: readonly Issue[] };

export const calculated = <T>(result: T): Calculated<T> => ({ ok: true, result });

export const refused = (
  issues: readonly Issue[],
): { readonly ok: false; readonly issues: readonly Issue[] } => ({
  ok: false,
  issues,
});

/** The same issues as seen from a larger request: `sample.flags` of the third unit is `units.2.sample.flags`. */
export function issuesUnder(prefix: string, issues: readonly Issue[]): Issue[] {
  return issues.map((one) =>
    issue(one.code, one.field === undefined ? prefix : `${prefix}.${one.field}`, one.params),
  );
}

/** One line of the explanation: what was found, by which formula and which rule. Words are the reader's. */
export interface Step {
  readonly name: string;
  readonly value: string | null;
  readonly unit?: string;
  /** The arithmetic with its figures, where there was any. */
  readonly formula?: string;
  /** The standard and article, or the clause, that asks for this step. */
  readonly rule: string;
}
