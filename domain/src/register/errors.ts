/** Refusals of registers. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const REGISTER_ERRORS = {
  rate_not_greater_than_zero: { status: 405, wireCode: "not_greater_than_zero" },
  product_not_classified: { status: 409 },
  column_with_places: { status: 405 },
  column_without_places: { status: 405 },
  seals_not_counted: { status: 405 },
  seal_already_issued: { status: 409 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof REGISTER_ERRORS> {}
}
