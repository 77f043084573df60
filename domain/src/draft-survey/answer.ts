// Decides how a survey calculation answers: with a result, or with every reason why there is none. What was
// misread on a quay is an answer by field and never an exception.

import type { Issue } from "../kernel/errors.ts";

export type Calculated<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly issues: readonly Issue[] };

export const calculated = <T>(result: T): Calculated<T> => ({ ok: true, result });

export const refused = (
  issues: readonly Issue[],
): { readonly ok: false; readonly issues: readonly Issue[] } => ({ ok: false, issues });

/** One line of the worksheet as a reader sees it. Words are the reader's; names and figures are ours. */
export interface Step {
  readonly name: string;
  readonly value: string | null;
  readonly unit?: string;
  /** The arithmetic with its figures. */
  readonly formula?: string;
  /** The document or the practice that asks for this line. */
  readonly rule: string;
}
