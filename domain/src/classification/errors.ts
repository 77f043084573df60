/** Refusals about classifications and their way to the customer's system. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const CLASSIFICATION_ERRORS = {
  total_damaged_not_greater_than_zero: { status: 405 },
  not_below_sample: { status: 405 },
  defects_above_sample: { status: 405 },
  standard_not_in_force: { status: 405 },
  classification_exists_in_basement: { status: 423 },
  classification_exists: { status: 424 },
  classification_not_applicable: { status: 409 },
  final_classification_exists: { status: 425 },
  tonnage_missing: { status: 405 },
  coverage_too_low: { status: 409 },
  retested_already: { status: 409 },
  already_synchronized: { status: 409 },
  sync_not_for_customer: { status: 409 },
  sync_failed: { status: 409 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof CLASSIFICATION_ERRORS> {}
}
